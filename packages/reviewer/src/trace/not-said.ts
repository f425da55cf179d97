import { QUALITIES } from '../language/claim-words.ts'
import { STATE_WORDS } from '../language/states.ts'
import { matchesIn } from '../patterns/index.ts'
import { isEveryday } from './is-everyday.ts'
import { isProposed } from './is-proposed.ts'
import type { ProseWord } from './prose.ts'

const CAN_BE =
  /\b(?:can|may|might|could|will) be $|\b(?:can|could|would|might|may) (?:[a-z]+ )?have (?:[a-z]+ ){0,3}$|\b(?:could|might|may) be (?:an?|the|your) [a-z, ]{0,60}$|\b(?:nearly|almost|practically|kind of|sort of|something of) an? (?:[a-z]+ )?$/i
/** 'On the market' is no place to shop. */
const IDIOM =
  /\b(?:kept? at bay|lawn (?:chair|mower)s?|neck of the woods|under one roof|roof over|up the creek|island time|walk in the park|raise the roof|through the roof|stone's throw|(?:sea|river|ocean|mountain|forest)s? of [a-z]+|ball ?park (?:figure|price)|set in stone|knock on wood|you popular|(?:garden|book|supper) club|(?:boat|dog|pet|horse|cat|car|truck|rv|bike) owners|(?:holds?|holding|held) court|an? [a-z]+ or two|(?:the|your) mortgage|(?:into|up|down) the driveway|view of your own|(?:tub|mug|kettle) steaming|(?:deck|porch|patio|balcony|sunroom|lanai) overlook(?:s|ing) the (?:[a-z]+ )?(?:back ?yard|yard|garden|lawn)|(?:ski|golf) (?:boots|gear|poles|bags?|clubs|passes|weekends?|trips?))\b/g
const FOR_SALE = /\b(?:on|hits?) the $|(?<!\b(?:close|near|next|walk|steps) )\bto (?:the )?$/i
const ABSENT =
  /^(?:no|nobody|not|without|never|nor|instead|fewer|unnecessary|whether|ask|confirm|check|verify|inventory|price|missing|perhaps|maybe|someday|whatever|whichever|wherever|skip)$/
/** Words that compare or suppose what stands right after them. */
const SUPPOSED = /^(?:than|if|like|as|until|before|every)$/
/** 'Like a small hotel lobby'. */
const LIKENED = 5
/** 'Zoned for retail' says what it is; 'one less line for the office' does not. */
const FITTED =
  /^(?:known|famous|zoned|approved|space|room|plumbed|wired|piped|set|prepped|ready|left|plans?|permits?|parking|accounts?|hookups?|except|up|once|used|leased|rented)$/
/** 'Built as a clinic' says what it is. */
const SERVES =
  /^(?:built|used|serves?|served|designed|zoned|operated|operates|run|finished|licensed|\d+|began|known|set|up|works?)$/
/** What must be true even where it is denied. */
const DENIABLE =
  /^(?:hoa|restrictions?|covenants?|steps?|stairs|fees?|assessments?|easements?|tenants?|smoking|rentals?|pets?|carpet|zoning|neighbors|flood|leaks?|cracks?|mold|damage|defects?|liens?|violations?|termites?)$/

/** A question, the heading of a list, or what is denied, asked or compared says nothing of the property. */
export const isNotSaid = (words: readonly ProseWord[], at: number, text: string): boolean => {
  const word = words[at]
  if (!word) return true
  if (word.opensSentence && text.charAt(word.end) === ':') return true
  if (word.isQuestion || isOfOthers(words, at) || isImagined(words, at)) return true
  if (
    /^ (?:look|feel|vibe|spirit|mood|style|person|people)\b/.test(
      text.slice(word.end, word.end + 8),
    )
  )
    return true
  if (/^-(?:worthy|like|sized|style)\b/.test(text.slice(word.end, word.end + 8))) return true
  if (CAN_BE.test(text.slice(Math.max(0, word.start - 80), word.start))) return true
  if (isProposed(text, word.start, word.end)) return true
  if (
    word.text === 'view' &&
    /^ (?:the|this|all|our|it|more)\b/.test(text.slice(word.end, word.end + 6))
  )
    return true
  if (word.text === 'market' && FOR_SALE.test(text.slice(Math.max(0, word.start - 12), word.start)))
    return true
  const from = Math.max(0, word.start - 20)
  const near = text.slice(from, word.end + 20).toLowerCase()
  for (const { 0: said, index } of matchesIn(near, IDIOM))
    if (from + index <= word.start && word.end <= from + index + said.length) return true
  if (isAction(words, at) || isTimeOfDay(words, at)) return true
  if (word.isCapital && STATE_WORDS.has(word.text)) return true
  if (DENIABLE.test(word.text)) return false
  if (isWished(words, at) || isOfLife(words, at)) return true
  for (let before = at - 1; before >= at - 6; before -= 1) {
    const other = words[before]
    if (!other || other.sentence !== word.sentence) return false
    if (
      ABSENT.test(other.text) ||
      other.text.endsWith("n't") ||
      (other.text === 'like' && at - before < LIKENED) ||
      (other.text === 'for' &&
        at - before < 3 &&
        words[before + 1]?.text !== 'the' &&
        !FITTED.test(words[before - 1]?.text ?? '')) ||
      (at - before < 3 &&
        SUPPOSED.test(other.text) &&
        !(other.text === 'as' && isServing(words, before, text)))
    )
      return true
  }
  return false
}

/** 'Park both cars in the garage', 'so you can grill on the deck': what the reader does there. */
const isAction = (words: readonly ProseWord[], at: number): boolean => {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word?.text === 'park' && !BEFORE_PARK.test(previous?.text ?? '')) return true
  if (!word || !ALSO_VERBS.test(word.text) || !AFTER_VERB.test(next?.text ?? '')) return false
  return previous?.clause !== word.clause || BEFORE_VERB.test(previous.text)
}
const ALSO_VERBS = /^(?:park|grill|ski|shop|garden|plant|lounge|bridge|fence|store|school|pool)$/
/** Without one of these in front of it, 'park' is what is done with a car. */
const BEFORE_PARK =
  /^(?:an?|the|this|its|city|state|county|national|regional|neighborhood|dog|skate|pocket|water|public|nearby|local|linear|big|small|community|bark)$/
