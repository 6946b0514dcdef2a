import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The build's id: a hash of everything the client is made from, the same on every machine. */
function buildId(): string {
  const hash = createHash('sha256')
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...sources.sort(), 'index.html', 'package-lock.json', 'vite.config.ts']) {
    hash.update(file.replaceAll('\\', '/') + '\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

function buildText(id: string): Plugin {
  return {
    name: 'build.txt',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: id })
    },
  }
}

export default defineConfig(({ command, mode }) => {
  const id = command === 'build' ? buildId() : 'dev'
  const house = process.env.VERNISSAGE_HOUSE ?? 'http://127.0.0.1:8000'
  return {
    plugins: [svelte(), buildText(id), ...(mode === 'test' ? [svelteTesting()] : [])],
    define: { __BUILD__: JSON.stringify(id) },
    build: {
      outDir: '../src/vernissage/server/static',
      emptyOutDir: true,
      // The server's content security policy takes nothing from data: but pictures.
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': { target: house, ws: true, changeOrigin: true } } },
    test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  }
})
