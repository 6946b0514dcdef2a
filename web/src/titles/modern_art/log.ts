/** What a part of the game log begins with: a lot. */
export const BEGINS = ['offered']
