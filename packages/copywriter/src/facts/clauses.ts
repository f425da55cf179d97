import type { Setting } from './concept-scopes.ts'
import { conceptOfWhole } from './concepts.ts'
import { type Draft, draft } from './feature-draft.ts'
import { kindOfNoun, singular } from './head-nouns.ts'
import { measured } from './measures.ts'
import { nounPhrase } from './noun-phrase.ts'

const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|must|may|comes|sits|makes|gives|gets|does|do|did|been|leads|opens|overlooks|provides|adds|leases|rents|runs|faces|includes|features|needs|stays|conveys|allows|walks|connects|spans|holds|seats|sleeps|accommodates|fits|dates|stands|serves|pays)\b/i
const ADJECTIVAL =
  /^(?:recently|newly|freshly|fully|completely|partially|professionally|lovingly|carefully|beautifully|currently|already|just|well|very|ready|zoned|wired|plumbed|pre-?wired|prewired|pre-plumbed|located|surrounded|adjacent|approved|set|on|in|at|off|within|up|above|behind|built|designed|listed|priced|situated|perched|tucked|next|south|north|east|west)\b/i
const ENDS_ADJECTIVAL =
  /(?:^|[ -])(?:ready|friendly|efficient|accessible|walkable|compliant|certified|maintained|kept|lit|private|quiet|secluded|level|usable|convertible|adaptable|insured|bonded|owned|paid off)$/i

/** Whole clauses and adjectives in the agent's own words, made into a statement. */
export const readClause = (text: string, setting: Setting): Draft[] | null => {
  const concept = conceptOfWhole(text, setting)
  const words = measured(text)
  const finite = FINITE.exec(text)
  if (finite && finite.index > 0) {
    const subject = text.slice(0, finite.index).trim()
    return [
      draft({
        text: words,
        kind:
          concept?.kind ??
          kindOfNoun(singular(subject.split(' ').at(-1)?.toLowerCase() ?? '')) ??
          'character',
        concept: concept?.name ?? null,
        statement: withSubject(subject, measured(text.slice(finite.index))),
      }),
    ]
  }
  if (finite || ADJECTIVAL.test(text) || ENDS_ADJECTIVAL.test(text)) {
    const verb = finite ? 'it ' : 'it is '
    return [
      draft({
        text: words,
        kind:
          concept?.kind ??
          (/^(?:on|in|at|off|within|located|surrounded|adjacent|next|near|perched|tucked|north|south|east|west|above|behind)\b/i.test(
            text,
          )
            ? 'location'
            : 'condition'),
        concept: concept?.name ?? null,
        statement: `${verb}${withPlaceArticle(words)}`,
      }),
    ]
  }
  return null
}

const withSubject = (subject: string, predicate: string): string => {
  const clause = predicate
    .replace(/\bhas own\b/i, 'has its own')
    .replace(/\bhave own\b/i, 'have their own')
  if (
    /^(?:it|this|that|there|they|you|we|all|each|every|most|both|some|no|two|three|four|five|six|one|\d|the|a|an|everything|nothing|what)\b/i.test(
      subject,
    ) ||
    /^\p{Lu}/u.test(subject)
  )
    return `${measured(subject)} ${clause}`
  const { phrase } = nounPhrase(subject)
  return phrase.isName ? `${phrase.text} ${clause}` : `the ${phrase.text} ${clause}`
}

const withPlaceArticle = (text: string): string =>
  text.replace(
    /^((?:located )?(?:on|in|at|off|above|behind|next to|adjacent to|near)) (?!(?:a|an|the|its|two|three|main|file|site|place|order|demand|\d)\b)(?=[a-z])/i,
    (_, preposition: string) =>
      `${preposition.toLowerCase()} ${/\b(?:lot|street|hill|corner|cul-de-sac|road|lane|bus line|alley|greenbelt|canal|ridge|knoll)$/i.test(text) ? 'a ' : 'the '}`,
  )
