/** What a part of the game log begins with: a turn. */
export const BEGINS = ['turn_began']
