/** The marks a bonus is told by, in a row; a number stands before them where there are several. */
import type { MarkName } from './marks'
import type { Bonus, Kind, Location, Ticket } from './view'

export const BONUS_MARKS: Readonly<Record<Bonus, readonly MarkName[]>> = {
  none: [],
  money: ['money'],
  influence: ['influence'],
  fame: ['star-green'],
  ticket: ['ticket-any'],
  brown_ticket: ['ticket-brown'],
  pink_ticket: ['ticket-pink'],
  white_ticket: ['ticket-white'],
  two_tickets: ['ticket-any', 'ticket-any'],
  plaza_visitor: ['anyone'],
  investor_or_vip: ['visitor-investor', 'visitor-vip'],
  bag_visitor: ['bag', 'anyone'],
  assistant: ['assistant'],
  contract: ['contract'],
}

export const TICKET_MARKS: Readonly<Record<Ticket | 'any', MarkName>> = {
  brown: 'ticket-brown',
  pink: 'ticket-pink',
  white: 'ticket-white',
  any: 'ticket-any',
}

export const VISITOR_MARKS: Readonly<Record<Kind | 'any', MarkName>> = {
  investor: 'visitor-investor',
  vip: 'visitor-vip',
  collector: 'visitor-collector',
  any: 'anyone',
}

export const LOCATION_MARKS: Readonly<Record<Location, MarkName>> = {
  sales_office: 'sales-office',
  artists_colony: 'artists-colony',
  media_centre: 'media-centre',
  international_market: 'international-market',
}
