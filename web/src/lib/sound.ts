/** A few soft sounds made on the spot; none unless the visitor wants them. */
import { settings } from './settings.svelte'

let context: AudioContext | null = null

function note(frequency: number, after: number, length: number, loudness: number): void {
  if (!context) return
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}

function ready(): boolean {
  if (!settings.sound || typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  void context.resume()
  return true
}

/** Two rising notes: it is your turn. */
export function chime(): void {
  if (!ready()) return
  note(587, 0, 0.5, 0.07)
  note(880, 0.13, 0.7, 0.05)
}

/** A dull knock: the hammer. */
export function knock(): void {
  if (!ready()) return
  note(150, 0, 0.16, 0.16)
  note(95, 0.01, 0.2, 0.12)
}
