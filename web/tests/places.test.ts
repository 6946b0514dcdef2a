import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elementOf, place } from '../src/guide/places'

const label = (field: string) => ({ coins: 'Coins' })[field] ?? field
const find = (point: string) => elementOf(point, document, label)?.id

describe('what a point means on a board', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList
    })
    document.body.innerHTML = `
      <main id="all" data-point="board">
        <div id="hand" data-point="hand"><b id="card" data-ma-card="nex-open-1"></b><b id="thing" data-thing="card/nex-once-1"></b></div>
        <div id="seat" data-point="players[1]"></div>
        <table><tr><th id="coins" data-label="Coins"></th></tr></table>
        <p id="lost" data-point="lot" hidden></p>
        <button id="tab" role="tab" data-holds="market players[0].desk"></button>
        <i id="cash" data-thing="cash/0"></i>
      </main>`
  })

  it('is the place that is marked so, or a thing of that name in it', () => {
    expect(find('hand')).toBe('hand')
    expect(find('hand[nex-open-1]')).toBe('card')
    expect(find('hand[nex-once-1]')).toBe('thing')
    expect(find('cash/0')).toBe('cash')
  })

  it('is the next larger thing where nothing is marked so', () => {
    expect(find('hand[koriko-open-1]')).toBe('hand')
    expect(find('players[1].wall')).toBe('seat')
    expect(find('players[1].wall[nex-open-1]')).toBe('seat')
    expect(find('players[0].wall')).toBe('all')
  })

  it('is the tab behind which it lies', () => {
    expect(find('market')).toBe('tab')
    expect(find('market[works]')).toBe('tab')
    expect(find('players[0].desk')).toBe('tab')
    expect(find('players[0].wall')).toBe('all')
  })

  it('is known by its label on plain tables', () => {
    expect(find('coins[0]')).toBe('coins')
  })

  it('is never what nobody sees', () => {
    expect(find('lot')).toBe('all')
    expect(find('cash/7')).toBe('all')
  })
})

describe('where the card stands', () => {
  const card = { width: 400, height: 200 }
  const room = { left: 0, top: 0, width: 1440, height: 900 }

  it('is below what it speaks of, if there is room', () => {
    expect(place(card, { left: 100, top: 100, width: 300, height: 100 }, room, [])).toMatchObject({ left: 100, top: 212 })
  })

  it('is beside it, if what is below must be pressed', () => {
    const panel = { left: 0, top: 220, width: 1440, height: 680 }
    const at = place(card, { left: 500, top: 60, width: 200, height: 100 }, room, [{ box: panel, weight: 1 }])
    expect(at.top + at.height).toBeLessThanOrEqual(220)
    expect([88, 712]).toContain(at.left)
  })

  it('stays within the window', () => {
    const at = place(card, { left: 1300, top: 850, width: 140, height: 50 }, room, [])
    expect(at.left + at.width).toBeLessThanOrEqual(1440)
    expect(at.top + at.height).toBeLessThanOrEqual(900)
  })
})
