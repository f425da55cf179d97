import type { Tone } from '@listwright/contracts'
import { copybook } from '../copybook/copybook.ts'
import type { Line } from '../copybook/line.ts'
import type { Pair, Role } from '../copybook/pair.ts'
import type { Player } from './player.ts'

/** Lines about one thing or two, and the things that fill their slots. */
export interface Cast {
  /** The subject or the pair that the lines stand under. */
  name: string
  lines: readonly Line[]
  roles: ReadonlyMap<string, Player>
}

/** The slot of a line about one thing. */
const ITSELF = 'it'

/** What can be said of one thing. */
export const castAlone = (player: Player, tone: Tone): Cast => ({
  name: player.subject.name,
  lines: player.subject.lines[tone],
  roles: new Map([[ITSELF, player]]),
})

/** Every pair that these things can play. */
export const castPairs = (players: readonly Player[], tone: Tone): Cast[] =>
  copybook.pairs.flatMap((pair) => castOf(pair, players, tone) ?? [])

const castOf = (pair: Pair, players: readonly Player[], tone: Tone): Cast | null => {
  const roles = new Map<string, Player>()
  for (const role of pair.roles) {
    const player = players.find((one) => canPlay(one, role) && isApart(one, [...roles.values()]))
    if (!player) return null
    roles.set(role.name, player)
  }
  return { name: pair.name, lines: pair.lines[tone], roles }
}

/** One thing plays one role, and two decks in a sentence would be told apart by nothing. */
const isApart = (player: Player, others: readonly Player[]): boolean =>
  others.every(
    (other) =>
      other.named.name?.head !== player.named.name?.head &&
      !other.features.some((feature) => player.features.includes(feature)),
  )

const canPlay = ({ subject }: Player, { subjects }: Role): boolean =>
  subjects.includes(subject.name)
