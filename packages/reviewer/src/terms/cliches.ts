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

const pressure = 'Pressure tires readers; let the facts invite.'
const unproven = 'Nobody can check this.'
const vague = 'Name what earns it.'
const figure = 'Give the figure instead.'
const formula = 'A formula.'
const generated = 'A phrase that marks machine-made text.'
const boast = 'A house has; it does not boast.'

/** Words that praise without naming anything, and such as add nothing. */
const PRAISE =
  'stunning|gorgeous|breathtaking|spectacular|amazing|fantastic|awesome|incredible|lovely|exquisite|magnificent|beautiful|beautifully|luxurious|impeccable|immaculate|pristine|seamless(ly)?|effortless(ly)?|charming|quaint|cute|co[sz]y|spacious|ample'
const EMPTY = 'very|really|truly|absolutely|simply'

export const cliches: readonly Term[] = [
  ...cliche('a', pressure, 'drop clause')`
    (a |an )?(absolute |true |definite )?must[- ]see => drop word or clause
    (it )?(won't|wont|will not) last( long)?
    don'?t miss|do not miss
    opportunity (knocks|awaits)
    look no further
    motivated sellers?
  `,
  ...cliche('a', vague, 'drop clause')`
    dream home => home
    (an )?entertainer'?s (dream|delight|paradise) => a place to gather
    chef'?s dream => place to cook
    pride of ownership
    wow( factor)?
    has it all
    location,? location(,? location)? => location
  `,
  ...cliche('a', unproven)`
    hidden gem|(true|rare|absolute|real) gem => find
    one[- ]of[- ]a[- ]kind => drop word
    once[- ]in[- ]a[- ]lifetime => drop word
    unparalleled|unmatched|unrivaled => drop word
    endless <possibilities> => $1
    (unlimited|tremendous|great|endless) <potential> => $1
    better than new => drop word or clause
    second to none
  `,
  ...cliche('a', generated)`
    (the )?epitome of
    tapestry
    prepare to be
    not (just|only|merely) an? [a-z]{3,20}, (but|it is|it's)
    (perfect|seamless|harmonious) blend => blend
    (a )?testament to => proof of
  `,
  ...cliche('a', figure)`
    priced to sell => drop clause
    a (real |total |absolute )?steal => drop clause
    investor'?s dream|cash cow
  `,
  ...cliche('b', unproven)`
    rare <find|opportunity> => $1
  `,
  ...cliche('b', notEntered)`
    rarely available => drop word
    turn[- ]?key => drop word
    move[- ]in[- ]ready => drop word
    (sun|light)[- ](drenched|filled|soaked|splashed|kissed) => drop word
    (highly |most )?(sought[- ]after|desirable) => drop word
    vibrant|bustling => drop word
    tranquil|serene|peaceful => drop word
    abundan(t|ce)( of)? <(natural )?(light|storage|space)> => $1
    meticulously <maintained|kept|renovated|crafted> => $1
    prime location => location
    conveniently located => located
    (just |only |mere )?(steps|minutes|moments) (away )?(from|to) => near
    (just |only )?(steps|minutes|moments) away => nearby
    flooded with (natural )?light
    close to everything
    instant equity
  `,
  ...cliche('b', vague)`
    (right )?in the heart of => in
  `,
  ...cliche('b', figure)`
    (great|incredible|unbeatable) value => value
  `,
  ...cliche('c', formula)`
    welcome to(?= (this|your|the|\d|~)) => meet
    welcome home => come home
    nestled => set
    (step|walk) (inside|into) (and|to) (discover|find) => inside, find
  `,
  ...cliche('c', boast)`
    boasts => has
    boasting => with
    boast => have
    boasted => had
  `,
  ...cliche('c', vague)`
    oasis => setting
    (private|backyard|outdoor) (retreat|paradise|haven) => outdoor area
    sanctuary => room
    ${PRAISE} => drop word
    perfect(?! (for|blend)) => drop word
    gourmet|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|high[- ]end => drop word
    luxury(?! vinyl)|luxuriously => drop word
    impeccably|immaculately => drop word
    perfect for entertaining => suited to gatherings
    (tastefully|thoughtfully|beautifully) <updated|renovated|designed|appointed> => $1
    curb appeal
  `,
  ...cliche('c', figure)`
    tons of|loads of =>
  `,
  ...cliche('c', generated)`
    elevates?( your)?
    imagine (waking|sipping|coming)
    sip(ping)? (your )?(morning )?coffee
  `,
  ...cliche('d', vague, 'drop word')`
    great(?! (room|falls|lakes|barrington|neck))
    nice
  `,
  ...cliche('d', formula, 'drop word')`
    ${EMPTY}
  `,
  ...cliche('d', figure)`
    plenty of =>
  `,
]
