import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { series } from '../../figures/numerals.ts'
import { be, listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { utilities } from '../wording/kinds.ts'

const UTILITY = '(power|electric(?:ity)?|water|gas|natural gas|sewer|fiber|phone|utilities)'

/** Places on the property itself, to which everything is brought already. */
const WITHIN_LOT = /^(?:dock|pier|slip|barn|pad)$/

const withPole = (owner: string | undefined, thing: string | undefined): string => {
  const isSeveral = /s$/i.test(thing ?? '')
  const name = `${/^[a-z]+ $/.test(owner ?? '') ? lower(owner) : (owner ?? '')}${lower(thing)}`
  return `${isSeveral ? name : withArticle(name)} ${isSeveral ? 'are' : 'is'}`
}

/** Which utilities reach the land, and how far away the others are. */
export const UTILITIES: SubjectRules = {
  lines: [
    [
      // The company's short name before the power: 'PEC elec on property'.
      /^([A-Z]{2,5}|[A-Z][a-z]+ (?:Electric|EMC|Energy|Power)) (?:electric(?:ity)?|power|elec) (?:is )?(on|at|to) (?:the )?(property|site|lot line|road|street|lot)$/,
      ([, company, place, where]) => utilities(`${company} electricity is ${place} the ${where}`),
    ],
    [
      /^public water (?:and|\+|&) sewer taps? (at|on|in) (?:the )?(road|street|lot line|property line|lot)(?:[,;] (?:but )?tap fees? (?:are )?(not (?:yet )?paid|paid|due))?$/i,
      ([, place, where, paid]) =>
        utilities(
          `public water and sewer taps are ${lower(place)} the ${lower(where)}${paid ? `, and the tap fees are ${lower(paid)}` : ''}`,
        ),
    ],
    [
      /^(power|electric(?:ity)?|utilities|natural gas|gas|fiber|internet|sewer|(?:city|town|county|public) (?:water|sewer|utilities))(?: is| are)? (?:nearby|close by|close|near)$/i,
      ([, what = '']) =>
        utilities(`${lower(what).replace(/^electric$/, 'electricity')} ${be(what)} nearby`),
    ],
    [
      /^(electric(?:ity)?|power|water|sewer|gas|natural gas|fiber)(?: lines?)? (?:is |are )?(about |approximately )?([\d,]+) (?:feet|foot|ft) (?:away )?(?:from|to|off) (?:the )?(.+)$/i,
      ([, service, hedge, feet, place]) =>
        utilities(
          `${lower(service).replace(/^electric$/, 'electricity')} is ${hedge ? 'about ' : ''}${feet} feet from the ${lower(place)}`,
        ),
    ],
    [
      /^(?:REC|co-?op|rural) electric(?:ity)? (?:is )?(?:on|at) (?:the )?(lot|road|property|street|line)$/i,
      (match) =>
        utilities(
          `${/^rec/i.test(match[0]) ? 'REC' : lower(match[0].split(' ')[0])} electricity is ${/ on /i.test(match[0]) ? 'on' : 'at'} the ${lower(match[1])}`,
        ),
    ],
    [
      /^(?:electric(?:ity)?|power)(?: is| runs)? (\d[\d,]*)[- ]?(?:foot|feet|ft|')(?: back| in| onto the property| inside)(?: (?:from|off) (?:the )?road)?$/i,
      (match) => utilities(`electricity runs ${match[1]} feet into the property`),
    ],
    [
      /^(?:free|natural) gas from (?:the |a )?well on (?:the )?property$/i,
      (match) =>
        utilities(`there is ${lower(match[0].split(' ')[0])} gas from a well on the property`),
    ],
    [
      /^((?:[A-Z][A-Za-z]+ )?(?:(?:power|utility|electric|telephone) )?pole) (?:is )?(at|on|across|near|by|beside) (?:the )?([a-z ]+)$/i,
      (match) => {
        const pole = (match[1] ?? '').replace(/^(?:Power|Utility|Electric|Telephone|Pole)\b/, lower)
        return utilities(`${articleFor(pole)} ${pole} is ${lower(match[2])} the ${lower(match[3])}`)
      },
    ],
    [
      /^((?:power|electric(?:ity)?|cable|phone|internet|fiber|gas|water|sewer)(?:(?:, | and | & |,? \+ )(?:power|electric(?:ity)?|cable|phone|internet|fiber|gas|water|sewer))*) (at|near|on) (pole|pedestal|transformer|vault) #?(\d+)$/i,
      (match) => {
        const services = series(lower(match[1]).split(/, | and | & |,? \+ /))
        return {
          kind: 'utilities',
          concept: null,
          name: '',
          statement: `${services} ${/ and /.test(services) ? 'are' : 'is'} ${lower(match[2])} ${lower(match[3])} ${match[4]}`,
        }
      },
    ],
    [
      /^(well|power|septic|water|driveway)(?: and| &|,| \+) (well|power|septic|water|driveway|electric) (?:are |already )?(in|installed|in place)$/i,
      (match) =>
        utilities(
          `the ${lower(match[1])} and ${lower(match[2]).replace('electric', 'electricity')} are ${lower(match[3])}`,
        ),
    ],
    [
      /^(\p{Lu}[\p{L}&]+ |power |electric |utility )?(poles?|transformer|hydrant|meter|main|line) (?:is |are )?within ([\d,]+) (?:ft|foot|feet)$/iu,
      (match) => utilities(`${withPole(match[1], match[2])} within ${match[3]} feet`),
    ],
    [
      new RegExp(
        `^${UTILITY} ([\\d,]+) (?:foot|feet|ft) away,? (?:a )?(?:bid|quote|estimate)(?: of| is)? \\$ ?([\\d,.]+)(k?)(?: to (?:bring|run) (?:it )?in)?$`,
        'i',
      ),
      (match) =>
        utilities(
          `${lower(match[1]).replace(/^electric$/, 'electricity')} is ${match[2]} feet away, with a bid of $${match[3]}${match[4] ? ',000' : ''}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:water|power|gas|sewer|tap|hookup)(?: tap| meter| hookup)?) available,? (?:at )?buyer(?:'s)? (?:to pay|expense|cost)$/i,
      (match) => utilities(`${withArticle(match[1] ?? '')} is available at the buyer's expense`),
    ],
    [
      /^(?:public |city |county )?(sewer|water),? not (?:on )?(?:an? )?(cesspool|septic|well)$/i,
      (match) =>
        utilities(
          `it is on ${lower(/^(?:public |city |county )?\w+/i.exec(match[0])?.[0])}, not ${lower(match[2]) === 'septic' ? 'septic' : `a ${lower(match[2])}`}`,
        ),
    ],
    [
      /^((?:city |public |county |rural )?(?:natural gas|gas|water|sewer|power|electric|electricity|phone|cable|fiber)) and ((?:city |public |county |rural )?(?:natural gas|gas|water|sewer|power|electric|electricity|phone|cable|fiber)) (?:are )?(at|in) (?:the )?(street|road|curb)$/i,
      (match) =>
        utilities(
          `${[match[1], match[2]].map((each) => lower(each).replace(/^electric$/, 'electricity')).join(' and ')} are ${lower(match[3])} the ${lower(match[4])}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^(all |city |public |underground )?(utilities|power|water|sewer|gas|electric|electricity|fiber|cable|internet|city water|city sewer|water and sewer|water, sewer and gas|gas and electric)((?:(?:,| and| \+|\/) ?(?:water|sewer|gas|electric|power|fiber|cable))*) (?:is |are )?(?:at|in|to|along) (?:the )?(street|road|lot line|property line|curb|site|edge|lot|boundary|dock|pier|slip|barn|pad)$/i,
      (match) => {
        const where = (match[4] ?? 'street').toLowerCase()
        const what = `${match[2] ?? ''}${match[3] ?? ''}`.toLowerCase()
        const isAll = /^utilities$/.test(what)
        const list = isAll ? [] : listed(what)
        const subject = isAll
          ? `${(match[1] ?? '').toLowerCase()}utilities`
          : `${/underground/i.test(match[1] ?? '') ? 'underground ' : ''}${series(list)}`
        const isPower = list.length === 1 && /power|electric/.test(what)
        const isData = list.length === 1 && /fiber|cable|internet/.test(what)
        return {
          kind: isData ? 'technology' : 'utilities',
          concept: WITHIN_LOT.test(where)
            ? null
            : isPower
              ? 'power at road'
              : isData
                ? 'internet at the road'
                : 'utilities at street',
          statement: `${subject} ${isAll || list.length > 1 ? 'are' : 'is'} at the ${where}`,
          list: isPower || isData ? [] : list,
        }
      },
    ],
  ],
  figures: [
    [
      /^((?:power|electric|electricity|phone|water|gas|sewer|fiber|cable|utilities)(?:(?:,| and|, and) (?:power|electric|electricity|phone|water|gas|sewer|fiber|cable))*) (?:is |are )?(?:(?:run )?to|(?<=phone )at) (?:the )?((?:lot|property) line|corner|street|road|curb|building site)$/i,
      ([, list = '', where = '']) => {
        const services = list.toLowerCase().replace(/\belectric\b/, 'electricity')
        return utilities(
          `${services} ${/,| and |utilities/.test(services) ? 'are' : 'is'} at the ${where.toLowerCase()}`,
        )
      },
    ],
    [
      /^no (septic|well|power|water|sewer|electric(?:ity)?|gas|driveway|survey|perc test|house) yet$/i,
      (match) =>
        utilities(
          `there is no ${match[1]?.toLowerCase().replace(/^septic$/, 'septic system')} yet`,
        ),
    ],
    [
      /^(?:electric|electricity|power|water|well|septic) on site$/i,
      (match) =>
        utilities(
          `${/^elec/i.test(match[0]) ? 'electricity' : /^(?:power|water)/i.test(match[0]) ? match[0].split(' ')[0]?.toLowerCase() : `the ${match[0].split(' ')[0]?.toLowerCase()}`} is on site`,
        ),
    ],
    [
      /^((?:town|city|county|public|municipal) (?:sewer|water|gas)(?: and (?:sewer|water|gas))?) (?:is )?(tied in|hooked up|connected)$/i,
      (match) =>
        utilities(
          `${match[1]?.toLowerCase()} ${/ and /.test(match[1] ?? '') ? 'are' : 'is'} ${match[2]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?((?:natural |city |county |public |town |municipal |rural |village |community )?${UTILITY}(?: service)?)(?: is| are)? available (?:at|in|on|from|along) (?:the )?(street|road|curb|lot line|property line|alley|line|easement|highway)$`,
        'i',
      ),
      (match) => {
        const thing = lower(match[1]).replace(/^((?:[a-z]+ )?)electric$/, '$1electricity')
        const preposition = /available (at|in|on|from|along)/i.exec(match[0])?.[1]
        return utilities(
          `${thing} ${be(thing)} available ${lower(preposition)} the ${lower(match[3])}`,
        )
      },
    ],
    [/^electric(?:ity)?(?: is)? available$/i, told('utilities', null, 'electricity is available')],
  ],
  statements: [
    [
      /^(power|water|sewer|gas|electricity|fiber) (?:is )?(1\/2|1\/4|half|quarter|[\d.]+)[- ]miles?(?: away)?$/i,
      (match) =>
        utilities(
          `${(match[1] ?? '').toLowerCase()} is ${/1\/2|half/i.test(match[2] ?? '') ? 'half a mile' : /1\/4|quarter/i.test(match[2] ?? '') ? 'a quarter mile' : `${count(match[2])} ${match[2] === '1' ? 'mile' : 'miles'}`} away`,
        ),
    ],
    [
      /^(power|water|sewer|gas|electric|electricity|fiber|phone)(?: is)? (?:(?:at|on) (?:the )?(road|street|corner|highway|county road),? )?((?:about|over|under|less than|only) )?(a quarter mile|half a mile|[\d,.]+ (?:feet|foot|miles?|yards?))(?: away)?$/i,
      (match) => {
        const [, typed, place, hedge = '', measure = ''] = match
        const service = lower(typed).replace(/^electric$/, 'electricity')
        const distance = `${lower(hedge)}${lower(measure)
          .replace(/ foot$/, ' feet')
          .replace(/^[\d,.]+/, (value) => count(value))} away`
        return {
          ...utilities(
            place
              ? `${service} is at the ${lower(place)}, ${distance}`
              : `${service} is ${distance}`,
          ),
          name: '',
        }
      },
    ],
    [
      /^all util(?:itie)?s?$/i,
      (match) => utilities(`${match[0].split(' ')[0]?.toLowerCase()} utilities are available`),
    ],
    [
      /^no (well|septic|sewer|water|power|electricity|utilities|gas|city water|buildings|structures|improvements|road frontage|timber)$/i,
      (match, setting) =>
        setting === 'land'
          ? {
              kind: /build|struct|improve|frontage|timber/i.test(match[1] ?? '')
                ? 'land'
                : 'utilities',
              concept: null,
              statement: `there ${be(match[1] ?? '')} no ${(match[1] ?? '').toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(driveway|culvert|septic|well|power|foundation|building pad|pad|road|meter|water tap|tap|sewer)(?: (?:is|are))? (?:already )?(in|installed|paid|set|poured)$/i,
      (match, setting) => ({
        kind: /septic|well|power|meter|tap|sewer/i.test(match[1] ?? '') ? 'utilities' : 'land',
        concept: conceptOfWhole(match[0], setting)?.name ?? null,
        statement: `the ${(match[1] ?? '').toLowerCase()} is ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(power|water|sewer|gas|electric|electricity|fiber|city water|public sewer|hydrant) (?:is )?(\d[\d,]*) (?:foot|feet|yards)(?: away)?$/i,
      (match) =>
        utilities(
          `${(match[1] ?? '')
            .toLowerCase()
            .replace(/^electric$/, 'electricity')
            .replace(
              /^hydrant$/,
              'a hydrant',
            )} is ${match[2]} ${/yards/i.test(match[0]) ? 'yards' : 'feet'} away`,
        ),
    ],
  ],
}
