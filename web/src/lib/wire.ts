/** What goes over the wire: the server's own types, and what is said about them here. */
export type * from './wire.generated'
export { LARGEST_FILE, MOST_PREVIEWS } from './wire.generated'

/** The wall label of a work. A title says which lines it has, and may have more. */
export interface WorkInfo {
  title: string
  year: number | string
  medium: string
}

/** What an event tells, as far as a screen looks at it: whom else it is told, it need not know. */
export type Facts<Event> = Event extends unknown ? Omit<Event, 'audience'> : never
