import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { FONTS, cutFonts } from './fonts.ts'

/** The build's id: a hash of everything the client is made from, the same on every machine. */
function buildId(): string {
  const hash = createHash('sha256')
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...sources.sort(), 'index.html', 'package-lock.json', 'vite.config.ts', 'fonts.ts']) {
    hash.update(file.replaceAll('\\', '/') + '\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Packs every text beside itself, as small as it gets: the server hands out what a browser can read. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      for (const file of readdirSync(join(dir!, 'assets'))) {
        const path = join(dir!, 'assets', file)
        if (!/\.(js|css|svg)$/.test(file)) continue
        const whole = readFileSync(path)
        const small = {
          br: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
          gz: gzipSync(whole, { level: 9 }),
        }
        for (const [ending, bytes] of Object.entries(small)) {
          if (bytes.length < whole.length) writeFileSync(`${path}.${ending}`, bytes)
        }
      }
    },
  }
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

export default defineConfig(async ({ command, mode }) => {
  if (mode !== 'test') await cutFonts()
  const id = command === 'build' ? buildId() : 'dev'
  const house = process.env.VERNISSAGE_HOUSE ?? 'http://127.0.0.1:8000'
  return {
    plugins: [svelte(), buildText(id), packed(), ...(mode === 'test' ? [svelteTesting()] : [])],
    resolve: { alias: { '@fonts': FONTS } },
    define: { __BUILD__: JSON.stringify(id) },
    build: {
      outDir: '../src/vernissage/server/static',
      emptyOutDir: true,
      // The server's content security policy takes nothing from data: but pictures.
      assetsInlineLimit: 0,
    },
    // A browser knows the worker by its address, and lets it speak for the addresses below it alone.
    worker: { rolldownOptions: { output: { entryFileNames: 'worker.js' } } },
    server: { proxy: { '/api': { target: house, ws: true, changeOrigin: true } } },
    test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  }
})
