import { articleFor } from '@listwright/reviewer/language'
import type { ItemFeature } from '../item-feature.ts'
import type { ReadPiece } from './told-together.ts'

/** Words that make a clause of an entry; a bare thing such as 'rent roll' is read with its condition by the grammar of terms. */
const CLAUSE =
  /\b(?:stays?|conveys?|remains?|transfers?|includ\w+|negotiable|available|possible|will|pays?|offers|offering|covers?|provides?)\b/i
const CONDITION =
  /^(?!.*\b(?:access|inspect\w*|show\w*)\b)(.+?),? (with|w\/|upon|after|on) (?:an? |the )?((?:acceptable|accepted|ratified|(?:full|list|asking)[- ]price) (?:offer|contract))$/i

/** 'VA loan assumable at 2.75%, subject to lender approval': the approval is that of the loan, not of the sale. */
const APPROVAL =
  /^(.*\b(?:assumable|assumption|financing|rentals|leasing|rezoning)\b.*?),? subject to ((?:[a-z]+ )?approval)$/i

/** A thing that is given with the sale, and no papers that are shown: 'home warranty with acceptable offer'. */
const isGiven = (core: string): boolean =>
  !/ (?:and|or) |,|\b(?:leases?|rolls?|financials|documents?|books|statements?|disclosures?|reports?)\b/i.test(
    core,
  )

/**
 * An entry without the offer on which it depends. Entries are cut at their commas, but the condition holds for all pieces:
 * 'fridge, washer and dryer stay with acceptable offer'.
 */
export const withoutOffer = (entry: string): { core: string; condition: string | null } => {
  const [, given = '', approval = ''] = APPROVAL.exec(entry.trim()) ?? []
  if (given) return { core: given, condition: `subject to ${approval}` }
  const [, core = '', typed = '', offer = ''] = CONDITION.exec(entry.trim()) ?? []
  // No reader of terms knows an acceptable offer.
  if (!CLAUSE.test(core) && !(/^(?:accept|ratif)/i.test(offer) && isGiven(core)))
    return { core: entry, condition: null }
  const preposition = /^(?:upon|after)$/i.test(typed) ? typed.toLowerCase() : 'with'
  const name = offer.toLowerCase().replace(' price', '-price')
  return { core, condition: `${preposition} ${articleFor(name)} ${name}` }
}

/** The pieces of all entries, each with the condition that was typed behind its entry. */
export const withOffers = (
  pieces: readonly ReadPiece[],
  conditions: readonly (string | null)[],
): ReadPiece[] =>
  pieces.map((piece, at) => {
    const { item, reading } = piece
    const condition = conditions[item.index] ?? null
    const isLast = pieces[at + 1]?.item.index !== item.index
    if (condition === null || !isLast || reading.refusal) return piece
    const features = reading.features.map((feature, n) =>
      n === reading.features.length - 1 ? conditional(feature, condition) : feature,
    )
    return { item, reading: { ...reading, features } }
  })

/** A line of the copybook does not know the condition, so a conditional feature is told by its own words. */
const conditional = (feature: ItemFeature, condition: string): ItemFeature => {
  const { name, statement } = feature
  const thing = name && `${name.text} ${name.tail}`.trim()
  const isOne = name?.number === 'singular' && !name.isCounted
  const offered =
    thing &&
    `${isOne ? `${articleFor(thing)} ` : ''}${thing} ${name.number === 'plural' ? 'are' : 'is'} offered`
  const [, gift = ''] = /^it comes with (an? .+)$/.exec(statement ?? '') ?? []
  const told = gift ? `${gift} comes` : (statement ?? offered)
  return told
    ? {
        ...feature,
        kind: 'terms',
        concept: null,
        name: null,
        statement: `${told}${condition.startsWith('subject') ? ',' : ''} ${condition}`,
      }
    : feature
}
