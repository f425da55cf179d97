import { INHABITANTS, isNegative, PERSONS, SELECTS, SETTLEMENTS, SHARES } from './cues.ts'
import { type Group, groupsAt } from './groups.ts'
import type { Word } from './words.ts'

/** A group as it stands among the words. */
export interface Mention {
  from: number
  to: number
  group: Group
  /** A word for people is part of it, or it is one. */
  isPeople: boolean
}

/** The groups that the words from `at` on may name, each with the people it is about. */
export function* mentionsAt(words: Word[], texts: string[], at: number): Generator<Mention> {
  for (const { length, group } of groupsAt(texts, at)) {
    const to = at + length
    if (words.slice(at, to - 1).some(({ isLast }) => isLast)) continue
    const { kind, isSingular } = group
    if (group.protects === 'origin' && texts[at] === 'from' && !isFromPeople(words, texts, at))
      continue
    // 'The deaf wall between the units'.
    if (texts[at] === 'the' && (PERSONS.has(texts[to] ?? '') || !endsOpenly(words, texts, to)))
      continue
    // 'Children's Hospital' is no child, 'a child's paradise' is for one.
    if (words[to - 1]?.isPossessive && !isMisspelledPlural(words, to)) {
      if (kind === 'trait' || (kind !== 'thing' && DREAMS.test(`${texts[to]} ${texts[to + 1]}`)))
        yield { from: at, to, group, isPeople: !isFacility(texts, to) }
      continue
    }
    if (isNoun(texts, to)) continue
    if (kind === 'mark' || kind === 'trait') {
      if (kind === 'trait' || !isFacility(texts, to))
        yield { from: at, to, group, isPeople: kind === 'trait' && !isFacility(texts, to) }
      continue
    }
    const person = kind === 'people' && !isSingular ? null : personAfter(words, texts, to, group)
    if (kind === 'people' || kind === 'thing')
      yield {
        from: at,
        to: person ?? to,
        group,
        isPeople:
          (kind === 'people' && !isSingular && !isFacility(texts, to)) ||
          person !== null ||
          (kind === 'thing' && isHad(texts, at)),
      }
    else if (person) yield { from: at, to: person, group, isPeople: true }
    else if (kind === 'quality' || isOfPeople(texts, at, to))
      yield { from: at, to, group, isPeople: SOMEBODY.test(texts[at - 1] ?? '') }
  }
}

/** Whether it is people who come from a country, and not 'paneling from England' or 'tile that was brought over from Mexico'. */
const isFromPeople = (words: Word[], texts: string[], from: number): boolean => {
  let at = from - 1
  while (at >= 0 && !words[at]?.isLast && COMING.test(texts[at] ?? '')) at -= 1
  // 'Not from Mexico' is said of a reader; 'Imported from Spain' is not.
  if (at < 0 || words[at]?.isLast) return !/ed$|^brought$/.test(texts[at + 1] ?? '')
  if (isSomebody(words, texts, at)) return true
  // 'Perfect for a chef from France.'
  if (FOR_ONE.test(texts.slice(Math.max(0, at - 4), at + 1).join(' '))) return true
  // 'Everyone on the floor is from Taiwan.'
  return (
    at < from - 1 &&
    [1, 2, 3, 4].some(
      (back) => WHERE.test(texts[at - back + 1] ?? '') && isSomebody(words, texts, at - back),
    )
  )
}

/** Somebody for whom a place is; 'looking for a lamp' and 'room for a bed' are about things. */
const FOR_ONE = /(?<!looking |room |space )\bfor an? \w+(?: \w+)?$/

