import type { Finding, TracedClaim } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { PARTS } from './language/claim-words.ts'
import { sentencesIn } from './language/sentences.ts'
import { toFinding } from './term.ts'
import { claimsOf } from './trace/claims-of.ts'
import { FUNCTION_WORD, isPlain } from './trace/words-that-claim.ts'

/** Addressed to the reader, or about how to learn more. */
const INVITES =
  /\?$|\b(?:on request|upon request|by appointment|for details|a tour|showing|viewing|contact|schedule|message|call|ask|request)\b/i
/** What a sentence asks the reader to do. */
const IMPERATIVE =
  /(?:^|[;:] |^(?!.{0,24}\b(?:is|are|has|was)\b)[^,.]{1,24}, )(?:(?:then|now|so|just|simply|please|first|by all means|go ahead and|don't|do|never|always) )?(?:add|admire|arrive|bring|brew|build|buy|carry|catch|check|choose|claim|clear|climb|close|come|consider|cook|count|cross|cue|cut|dig|dip|draw|drag|drift|drink|drive|drop|eat|enjoy|enter|expect|fall|feed|fill|find|fire|fish|fix|flip|float|follow|forget|get|give|go|grab|grill|grow|hang|have|head|hear|hike|hold|host|imagine|invite|join|keep|kick|know|launch|lay|lean|learn|leave|let|light|linger|listen|live|load|look|lose|make|mark|measure|meet|mind|mix|move|name|note|open|order|pack|paddle|paint|park|pass|pedal|pick|picture|plan|plant|play|point|pour|prop|pull|push|put|raise|read|remember|rent|rest|ride|rinse|roll|run|saddle|sail|save|say|search|see|send|set|settle|share|shut|sign|sit|skip|sleep|slide|soak|spend|split|spread|stack|stand|start|stay|step|stop|store|stretch|stroll|swap|sweep|swim|swing|take|tell|think|throw|tie|toss|trade|trust|try|tuck|turn|unpack|use|visit|wait|wake|walk|wander|warm|watch|wave|wear|work|write)\b(?! (?:is|are|was|were|has|have|had|will|does|did)\b)/i
const LEAST_WORDS = 3

/**
 * Sentences of a description that state something without enough words that trace to a fact. Made of plain words
 * alone they claim nothing that a vocabulary could object to, and are inventions all the same: 'It has never been rented.'
 */
export const reviewSentences: Review = (copy) => {
  if (!copy.isOpen || !copy.entered || copy.kind !== 'mls') return []
  return sentencesIn(copy.text).flatMap(({ start, end }) => unfounded(copy, start, end))
}

const unfounded = (copy: Copy, start: number, end: number): Finding[] => {
  const sentence = copy.plain.slice(start, end)
  const isWithin = (other: { start: number; end: number }) => other.start < end && start < other.end
  if (sentence.split(/\s+/).length < LEAST_WORDS || copy.spans.some(isWithin)) return []
  const claims = claimsOf(copy).filter(isWithin)
  if (isFounded(sentence, claims) || repeatsFeature(claims, copy)) return []
  if (AS_IS.test(sentence) && AS_IS.test(copy.typed)) return []
  if (sharesWord(sentence, copy.typed) || isShortFact(sentence, copy.entered?.words)) return []
  if (!STATES_OF_PROPERTY.test(sentence) || INVITES.test(sentence) || isAside(sentence)) return []
  const term = {
    rule: 'fact/sentence',
    severity: 'caution',
    why: 'Nothing that was entered supports this sentence. Add the fact or take it out.',
  } as const
  return [toFinding(term, copy.text, { start, end, put: '' })]
}

const AS_IS = /\bas[- ]?is\b/i

/** Who or what a statement about a property begins with. */
const SUBJECTS = [
  ...PARTS,
  'nothing|none|nobody|no one|someone|not a|one of only',
  'closets?|counters?|porch|deck|patio|garage|basement|attic|gates?|fence|paint|stonework|faucet|furnishings',
  'light|air|sun|sound|noise|traffic|breeze|location|maintenance|insurance|bills?|taxes|dues|price|financing|possession|close|pets?|dogs?|rentals?|parking|storage',
  'sellers?|owners?|agents?|builders?|doctor|governor|neighbors?|neighboring|tenants?|residents?|inspectors?|inspection|families|association|county|city',
  'homes|houses|residences|units|listings?|lots|comparable|model',
]
/** What a sentence says of a property with any subject. */
const SAID_OF_PROPERTY =
  'here|nearby|never|defects?|repairs?|market|block|street|for sale|overhead|downstairs|upstairs|zip code|grew up|years? (?:ago|old)|summers? ago|loudest|is already|(?:waits|stands|sits|hangs|lies) (?:beside|behind|above|near|along|by|under)|(?:in|on|all) (?:summer|winter)|(?:was|were|been|has|have) (?:[a-z]+ )?[a-z]+ed|built|rented|sold'
const STATES_OF_PROPERTY = new RegExp(
  `^(?:it|its|there|this)\\b|^(?:[a-z'-]+ ){0,3}(?:${SUBJECTS.join('|')})\\b|\\b(?:${SAID_OF_PROPERTY})\\b`,
  'i',
)

/** About the reader, the writer or the text itself: 'You don't do badly yourself', 'That's the short version'. */
const isAside = (sentence: string): boolean =>
  ASIDE.test(sentence) ||
  (OPINION.test(sentence) && !HAPPENED.test(sentence)) ||
  IMPERATIVE.test(sentence) ||
  (SUPPOSES.test(sentence) && !STATES.test(sentence)) ||
  ABSTRACT.test(sentence) ||
  GENERAL.test(sentence) ||
  (READER.test(sentence) && !OF_PROPERTY.test(sentence))
/** How something feels, and what it is praised or teased for. */
const OPINION =
  /\b(?:feels? like|pleasures?|joy|delight|honest(?:ly)?|lov(?:able|ely)|like?able|fond(?:ly)?|stubborn|charm(?:ing)?|patien(?:t|ce)|romantic|happ(?:y|ily|iness)|glad(?:ly)?|kindly|manners|questions?|answers?|promises?|deserves?|forgiv(?:es?|ing)|rewards?|excuses?|habits?|rituals?|secrets?|temptation|tempting|ambitious|opinions?|arguments?|moods?|personality|character|soul|humor|confidence|memories|imagination|easy to (?:like|love)|hard to (?:leave|beat)|worth (?:an?|the|it|seeing)|does (?:its|the) job|speaks for itself)\b/i
const HAPPENED = /\b(?:was|were|been|had|never|won|ago)\b/i
const ASIDE =
  /^(?:that's|that is|that (?:leaves|makes|means|explains|calls|settles|counts)|what|some|most|many|so|if|or|but|like an?|this is (?:what|how|where|why)|(?:made|meant|good|right|(?:space|room) enough) (?:for|to)|(?:space|room) to (?:roam|breathe|grow|spread|move|stretch|wander|play)|not (?!an? (?:thing|single)\b)(?:an?|trying|that|just|quite|bad))\b|\bplease\b|\b(?:we|us|i|i'm|i'd|we're|we've|we'd)\b/i
/** What the reader does, what may or should be, and whom a place is for. */
const SUPPOSES =
  /^(?:you|you'll|you'd|you're|you've)\b|\byou(?:'ll|'d| will| can| may| might)\b|\b(?:must be|could be|should|perhaps|maybe|possibly|somehow|no doubt|seems? to)\b|^(?:it(?:'s| is)|this is|here is|here's) (?:an? |the )?(?:[a-z]+ )?[a-z]+ (?:for (?:someone|anyone|people|those|whoever)|that|where)\b/i
/** What is told, asked or decided, and what follows in turn: 'The rest is up to the weather', 'Supper first, then the lights'. */
const ABSTRACT =
  /^(?:the|its|your|one|another|any) (?:[a-z]+ )?(?:rest|story|questions?|answer|trick|idea|moral|math|secret|verdict|choice|temptation|trouble|catch|decision|debate|argument|agenda|point|plot|script|ending)\b|^there(?: is|'s| isn't) (?:much|little|not much|something|more)\b|\bfirst, then\b|\b(?:start|begin|end|happen)s?(?: [a-z]+)? here\b|^[a-z]+ (?:recommended|encouraged|advised|optional|welcome)\b/i
/** What is so of every house, or said of this one in a figure: 'It won't stay a secret'. */
const GENERAL =
  /^(?:small|old|good|great|big|new|tall|long|short|blank|empty|quiet|corner|city|country) [a-z]+s (?!is\b|are\b|was\b|were\b|ha[sv]e?\b)[a-z]+ |^(?:every|any) (?:good |great |proper )?(?:house|home|place) (?:needs|begins|deserves|wants|starts|asks|should)\b|^it (?:won't|isn't|doesn't) (?:stay|last|take|mind|ask|an?|the|try|pretend)\b|^(?:this is|it's|it is) an? (?:house|home|place) with (?:its|an? (?:sense|story|point|memory|habit|plan))\b|^an? (?:house|home|place) (?:this|like|that)\b(?!.*\b(?:has|been|was|were)\b)/i
/** Verbs and quantities with which such a sentence still states a fact. */
const STATES = /\b(?:was|were|has|had|been|needs?|never|nothing|no one|none|every|each|only|won)\b/i
const READER = /\b(?:you|your|yourself)\b|\byou'/i
const OF_PROPERTY = new RegExp(`^it\\b|\\b(?:${[...PARTS].join('|')})\\b|\\bfrom\\b`, 'i')

/** A figure, a name or a telling word that was entered supports a sentence; words of daily life do so in company only. */
const isFounded = (sentence: string, claims: readonly TracedClaim[]): boolean => {
  const traced = claims.filter(({ source }) => source !== undefined && source !== 'propertyType')
  const isTelling = ({ kind, text }: TracedClaim) =>
    kind === 'number' || kind === 'name' || contentOf(text).some((word) => !isPlain(word))
  if (traced.some(isTelling)) return true
  const supported = traced.flatMap(({ text }) => contentOf(text)).length
  return supported > 1 || (supported > 0 && contentOf(sentence).length <= 2)
}

/** Whether half of a feature's words stand in the sentence: 'One dog may come along' of '1 dog ok'. */
const repeatsFeature = (claims: readonly TracedClaim[], { property }: Copy): boolean =>
  (property?.features ?? []).some((feature, index) => {
    const own = claims.filter(({ source }) => source === `features[${index}]`)
    return (
      own.length > 0 &&
      own.flatMap(({ text }) => contentOf(text)).length * 2 >= contentOf(feature).length
    )
  })

const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).filter(
    (word) => !FUNCTION_WORD.test(word) && !word.endsWith("n't"),
  )

/** 'One pet may come' of '1 pet': so short a sentence has room for one fact only. */
const isShortFact = (sentence: string, words: ReadonlySet<string> | undefined): boolean => {
  const content = contentOf(sentence)
  return content.length <= 2 && content.some((word) => words?.has(word.replace(/s$/, '')))
}

/** As many letters are the same word in another form: 'furnishings' and 'furnished'. */
const STEM = 7

const sharesWord = (sentence: string, typed: string): boolean =>
  (sentence.toLowerCase().match(/[a-z]{7,}/g) ?? []).some((word) =>
    typed.includes(word.slice(0, STEM)),
  )
