import type { Finding } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { type Decoded, decode } from './decode.ts'
import { blotted, type Hashtag, spellOut, withSpaceBefore } from './hashtags.ts'
import { blot } from './mask.ts'
import { lowerCase } from './normalise.ts'
import { explainPreference } from './people/explain.ts'
import { namedLandmarks } from './people/landmarks.ts'
import { namedSchools } from './people/named-schools.ts'
import { maskNames } from './people/names.ts'
import { preferencesIn, withoutWelcomes } from './people/preferences.ts'
import { CITES_EXEMPTION } from './people/protected-class.ts'
import { sentencesAboutPeople } from './people/sentences-about-people.ts'
import { type Place, wholeWords } from './phrase-index.ts'
import { findTerms, type Term, toFinding } from './term.ts'
import { acceptable } from './terms/acceptable.ts'

const harmless = wholeWords(acceptable.join('|'))

/** Words that could tell an ordinary reader who is or is not wanted, however they are spelled. */
export const reviewFairHousing: Review = (copy) => {
  const decoded = decode(copy.text)
  const findings = decoded
    ? reviewPlain(copy.withText(decoded.text)).map((finding) => asWritten(finding, decoded, copy))
    : reviewPlain(copy)
  const isFound = ({ rule }: Finding) =>
    !(rule === 'fair-housing/hopa' && QUALIFIES.test(copy.typed)) &&
    !(OLDER.test(rule) && QUALIFIES.test(copy.lower))
  return findings.filter(isFound)
}

/** What a community for older persons may be called, and whom it may turn away: 42 U.S.C. 3607(b)(1) lifts the rules on familial status for it, and no others. */
const OLDER =
  /\/(?:(?:retirement|adult)-community|no-children|no-minors|adults-only|age-limit|(?:excludes|limits|requires|prefers|mentions)-(?:family|age))$/

/** Whoever names the law has confirmed that the community qualifies under it. */
const QUALIFIES = new RegExp(
  `(?<!\\b(?:not|non|no|without)[ -](?:an? |under |a )?)(?:\\bhopa\\b|housing for older persons)|\\b(?:55|62) (?:and|or) (?:older|over),? (?:as )?(?:defined|permitted|allowed) (?:by|under) federal|age-(?:restricted|qualified) under|\\b(?:55|62)\\+?,? (?:as )?per (?:the )?(?:recorded )?(?:cc&rs|covenants)|${CITES_EXEMPTION.source}`,
)

/** A finding in the letters that were written. */
const asWritten = (finding: Finding, { origin }: Decoded, { text }: Copy): Finding => {
  const start = origin[finding.start] ?? 0
  const end = Math.max(start, origin[finding.end] ?? text.length)
  return { ...finding, start, end, text: text.slice(start, end) }
}

const reviewPlain = (copy: Copy): Finding[] => {
  const inProse = harmful(copy.suspects('fair-housing/'), copy.lower)
  const inHashtags = copy.suspectTags('fair-housing/')
  const phrases = [
    ...(inProse.length > 0 ? findTerms(inProse, withoutNames(copy), copy.text) : []),
    ...(inHashtags.length > 0 ? reviewHashtags(inHashtags, copy.hashtags, copy.text) : []),
  ]
  const lines = gravest([...phrases, ...preferences(copy), ...aboutPeople(copy)])
  return [
    ...lines,
    ...namedLandmarks(copy.plain, copy.text),
    ...namedSchools(copy.plain, copy.text),
  ].sort((a, b) => a.start - b.start)
}

/** Of findings about the same words the first of the gravest: the lists, which know the better remedy, come first. */
const gravest = (findings: readonly Finding[]): Finding[] => {
  const kept: Finding[] = []
  // One that gives way to another hides nothing itself.
  for (const finding of findings.toSorted((one, other) => rank(other) - rank(one)))
    if (!kept.some((other) => other.start < finding.end && finding.start < other.end))
      kept.push(finding)
  return kept
}

const RANKS = { prohibited: 2, caution: 1, advice: 0 }

const rank = ({ severity }: Finding): number => RANKS[severity]

const aboutPeople = (copy: Copy): Finding[] =>
  sentencesAboutPeople(copy.lower, copy.text).length > 0
    ? sentencesAboutPeople(withoutNames(copy), copy.text)
    : []

const preferences = (copy: Copy): Finding[] => {
  const inProse =
    preferencesIn(copy.lower).length > 0
      ? preferencesIn(withoutNames(copy)).map((found) => explainPreference(found, copy.text))
      : []
  return [...inProse, ...preferencesInHashtags(copy)]
}

const preferencesInHashtags = ({ hashtags, spelledTags, text }: Copy): Finding[] => {
  if (hashtags.length === 0 || preferencesIn(spelledTags).length === 0) return []
  const { spelled, hashtagAt } = spellOut(hashtags)
  return preferencesIn(withoutHarmless(spelled)).flatMap((found) => {
    const hashtag = hashtagAt(found.start)
    return hashtag
      ? [toFinding(explainPreference(found, spelled), text, withSpaceBefore(text, hashtag))]
      : []
  })
}

/** Lower-case prose in which what only looks like trouble is blotted out. */
export const withoutHarmless = (prose: string): string => prose.replace(harmless, blot)

/** The same without the names of places, organisations and people. */
const withoutNames = ({ masked, hashtags }: Copy): string =>
  withoutWelcomes(withoutHarmless(lowerCase(blotted(maskNames(masked), hashtags))))

// A single-family home is in every other text: it is settled before place names are looked for.
const harmful = (places: Place<Term>[], lower: string): Place<Term>[] => {
  if (places.length === 0) return places
  const rest = withoutHarmless(lower)
  return places.filter(({ entry, start }) => entry.mayStart(rest, start))
}

const reviewHashtags = (
  places: readonly Place<Term>[],
  hashtags: readonly Hashtag[],
  text: string,
): Finding[] => {
  const { spelled, hashtagAt } = spellOut(hashtags)
  return findTerms(places, withoutHarmless(spelled), spelled).flatMap((finding) => {
    const hashtag = hashtagAt(finding.start)
    return hashtag ? [toFinding(finding, text, withSpaceBefore(text, hashtag))] : []
  })
}
