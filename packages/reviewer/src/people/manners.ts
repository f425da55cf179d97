import { type Context, contextOf } from './context.ts'
import {
  BOUNDS_ANIMALS,
  CHARGES,
  COMMANDS,
  FOR,
  INHABITANTS,
  IS_ABOUT_HOME,
  IS_ABOUT_PEOPLE,
  IS_ABOUT_TENANTS,
  IS_MEANT_FOR,
  IS_TAKEOVER,
  isNegative,
  LIMITS,
  PAINTED,
  PLEASED,
  PREFERS,
  PUTS_FIRST,
  REQUIRES,
  SELECTS,
  SENDS_AWAY,
  SETTLEMENTS,
  SHARES,
  SPARES,
  SUITS,
  TAKES_IN,
} from './cues.ts'
import { groupsAt } from './groups.ts'
import { isHarmless, SELECTIVE } from './harmless.ts'
import { endsOpenly, isBoundary, isFacility, type Mention, STARTS_ANEW } from './mentions.ts'
import { textsOf, type Word } from './words.ts'

/** What a phrase does to a group. */
export type Manner =
  | 'excludes'
  | 'limits'
  | 'prefers'
  | 'suits'
  | 'pleases'
  | 'describes'
  | 'requires'
  | 'mentions'

/** A manner, and the words from the group to the cue that shows it. */
export interface Judgement {
  manner: Manner
  from: number
  to: number
}

/** How many words away from a group a cue may stand. */
const REACH = 10

/** What a sentence does to a group that it names; `null` where it does nothing to anybody. */
export const judge = (mention: Mention, words: Word[], lower: string): Judgement | null => {
  const context = contextOf(mention, words, lower)
  if (isHarmless(context)) return null
  const { kind } = mention.group
  if (kind === 'mark') return judgeMark(context)
  return kind === 'thing' && !mention.isPeople ? judgeThing(context) : judgePeople(context)
}

/** What a thing is built into or stored in: a wheelchair ramp invites. */
const EQUIPMENT =
  /^(?:ramps?|lifts?|access\w*|storage|parking|spaces?|stalls?|spots?|restrooms?|placards?|van|friendly|ready|height|entr\w+|clinic|lane)$/

/** What people use or receive shuts them out only where it is refused, charged or asked for. */
const judgeThing = (context: Context): Judgement | null => {
  const { mention, words, sentence } = context
  const { protects } = mention.group
  if (EQUIPMENT.test(context.texts[mention.to] ?? '') && !words[mention.to - 1]?.isLast) return null
  const denied = nearest(context, ({ text }) => isNegative(text) && text !== 'free')
  if (denied !== null) return spanning(mention, denied, 'excludes')
  if (COMMANDS.test(sentence) || SENDS_AWAY.test(sentence) || isQuestion(context))
    return spanning(mention, mention.from, 'excludes')
  const isAnimal = /\b(?:animals?|dogs?|cats?|pets?|esas?|critters?|creatures?|companions?)\b/.test(
    context.texts.slice(mention.from, mention.to).join(' '),
  )
  if (protects === 'disability' && CHARGES.test(sentence))
    return spanning(mention, mention.from, 'excludes')
  if (isAnimal && BOUNDS_ANIMALS.test(sentence)) return spanning(mention, mention.from, 'limits')
  if (protects === 'disability' && !isAnimal && ASKS.test(sentence) && !ACCOMMODATES.test(sentence))
    return spanning(mention, mention.from, 'requires')
  if (!/^(?:citizenship|marital|orientation|origin)$/.test(protects)) return null
  const required = nearest(context, ({ text }) => REQUIRES.has(text) || SELECTS.has(text))
  return required === null ? null : spanning(mention, required, 'requires')
}

/** Asks the reader about his health. */
const ASKS =
  /\b(?:list|disclose|declare|describe|report|explain|state|include|send|provide|submit|tell us|let us know|indicate)\b[^.]*\b(?:you|your|applicants?|tenants?)\b|\b(?:you|your|applicants?|tenants?)\b[^.]*\b(?:list|disclose|declare|report|must explain|must state)\b/
