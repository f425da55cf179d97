import type { Fix } from '../edit.ts'
import { put, type Term } from '../term.ts'

/** A: never. B: a claim nobody entered. C: overused. D: weak. */
const LEVELS = {
  A: 'Worn out.',
  B: 'An unsupported claim.',
  C: 'Overused.',
  D: 'A weak word.',
}

const cliche = (level: keyof typeof LEVELS, pattern: string, instead: string, fix?: Fix): Term => ({
  rule: `cliche/${level.toLowerCase()}`,
  severity: level === 'B' ? 'caution' : 'advice',
  pattern,
  why: `${LEVELS[level]} ${instead}`,
  ...(fix === undefined ? {} : { fix }),
})

const word = 'drop word'
const clause = 'drop clause'

const pressure = 'Pressure tires readers; let the facts invite.'
const unproven = 'Nobody can check this.'
const vague = 'Name the material, the size or the view that earns it.'
const notEntered = 'Nothing you entered says so.'
const size = 'Give the square feet instead.'
const generated = 'A phrase that marks machine-made text.'

export const cliches: readonly Term[] = [
  cliche(
    'A',
    '(?:a |an )?(?:absolute |true |definite )?must[- ]see',
    pressure,
    'drop word or clause',
  ),
  cliche('A', "(?:it )?(?:won't|wont|will not) last(?: long)?", pressure, clause),
  cliche('A', "don'?t miss(?: out| this)?|do not miss", pressure, clause),
  cliche('A', 'look no further', 'Start with the fact.', clause),
  cliche('A', 'dream home', 'A home is enough.', put('home')),
  cliche('A', 'hidden gem|(?:true|rare|absolute|real) gem', unproven, put('find')),
  cliche('A', 'one[- ]of[- ]a[- ]kind', 'Name what is unusual.', word),
  cliche('A', 'once[- ]in[- ]a[- ]lifetime', unproven, word),
  cliche('A', 'opportunity (?:knocks|awaits)', pressure, clause),
  cliche(
    'A',
    "(?:an )?entertainer'?s (?:dream|delight|paradise)",
    'Name the patio or the kitchen.',
    put('a place to gather'),
  ),
  cliche('A', "chef'?s dream", 'Name the appliances.', put('place to cook')),
  cliche('A', 'pride of ownership', 'About the owner, not the home.', clause),
  cliche('A', 'better than new', unproven, 'drop word or clause'),
  cliche('A', 'unparalleled|unmatched|unrivaled', unproven, word),
  cliche('A', 'second to none', unproven),
  cliche('A', '(?:the )?epitome of', generated),
  cliche('A', '(?:perfect|seamless|harmonious) blend', generated, put('blend')),
  cliche('A', 'tapestry', generated),
  cliche('A', '(?:a )?testament to', generated, put('proof of')),
  cliche('A', 'prepare to be', 'Say what is there.'),
  cliche(
    'A',
    'location,? location(?:,? location)?',
    'Name the street or the city.',
    put('location'),
  ),
  cliche('A', 'wow(?: factor)?', vague, clause),
  cliche('A', 'has it all', 'List what it has.', clause),
  cliche('A', 'endless (possibilities)', unproven, put('$1')),
  cliche('A', '(?:unlimited|tremendous|great|endless) (potential)', unproven, put('$1')),
  cliche('A', 'priced to sell', 'State the price.', clause),
  cliche('A', 'motivated sellers?', 'This gives away the seller\u2019s position.', clause),
  cliche('A', 'a (?:real |total |absolute )?steal', 'State the price.', clause),
  cliche('A', "investor'?s dream|cash cow", 'Show the figures instead.'),
  cliche('A', "not (?:just|only|merely) an? [a-z]{3,20}, (?:but|it is|it's)", generated),
  cliche('B', 'rare (find|opportunity)', unproven, put('$1')),
  cliche('B', 'rarely available', unproven, word),
  cliche('B', 'turn[- ]?key', notEntered, word),
  cliche('B', 'move[- ]in[- ]ready', notEntered, word),
  cliche('B', '(?:sun|light)[- ](?:drenched|filled|soaked|splashed|kissed)', notEntered, word),
  cliche('B', 'flooded with (?:natural )?light', notEntered),
  cliche(
    'B',
    'abundan(?:t|ce)(?: of)? ((?:natural )?(?:light|storage|space))',
    notEntered,
    put('$1'),
  ),
  cliche('B', 'meticulously (maintained|kept|renovated|crafted)', notEntered, put('$1')),
  cliche('B', '(?:right )?in the heart of', 'Name the city or the street.', put('in')),
  cliche('B', 'prime location', notEntered, put('location')),
  cliche('B', '(?:highly |most )?sought[- ]after', notEntered, word),
  cliche('B', '(?:highly |most )?desirable', notEntered, word),
  cliche('B', 'vibrant|bustling', notEntered, word),
  cliche(
    'B',
    '(?:just |only |mere )?(?:steps|minutes|moments) (?:away )?(?:from|to)',
    notEntered,
    put('near'),
  ),
  cliche('B', '(?:just |only )?(?:steps|minutes|moments) away', notEntered, put('nearby')),
  cliche('B', 'close to everything', notEntered),
  cliche('B', 'tranquil|serene|peaceful', notEntered, word),
  cliche('B', 'conveniently located', notEntered, put('located')),
  cliche('B', '(?:great|incredible|unbeatable) value', 'State the price.', put('value')),
  cliche('B', 'instant equity', 'A financial promise; leave it out.'),
  cliche(
    'C',
    'welcome to(?= (?:this|your|the|\\d|~))',
    'The most worn opening there is.',
    put('meet'),
  ),
  cliche('C', 'welcome home', 'The most worn opening there is.', put('come home')),
  cliche('C', 'nestled', 'An empty verb.', put('set')),
  cliche('C', 'boasts', 'A house has; it does not boast.', put('has')),
  cliche('C', 'boasting', 'A house has; it does not boast.', put('with')),
  cliche('C', 'boast', 'A house has; it does not boast.', put('have')),
  cliche('C', 'boasted', 'A house has; it does not boast.', put('had')),
  cliche('C', 'oasis', 'Name the outdoor feature.', put('setting')),
  cliche(
    'C',
    '(?:private|backyard|outdoor) (?:retreat|paradise|haven)',
    'Name the patio or the yard.',
    put('outdoor area'),
  ),
  cliche('C', 'sanctuary', 'Name the room.', put('room')),
  cliche(
    'C',
    'stunning|gorgeous|breathtaking|spectacular|amazing|fantastic|awesome|incredible|lovely|exquisite|magnificent',
    vague,
    word,
  ),
  cliche('C', 'beautiful|beautifully', vague, word),
  cliche('C', 'charming|quaint|cute|co[sz]y', size, word),
  cliche('C', 'spacious|ample', size, word),
  cliche('C', 'tons of|loads of', 'Give the number.', put('')),
  cliche('C', 'perfect for entertaining', 'Name the space.', put('suited to gatherings')),
  cliche('C', 'perfect(?! (?:for|blend))', vague, word),
  cliche(
    'C',
    'gourmet|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|high[- ]end',
    'Name the make.',
    word,
  ),
  cliche('C', 'luxury(?! vinyl)|luxurious|luxuriously', 'Show it in the materials.', word),
  cliche('C', 'impeccabl[ey]|immaculately?|pristine', notEntered, word),
  cliche(
    'C',
    '(?:tastefully|thoughtfully|beautifully) (updated|renovated|designed|appointed)',
    'Name the update.',
    put('$1'),
  ),
  cliche('C', 'seamless(?:ly)?|effortless(?:ly)?', generated, word),
  cliche('C', 'elevates?(?: your)?', generated),
  cliche(
    'C',
    '(?:step|walk) (?:inside|into) (?:and|to) (?:discover|find)',
    'A formula.',
    put('inside, find'),
  ),
  cliche('C', 'imagine (?:waking|sipping|coming)', 'A formula.'),
  cliche('C', 'sip(?:ping)? (?:your )?(?:morning )?coffee', 'A formula.'),
  cliche('C', 'curb appeal', 'Name what is seen from the street.'),
  cliche('D', 'great(?! (?:room|falls|lakes|barrington|neck))', vague, word),
  cliche('D', 'nice', vague, word),
  cliche('D', 'very|really|truly|absolutely|simply', 'Adds nothing.', word),
  cliche('D', 'plenty of', 'Give the number.', put('')),
]
