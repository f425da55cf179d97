import type { Tone } from '@listwright/contracts'
import { copybook } from '../copybook/copybook.ts'
import type { Line } from '../copybook/line.ts'
import type { Role, Scene } from '../copybook/scene.ts'
import type { Player } from './player.ts'

/** Lines about one thing or several that serve one moment, and the things that fill their slots. */
export interface Cast {
  /** The scene or the purpose that the lines stand under. */
  name: string
  lines: readonly Line[]
  roles: ReadonlyMap<string, Player>
}

/** The slot of a line about one thing. */
const ITSELF = 'it'

/** What can be said of one thing. */
export const castAlone = (player: Player, tone: Tone): Cast => ({
  name: player.purpose.name,
  lines: player.purpose.lines[tone],
  roles: new Map([[ITSELF, player]]),
})

/** A first sentence about one thing. */
export const castToLead = (player: Player, tone: Tone): Cast => ({
  ...castAlone(player, tone),
  lines: player.purpose.leads[tone],
})

/** Scenes by the purposes that play in them, so that only those that can be cast are tried. */
const scenesOf = new Map<string, Scene[]>()
for (const scene of copybook.scenes)
  for (const purpose of new Set(scene.roles.flatMap((role) => role.purposes)))
    scenesOf.set(purpose, [...(scenesOf.get(purpose) ?? []), scene])

/** Every scene that these things can play, the fullest first. */
export const castScenes = (players: readonly Player[], tone: Tone): Cast[] => {
  const scenes = new Set(players.flatMap(({ purpose }) => scenesOf.get(purpose.name) ?? []))
  return [...scenes]
    .flatMap((scene) => castOf(scene, players, tone) ?? [])
    .sort((one, other) => other.roles.size - one.roles.size)
}

const castOf = (scene: Scene, players: readonly Player[], tone: Tone): Cast | null => {
  const roles = new Map<string, Player>()
  for (const role of scene.roles) {
    const player = players.find((one) => canPlay(one, role) && isApart(one, [...roles.values()]))
    if (player) roles.set(role.name, player)
    else if (!role.isOptional) return null
  }
  return roles.size > 1 ? { name: scene.name, lines: scene.lines[tone], roles } : null
}

/** One thing plays one role, and two decks in a sentence would be told apart by nothing. */
const isApart = (player: Player, others: readonly Player[]): boolean =>
  others.every(
    (other) =>
      other.named.name?.head !== player.named.name?.head &&
      !other.features.some((feature) => player.features.includes(feature)),
  )

const canPlay = ({ purpose }: Player, { purposes }: Role): boolean =>
  purposes.includes(purpose.name)
