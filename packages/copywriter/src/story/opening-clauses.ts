import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import { firstClauseOf } from './first-clause.ts'
import { isDull } from './heroes.ts'
import { type OpeningForm, type OpeningSlot, worthOf } from './opening-form.ts'
import type { Clause } from './predicates/clause.ts'
import type { Story } from './story.ts'
import { fewPartsOf } from './thing.ts'
import { topicOf } from './topic.ts'

/** What each further clause of a row is worth. */
const CLAUSE = 0.9
/** A clause about something weaker does not stand in a first sentence. */
const CLAUSE_STRENGTH = 4.3
const CLAUSES_MAX = 3
/** A feature at least this strong can fill a first sentence by itself. */
const ALONE = 8
/** Trees and rocks belong to what is told of the land, though nobody would come for them alone. */
const LAND_STRENGTH = 2.4
/** A house on so many acres is sold with its land. */
const ACREAGE = 3
/** 'The office is off the entry' says where a room is, and not why a buyer would come. */
const A_MERE_PLACE = /^(?:off|in|on|at|above|upstairs|downstairs)\b/

/** One to three clauses about what is outside, or about what is inside. */
export const clauseForms = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const sides = [
    own.filter((feature) => isOutside(feature, story)),
    own.filter((feature) => !isOutside(feature, story)),
  ]
  return sides.flatMap((side) => {
    const clauses = firstClauses(side, story, { most: CLAUSES_MAX, least: CLAUSE_STRENGTH })
    const [first, ...others] = clauses
    const isOfLand = (story.facts.lot ?? 0) >= ACREAGE
    if (!first || (others.length === 0 && (isOfLand || !fillsASentence(first, story)))) return []
    const { features } = valueOfClauses(clauses)
    const worth = Math.max(...features.map((feature) => worthOf(feature, story)))
    const isView = first.features.some(({ kind }) => kind === 'view')
    const isNamed = first.subject.text.startsWith('the ') && !isView
    return [
      {
        name: nameOf(clauses, isOfLand),
        slots: {
          clauses: valueOfClauses(clauses),
          ...(isNamed && {
            subject: slotOf(first.subject, first),
            said: saidOf(first, others),
          }),
        },
        worth: worth + others.length * CLAUSE,
      },
    ]
  })
}

const nameOf = ([first, ...others]: readonly Clause[], isOfLand: boolean): string => {
  if (others.length > 0) return isOfLand ? 'row on land' : 'row'
  return /\bceilings$/.test(first?.subject.text ?? '') ? 'high ceilings' : 'one'
}

/** 'The porch is screened' is thin for a first sentence; 'the great room has a stone fireplace' is not. */
const fillsASentence = ({ features, rest }: Clause, story: Story): boolean => {
  const [first, part] = features
  if (!first) return false
  if (worthOf(first, story) >= ALONE || /^\d\d feet.* high$/.test(rest.text)) return true
  return part !== undefined && worthOf(part, story) >= CLAUSE_STRENGTH
}

const isOutside = (feature: Feature, story: Story): boolean =>
  feature.kind === 'view' ||
  feature.kind === 'land' ||
  ['outdoors', 'horses'].includes(topicOf(feature, story) ?? '')

/** The strongest features of which a clause can be told, each about something else. */
export const firstClauses = (
  features: readonly Feature[],
  story: Story,
  { most, least }: { most: number; least: number },
): Clause[] => {
  const heads = new Set<string>()
  return features
    .filter(
      (feature) => worthOf(feature, story) >= (feature.kind === 'land' ? LAND_STRENGTH : least),
    )
    .filter((feature) => fewPartsOf(feature, story).every((part) => !isDull(part, story)))
    .toSorted((one, other) => worthOf(other, story) - worthOf(one, story))
    .flatMap((feature) => {
      const clause = firstClauseOf(feature, story)
      const head = feature.name?.head ?? feature.text
      // 'The Miele appliances have a steam oven' is no reason to come.
      const isEquipped = feature.kind === 'appliance' && fewPartsOf(feature, story).length > 0
      if (!clause || heads.has(head) || isEquipped || isOfAPlace(clause)) return []
      heads.add(head)
      return [clause]
    })
    .slice(0, most)
}

const isOfAPlace = ({ verb, rest }: Clause): boolean =>
  /^(?:is|are)$/.test(verb) && A_MERE_PLACE.test(rest.text)

/** Clauses in a row: 'the pond is fed by a spring, and the barn has been restored'. */
export const valueOfClauses = (clauses: readonly Clause[]): OpeningSlot => {
  const words = clauses.map(({ subject, verb, rest }) => inOne([subject, passage(verb), rest]))
  return {
    value: rowValue(inARow(words)),
    features: clauses.flatMap(({ features }) => features),
  }
}

/** The rest of a row whose first subject was named: 'is fed by a spring, and the barn has been restored'. */
const saidOf = (first: Clause, others: readonly Clause[]): OpeningSlot => {
  const start = inOne([passage(first.verb), first.rest])
  const words = others.map(({ subject, verb, rest }) => inOne([subject, passage(verb), rest]))
  return {
    value: rowValue(inARow([start, ...words])),
    features: [first, ...others].flatMap(({ features }) => features),
  }
}

const inARow = (words: readonly Passage[]): Passage => {
  const before = words.slice(0, -1)
  return before.length > 0
    ? concatenate([concatenate(before, ', '), ...words.slice(-1)], ', and ')
    : concatenate(words, '')
}

const slotOf = (words: Passage, { features }: Clause): OpeningSlot => ({
  value: rowValue(words),
  features,
})

const rowValue = (words: Passage) => ({ bare: words, the: words, a: words, isPlural: false })

/** A clause that comes from one feature is one claim, its verb included. */
const inOne = (pieces: readonly Passage[]): Passage => {
  const { text, spans } = concatenate(pieces, ' ')
  const [first, ...others] = new Set(spans.map(({ source }) => source))
  return first && others.length === 0 ? passage(text, first) : { text, spans }
}