/** What may stand between those who come from somewhere and 'from'. */
const COMING =
  /^(?:not|no|only|must|will|would|should|may|can|do|does|did|is|are|was|were|be|been|am|ha(?:s|ve|d)|come|comes|came|hails?|straight|originally|mostly|all|over|here|back|in|recently|just|brought|that|which|and|or|if|(?:mov|relocat|com|arriv|visit|transferr|return|immigrat)ing|\w+(?:ed|n't|ly))$/
const WHERE = /^(?:on|in|at|of|upstairs|downstairs|next|who|around|nearby)$/

const isSomebody = (words: Word[], texts: string[], at: number): boolean => {
  const text = texts[at] ?? ''
  if (words[at]?.isPossessive || THINGS_TOO.test(text) || SETTLEMENTS.has(text)) return false
  return (
    SOMEONE.test(text) ||
    PERSONS.has(text) ||
    INHABITANTS.has(text) ||
    groupsAt(texts, at).some(({ group }) => group.kind === 'people')
  )
}
const SOMEONE =
  /^(?:one|none|who|whoever|those|them|they|they're|we|we're|us|i|i'm|you're|he|she|nobody|others?|newcomers?|relatives|friends)$/
/** Words for people that are things as well: a set, stock, candle holders, speakers. */
const THINGS_TOO = /^(?:sets?|stock|speakers?|elements?|holders?|members?|roots)$/

/** 'No ESA's', 'no kid's please': an apostrophe before which nothing is owned. */
const isMisspelledPlural = (words: Word[], to: number): boolean =>
  /^(?:no|any|or)$/.test(words[to - 2]?.text ?? '') &&
  (words[to - 1]?.isLast === true ||
    words[to - 1]?.isBeforeComma === true ||
    words.length === to ||
    /^(?:no|or|and|please|pls|allowed)$/.test(words[to]?.text ?? ''))

/** 'Tenants with', 'those on', 'applicants who receive' a thing. */
const isHad = (texts: string[], at: number): boolean =>
  [2, 3, 4].some(
    (back) =>
      (PERSONS.has(texts[at - back] ?? '') || /^(?:those|anyone)$/.test(texts[at - back] ?? '')) &&
      texts.slice(at - back + 1, at).some((text) => HAVING.test(text)),
  )
const HAVING = /^(?:with|on|in|who|using|use|receiv\w+|getting|get|holding|carrying|hav\w+)$/

const DREAMS = /^(?:home|castle|dream|paradise|delight|haven|heaven|retreat|best|house|residence)\b/
const SOMEBODY = /^(?:someone|somebody|anyone|anybody|people|person|personas?|gente)$/

/** What makes a word mean no person and nobody's speech: 'an accent wall', 'skip straight to the cooking'. */
const OTHER_SENSES: Readonly<Record<string, RegExp>> = {
  // 'The old lady of the block' is a house.
  lady: /^of$/,
  skin: /^of$/,
  patient: /^(?:buyers?|owners?|investors?|gardeners?|hands?|eye)$/,
  hud: /^(?:approval|owned|statement|foreclosure|homes?)$/,
  age: /^(?:certification|verification)$/,
  military: /^(?:flight|aircraft|airspace|surplus|grade|museum|history|time)$/,
  deaf: /^to$/,
  blind: /^to$/,
  crib: /^(?:wall|barn|dam)$/,
  disabled: /^(?:by|during|when|vehicles?|cars?|trucks?)$/,
  accent:
    /^(?:walls?|lights?|lighting|colou?rs?|tiles?|tables?|pieces?|trim|paint|wallpaper|beams?)$/,
  straight:
    /^(?:to|from|into|through|up|down|ahead|out|across|away|on|lines?|shot|run|stairs|staircase)$/,
}

/** 'A couple of closets', 'a family of ferns', but 'a family of four'; 'girls softball', 'Scots pine'. */
const isNoun = (texts: string[], to: number): boolean => {
  const [last = '', next = '', after = ''] = texts.slice(to - 1)
  if (OTHER_SENSES[last]?.test(next)) return true
  // A program for farmland.
  if (last === 'program' && (texts[to - 2] === 'green' || /^of (?!any)/.test(`${next} ${after}`)))
    return true
  if (/^(?:couple|family)$/.test(last))
    return (
      (next === 'of' && !/^(?:\d+|two|three|four|five|six|seven|eight)$/.test(after)) ||
      /^(?:hundred|thousand|dozen|more)$/.test(next)
    )
  // 'A working set of parts'.
  if (last === 'set' && next === 'of') return true
  if (last === 'language' && texts[to - 2] === 'sign') return true
  if (KIN.test(last) && /^of (?:the|an?)$/.test(`${next} ${after}`)) return true
  return last === 'students' && next === 'of'
}

/** 'Daughters of the founder' are somebody's. */
const KIN = /^(?:sons?|daughters?|children|parents|mothers?|fathers?|wife|husband|widow)$/

/** 'Girls softball', 'veterans hospital', 'Scots pine'. */
export const isFacility = (texts: readonly string[], to: number): boolean =>
  FACILITY.test(texts[to] ?? '')
const FACILITY =
  /^(?:\w+ball|soccer|lacrosse|hockey|league|schools?|college|academy|camp|choir|club|hall|center|hospital|clinic|museum|library|memorial|cemetery|park|parade|festival|restrooms?|bathrooms?|locker|clothing|menu|pines?|bath|bloom|moss|mile|town|education|quarters|spa|kitchen|restaurant|grocer\w*|market|bakery|deli|cafe|salon|agency|shelter|nonprofit|ministry|charity|company|bank|office|store|shop|addition|playground|tile|marble|oak|doors?|style)$/

/** A shade that stands by people or their place: 'white neighborhood', 'mostly white', 'someone older'. */
const isOfPeople = (texts: string[], at: number, to: number): boolean =>
  SETTLEMENTS.has(texts[to] ?? '') ||
  [1, 2, 3, 4, 5].some(
    (back) => SHARES.has(texts[at - back] ?? '') || INHABITANTS.has(texts[at - back] ?? ''),
  )

/** Where a word for people ends that the words from `at` on lead to: 'black', 'working', 'couples'. */
const personAfter = (
  words: Word[],
  texts: string[],
  at: number,
  { kind, protects }: Group,
): number | null => {
  for (let next = at; next < at + 4 && next < words.length; next += 1) {
    if (words[next - 1]?.isLast) return null
    const text = texts[next] ?? ''
    if (PERSONS.has(text)) {
      if (words[next]?.isPossessive || isNoun(texts, next + 1)) return null
      // 'A single owner' is alone, not unmarried.
      if (kind === 'shade' && protects !== 'race' && OWNERS.test(text)) return null
      // 'A single tenant' is one, 'integrated speakers' play music.
      if (protects === 'marital' && text === 'tenant' && !SELECTS.has(texts[next + 1] ?? ''))
        return null
      if (protects !== 'origin' && /^speakers?$/.test(text)) return null
      // 'Old man cactus', 'the Black family farm'.
      const isDone = /ed$/.test(texts[next + 1] ?? '')
      return isOne(text) && !isDone && !isBoundary(words[next], words[next + 1]) ? null : next + 1
    }
    const isListed = words[next - 1]?.isBeforeComma || texts[next - 1] === 'and'
    if (!isListed && !PASSED.test(text) && groupsAt(texts, next).length === 0) return null
  }
  return null
}

const isOne = (text: string): boolean =>
  !/(?:s|people|men|children|folk|blood|heritage|stock|descent|ancestry|extraction|lineage)$/.test(
    text,
  )
const OWNERS = /^(?:owners?|landlord|members?|holders?|users?|presence)$/
const PASSED =
  /^(?:young|old|older|single|working|professional|speaking|or|and|tenant|jewish|christian|male|female|college|home|school)$/

/** Whether a list of groups ends with its words: 'no French or Dutch doors' is about doors, 'no Catholic or public school' about a school. */
export const endsOpenly = (words: Word[], texts: readonly string[], to: number): boolean => {
  let end = to
  while (!words[end - 1]?.isLast) {
    const isJoined = /^(?:or|and|nor)$/.test(texts[end] ?? '')
    const isListed = words[end - 1]?.isBeforeComma
    if (!isJoined && !isListed) break
    const next = isJoined ? end + 1 : end
    const [other] = groupsAt(texts, next)
    if (!other) return isListed || !leadsToThing(words, texts, next)
    end = next + other.length
  }
  return isBoundary(words[end - 1], words[end])
}

export const STARTS_ANEW =
  /^(?:an?|the|i|we|you|he|she|it|they|this|that|those|my|our|your|their|to|in|on|all|so|keep|likes?|wants?|means|intends|plans|proud)$/

/** 'public school', but neither 'dogs' nor 'other tenants'. */
const leadsToThing = (words: Word[], texts: readonly string[], at: number): boolean =>
  !STARTS_ANEW.test(texts[at] ?? '') &&
  !isBoundary(words[at], words[at + 1]) &&
  !PERSONS.has(texts[at] ?? '')

/** Whether a group ends with its words, so that no other noun takes it as a mere description. */
export const isBoundary = (last: Word | undefined, next: Word | undefined): boolean =>
  !next ||
  !last ||
  last.isLast ||
  last.isBeforeComma ||
  FOLLOWS.test(next.text) ||
  isNegative(next.text) ||
  PERSONS.has(next.text)

const FOLLOWS =
  /^(?:or|and|nor|please|needs?|only|preferred|allowed|wanted|needed|welcome|are|is|was|were|will|at|to|in|with|ni|o|y|should|must|by|who|who'd|whose|that|looking|willing|seeking|wanting|moving|needing|ready|living|under|over|above|below|for|from|since|on|as|than|has|have|can|could|would|may|make|makes|alike|of|considered|accepted|approved|here|either|anymore|period|ever|whatsoever|property|properties|units?|building|housing|rental|home|eligible|certified|letters?|given|a|pay|do|does|sol[oa]s?|con|que|del?|seran|son|while|so|because|but|share|roommate|where|responsable|live|lives|rent|rents|buy|buys|move|get|gets|go|goes|feel|want|wants|finds?|like|helps?|counts?|favor|por|owes?|beware|brings?|costs?|loves?|moves|buys|takes|comes|wins|enjoys|joven|tranquil[oa]|trabajador[ae]?s?|mayor(?:es)?)$/
