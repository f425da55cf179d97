import { onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'

const DONE =
  /\b(redone|remodeled|renovated|updated|refinished|replaced|repainted|rebuilt|refreshed|restored|rewired|replumbed|resurfaced|upgraded|installed|converted|gutted|painted|added)\b/i

/** What is installed when it is new. */
const INSTALLED =
  /\b(?:roof|shingles|siding|gutters|windows|doors?|furnaces?|boiler|heat pumps?|air conditioning|air conditioner|AC|HVAC|HVAC system|water heater|mini[- ]splits?|panel|carpet|carpeting|flooring|floors|counters|countertops|cabinets|appliances|septic system|generator|fence|liner)$/i

const isTypedAsNew = (name: string): boolean => /^(?:brand[- ])?new /i.test(name)

/** A feature with the year that was typed for it, in the three ways a text needs it. */
export interface Dated {
  feature: Feature
  year: number
  isPlural: boolean
  /** It was typed as new. */
  isNew: boolean
  /** 'new roof', 'redone kitchen', 'metal roof'. */
  noun: string
  /** 'the roof was new in 2021', without its year: 'the roof was new in'. */
  clause: string
  /** What was done to it, to tell whether two clauses can share a verb: 'was new in'. */
  verb: string
  /** 'roof' in 'roof 2021'. */
  label: string
}

/** Features of which the year is the news: 'new roof 2021', 'kitchen redone 2019', 'TPO roof 2022'. */
export const datedFeature = onceFor((feature: Feature): Dated | null => {
  const { year, name, text } = feature
  if (year === null || !name) return null
  const isPlural = name.number === 'plural'
  const be = isPlural ? 'were' : 'was'
  const said = /\b(?:was|were) ([a-z]+ed|redone|rebuilt) in \d{4}$/.exec(feature.statement ?? '')
  const done = DONE.exec(text)?.[1]?.toLowerCase() ?? said?.[1]
  const bare = name.text
    .replace(/^(?:brand[- ])?new(?:er)? /i, '')
    .replace(done ? new RegExp(`\\b${done}\\b`, 'i') : DONE, '')
    .replace(/\s+/g, ' ')
    .trim()
  const isNew = isTypedAsNew(name.text)
  if (!bare) return null
  const verb = done
    ? `${be} ${done} in`
    : isNew
      ? `${be} ${INSTALLED.test(bare) ? 'installed' : 'new'} in`
      : `${isPlural ? 'are' : 'is'} from`
  const noun = isNew ? `new ${bare}` : bare
  return {
    feature,
    year,
    isPlural,
    isNew,
    noun,
    verb,
    clause: `the ${bare} ${verb}`,
    label: bare,
  }
})
