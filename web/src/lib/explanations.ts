/** What every table's things are: its players and plain tables; all else is the title's to tell. */
import { botName, botSays } from './bots'
import type { Live } from './live.svelte'
import { onstage, type Explanation } from './onstage.svelte'
import { t } from './text.svelte'

/** A thing in words; null if nobody knows it. */
export function explanationOf(live: Live, thing: string): Explanation | null {
  const [kind, ...rest] = thing.split('/')
  if (kind === 'player') return player(live, Number(rest[0]))
  if (kind === 'table') return cell(live, rest.map(Number))
  return onstage.explain(live, thing)
}

function player(live: Live, seat: number): Explanation | null {
  const info = live.state?.table.seats[seat]
  if (!info) return null
  const turn = live.state?.view?.decision?.seats.includes(seat) ? 'yes' : 'no'
  const who = info.you ? 'you' : info.kind === 'bot' ? 'bot' : info.away ? 'away' : info.connected ? 'here' : 'gone'
  const bot = info.bot ?? ''
  const says = t('thing-player', { number: seat + 1, who, bot: botName(bot), turn })
  return { name: info.name, says: who === 'bot' ? `${says} ${botSays(bot)}`.trim() : says, rule: '' }
}

/** A place of the plain tables: `table/0` its heading, `table/0/2` a line, `table/0/2/1` a cell. */
function cell(live: Live, [at = 0, row, column]: number[]): Explanation | null {
  const table = live.state?.board?.tables[at]
  if (!table) return null
  const line = row === undefined ? undefined : table.rows[row]
  const heading = column === undefined ? '' : (table.columns[column] ?? '')
  const words = [line?.[0], heading].filter(Boolean)
  const name = words.length ? words.join(' · ') : table.heading
  const help = [heading, line?.[0] ?? '', table.heading].map((label) => table.help[label]).find(Boolean) ?? ''
  const value = line && column !== undefined && column > 0 ? (line[column] ?? '') : ''
  return { name: value ? `${name}: ${value}` : name, says: help || (words.length ? table.heading : ''), rule: '' }
}
