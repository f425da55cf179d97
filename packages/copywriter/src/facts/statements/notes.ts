import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

const withPlural = (thing: string): string =>
  /^(?:an? |the |two |three |\d)/i.test(thing) ? measured(thing) : withArticle(thing)

/** Notes that name their verb by nothing but their order: 'heat by tenant', 'no subletting first 2 years', 'room for boat'. */
export const NOTES: SubjectRules = {
  statements: [
    [
      /^(?:(?:there is|has) )?room (for|to) (?!(?:grow|entertain)\b)(.+)$/i,
      (match) => {
        const rest = match[2] ?? ''
        const object = /^for$/i.test(match[1] ?? '')
          ? withPlural(rest)
          : rest.replace(
              /^(build|add|park|put|expand|install|store) (?:an? )?(?=\p{L})(.+?)((?: (?:in|on|behind|off|above) .+)?)$/iu,
              (_, verb: string, thing: string, where: string) =>
                `${verb.toLowerCase()} ${withArticle(thing)}${where}`,
            )
        return {
          kind: 'land',
          statement: `there is room ${(match[1] ?? '').toLowerCase()} ${object}`,
        }
      },
    ],
    [
      /^((?:curb cuts?|septic tank|drain field|leach field|footings?|slab|utilities|taps?|conduit|fencing|fence|lines?|poles?|pad|foundation|streets?|sidewalks?)) (?:is |are )?(?:already )?in$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${subjectOf((match[1] ?? '').toLowerCase())} ${be(match[1] ?? '')} in`,
      }),
    ],
    [
      /^(\d[\d,]*)(k)? ?ADT$/i,
      (match) => ({
        kind: 'location',
        concept: 'traffic count',
        statement: `the traffic count is ${numeral((numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1))} vehicles a day`,
        count: (numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1),
      }),
    ],
    [
      /^(power|water|sewer|gas|electricity|fiber) (?:is )?(1\/2|1\/4|half|quarter|[\d.]+)[- ]miles?(?: away)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} is ${/1\/2|half/i.test(match[2] ?? '') ? 'half a mile' : /1\/4|quarter/i.test(match[2] ?? '') ? 'a quarter mile' : `${count(match[2])} ${match[2] === '1' ? 'mile' : 'miles'}`} away`,
      }),
    ],
    [
      /^creek bisects(?: (?:the )?(?:property|land))?$/i,
      told('land', 'creek', 'a creek bisects the land'),
    ],
    [
      /^(?:perc'?d|perked|perc tested)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it was perc tested in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^([\d.,]+) (?:acres )?(cropland|tillable|pasture|open|hay)(?:,| and)? ([\d.,]+) (?:acres )?(timber|wooded|pasture|woods|crp)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${match[1]} acres are ${(match[2] ?? '').toLowerCase()} and ${match[3]} are ${/crp/i.test(match[4] ?? '') ? 'CRP' : (match[4] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^all util(?:itie)?s?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${match[0].split(' ')[0]?.toLowerCase()} utilities are available`,
      }),
    ],
    [
      /^no one above(?: or below)?$/i,
      (match) => ({
        kind: 'building',
        statement: `there is no unit ${/below/i.test(match[0]) ? 'above or below' : 'above'}`,
      }),
    ],
    [
      /^(?:end|corner) unit,? no one above$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${/^end/i.test(match[0]) ? 'an end' : 'a corner'} unit with none above`,
      }),
    ],
    [
      /^(?:in )?flood zone:? ([a-z]{1,2}\d{0,2})$|^([ax]|ae|ve) (?:flood )?zone$|^([ax]|ae|ve)-zone$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? match[2] ?? match[3] ?? '').toUpperCase()}`,
      }),
    ],
    [
      /^minimum (?:build|house|home|dwelling|size|building)(?: size| is| of)? ([\d,]+) square feet$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum build is ${numeral(numberOf(match[1] ?? '') ?? 0)} square feet`,
      }),
    ],
    [
      /^septic(?: system)?(?: (?:is )?(approved|permitted|designed|rated))?(?: for)? (\d|two|three|four|five)[- ]bedrooms?$/i,
      (match) => ({
        kind: 'utilities',
        concept: /approved|permit/i.test(match[1] ?? '') ? 'septic approved' : null,
        statement: `the septic is ${(match[1] ?? 'sized').toLowerCase()} for ${count(match[2])} bedrooms`,
        count: numberOf(match[2] ?? ''),
      }),
    ],
    [
      /^(?:4wd|4x4|four[- ]wheel drive)(?: (?:access|needed|required|recommended|only))? in (?:the )?(winter|spring|snow|wet weather)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `access is by four-wheel drive in ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:the )?(waterfront|lakefront|riverfront|oceanfront|creekfront|bayfront) (lot|parcel),? (?:with )?(\d[\d,]*) f(?:oo|ee)t on (?:the )?(.+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()} ${(match[2] ?? '').toLowerCase()} has ${match[3]} feet on ${/^\p{Lu}/u.test(match[4] ?? '') ? '' : 'the '}${match[4]}`,
      }),
    ],
    [
      /^(?:mobiles?|manufactured|modulars?|single-?wides?|double-?wides?)(?: homes?)? (?:ok|okay|allowed|welcome)$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'mobile homes allowed',
        statement: `${/manuf/i.test(match[0]) ? 'manufactured' : /modul/i.test(match[0]) ? 'modular' : /wide/i.test(match[0]) ? (match[0].split(' ')[0] ?? '').toLowerCase().replace(/s$/, '') : 'mobile'} homes are allowed`,
      }),
    ],
    [
      /^rail(?: service| spur)? (?:is )?(?:possible|available|nearby)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `rail service is ${/possible|available|nearby/i.exec(match[0])?.[0]?.toLowerCase() ?? 'possible'}`,
      }),
    ],
    [
      /^([a-z]+) use (?:is )?(?:ok|allowed|permitted|approved)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} use is ${/approved/i.test(match[0]) ? 'approved' : 'allowed'}`,
      }),
    ],
    [
      /^(?:subdividable|divisible|splittable|can be subdivided|can be split|possible split)(?: to| into)? (\d|two|three|four|five|six) (lots|parcels|units|suites)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it can be ${/split/i.test(match[0]) ? 'split' : 'subdivided'} into ${count(match[1])} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^([\d.]+)[- ]miles? (?:of )?both sides (?:of )?(?:the )?(.+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has both sides of ${/^\p{Lu}/u.test(match[2] ?? '') && !/River$/.test(match[2] ?? '') ? '' : 'the '}${match[2]} for ${match[1]} miles`,
      }),
    ],
    [
      /^(hay|corn|wheat|alfalfa|timber|well|spring|orchard|vineyard)(?: yields?| produces| production)?,? (?:about |approx )?([\d,.]+) (tons|bales|bushels|gallons|gpm|barrels|cases)(?: ?\/ ?| per | a )(yr|year|day|cutting|acre|minute)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()} yields ${match[2]} ${(match[3] ?? '').toLowerCase()} ${/^acre/i.test(match[4] ?? '') ? 'an' : 'a'} ${(match[4] ?? '').toLowerCase().replace(/^yr$/, 'year')}`,
      }),
    ],
    [
      /^((?:senior |junior |adjudicated |irrigation )?(?:water|grazing|mineral) rights?)(?: from| dated| of)? (1[89]\d\d)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()} ${isPlural(match[1] ?? '') ? 'date' : 'dates'} from ${match[2]}`,
      }),
    ],
    [
      /^walk score(?: of|:)? (\d{1,3})$|^(\d{1,3}) walk score$/i,
      (match) => ({
        kind: 'location',
        concept: 'walk score',
        statement: `the Walk Score is ${match[1] ?? match[2]}`,
        count: Number(match[1] ?? match[2]),
      }),
    ],
    [/^(?:all )?deer$/i, told('land', null, 'there are deer')],
  ],
}
