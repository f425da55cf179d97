import type { Line } from '../copybook/line.ts'
import { appealOf } from './appeal/appeal.ts'
import type { Candidate } from './candidate.ts'
import { frontedOf } from './fronted.ts'
import { isShared } from './heroes.ts'
import { isOnItsShore } from './on-the-water.ts'
import { type OpeningForm, type OpeningSlot, ownFeatures } from './opening-form.ts'
import { keptForms } from './opening-kept.ts'
import { pairForms } from './opening-pairs.ts'
import { statedForms } from './opening-stated.ts'
import { viewForms } from './opening-views.ts'
import { isHome } from './property-noun.ts'
import type { Story } from './story.ts'
import { canLead } from './strength.ts'
import { shortNoun, type Teller } from './teller.ts'

/** Forms that are worth less than the best by no more than this may begin the text in its place. */
const NEARLY = 1.2
/** A form that leaves out a fact stronger by this than all it tells is no opening. */
const MISSED = 2
/** What is worth less than this begins no text in this way. */
const LEAST = 5.2
/** What it costs to begin with a form that is worth less by one. */
const LESS = 3

/** The first lines of a home in which its strongest facts have verbs of their own; none where no form suits them. */
export const firstLines = (story: Story, teller: Teller): Candidate[] => {
  const { facts, tone } = story
  const { year, currentYear, propertyType } = facts
  const isToCome = year !== null && currentYear !== null && year > currentYear
  if (!isHome(facts) || propertyType === 'Multi-Family') return []
  if (tone === 'investor' || isToCome || story.situation === 'fixer') return []
  // An architect is the first thing that is told of a house.
  if (facts.features.some(({ statement }) => /^it was designed by /.test(statement ?? '')))
    return []
  // 'From the bedroom of this lakefront home, you look out at the lake' would leave its shore and its dock for later.
  if (isOnItsShore(story)) return []
  const strongest = Math.max(
    0,
    ...story.ranked
      .filter((feature) => canLead(feature) && !isShared(feature, story) && !feature.partOf)
      .map((feature) => appealOf(feature, facts)),
    (frontedOf(story, null)?.appeal ?? 0) + MISSED,
  )
  const known = formsOf(story)
    .filter(({ worth }) => worth >= LEAST && worth >= strongest - MISSED)
    .map((form) => ({ ...form, lines: linesOf(form, story, teller) }))
    .filter(({ lines }) => lines.length > 0)
  const best = Math.max(0, ...known.map(({ worth }) => worth))
  return known
    .filter(({ worth }) => worth >= best - NEARLY)
    .flatMap(({ worth, lines }) => lines.map((line) => ({ ...line, bias: (best - worth) * LESS })))
}

const formsOf = (story: Story): OpeningForm[] => {
  const own = ownFeatures(story)
  return [viewForms, pairForms, keptForms, statedForms].flatMap((forms) => forms(own, story))
}

/** The lines of a form that can be said, each with the features of the slots that it has. */
const linesOf = ({ name, slots }: OpeningForm, story: Story, teller: Teller): Candidate[] => {
  const more = Object.fromEntries(Object.entries(slots).map(([slot, { value }]) => [slot, value]))
  const isSmall = (story.facts.lot ?? 0) < 1
  return teller
    .frame(`first: ${name}`, 'lead', { more })
    .map((candidate) => (isSmall ? { ...candidate, line: withoutLot(candidate.line) } : candidate))
    .map((candidate) => {
      const asked = Object.entries(slots).filter(([slot]) => asksFor(candidate.line.text, slot))
      const features = new Set(asked.flatMap(([, slot]) => slot.features))
      return { ...candidate, features: [...features] }
    })
    .filter(({ line }) => !echoes(line.text, slots, shortNoun(story.noun)))
    .filter((candidate) => teller.can([candidate]))
}

/** Where a house stands on less than an acre, its lot is a figure and no news. */
const withoutLot = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/\[ (?:and stands )?on \{lot\}\]/, ''),
})

const asksFor = (line: string, slot: string): boolean =>
  new RegExp(`\\{(?:the |a )?${slot}\\}`, 'i').test(line)

/** 'The terrace of this penthouse wraps around the penthouse' says its noun twice. */
const echoes = (line: string, slots: OpeningForm['slots'], noun: string): boolean =>
  line
    .split(/(?<=\.) /)
    .some(
      (sentence) =>
        sentence.includes('{type}') &&
        Object.entries(slots).some(
          ([slot, { value }]: [string, OpeningSlot]) =>
            asksFor(sentence, slot) && new RegExp(`\\bthe ${noun}\\b`).test(value.bare.text),
        ),
    )
