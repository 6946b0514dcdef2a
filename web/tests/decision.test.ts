/** The widgets, as a player meets them. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Amount from '../src/decision/Amount.svelte'
import Decision from '../src/decision/Decision.svelte'
import Options from '../src/decision/Options.svelte'
import Ordered from '../src/decision/Ordered.svelte'
import Several from '../src/decision/Several.svelte'
import type { Live } from '../src/lib/live.svelte'
import { Previews } from '../src/lib/previews.svelte'
import { rulebook } from '../src/lib/rulebook.svelte'
import { wide } from '../src/lib/screen'
import { settings } from '../src/lib/settings.svelte'
import type { AmountChoice, Choices, Move, SeatInfo, SeveralChoice, OrderInfo } from '../src/lib/wire'
import { Words } from '../src/lib/words'
import { boardOf } from '../src/titles'
import { amountChoices, foretold, stateOf } from './table'
import ToldChoice from './ToldChoice.svelte'

const TITLE = 'money = { $amount } k€\nmove-bid = Bid { money }\n'

function fakeLive(facts: Partial<Live> = {}): Live {
  return {
    words: new Words('en', TITLE),
    pictureUrl: (work: string) => `/pictures/${work}.svg`,
    play: vi.fn(() => Promise.resolve()),
    why: vi.fn(() => Promise.resolve(null)),
    state: stateOf({}),
    boardAnswers: {},
    ...facts,
  } as unknown as Live
}

const point = vi.fn<(move: Move | null) => void>()
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  settings.lang = 'en'
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_000)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('an amount', () => {
  const send = vi.fn<(move: Move) => void>()
  const why = vi.fn<(move: Move) => void>()
  const show = (amount: AmountChoice = amountChoices().amount as AmountChoice) => {
    send.mockReset()
    why.mockReset()
    return render(Amount, { live: fakeLive(), amount, point, send, why })
  }

  it('starts at the lowest and says what it does in the title’s words', async () => {
    show()
    await press('Bid 4 k€')
    expect(send).toHaveBeenCalledWith({ move: 'bid', amount: 4 })
  })

  it('is stepped, raised and typed', async () => {
    show()
    await press('One more')
    await press('+10')
    await press('Bid 15 k€')
    expect(send).toHaveBeenLastCalledWith({ move: 'bid', amount: 15 })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '7' } })
    await press('Bid 7 k€')
    expect(send).toHaveBeenLastCalledWith({ move: 'bid', amount: 7 })
  })

  it('asks once more above what the server says, and says how much can be given', async () => {
    show()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '30' } })
    await press('Bid 30 k€')
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByText(/more than half of the most you can give here \(40 k€\)/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Yes: Bid 30 k€')
    await press('Yes: Bid 30 k€')
    expect(send).toHaveBeenCalledWith({ move: 'bid', amount: 30 })
  })

  it('lets one change one’s mind with Escape', async () => {
    show()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '30' } })
    await press('Bid 30 k€')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByText('Yes: Bid 30 k€')).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('asks why not instead of sending what cannot be', async () => {
    show()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '900' } })
    await press('Bid 900 k€')
    expect(send).not.toHaveBeenCalled()
    expect(why).toHaveBeenCalledWith({ move: 'bid', amount: 900 })
  })

  it('keeps what was typed when somebody else raises above it', async () => {
    const { rerender } = show()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '6' } })
    await rerender({ amount: amountChoices({ low: 9 }).amount as AmountChoice })
    await press('Bid 6 k€')
    expect(send).not.toHaveBeenCalled()
    expect(why).toHaveBeenCalledWith({ move: 'bid', amount: 6 })
  })

  it('takes digits from anywhere', async () => {
    show()
    await fireEvent.keyDown(document.body, { key: '8' })
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('8')
  })
})

describe('options', () => {
  const options: Choices['options'] = [
    { move: { move: 'offer', card: 'a' }, text: 'Offer A', works: ['a'] },
    { move: { move: 'pass' }, text: 'Pass', works: [] },
  ]

  it('are picked by a press or a digit', async () => {
    const send = vi.fn()
    render(Options, { live: fakeLive(), options, point, send })
    await press(/Offer A/)
    expect(send).toHaveBeenLastCalledWith({ move: 'offer', card: 'a' })
    await fireEvent.keyDown(document.body, { key: '2' })
    expect(send).toHaveBeenLastCalledWith({ move: 'pass' })
  })

  it('leave the digits to the amount they stand beside', async () => {
    const send = vi.fn()
    render(Options, { live: fakeLive(), options: options.slice(1), beside: true, point, send })
    await fireEvent.keyDown(document.body, { key: '1' })
    expect(send).not.toHaveBeenCalled()
    await fireEvent.keyDown(document.body, { key: 'p' })
    expect(send).toHaveBeenLastCalledWith({ move: 'pass' })
  })

  it('hear no keys while something is typed or when keys are switched off', async () => {
    const send = vi.fn()
    render(Options, { live: fakeLive(), options, point, send })
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { key: '1', bubbles: true })
    field.remove()
    settings.shortcuts = false
    await fireEvent.keyDown(document.body, { key: '1' })
    settings.shortcuts = true
    expect(send).not.toHaveBeenCalled()
  })
})

describe('options that are numbers', () => {
  const bids = [2, 3, 5, 7, 11, 13].map((card) => ({ move: { move: 'bid', card }, text: `Bid ${card}`, works: [] }))

  it('stand side by side, and no digit is mistaken for one', async () => {
    const send = vi.fn()
    render(Options, { live: fakeLive(), options: bids, point, send })
    expect(screen.getByRole('list').classList.contains('short')).toBe(true)
    await fireEvent.keyDown(document.body, { key: '3' })
    expect(send).not.toHaveBeenCalled()
    await press('Bid 3')
    expect(send).toHaveBeenCalledWith({ move: 'bid', card: 3 })
  })
})

describe('several', () => {
  const several: SeveralChoice = {
    move: { move: 'take' },
    field: 'cards',
    items: [
      ['a', 'Card A'],
      ['b', 'Card B'],
      ['c', 'Card C'],
    ],
    least: 1,
    most: 2,
    ordered: false,
  }

  it('sends what is ticked, in the list’s order, and no more than allowed', async () => {
    const send = vi.fn()
    render(Several, { several, point, send })
    await fireEvent.click(screen.getByLabelText('Card C'))
    await fireEvent.click(screen.getByLabelText('Card A'))
    expect((screen.getByLabelText('Card B') as HTMLInputElement).disabled).toBe(true)
    await press('Choose these 2')
    expect(send).toHaveBeenCalledWith({ move: 'take', cards: ['a', 'c'] })
  })

  it('in an order is moved up and down', async () => {
    const send = vi.fn()
    render(Ordered, { several: { ...several, least: 3, most: 3, ordered: true }, point, send })
    await press('Move Card C up')
    await press('In this order')
    expect(send).toHaveBeenCalledWith({ move: 'take', cards: ['a', 'c', 'b'] })
  })
})

describe('what the board answers itself', () => {
  const texts = new Words('en', 'hang-it = Hang it on your wall')
  const places: Choices['options'] = [
    { move: { move: 'hang', square: 'a1' }, text: 'Hang it at a1', works: ['x'] },
    { move: { move: 'hang', square: 'b1' }, text: 'Hang it at b1', works: ['x'] },
    { move: { move: 'keep' }, text: 'Keep it', works: [] },
  ]
  const choices = { ...amountChoices(), key: 'hang', amount: null, options: places }
  const boardAnswers = { hang: { says: 'hang-it', takes: (move: Move) => 'square' in move } }

  it('is not listed; the rest is, with digits of its own', async () => {
    const showOnBoard = vi.fn()
    const live = fakeLive({ words: texts, state: stateOf({ choices }), boardAnswers })
    render(Decision, { live, showOnBoard })
    expect(screen.queryByText('Hang it at a1')).toBeNull()
    await fireEvent.keyDown(document.body, { key: '1' })
    expect(live.play).toHaveBeenCalledWith({ move: 'keep' })
    await press('Hang it on your wall')
    expect(showOnBoard).toHaveBeenCalledWith('hang', false)
  })

  it('leads to its place there', async () => {
    const place = document.body.appendChild(document.createElement('button'))
    place.dataset.answers = 'start hang'
    render(Decision, { live: fakeLive({ words: texts, state: stateOf({ choices }), boardAnswers }) })
    await press('Hang it on your wall')
    expect(document.activeElement).toBe(place)
    place.remove()
  })

  it('is listed where the board does not stand, or has no word for it', () => {
    render(Decision, { live: fakeLive({ words: texts, state: stateOf({ choices }) }) })
    expect(screen.getByText('Hang it at a1')).toBeTruthy()
    cleanup()
    render(Decision, { live: fakeLive({ state: stateOf({ choices }), boardAnswers }) })
    expect(screen.getByText('Hang it at a1')).toBeTruthy()
  })

  it('may be so on small screens alone, for some answers and not for others', () => {
    const narrow = { hang: { says: 'hang-it', narrow: (move: Move) => move.square !== 'a1' } }
    const live = fakeLive({ words: texts, state: stateOf({ choices }), boardAnswers: narrow })
    vi.spyOn(wide, 'current', 'get').mockReturnValue(true)
    render(Decision, { live })
    expect(screen.queryByText('Hang it at a1')).toBeNull()
    expect(screen.getByText('Hang it at b1')).toBeTruthy()
  })

  it('may be so on small screens alone', () => {
    const narrow = { hang: { says: 'hang-it', narrow: true } }
    const live = fakeLive({ words: texts, state: stateOf({ choices }), boardAnswers: narrow })
    vi.spyOn(wide, 'current', 'get').mockReturnValue(true)
    render(Decision, { live })
    expect(screen.getByText('Hang it at a1')).toBeTruthy()
    cleanup()
    vi.spyOn(wide, 'current', 'get').mockReturnValue(false)
    render(Decision, { live })
    expect(screen.queryByText('Hang it at a1')).toBeNull()
  })

  it('may be a choice of several', async () => {
    const showOnBoard = vi.fn()
    const several: SeveralChoice = { move: { move: 'keep', works: [] }, field: 'works', items: [['x', 'The first work']], least: 0, most: 1, ordered: false }
    const state = stateOf({ choices: { ...choices, options: [], several } })
    render(Decision, { live: fakeLive({ words: texts, state, boardAnswers: { hang: { says: 'hang-it', several: true } } }), showOnBoard })
    expect(screen.queryByText('The first work')).toBeNull()
    await press('Hang it on your wall')
    expect(showOnBoard).toHaveBeenCalledWith('hang', true)
    cleanup()
    render(Decision, { live: fakeLive({ words: texts, state, boardAnswers: { hang: { says: 'hang-it' } } }) })
    expect(screen.getByText('The first work')).toBeTruthy()
  })

  it('is known of every title', async () => {
    for (const title of ['art_society', 'gallerist', 'modern_art', 'pictura']) expect(Object.keys((await boardOf(title))!.answers)).not.toEqual([])
    expect(await boardOf('toy')).toBeNull()
  }, 60_000) // whole boards are loaded
})

describe('an order for the table', () => {
  const raising: Choices = { ...amountChoices(), key: 'raise', mode: 'floor', may_order: true }
  const asking: Choices = { ...raising, key: 'kicked_out', mode: 'turn', amount: null }
  const words = new Words('en', `${TITLE}kicked = an action after being kicked out\n`)
  const show = (choices: Choices | null, orders: OrderInfo[] = [], facts: Partial<Live> = {}) => {
    const order = vi.fn(() => Promise.resolve())
    const live = fakeLive({ words, order, state: { ...stateOf({ choices }), orders }, ...facts })
    render(Decision, { live })
    return { order, live }
  }
  const chips = () => screen.getByRole('list', { name: 'Standing orders' }).textContent?.trim()

  it('is not offered where nothing can be ordered', () => {
    show(amountChoices())
    expect(screen.queryByText('Bid for me …')).toBeNull()
  })

  it('is written only by who wants to', async () => {
    const { live } = show(raising)
    expect(screen.queryByLabelText('Up to')).toBeNull()
    await press('Bid for me …')
    expect(live.ordering).toBe(true)
  })

  it('bids up to an amount, then passes', async () => {
    const { order, live } = show(raising, [], { ordering: true })
    await fireEvent.input(screen.getByLabelText('Up to'), { target: { value: '12' } })
    await press('Bid for me up to 12 k€')
    expect(order).toHaveBeenCalledWith('raise', 12, 'pass')
    expect(live.ordering).toBe(false)
  })

  it('or asks above it', async () => {
    const { order } = show(raising, [], { ordering: true })
    await fireEvent.click(screen.getByLabelText('ask me'))
    await press('Bid for me up to 4 k€')
    expect(order).toHaveBeenCalledWith('raise', 4, 'ask')
  })

  it('takes no more than there is', async () => {
    show(raising, [], { ordering: true })
    await fireEvent.input(screen.getByLabelText('Up to'), { target: { value: '900' } })
    expect((screen.getByRole('button', { name: 'Bid for me up to 900 k€' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('says no for ever where there is nothing to bid', async () => {
    const { order } = show(asking)
    await press("No, and don't ask me this again")
    expect(order).toHaveBeenCalledWith('kicked_out', 0, 'pass')
  })

  it('stands to be seen, in words, until it is cancelled', async () => {
    const { order } = show(null, [{ key: 'raise', up_to: 12, then: 'ask' }])
    expect(chips()).toBe('Bids for you up to 12 k€, then asks you')
    await press('Stop: Bids for you up to 12 k€, then asks you')
    expect(order).toHaveBeenCalledWith('raise', null)
    cleanup()
    show(null, [{ key: 'raise', up_to: 12, then: 'pass' }])
    expect(chips()).toBe('Bids for you up to 12 k€, then passes')
    cleanup()
    show(null, [{ key: 'raise', up_to: 0, then: 'pass' }])
    expect(chips()).toBe('Passes for you')
    cleanup()
    show(null, [{ key: 'kicked_out', up_to: 0, then: 'pass' }], { boardAnswers: { kicked_out: { says: 'money', declines: 'kicked' } } })
    expect(chips()).toBe('Always answers no for you: an action after being kicked out')
  })
})

describe('the decision panel', () => {
  it('says whom we wait for when nothing is asked', () => {
    render(Decision, { live: fakeLive() })
    expect(screen.getByRole('heading').textContent).toBe('We wait for Player 0.')
  })

  it('shows the rule that refused an answer', async () => {
    const refused = { type: 'refused', id: 1, code: 'illegal', rule: 'MA-13', text: 'Too much. [MA-13]' }
    const live = fakeLive({ state: stateOf({ choices: amountChoices() }), play: () => Promise.reject(refused) })
    render(Decision, { live })
    await press('Pass')
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe('Too much.')
    const chapters = [{ title: 'A turn', text: '', rules: ['MA-8'] }, { title: 'Bidding', text: '', rules: ['MA-13', 'MA-14'] }]
    rulebook.chapters = chapters
    await fireEvent.click(await screen.findByRole('button', { name: 'Rules: Bidding' }))
    expect(rulebook.opened).toBe('MA-13')
    rulebook.close()
  })

  it('offers to take back, and waits for the end of the turn', async () => {
    const done = vi.fn(() => Promise.resolve())
    const back = vi.fn(() => Promise.resolve())
    const live = fakeLive({ state: { ...stateOf({}), undoable: 1, held_by: 0 }, done, back })
    render(Decision, { live })
    await press('Take back')
    expect(back).toHaveBeenCalledWith(1)
    await press('End my turn')
    expect(done).toHaveBeenCalled()
  })

  it('takes back all that can be, where it is more than one step', async () => {
    const back = vi.fn(() => Promise.resolve())
    render(Decision, { live: fakeLive({ state: { ...stateOf({}), undoable: 3 }, back }) })
    await press('Start over (3 steps)')
    expect(back).toHaveBeenCalledWith(3)
    cleanup()
    render(Decision, { live: fakeLive({ state: { ...stateOf({}), undoable: 1 } }) })
    expect(screen.queryByText(/Start over/)).toBeNull()
  })

  it('says what a choice would do, where the title can', () => {
    const choices = { ...amountChoices(), amount: null }
    const live = fakeLive({ state: stateOf({ choices }), choiceFacts: ToldChoice })
    render(Decision, { live })
    expect(screen.getByRole('button', { name: /Pass/ }).textContent).toContain('told: pass')
    cleanup()
    render(Decision, { live: fakeLive({ state: stateOf({ choices: amountChoices() }), choiceFacts: ToldChoice }) })
    expect(screen.getByText('told: bid 4')).toBeTruthy()
  })

  it('tells what the choice that is pointed at would do, by mouse and by focus, and no more when it is left', async () => {
    const choices = { ...amountChoices(), amount: null }
    const foresee = vi.fn((_: number, moves: Move[]) => Promise.resolve(moves.map(({ move }) => foretold(`Player 0 says ${move}.`, { chance: true }))))
    const live = fakeLive({ state: stateOf({ choices }), lang: 'en', choiceFacts: null, foresee })
    Object.assign(live, { previews: new Previews(live) })
    render(Decision, { live })
    const pass = screen.getByRole('button', { name: /Pass/ })
    await vi.waitFor(() => expect(foresee).toHaveBeenCalledWith(5, [{ move: 'pass' }]))
    expect(screen.queryByText('Player 0 says pass.')).toBeNull()
    await fireEvent.pointerEnter(pass)
    expect(await screen.findByText('Player 0 says pass.')).toBeTruthy()
    expect(screen.getByText('What follows depends on chance or on what is hidden from you.')).toBeTruthy()
    await fireEvent.pointerLeave(pass)
    expect(screen.queryByText('Player 0 says pass.')).toBeNull()
    vi.spyOn(pass, 'matches').mockReturnValue(true) // jsdom shows no focus ring
    await fireEvent.focus(pass)
    expect(screen.getByText('Player 0 says pass.')).toBeTruthy()
    expect(foresee).toHaveBeenCalledTimes(1)
  })

  it('tells it to a finger that rests, which then has not answered', async () => {
    const options: Choices['options'] = [{ move: { move: 'pass' }, text: 'Pass', works: [] }]
    const send = vi.fn()
    point.mockReset()
    render(Options, { live: fakeLive(), options, point, send })
    const pass = screen.getByRole('button')
    const touch = new Event('pointerdown', { bubbles: true })
    Object.assign(touch, { pointerType: 'touch' })
    await fireEvent(pass, touch)
    await vi.waitFor(() => expect(point).toHaveBeenLastCalledWith({ move: 'pass' }))
    await fireEvent.click(pass)
    expect(send).not.toHaveBeenCalled()
    await fireEvent.click(pass)
    expect(send).toHaveBeenCalledWith({ move: 'pass' })
  })

  it('does not speak of half one’s money where the title says what an amount would do', async () => {
    const play = vi.fn(() => Promise.resolve())
    render(Decision, { live: fakeLive({ state: stateOf({ choices: amountChoices() }), choiceFacts: ToldChoice, play }) })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '30' } })
    await press('Bid 30 k€')
    expect(play).toHaveBeenCalledWith({ move: 'bid', amount: 30 })
  })

  it('lets one who left take the seat again', async () => {
    const state = stateOf({})
    state.table.seats[0] = { ...(state.table.seats[0] as SeatInfo), away: true }
    const fetch = vi.fn(() => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })))
    vi.stubGlobal('fetch', fetch)
    render(Decision, { live: fakeLive({ state, table: 't1' }) })
    await press('Take your seat back')
    expect(fetch).toHaveBeenCalledWith('/api/tables/t1/seat?lang=en', expect.objectContaining({ method: 'POST' }))
    vi.unstubAllGlobals()
  })
})