const BEFORE_VERB = /^(?:to|you|can|could|will|you'll|you'd|we|and|or|then|just)$/
const AFTER_VERB =
  /^(?:a|an|the|your|both|two|three|it|them|in|on|under|beneath|inside|outside|out|at|by|here|there|all|every)$/

/** 'At sunrise' is a time, wherever it is seen from. */
const isTimeOfDay = (words: readonly ProseWord[], at: number): boolean =>
  /^sun(?:set|rise)$/.test(words[at]?.text ?? '') &&
  /^(?:at|by|until|till|before|after|past|toward|since)$/.test(words[at - 1]?.text ?? '')

/** 'You supply the porch', 'waits for someone to bring the bookshelves': what is not there yet. */
const isWished = (words: readonly ProseWord[], at: number): boolean => {
  for (let before = at - 1; before >= at - WISHED; before -= 1) {
    const other = words[before]
    if (!other || other.sentence !== words[at]?.sentence) return false
    // 'Bring pets, with a deposit': the deposit is not brought.
    if (/^(?:with|which|because|so)$/.test(other.text)) return false
    if (BRINGS.test(other.text)) return true
    // 'Make it a bakery.'
    if (/^(?:make|call)$/.test(other.text) && words[before + 1]?.text === 'it') return true
    const [earlier, next] = [words[before - 1]?.text, words[before + 1]?.text]
    if (other.text === 'up' && next === 'to' && words[before + 2]?.text === 'you') return true
    if (other.text === 'you' && SUPPLIES.test(next ?? '') && earlier !== 'that') return true
  }
  return false
}
const WISHED = 10
const BRINGS = /^(?:bring|imagine|picture|dream|dreaming|pretend)$/
const SUPPLIES =
  /^(?:supply|bring|provide|add|want|need|choose|decide|plan|build|plant|dream|imagine)$/

/** 'Stand on the sidewalk and imagine your sign': the reader is told where to stand. */
const isImagined = (words: readonly ProseWord[], at: number): boolean =>
  words
    .slice(at + 1, at + IMAGINED)
    .some(({ text, sentence }) => text === 'imagine' && sentence === words[at]?.sentence)
const IMAGINED = 5

/** 'Some houses come with a pool': what others have. */
const isOfOthers = (words: readonly ProseWord[], at: number): boolean => {
  let first = at
  while (first > 0 && words[first - 1]?.sentence === words[at]?.sentence) first -= 1
  const [opening, second] = [words[first]?.text ?? '', words[first + 1]?.text ?? '']
  // 'What kind of porch you build is your business'.
  if (/^(?:what|which|whatever)$/.test(opening) && /^(?:kind|sort|color|size|you)$/.test(second))
    return true
  const before = words.slice(Math.max(0, at - LEAD), at).map(({ text }) => text)
  if (OF_WRITER.test(before.join(' '))) return true
  return (
    /^(?:some|most|many|other|few)$/.test(words[first]?.text ?? '') &&
    /[^s]s$|^people$/.test(words[first + 1]?.text ?? '')
  )
}

/** 'You are the dishwasher', 'I have seen hotels try less hard'. */
const OF_WRITER =
  /\b(?:you(?:'re| are) the|(?:i|we|i've|we've)(?: have)? (?:seen|known|met|visited))$/
const LEAD = 4

/** Whether 'as' tells what something is, perhaps with a year before it: 'built in 1996 as a clinic'. */
const isServing = (words: readonly ProseWord[], at: number, text: string): boolean => {
  const [other, earlier] = [words[at - 1], words[at - 2]]
  return (
    SERVES.test(other?.text ?? '') ||
    SERVES.test(earlier?.text ?? '') ||
    /\d $/.test(text.slice(Math.max(0, (words[at]?.start ?? 0) - 2), words[at]?.start ?? 0))
  )
}

/** 'A few modern manners', 'small, or large', 'your architect': said of people's lives, or of neither of two things. */
const isOfLife = (words: readonly ProseWord[], at: number): boolean => {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word) return false
  if (previous?.text === 'or' && QUALITIES.has(word.text)) return true
  // 'A slow Tuesday sunset' is one of many, wherever it is seen.
  if (/^sun(?:set|rise)$/.test(word.text) && !next?.isJoined)
    return words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:a|another)$/.test(text))
  // 'Quieter than your inbox'.
  if (next?.text === 'than' && /^(?:your|an?)$/.test(words[at + 2]?.text ?? '')) return true
  if (previous?.text === 'your' && ADVISERS.test(word.text)) return true
  return (
    QUALITIES.has(word.text) &&
    next?.isJoined === true &&
    next.sentence === word.sentence &&
    (isEveryday(next.text) || TIMES.test(next.text))
  )
}
const TIMES =
  /^(?:manners?|(?:summer|spring|winter|autumn|season|morning|evening|afternoon|day|night|weekend|hour|moment)s?)$/
const ADVISERS = /^(?:architect|contractor|builder|decorator|surveyor|engineer)$/
