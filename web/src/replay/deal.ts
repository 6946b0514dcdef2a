/** The commitment of a game, made again from what it was made of: without any help of the house. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Deal } from '../lib/wire'

const TAG = 'vernissage/commitment/1'

/** The text that was hashed: a JSON list without spaces, letters beyond ASCII as `\u…`. */
export function sealed(deal: Deal): string {
  const facts = [TAG, deal.title, deal.rules, deal.components, deal.seats, deal.options, deal.seed]
  return JSON.stringify(facts).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function commitmentOf(deal: Deal): string {
  return bytesToHex(sha256(utf8ToBytes(sealed(deal))))
}
