/** What the server tells about a game of The Gallerist, and how its names are read. */
import type { Move } from '../../lib/wire'
import { VISITORS as KINDS } from './wire.generated'
import type { Form, Visitor as Kind, VisitorsView as Three, Work } from './wire.generated'

export type {
  Action,
  Artist as ArtistKey,
  ArtistView as Artist,
  AskView as Ask,
  Bonus,
  CardView as Card,
  Cell as CellKey,
  CellView as Cell,
  Contract as ContractKey,
  ContractView as Contract,
  Form,
  GalleristView as View,
  GoalView as Goal,
  HungView as Hung,
  Location,
  LocationView as Place,
  NumbersView as Numbers,
  PieceView as Piece,
  PileView as Pile,
  PromotionView as Promotion,
  SeatView as Player,
  SheetView as Sheet,
  SoloLineView as SoloLine,
  SoloView as Solo,
  StepView as Step,
  Ticket,
  Tickets,
  Tile,
  TrackView as Space,
  Visitor as Kind,
  VisitorsView as Three,
  Work,
} from './wire.generated'

export { FORMS, TICKETS, VISITORS as KINDS } from './wire.generated'

export function formOf(name: string): Form {
  return name.split('-')[0] as Form
}

export function total(three: Three): number {
  return KINDS.reduce((sum, kind) => sum + three[kind], 0)
}

/** Each of them by itself: two investors and a VIP are three. */
export function each(three: Three): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(three[kind]).fill(kind))
}

/** The name of a work's picture and of its label. */
export function pictureOf(work: Work): string {
  return `work-${work}`
}

/** The portrait of an artist tile, which is named form-colour-promotion: of each two the less promoted one is `a`. */
export function portraitOf(tile: string): string {
  const [form, colour, promotion] = tile.split('-')
  return ['artist', form, colour, Number(promotion) % 2 ? 'b' : 'a'].join('-')
}

/** Where the visitors in a seat's lobby stand. */
export function lobbyOf(seat: number | null): string {
  return ['lobby', seat].join('-')
}

/** A move as a record writes it: its tag, then the values of its fields. */
export function written(move: Move): string {
  return Object.values(move).flat().join(' ')
}
