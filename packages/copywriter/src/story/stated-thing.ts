import type { Feature, NounPhrase } from '../facts/feature.ts'
import { isMassNoun } from '../facts/nouns/head-nouns.ts'
import type { Thing } from './thing.ts'

/** 'It is on public water and sewer.' */
const ON_A_SUPPLY =
  /^it is on ((?:(?:public|city|county|town|municipal|community|private|shared) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?)$/

/** 'The electrical panel has been updated.' Nobody has 'a replaced boiler'. */
const HAS_BEEN_DONE =
  /^the ([a-z -]+) (has|have) been (updated|upgraded|remodeled|renovated|refinished|redone|restored)$/

/** 'two' in 'the two kitchens have been updated' */
const COUNT = /^(?:two|three|four|five|six|both|all) /

const isMass = (thing: string): boolean => isMassNoun(thing.split(' ').at(-1) ?? thing, thing)

/** Ways to say that something is there, and how to say it of a thing that is there. */
const AS_PRESENCE: readonly [RegExp, string | ((...words: string[]) => string)][] = [
  [
    /^((?:underground )?(?:power|electricity|water|gas|sewer)) (?:is) (at the (?:street|road|lot line))$/,
    'there is $1 $2',
  ],
  [/^(an? .+) (?:is|has been) installed$/, 'there is $1'],
  [/^the (well|septic) is (drilled|shared|private)$/, 'there is a $2 $1'],
  [ON_A_SUPPLY, 'there is $1'],
  [
    HAS_BEEN_DONE,
    (_, thing = '', verb = '', done = '') =>
      verb === 'have'
        ? `there are ${COUNT.exec(thing)?.[0] ?? ''}${done} ${thing.replace(COUNT, '')}`
        : `there is ${isMass(thing) ? '' : 'a '}${done} ${thing}`,
  ],
  [
    /^the (?!land )([a-z -]+) is ((?:partially |partly |fully |mostly )?(?:finished|fenced|xeriscaped|landscaped|floored|insulated|paved|heated))$/,
    'there is a $2 $1',
  ],
  [/^the ([a-z -]+) backs (?:up )?to (.+)$/, 'there is a $1 backing to $2'],
  [/^the ([a-z -]+) overlooks (.+)$/, 'there is a $1 overlooking $2'],
  [
    /^it (?:has|offers) (?=an? [^,;]+$|[a-z-]+ living$|[\d,]+ feet of [^,;]+ frontage$)/,
    'there is ',
  ],
]

/** Words behind which the noun of a phrase has ended. */
const AFTER_THE_NOUN = / (?:for|on|at|in|to|of|with|from|over|backing|overlooking) /

/** A statement as an item of a list: 'There is a holding tank' is 'a holding tank'. */
export const statedThing = (feature: Feature): Thing | null => {
  const statement = AS_PRESENCE.reduce(
    (said, [words, instead]) => said.replace(words, instead as string),
    feature.statement ?? '',
  )
  // A limit such as 'only street parking' is no asset to be listed.
  const said = /^there (is|are) (?!no\b|only\b)(an? )?((?:[^,;:]|,(?=\d{3}))+)$/.exec(statement)
  const text = said?.[3]
  if (
    !said ||
    !text ||
    / (?:that|which|is|are|was|were|has|have) |\bbedrooms? (?:up|down)stairs and\b/.test(text)
  )
    return null
  const number = said[1] === 'are' ? 'plural' : said[2] ? 'singular' : 'mass'
  return { features: [feature], name: nameOf(text, number) }
}

const nameOf = (words: string, number: NounPhrase['number']): NounPhrase => {
  const [text = words] = words.split(/ (?=(?:backing|overlooking) )/)
  return {
    text,
    head: text.split(AFTER_THE_NOUN)[0]?.split(' ').at(-1) ?? text,
    number,
    isCounted: number === 'plural',
    isName: false,
    tail: words.slice(text.length + 1),
  }
}
