import { Ear } from '../compose/ear.ts'
import type { Passage } from '../compose/passage.ts'
import { Teller } from '../story/teller.ts'
import { castAlone, castPairs } from '../thoughts/cast.ts'
import { isToldPlainly } from '../thoughts/is-told-plainly.ts'
import { type Player, playerOf } from '../thoughts/player.ts'
import { isOfOneOwner, weightOf } from '../thoughts/thought-steps.ts'
import type { Draft } from './draft.ts'

/** How far chance may change which things get the thought. */
const CHANGE = 3

/** What something that is not told yet means for a day in the home; nothing where the copybook has no line for it. */
export const thoughtFor = (draft: Draft): Passage[] => {
  const { story, slots, random, left, warmth } = draft
  if (isToldPlainly(story) || warmth < 0) return []
  // Of 'pool and hot tubs', the hot tubs would be left for a sentence of their own.
  const isWhole = ({ features: [thing, ...parts] }: Player): boolean =>
    left.every(
      ({ feature }) =>
        feature === thing || feature.index !== thing.index || parts.includes(feature),
    )
  const players = left.flatMap(({ feature }) => playerOf(feature, story) ?? []).filter(isWhole)
  const teller = new Teller(story, slots, new Ear(), random, { prefer: [], avoid: [] })
  const casts = [
    ...castPairs(players, story.tone),
    ...players.map((player) => castAlone(player, story.tone)),
  ]
    .filter(({ lines, roles }) => lines.length > 0 && isOfOneOwner(roles))
    .map((cast) => ({ cast, weight: weightOf(cast, story) + random.next() * CHANGE }))
    .toSorted((one, other) => other.weight - one.weight)
  for (const { cast } of casts) {
    const said = teller.best(teller.cast(cast))
    if (said) return [draft.keep({ text: said.text, spans: said.spans })]
  }
  return []
}
