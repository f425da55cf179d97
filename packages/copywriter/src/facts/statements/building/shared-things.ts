import { series } from '../../figures/numerals.ts'
import { isHeadNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building } from '../wording/kinds.ts'

const OWNER = '(building|complex|community|subdivision|development|neighborhood|resort|association)'

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

/** What a building or a community has, as one list: none of it is the home's own. */
export const SHARED_THINGS: SubjectRules = {
  lines: [
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
      /^guest (suites?|rooms?|apartments?) (?:available )?for (owners|residents|visitors|rent)$/i,
      ([, thing = '', whom = ''], setting) =>
        setting === 'flat'
          ? building(
              /s$/i.test(thing)
                ? `there are guest ${lower(thing)} for ${lower(whom)}`
                : `there is a guest ${lower(thing)} for ${lower(whom)}`,
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
