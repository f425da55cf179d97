import type { Fix } from '../edit.ts'
import { type Term, type TermBlock, termLines } from '../term.ts'
import { notEntered } from './reasons.ts'

/** A: never. B: a claim nobody entered. C: overused. D: weak. */
const LEVELS = {
  a: 'Worn out.',
  b: 'An unsupported claim.',
  c: 'Overused.',
  d: 'A weak word.',
}

/** Lines of one level with one piece of advice: see `termLines`. */
const cliche =
  (level: keyof typeof LEVELS, instead: string, remedy?: Fix) =>
  (...block: TermBlock): Term[] =>
    termLines(...block).map(({ pattern, fix = remedy }) => ({
      rule: `cliche/${level}`,
      severity: level === 'b' ? 'caution' : 'advice',
      pattern,
      why: `${LEVELS[level]} ${instead}`,
      fix,
    }))

const word = 'drop word'
const clause = 'drop clause'
const wordOrClause = 'drop word or clause'

const pressure = 'Pressure tires readers; let the facts invite.'
const unproven = 'Nobody can check this.'
const vague = 'Name what earns it.'
const figure = 'Give the figure instead.'
const formula = 'A formula.'
const generated = 'A phrase that marks machine-made text.'
const boast = 'A house has; it does not boast.'

/** Words that praise without naming anything, and such as add nothing. */
export const PRAISE =
  'stunning|gorgeous|breathtaking|spectacular|amazing|fantastic|awesome|incredible|lovely|exquisite|magnificent|beautiful|beautifully|luxurious|impeccable|immaculate|pristine|seamless(?:ly)?|effortless(?:ly)?|charming|quaint|cute|co[sz]y|spacious|ample'
export const EMPTY = 'very|really|truly|absolutely|simply'

export const cliches: readonly Term[] = [
  ...cliche('a', pressure, wordOrClause)`
    (?:a |an )?(?:absolute |true |definite )?must[- ]see
  `,
  ...cliche('a', pressure, clause)`
    (?:it )?(?:won't|wont|will not) last(?: long)?
    don'?t miss|do not miss
    opportunity (?:knocks|awaits)
    look no further
    motivated sellers?
  `,
  ...cliche('a', vague, clause)`
    dream home => home
    (?:an )?entertainer'?s (?:dream|delight|paradise) => a place to gather
    chef'?s dream => place to cook
    pride of ownership
    wow(?: factor)?
    has it all
    location,? location(?:,? location)? => location
  `,
  ...cliche('a', unproven, word)`
    hidden gem|(?:true|rare|absolute|real) gem => find
    one[- ]of[- ]a[- ]kind
    once[- ]in[- ]a[- ]lifetime
    unparalleled|unmatched|unrivaled
    endless (possibilities) => $1
    (?:unlimited|tremendous|great|endless) (potential) => $1
  `,
  ...cliche('a', unproven, wordOrClause)`
    better than new
  `,
  ...cliche('a', unproven)`
    second to none
  `,
  ...cliche('a', generated)`
    (?:the )?epitome of
    tapestry
    prepare to be
    not (?:just|only|merely) an? [a-z]{3,20}, (?:but|it is|it's)
    (?:perfect|seamless|harmonious) blend => blend
    (?:a )?testament to => proof of
  `,
  ...cliche('a', figure, clause)`
    priced to sell
    a (?:real |total |absolute )?steal
  `,
  ...cliche('a', figure)`
    investor'?s dream|cash cow
  `,
  ...cliche('b', unproven)`
    rare (find|opportunity) => $1
  `,
  ...cliche('b', notEntered, word)`
    rarely available
    turn[- ]?key
    move[- ]in[- ]ready
    (?:sun|light)[- ](?:drenched|filled|soaked|splashed|kissed)
    (?:highly |most )?(?:sought[- ]after|desirable)
    vibrant|bustling
    tranquil|serene|peaceful
    abundan(?:t|ce)(?: of)? ((?:natural )?(?:light|storage|space)) => $1
    meticulously (maintained|kept|renovated|crafted) => $1
    prime location => location
    conveniently located => located
    (?:just |only |mere )?(?:steps|minutes|moments) (?:away )?(?:from|to) => near
    (?:just |only )?(?:steps|minutes|moments) away => nearby
  `,
  ...cliche('b', notEntered)`
    flooded with (?:natural )?light
    close to everything
    instant equity
  `,
  ...cliche('b', vague)`
    (?:right )?in the heart of => in
  `,
  ...cliche('b', figure)`
    (?:great|incredible|unbeatable) value => value
  `,
  ...cliche('c', formula)`
    welcome to(?= (?:this|your|the|\d|~)) => meet
    welcome home => come home
    nestled => set
    (?:step|walk) (?:inside|into) (?:and|to) (?:discover|find) => inside, find
  `,
  ...cliche('c', boast)`
    boasts => has
    boasting => with
    boast => have
    boasted => had
  `,
  ...cliche('c', vague, word)`
    oasis => setting
    (?:private|backyard|outdoor) (?:retreat|paradise|haven) => outdoor area
    sanctuary => room
    ${PRAISE}
    perfect(?! (?:for|blend))
    gourmet|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|high[- ]end
    luxury(?! vinyl)|luxuriously
    impeccably|immaculately
    perfect for entertaining => suited to gatherings
    (?:tastefully|thoughtfully|beautifully) (updated|renovated|designed|appointed) => $1
  `,
  ...cliche('c', figure)`
    tons of|loads of =>
  `,
  ...cliche('c', generated)`
    elevates?(?: your)?
    imagine (?:waking|sipping|coming)
    sip(?:ping)? (?:your )?(?:morning )?coffee
  `,
  ...cliche('c', vague)`
    curb appeal
  `,
  ...cliche('d', vague, word)`
    great(?! (?:room|falls|lakes|barrington|neck))
    nice
  `,
  ...cliche('d', formula, word)`
    ${EMPTY}
  `,
  ...cliche('d', figure)`
    plenty of =>
  `,
]
