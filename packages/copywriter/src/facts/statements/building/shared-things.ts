import { series } from '../../figures/numerals.ts'
import { isHeadNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { isCommonWord } from '../../vocabulary/known-words.ts'
import { PLACE_NAMES } from '../../vocabulary/proper-names.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, community } from '../wording/kinds.ts'
import { SHORT_PLACE_NAME } from '../wording/places.ts'

const OWNER = '(building|complex|community|subdivision|development|neighborhood|resort|association)'

const ASSOCIATION_THINGS = new RegExp(
  `^(${SHORT_PLACE_NAME}) (amenities|(?:pools?|beaches|lakes|courts) (?:and|&) (?:paths|trails|courts|pools|parks|lakes|amenities))$`,
  'u',
)

/** Sports that stand for the place where they are played. */
const COURTS = /^(tennis|pickleball|basketball|volleyball|bocce|shuffleboard)$/i

const thingOf = (typed: string): string => {
  const thing = lower(typed)
    .replace(COURTS, '$1 courts')
    .replace(/^bike rm$/, 'bike room')
    .replace(/^bbqs?$/, 'barbecue grills')
  return withArticle(thing)
}

const isThing = (typed: string): boolean =>
  COURTS.test(typed) ||
  (/^[a-z\d][a-z\d' /-]+$/i.test(typed) &&
    typed.split(' ').length < 5 &&
    !/\b(?:no|not|new|with|for|to|per|allowed|required)\b|\d{3}/i.test(typed) &&
    isHeadNoun(singular(headOf(typed))))

/** 'owners visitors' are those of the owners. */
const ownersGuests = (typed: string): string =>
  lower(typed).replace(/^(owners|residents)['’]? /, "$1' ")

/** What a building or a community has, as one list: none of it is the home's own. */
export const SHARED_THINGS: SubjectRules = {
  lines: [
    // 'complex pool': the complex has it; 'a complex pool' would be an intricate one.
    [
      /^complex ((?:(?:heated|indoor|outdoor|seasonal) )?(?:pool|gym|hot tub|spa|clubhouse|sauna|fitness (?:center|room)|tennis courts?|pickleball courts?|playground|dog park|dock|marina))$/i,
      ([, thing = '']) => ({
        ...community(`the complex has ${withArticle(lower(thing))}`),
        name: '',
      }),
    ],
    // 'Reston pools and paths', 'Tahoe Donner amenities': those of an association, and none of the home's own.
    [
      ASSOCIATION_THINGS,
      ([, name = '', things = '']) =>
        name.split(' ').every((word) => isCommonWord(word.toLowerCase())) && !PLACE_NAMES.has(name)
          ? null
          : community(`there are ${name} ${lower(things)}`),
    ],
    [
      /^(?:shared|common) (beach|beaches|beach and dock|beach and docks|docks?|lakefront|waterfront|boat launch|boat ramp)$/i,
      ([, thing = '']) => ({
        ...community(
          / and /.test(thing)
            ? `the ${lower(thing)} are shared`
            : `the ${lower(thing)} ${/s$/i.test(thing) ? 'are' : 'is'} shared`,
        ),
        name: '',
      }),
    ],
    // 'shared hot tubs and heated garage': both are shared.
    [
      /^shared ((?:outdoor |indoor )?(?:hot tubs?|pool|spa|sauna|patio|courtyard|roof deck|laundry)) and ((?:heated |underground |attached |covered )?(?:garage|parking garage))$/i,
      ([, one = '', other], setting) =>
        setting === 'land'
          ? null
          : building(
              `${/s$/i.test(one) || /laundry/i.test(one) ? lower(one) : withArticle(lower(one))} and ${withArticle(lower(other))} are shared`,
            ),
    ],
    [
      /^guest (suites?|rooms?|apartments?) (?:available )?for (owners|residents|visitors|rent|(?:owners|residents)['’]? (?:visitors|guests))$/i,
      ([, thing = '', whom = ''], setting) =>
        setting === 'flat'
          ? building(
              /s$/i.test(thing)
                ? `there are guest ${lower(thing)} for ${ownersGuests(whom)}`
                : `there is a guest ${lower(thing)} for ${ownersGuests(whom)}`,
            )
          : null,
    ],
    [
      /^((?:[a-z-]+ ){0,2}(?:laundry|storage|maintenance|utility|mail|pool|equipment)) building$/i,
      ([, sort = ''], setting) =>
        setting === 'multi' || setting === 'flat'
          ? building(`there is ${withArticle(`${lower(sort)} building`)}`)
          : null,
    ],
    [
      new RegExp(
        `^(?:the )?${OWNER}(?: amenities)? (?:has|have|includes?|including|offers?|features?|provides?) (?:an? )?([^.;$%]+(?:,| and | & | \\+ )[^.;$%]+)$`,
        'i',
      ),
      ([, owner = '', list = '']) => {
        const things = listed(list)
        if (things.length < 2 || !things.every(isThing)) return null
        return {
          kind: /^(?:building|complex)$/i.test(owner) ? 'building' : 'community',
          concept: null,
          statement: `the ${lower(owner)} has ${series(things.map(thingOf))}`,
        }
      },
    ],
  ],
}
