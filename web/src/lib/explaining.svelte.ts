/**
 * What the things on a board are, in words, in one constant place.
 *
 * A thing carries `data-thing` with its name, such as `worth/koriko`; a sign that may stand anywhere carries `data-sign`, and
 * is told by itself unless it is the only sign of the thing it stands in. Pointed at by the mouse, by focus or by a finger
 * that rests, or tapped where a tap does nothing else, it is told in the ribbon by the title's `explain`. In the mode that
 * `?` begins, every thing can be reached by arrow keys and by a plain tap.
 */
import type { Action } from 'svelte/action'
import { isFree } from './keys'

/** So long a mouse stays before another thing is told, so that one can reach the ribbon. */
const DWELL = 90
/** So long a finger rests to ask. */
const REST = 450
/** So long the words stay when nothing is pointed at any more. */
const STAY = 1500

class Explaining {
  /** The thing that is told now. */
  thing = $state<string | null>(null)
  /** Whether everything is explained when it is tapped or walked to, and nothing is played. */
  on = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  tell(thing: string | null): void {
    clearTimeout(this.#timer)
    this.thing = thing
  }

  /** Tell it a moment later, unless something else is pointed at. */
  soon(thing: string | null): void {
    clearTimeout(this.#timer)
    if (thing !== this.thing) this.#timer = setTimeout(() => (this.thing = thing), thing === null ? STAY : DWELL)
  }

  /** The words that stand there stay. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  begin(): void {
    this.tell(null)
    this.on = true
  }

  end(): void {
    this.on = false
    this.tell(null)
  }
}

export const explaining = new Explaining()

const ACTS = 'button, a, input, select, textarea, label, summary, [role=tab], [draggable=true]'
const RIBBON = '[data-ribbon]'
type Marked = HTMLElement | SVGElement

/** The thing something belongs to: the nearest one, and of several signs in one thing each by itself. */
function thingAt(target: EventTarget | null): Marked | null {
  const near = (target as Element | null)?.closest?.<Marked>('[data-thing], [data-sign]') ?? null
  if (!near || near.dataset.thing) return near
  const around = near.closest<Marked>('[data-thing]')
  return around && around.querySelectorAll('[data-sign]').length === 1 ? around : near
}
const nameOf = (thing: Marked | null) => thing?.dataset.thing ?? thing?.dataset.sign ?? null

/** The things one can see, in the order of the page. */
export function thingsIn(root: ParentNode): Marked[] {
  const all = [...root.querySelectorAll<Marked>('[data-thing], [data-sign]')]
  return all.filter((thing) => thingAt(thing) === thing && (thing.checkVisibility?.() ?? true))
}

/** On the element that holds the whole table: things in it are explained. */
export const explains: Action<HTMLElement> = (root) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let rested = false
  let pressed = 0

  function over(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    if ((event.target as Element).closest(RIBBON)) explaining.stay()
    else explaining.soon(nameOf(thingAt(event.target)))
  }

  function focus(event: FocusEvent) {
    const target = event.target as HTMLElement
    const thing = thingAt(target)
    if (thing && target.matches(':focus-visible')) explaining.tell(nameOf(thing))
  }

  function press(event: PointerEvent) {
    rested = false
    pressed = event.timeStamp
    const thing = thingAt(event.target)
    if ((event.target as Element).closest(RIBBON)) return
    if (!thing) explaining.tell(null)
    if (event.pointerType !== 'touch' || !thing) return
    timer = setTimeout(() => {
      rested = true
      explaining.tell(nameOf(thing))
    }, REST)
  }
  /** A page that was busy hears late that the finger is gone: how long it rested is what the events say, not the timer. */
  function lift(event: PointerEvent) {
    clearTimeout(timer)
    if (event.timeStamp - pressed < REST) rested = false
  }

  function tap(event: MouseEvent) {
    const target = event.target as Element
    const thing = thingAt(target)
    const asks = rested || (explaining.on && thing && !target.closest(RIBBON))
    rested = false
    if (asks) {
      // A finger that rested has asked, not answered; and in this mode nothing is played.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (thing) explaining.tell(nameOf(thing))
    } else if (thing && !target.closest(ACTS)) explaining.tell(nameOf(thing))
  }

  function key(event: KeyboardEvent) {
    if (event.key === '?' && isFree(event)) {
      event.preventDefault()
      if (explaining.on) explaining.end()
      else walk(0)
      return
    }
    if (!explaining.on) {
      if (event.key === 'Escape' && explaining.thing !== null) explaining.tell(null)
      return
    }
    if (event.key === 'Escape') explaining.end()
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step && !document.querySelector('dialog[open]')) {
      event.preventDefault()
      event.stopImmediatePropagation()
      walk(step)
    }
  }

  /** To the next thing, or to the first one. It takes the focus, so that a reader of the screen goes along. */
  function walk(step: number) {
    explaining.begin()
    const things = thingsIn(root)
    const here = things.findIndex((thing) => thing === thingAt(document.activeElement))
    const next = things[(Math.max(here, step > 0 ? -1 : 0) + step + things.length) % things.length]
    if (!next) return
    if (next.tabIndex < 0) next.setAttribute('tabindex', '-1')
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
    explaining.tell(nameOf(next))
  }

  const capture = { capture: true }
  root.addEventListener('pointerover', over)
  root.addEventListener('focusin', focus)
  root.addEventListener('pointerdown', press)
  root.addEventListener('pointerup', lift)
  root.addEventListener('pointercancel', lift)
  root.addEventListener('pointermove', lift)
  root.addEventListener('click', tap, capture)
  window.addEventListener('keydown', key, capture)
  return {
    destroy() {
      clearTimeout(timer)
      explaining.end()
      window.removeEventListener('keydown', key, capture)
    },
  }
}
