import { readClause } from '../clauses/read-clause.ts'
import { readState } from '../clauses/states.ts'
import { readUpdate } from '../clauses/updates.ts'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { completed } from '../nouns/completed.ts'
import { hyphenated } from '../nouns/compounds.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { readThing } from '../things/read-thing.ts'
import { PLACE_NAMES } from '../vocabulary/proper-names.ts'
import { isOneAndSeveral, splitThings, splitWith, withPartMarked } from './parts.ts'
import { readOne } from './read-one.ts'
import { withParts } from './with-parts.ts'

/** A thing with its parts, or several things of one item. */
export const readThings = (typed: string, setting: Setting): ItemFeature[] => {
  const text = hyphenated(typed.replace(/,? plus (?=[a-z\d])(?!utilities|tax)/gi, ' + '))
  const power = readElectricity(text, setting)
  if (power) return power
  const told = /\b(?:is|are|was|were|has|have|will|can|must|may(?! (?:19|20)\d\d))\b/i.test(text)
    ? readClause(text, setting)
    : null
  if (told) return told
  const update = readUpdate(text, setting)
  if (update) return withParts(update.features, update.rest ? [update.rest] : [], setting)
  const state = conceptOfWhole(text, setting) ? null : readState(text)
  if (state) return state
  const clause = / with /.test(text) ? null : readClause(text, setting)
  if (clause) return clause
  if (conceptOfWhole(text, setting) && !/ with /.test(text) && !isOneAndSeveral(text))
    return [readThing(text.replace(/ \+ /g, ' and '), setting)]
  const { whole, parts } = splitWith(withPartMarked(text, setting))
  // A deck is off a room by itself: only what is inside tells where the whole is.
  const rooms = parts.map((part) =>
    /^(?!.*\b(?:deck|patio|porch|balcony|terrace|garden|yard|pool)\b)(.+?) (off (?:the )?[a-z -]+)$/.exec(
      part,
    ),
  )
  const offered = rooms[0]
  const isRoomPlace = offered?.[1] && !/ \+ | and /.test(offered[1])
  const things = splitThings(isRoomPlace ? `${whole} ${offered[2]}` : whole, setting)
  // A lone thing has been tried as a statement already.
  const isLone = things.length === 1 && parts.length === 0
  const common = /^(community|neighborhood|shared|subdivision|association) /i.exec(things[0] ?? '')
  const features = things.map((thing, at) =>
    isLone
      ? readThing(thing, setting)
      : readOne(
          at > 0 &&
            common &&
            (!/ /.test(thing) || /^(?:hot tub|tot lot|dog park|tennis courts?)$/i.test(thing))
            ? `${common[0]}${completed(thing)}`
            : thing,
          setting,
        ),
  )
  const named = features.map((feature) => (things.length > 1 ? withoutPlace(feature) : feature))
  const lack = features.length === 1 ? readLack(features[0], parts[0] ?? '') : null
  if (lack) return [...features, lack]
  return withParts(withSharedPlace(named), isRoomPlace ? [offered[1] ?? ''] : parts, setting)
}

/** In a list of things, an unknown name is one of them: 'Lutron Homeworks / Crestron / Sonos'. */
const withoutPlace = (feature: ItemFeature): ItemFeature =>
  feature.statement === `it is in ${feature.text}` && !PLACE_NAMES.has(feature.text)
    ? {
        ...feature,
        kind: 'technology',
        statement: null,
        place: '',
        name: nounPhrase(feature.text).phrase,
      }
    : feature

/** '5th bedroom and bath in basement': both are there. */
const withSharedPlace = (features: ItemFeature[]): ItemFeature[] => {
  const last = features.at(-1)
  const tail = last?.kind === 'room' || last?.name?.head === 'laundry' ? last.name?.tail : ''
  return tail && /^(?:in|on|upstairs|downstairs)\b/.test(tail)
    ? features.map((each) =>
        each.kind === 'room' && each.name && !each.name.tail
          ? { ...each, text: `${each.text} ${tail}`, name: { ...each.name, tail } }
          : each,
      )
    : features
}

/** '400 amp 208v three-phase' are the service and its kind of power. */
const readElectricity = (text: string, setting: Setting): ItemFeature[] | null => {
  const [, amps, volts] =
    /^([\d,]+ amps?),? (?:(\d+)v,? )?three-phase(?: power| service)?$/i.exec(text) ?? []
  const [, heavy, volt] =
    /^heavy power,? ([\d,]+) ?a(?:mps?)?,? (\d+) ?v(?:olts?)?$/i.exec(text) ?? []
  // The copybook takes such a service for three-phase power, which was not typed.
  if (heavy) return [{ ...readThing(`${heavy} amp ${volt} volt power`, setting), concept: null }]
  if (!amps) return null
  const power = `${volts ? `${volts}-volt ` : ''}three-phase power`
  return [readThing(amps, setting), readThing(power, setting)]
}

/** 'basement with no windows' */
const readLack = (owner: ItemFeature | undefined, part: string): ItemFeature | null => {
  const lacking = /^no (.+)$/i.exec(part)?.[1]
  if (!lacking || !owner?.name) return null
  const { text, number } = owner.name
  return itemFeature({
    text: `no ${lacking}`,
    kind: 'condition',
    statement: `the ${text} ${number === 'plural' ? 'have' : 'has'} no ${lacking}`,
  })
}
