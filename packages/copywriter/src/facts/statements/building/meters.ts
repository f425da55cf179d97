import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { be, listed, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, income, utilities } from '../wording/kinds.ts'

const SERVICE =
  '(?:gas heat|gas|electric(?:ity)?|water|heat|hot water|furnaces?|boilers?|water heaters?|HVAC|AC|panels?|utilities|sewer)'

/** Meters: which utilities are metered apart. */
export const METERS: SubjectRules = {
  lines: [
    // 'all four units separately metered for gas and electric'
    [
      /^((?:all|both|each|the)(?: (?:two|three|four|five|six|\d{1,2}))? (?:units?|apartments?)|both sides|all units) (?:is |are )?(separately|individually) metered for ((?:gas|electric(?:ity)?|water|heat|sewer)(?:(?:, and |, | and )(?:gas|electric(?:ity)?|water|heat|sewer))*)$/i,
      ([, units = '', how, services = '']) => ({
        ...income(
          `${lower(units).replace(/\d+/, (digits) => numeral(Number(digits)))} ${/^each/i.test(units) ? 'is' : 'are'} ${lower(how)} metered for ${series(listed(lower(services)).map((one) => one.replace(/^electric$/, 'electricity')))}`,
        ),
        concept: /^separately/i.test(how ?? '') ? 'separate meters' : null,
      }),
    ],
    [
      /^(electricity|gas|heat|water) (?:is )?separate$/i,
      ([, service]) => income(`${lower(service)} is separate`),
    ],
    [
      new RegExp(`^(?:all )?separate (${SERVICE}(?:(?:,| and|,? &| \\+|\\/) ?${SERVICE})+)$`, 'i'),
      ([, services = '']) => {
        // 'separate gas + electric' are two meters; of heat there is no meter.
        if (services.includes(' + ') && !/\bheat\b/i.test(services)) return null
        // 'Separate furnaces and water heaters' are things of the house.
        if (!/\b(?:gas|electric|water(?! heater)|utilities)/i.test(services)) return null
        const names = listed(lower(services)).map((one) => one.replace(/^electric$/, 'electricity'))
        return income(`${series(names)} are separate`)
      },
    ],
    [
      /^((?:city |county |town |public |municipal |well |natural )?(?:water|gas|power|electricity|sewer))(?:,)? with ((?:an? )?(?:(?:single|separate|shared|master|individual|common|own|second) ){1,2}meters?)$/i,
      ([, service = '', meter = '']) =>
        building(
          `${lower(service)} is on ${/s$/.test(meter) ? lower(meter) : withArticle(lower(meter))}`,
        ),
    ],
    [
      /^each unit (?:has )?(?:its )?own (.+? meter|electric meter|meter|water heater|furnace|HVAC|laundry|entrance|driveway|garage)$/i,
      (match) => building(`each unit has its own ${match[1]}`),
    ],
    [
      /^individual (electric|gas|water)(?: meters?)?(?:,| and|;) (?:a )?master (water|gas|electric)(?: meter)?$/i,
      (match) =>
        building(
          `${lower(match[1]).replace('electric', 'electricity')} is individually metered, and ${lower(match[2]).replace('electric', 'electricity')} is on a master meter`,
        ),
    ],
    [
      /^separate meters(?: for)? (gas|electric|water)(?:ity)? (?:and|\+) (gas|electric|water)(?:ity)?$/i,
      (match) => income(`the ${lower(match[1])} and ${lower(match[2])} meters are separate`),
    ],
    [
      /^([A-Z]{2,5}) electric(?:ity)? (?:is )?(separate|extra|not included)$/,
      (match) => utilities(`${match[1]} electricity is ${lower(match[2])}`),
    ],
    [
      /^((?:[A-Z]{2,5} )?)(electric(?:ity)?|gas|utilities)(?: is| are)? separate,? (?:but )?(one|shared) water(?: meter)?$/i,
      (match) =>
        income(
          `${match[1] ?? ''}${lower(match[2]).replace(/^electric$/, 'electricity')} ${/ies$/i.test(match[2] ?? '') ? 'are' : 'is'} separate, with ${lower(match[3]) === 'one' ? 'one' : 'a shared'} water meter`,
        ),
    ],
    [
      /^(\d|two|three|four|five|six) (electric|gas)(?: meters)?(?: \+|,? and|,? plus) (?:an? |one |1 )?(house|common|owner'?s) meter$/i,
      (match) =>
        income(
          `there are ${numeral(numberOf(match[1] ?? '') ?? 2)} ${lower(match[2])} meters and ${/^o/i.test(match[3] ?? '') ? "an owner's" : `a ${lower(match[3])}`} meter`,
        ),
    ],
    [
      /^separate (?:utility )?meters for ((?:gas|electric|electricity|lights|water|heat)(?:(?:,| and|\/| &)? ?(?:gas|electric|electricity|lights|water|heat))+)$/i,
      (match) =>
        income(
          `${listed(
            lower(match[1])
              .replace(/ (?=lights)/, ', ')
              .replace(/electric\b/, 'electricity')
              .replace(/,? and, /, ', '),
          ).join(' and ')} are metered separately`,
        ),
    ],
    [
      /^separate electric(?: meters)?,? (?:but )?(?:one|shared|common|1) gas(?: meter)?$/i,
      () => income('the electric meters are separate, and there is one gas meter'),
    ],
  ],
  statements: [
    [
      /^(?:all )?separate(?:ly)? (?:metered|meters|utilities)(?: .*)?$|^(?:sub|individually )metered$|^separate (gas|electric(?:ity)?|heat)(?: (?:and|\+|\/) (gas|electric(?:ity)?|heat|water))?(?: meters)?$/i,
      (match) => {
        const list = [match[1], match[2]]
          .filter((item): item is string => Boolean(item))
          .map((item) => item.toLowerCase())
        return {
          kind: 'income',
          concept: 'separate meters',
          statement:
            list.length > 0
              ? / meters$/i.test(match[0])
                ? `the ${series(list)} meters are separate`
                : `${series(list)} ${list.length > 1 ? 'are' : 'is'} separate`
              : /^sub/i.test(match[0])
                ? 'the units are submetered'
                : /utilities/i.test(match[0])
                  ? `${/^all/i.test(match[0]) ? 'all ' : ''}utilities are separate`
                  : 'the meters are separate',
          list,
        }
      },
    ],
    [
      /^(?:utilities )?metered separate(?:ly)?$/i,
      (_, setting) => ({
        kind: 'income',
        concept: conceptOfWhole('separate meters', setting)?.name ?? null,
        statement: 'the utilities are metered separately',
      }),
    ],
    [
      /^(.+?) separate$/i,
      (match) => ({
        kind: 'utilities',
        statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} separate`,
      }),
    ],
  ],
}