const ACCOMMODATES = /\baccommodat|\bif you (?:need|want|would like)\b/

/** What people of a group are known by says something of them in every sentence about who lives, applies or is taken. */
const judgeMark = (context: Context): Judgement | null => {
  const { mention, sentence, texts, words } = context
  if (!IS_ABOUT_PEOPLE.test(sentence)) return null
  // 'The older roof', 'a Christmas tree'.
  if (
    DESCRIBES_THINGS.test(texts[mention.from] ?? '') &&
    !STARTS_ANEW.test(texts[mention.to] ?? '') &&
    !OF_PEOPLE.test(texts[mention.to] ?? '') &&
    !endsOpenly(words, texts, mention.to)
  )
    return null
  const denied = nearest(context, ({ text }) => isNegative(text))
  if (denied !== null) return spanning(mention, denied, 'excludes')
  const required = nearest(context, ({ text }) => REQUIRES.has(text))
  return required === null
    ? spanning(mention, mention.from, 'mentions')
    : spanning(mention, required, 'requires')
}

/** Marks that mostly stand in front of things. */
const DESCRIBES_THINGS = /^(?:older|younger|darker|whiter|christmas|easter)$/

const judgePeople = (context: Context): Judgement | null => {
  const { mention, words, texts, sentence } = context
  const { from, to, isPeople, group } = mention
  const isAdults = isGrownUp(texts, from, to)
  if (isAdults && HOLDS.test(context.before)) return null
  const settled =
    settlementAfter(mention, words) ?? (BARRIO.test(texts[from - 1] ?? '') ? from - 1 : null)
  if (settled !== null) return spanning(mention, settled, 'describes')
  const isSaidOfPeople =
    group.kind === 'quality' &&
    !isFacility(texts, to) &&
    // Tenants may share a Finnish sauna; what is cooked or what a name sounds like counts where somebody is picked by it.
    (isBoundary(words[to - 1], words[to]) ||
      OF_PEOPLE.test(texts[to] ?? '') ||
      PICKS.test(sentence)) &&
    (IS_ABOUT_TENANTS.test(sentence) || YOU_ARE.test(context.before))
  if (!isPeople && !isSaidOfPeople && !endsOpenly(words, texts, to)) return null
  if (isFragment(context) || isQuestion(context)) return spanning(mention, from, 'limits')
  const find = (isCue: (word: Word, at: number) => boolean) => nearest(context, isCue)
  const denied = isAdults ? null : find(({ text }) => isNegative(text))
  if (denied !== null && !SPARES.test(context.said)) return spanning(mention, denied, 'excludes')
  if (isPeople && SENDS_AWAY.test(sentence)) return spanning(mention, from, 'excludes')
  if (isAdults && isPeople && /\b(?:no|not)\b/.test(context.before)) return null
  if (
    /^(?:family|disability)$/.test(group.protects) &&
    (isPeople || PER.test(context.before)) &&
    CHARGES.test(sentence)
  )
    return spanning(mention, from, 'excludes')
  if (group.kind !== 'shade' && SELECTIVE.has(group.protects) && IS_TAKEOVER.test(sentence))
    return spanning(mention, from, 'describes')
  const described = find(({ text }) => SHARES.has(text))
  if (described !== null) return spanning(mention, described, 'describes')
  const limited = find(({ text }, at) => SELECTS.has(text) && !isCount(words, at))
  if (limited !== null) return spanning(mention, limited, 'limits')
  if (TAKES_IN.test(context.clause) && LIMITS.test(context.clause))
    return spanning(mention, from, 'limits')
  const preferred = find(({ text }) => PREFERS.has(text))
  if (preferred !== null) return spanning(mention, preferred, 'prefers')
  if (((isPeople || isSaidOfPeople) && PUTS_FIRST.test(sentence)) || HELPS.test(sentence))
    return spanning(mention, from, 'prefers')
  const suited = find(
    ({ text }, at) =>
      at < from && SUITS.has(text) && texts.slice(at + 1, from).some((word) => FOR.has(word)),
  )
  if (suited !== null) return spanning(mention, suited, 'suits')
  if (IS_MEANT_FOR.test(context.before)) return spanning(mention, from, 'suits')
  const pleased = find(({ text }, at) => at >= to && PLEASED.has(text))
  if (pleased !== null) return spanning(mention, pleased, 'pleases')
  const required = find(
    ({ text }, at) => at < from && text === 'must' && /^(?:be|have)$/.test(texts[at + 1] ?? ''),
  )
  if (required !== null) return spanning(mention, required, 'requires')
  // Somebody in a wheelchair may be spoken of; a voucher holder is set apart.
  if (group.kind === 'thing' && group.protects === 'disability') return null
  if (!isPeople && !isSaidOfPeople && !isPredicate(context) && !isWanted(context)) return null
  return isPassingBy(context) ||
    isAboutColors(context) ||
    (to === from + 1 && WEAK.test(texts[from] ?? ''))
    ? null
    : spanning(mention, from, 'mentions')
}

