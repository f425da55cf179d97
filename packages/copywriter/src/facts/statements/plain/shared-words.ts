import { series } from '../../figures/numerals.ts'
import { isHeadNoun, kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { be, listed, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, terms, update } from '../wording/kinds.ts'
import { kindOfThing } from '../wording/things.ts'

const ROOM =
  '(?:(?:primary|guest|main|family|living|dining|great|sun|breakfast|laundry|powder|front|formal) )?(?:rooms?|bedrooms?|bedroom|baths?|bathroom|hall|hallway|foyer|entry|entryway|den|office|kitchen|loft|porch|stair landing|landing|stairwell|basement|library|study|nook|sunroom|mudroom|primary|lanai|patio|staircase)'
const UNIT =
  '(upper|lower|first[- ]floor|second[- ]floor|third[- ]floor|front|rear|upstairs|downstairs)'
const DONE = '(redone|remodeled|renovated|updated|replaced|rebuilt|refinished|repainted|gutted)'
const YEAR = '(?:in )?((?:19|20)\\d\\d)'

const placesOf = (typed: string): string[] =>
  typed.split(/,? (?:and|&|\+) |, /i).map((place) => withThe(lower(place.replace(/^the /i, ''))))

/** 'the bedrooms', 'the primary bedroom' */
const withThe = (place: string): string =>
  `the ${place.replace(/^primary$/, 'primary bedroom').replace(/^landing$/, 'landing')}`

const isThing = (typed: string): boolean => isHeadNoun(singular(headOf(lower(typed))))

/** Words that are typed once for several things: the thing that several rooms have, the unit that several rooms are in. */
export const SHARED_WORDS: SubjectRules = {
  lines: [
    // 'leaded glass in LR, DR & stair landing'
    [
      new RegExp(
        `^((?:(?!(?:with|in|from|off|no|and) )[a-z-]+ ){0,3}(?!views?)[a-z-]+) in (?:the )?(${ROOM}(?:, (?:the )?${ROOM})+,? (?:and|&|\\+) (?:the )?${ROOM}|${ROOM},? \\+ (?:the )?${ROOM})$`,
        'i',
      ),
      ([, thing = '', places = '']) =>
        isThing(thing)
          ? {
              kind: kindOfThing(thing),
              concept: null,
              statement: `there ${be(thing)} ${withArticle(lower(thing))} in ${series(placesOf(places))}`,
            }
          : null,
    ],
    // 'SS appl stay incl fridge'
    [
      /^((?:all |the |stainless steel |kitchen )*appliances) (?:stay|convey|remain|included|are included),? including (?:the )?((?:[a-z-]+)(?:(?:,| and| &) [a-z -]+)*)$/i,
      ([typed, appliances = '', list = '']) =>
        /^all /i.test(typed)
          ? null
          : terms(
              `the ${lower(appliances).replace(/^the /, '')} stay, including ${series(listed(list).map((each) => `the ${lower(each)}`))}`,
            ),
    ],
    // 'studio, murphy bed + sofa bed stay'
    [
      /^(studio|loft|one[- ]bedroom|two[- ]bedroom|condo), (?!.*\b(?:not|no|are|is)\b)((?:[a-z-]+ )?[a-z-]+(?:,? (?:and|\+|&) (?:[a-z-]+ )?[a-z-]+)*) (?:stays?|conveys?|included)$/i,
      ([, , things = '']) => {
        const list = listed(things).map((thing) => subjectOf(thing))
        return list.every((thing) => kindOfNoun(singular(headOf(thing))) !== 'room')
          ? {
              ...terms(`${series(list)} ${list.length > 1 ? 'are' : be(list[0] ?? '')} included`),
              list,
            }
          : null
      },
    ],
    // 'upper kit & bath redone 2022'
    [
      new RegExp(
        `^${UNIT}(?: unit(?:'s)?| apartment)? ([a-z]+) (?:and|&|\\+) ([a-z]+)(?: (?:was|were))? ${DONE} ${YEAR}$`,
        'i',
      ),
      ([, unit = '', one = '', other = '', done = '', year], setting) =>
        setting === 'multi' && isThing(one) && isThing(other)
          ? {
              ...update(
                `the ${unitOf(unit)} unit's ${lower(one)} and ${lower(other)} were ${lower(done)} in ${year}`,
              ),
              year: Number(year),
            }
          : null,
    ],
    [
      new RegExp(`^new ${UNIT}(?: unit)? ([a-z]+) (?:and|&|\\+) ([a-z]+) ${YEAR}$`, 'i'),
      ([, unit = '', one = '', other = '', year], setting) =>
        setting === 'multi' && isThing(one) && isThing(other)
          ? {
              ...update(
                `the ${unitOf(unit)} unit's ${lower(one)} and ${lower(other)} were new in ${year}`,
              ),
              year: Number(year),
            }
          : null,
    ],
    // 'lower has orig built-in hutch & leaded glass'
    [
      /^(upper|lower)(?: unit)? has (?:an? )?((?:[a-z-]+ ){0,3}[a-z-]+(?:(?:,| and| &| \+) (?:an? )?(?:[a-z-]+ ){0,3}[a-z-]+)*)$/i,
      ([, unit = '', things = ''], setting) =>
        setting === 'multi' && listed(things).every(isThing)
          ? building(
              `the ${lower(unit)} unit has ${series(listed(things).map((thing) => withArticle(lower(thing))))}`,
            )
          : null,
    ],
  ],
}

const unitOf = (typed: string): string => lower(typed).replace(' ', '-')
