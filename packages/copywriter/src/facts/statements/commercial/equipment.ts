import { series } from '../../figures/numerals.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, isOne } from '../wording/counts.ts'
import { building, condition, system } from '../wording/kinds.ts'

/** What a commercial building is fitted with: power, lights, sprinklers. */
export const EQUIPMENT: SubjectRules = {
  lines: [
    // 'four RTUs'
    [
      /^(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (new |newer )?RTUs?$/i,
      ([, many, state]) => {
        const name = `${count(lower(many))} ${lower(state)}rooftop unit${isOne(many) ? '' : 's'}`
        return { ...system(`there ${isOne(many) ? 'is' : 'are'} ${name}`), name }
      },
    ],
    // 'seats 92 inside and 40 on patio'
    [
      /^(?:it )?seats (\d{1,4}) (inside|indoors|in the dining room) (?:and|plus|\+|,) (\d{1,4}) (outside|outdoors|on (?:the )?(?:patio|deck|terrace|rooftop|roof deck))$/i,
      ([, inside, where, outside, other = '']) =>
        building(
          `it seats ${inside} ${lower(where)} and ${outside} ${lower(other).replace(/^on (?!the )/, 'on the ')}`,
        ),
    ],
    [/^ESFR[- ]sprinklered$/i, told('system', null, 'it has ESFR sprinklers')],
    [
      /^((?:[a-z-]+ )?[a-z-]+), ((?:[a-z-]+ )?[a-z-]+),? and ((?:[a-z-]+ )?[a-z-]+) (?:are )?(in place|installed|on site)$/i,
      (match) =>
        condition(
          `${series([match[1], match[2], match[3]].map((thing) => withArticle(lower(thing))))} are ${lower(match[4])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:HVAC|air[- ]condition(?:ing|ed)|AC|A\/C|heated|insulated) warehouse$|^warehouse (?:is )?(?:air[- ]conditioned|heated)$/i,
      (match) =>
        building(
          `the warehouse ${/hvac/i.test(match[0]) ? 'has HVAC' : /heated/i.test(match[0]) ? 'is heated' : /insul/i.test(match[0]) ? 'is insulated' : 'is air-conditioned'}`,
        ),
    ],
    [/^heavy power$/i, told('system', null, 'it has heavy power')],
    [/^LED lights$/i, () => system('the lighting is LED')],
    [/^elevator[- ]served$/i, told('accessibility', null, 'it is served by an elevator')],
    [
      /^three-phase,? ([\d,]+) amps?(?: power)?$/i,
      (match) => ({
        kind: 'system',
        concept: 'three-phase power',
        statement: `the power is three-phase, ${match[1]} amps`,
        name: `${match[1]}-amp three-phase power`,
      }),
    ],
    [
      /^(?:fully )?sprinklered$/i,
      (match) => ({
        kind: 'system',
        concept: 'fire sprinklers',
        statement: `it is ${match[0].toLowerCase()}`,
      }),
    ],
  ],
}
