import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explains, explaining } from './explaining.svelte'

let board: HTMLElement
let card: HTMLElement
let taken = 0

beforeEach(() => {
  vi.useFakeTimers()
  taken = 0
  document.body.innerHTML = '<main><button data-thing="card-1">Card</button></main>'
  board = document.querySelector('main')!
  card = document.querySelector('button')!
  card.addEventListener('click', () => (taken += 1))
  explains(board, undefined)
  explaining.tell(null)
})
afterEach(() => vi.useRealTimers())

function finger(type: string, at: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true })
  Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: at } })
  card.dispatchEvent(event)
}

test('a tap answers', () => {
  finger('pointerdown', 0)
  finger('pointerup', 80)
  card.click()
  expect(taken).toBe(1)
})

test('a finger that rests asks what it is, and answers nothing', () => {
  finger('pointerdown', 0)
  vi.advanceTimersByTime(600)
  finger('pointerup', 600)
  card.click()
  expect(taken).toBe(0)
  expect(explaining.thing).toBe('card-1')
})

test('a tap that is heard late, because the page was busy, is still a tap', () => {
  finger('pointerdown', 0)
  vi.advanceTimersByTime(600)
  finger('pointerup', 80)
  card.click()
  expect(taken).toBe(1)
})