/** 'Being married helps your application.' */
const HELPS =
  /\b(?:helps? (?:your|an?|the) (?:application|case|chances)|(?:counts?|weighs?|works?) in (?:your|their) favor)\b/

/** The nearest word of the sentence that is a cue; other things in front of a comma say nothing about a group behind it. */
const nearest = (
  { mention, words, texts, first, last }: Context,
  isCue: (word: Word, at: number) => boolean,
): number | null => {
  const { from, to, group, isPeople } = mention
  const isOpen = (at: number): boolean =>
    isPeople ||
    group.kind === 'thing' ||
    !words[at]?.isBeforeComma ||
    groupsAt(texts, at).length > 0
  for (let at = from - 1; at >= first && at >= from - REACH && isOpen(at); at -= 1) {
    const word = words[at]
    if (word && isCue(word, at)) return at
  }
  for (let at = to; at <= last && at < to + REACH && (at === to || isOpen(at - 1)); at += 1) {
    const word = words[at]
    if (word && isCue(word, at)) return at
  }
  return null
}

/** 'The hot tub seats six adults.' */
const HOLDS = /\b(?:holds?|seats?|sleeps?|fits?) (?:\w+ )?$/

const PER = /\b(?:per|each|every|with an?) (?:\w+ )?$/

/** 'Room for rent, female.', 'Childless.' */
const isFragment = ({ mention: { from, to, group }, words, first }: Context): boolean =>
  group.kind !== 'shade' &&
  /^(?:sex|family|marital|disability|religion)$/.test(group.protects) &&
  (from === first || words[from - 1]?.isBeforeComma === true) &&
  (words[to - 1]?.isLast === true || words.length === to)

/** 'Got kids?', 'Are you disabled?', 'Recently divorced?' */
const isQuestion = ({ sentence, first, last }: Context): boolean =>
  sentence.endsWith('?') && (last - first < 3 || /\b(?:you|your|got|have)\b/.test(sentence))

const spanning = ({ from, to }: Mention, cue: number, manner: Manner): Judgement => ({
  manner,
  from: Math.min(from, cue),
  to: Math.max(to, cue + 1),
})

/** 'Only one owner': a number behind 'only' counts. */
const isCount = (words: Word[], at: number): boolean =>
  words[at]?.text === 'only' &&
  !words[at].isBeforeComma &&
  !words[at].isLast &&
  /^(?:one|two|three|\d+)$/.test(words[at + 1]?.text ?? '')

/** 'No adults were home' excludes nobody: others are turned away in favour of adults. */
const isGrownUp = (texts: readonly string[], from: number, to: number): boolean =>
  to === from + 1 &&
  /^(?:adult|grown|professional|executive|citizen|resident)s?$/.test(texts[from] ?? '')

const isPartOfTown = (words: Word[], at: number): boolean =>
  /^(?:part|side|end)$/.test(words[at]?.text ?? '') && words[at + 2]?.text === 'town'
const BARRIO = /^(?:vecindario|barrio|comunidad|zona)$/

/** The end of 'Polish enclave'. A Belgian block is a stone, a white street may be painted. */
const settlementAfter = ({ from, to, group }: Mention, words: Word[]): number | null => {
  const next = words[to]
  if (!next || words[to - 1]?.isLast || !(SETTLEMENTS.has(next.text) || isPartOfTown(words, to)))
    return null
  if (
    PAINTED.has(next.text) &&
    !SHARES.has(words[from - 1]?.text ?? '') &&
    (group.kind === 'shade' || next.text === 'town' || !isBoundary(next, words[to + 1]))
  )
    return null
  if (group.kind === 'shade' && group.protects !== 'race' && group.protects !== 'religion')
    return null
  // 'An adult community education center'.
  if (isFacility(textsOf(words), to + 1)) return null
  // 'A minor subdivision', 'the blind side of the garage'.
  if (/^(?:minor|blind|deaf)$/.test(words[from]?.text ?? '')) return null
  return to
}

/** 'The neighbors are quiet and Irish', 'are you gay?' */
const isPredicate = ({ mention, texts, first }: Context): boolean => {
  const before = texts.slice(Math.max(first, mention.from - 6), mention.from)
  return (
    before.some((text) => INHABITANTS.has(text)) &&
    before.some((text) =>
      /^(?:is|are|was|were|be|been|stay|stayed|remain|you're|they're)$/.test(text),
    )
  )
}

/** What people have or do, and no house does. */
const OF_PEOPLE =
  /^(?:customs?|traditions?|foods?|cooking|vibes?|atmosphere|faces?|names?|plates|music|habits|values)$/

/** Somebody is chosen or turned away. */
const PICKS =
  /\b(?:need not|sought|preferred|welcome|told|(?:not|never) (?:be )?(?:rent|accept|consider|want|allow|tak|approv)\w*)\b/

const YOU_ARE = /\b(?:you are|you're|they are|they're|he is|she is) (?:\w+ )?$/

/** 'We had a Korean before': one of a group, where tenants and buyers are spoken of. */
const isWanted = ({ mention: { from, group }, texts, sentence }: Context): boolean =>
  group.kind === 'people' &&
  texts
    .slice(Math.max(0, from - 3), from)
    .some((text) => /^(?:an?|one|another|right)$/.test(text)) &&
  LETS.test(sentence)
const LETS =
  /\b(?:rent|lease|sell|tenants?|renters?|buyers?|lodger|roommates?|share|landlord|landlady|owners?|applicants?|we|i'm|i am|i'd|my)\b/

/** 'Students bike past', 'Citizens voted': they do something, and neither live here nor are wanted. */
const isPassingBy = ({ mention, words, first, last, sentence }: Context): boolean => {
  const { from, to, group } = mention
  return (
    group.kind === 'people' &&
    !SELECTIVE.has(group.protects) &&
    from === first &&
    last - to > 1 &&
    !isBoundary(words[to - 1], words[to]) &&
    !IS_ABOUT_HOME.test(sentence)
  )
}

/** Words that have other meanings, and name people only where something is done to them. */
const WEAK = /^(?:singles|vets|professionals|executives|officers|patients|marines|sailors)$/

/** 'Whites and grays' are no people. */
const isAboutColors = ({ mention: { from, to }, texts }: Context): boolean =>
  /^(?:whites|blacks)$/.test(texts[from] ?? '') &&
  COLORS.test([...texts.slice(to, to + 4), texts[from - 2]].join(' '))
const COLORS =
  /\b(?:gr[ae]ys?|creams?|neutrals?|blues?|greens?|golds?|browns?|beiges?|tones?|palette|tiles?|terrazzo|marble|granite|stone|trim|woods?)\b/
