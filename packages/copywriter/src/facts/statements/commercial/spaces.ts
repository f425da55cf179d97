import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { numberOf } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { thousands } from '../wording/amounts.ts'
import { count, countOrTyped } from '../wording/counts.ts'
import { building, room, tenancy } from '../wording/kinds.ts'
import { isA, isMeasured } from '../wording/things.ts'

/** What kind of commercial space it is, and how it is divided. */
export const SPACES: SubjectRules = {
  lines: [
    [
      /^(?:second|2nd)[- ]gen(?:eration)? (restaurant|retail|office|medical|salon)( space)?$/i,
      ([, use = '', space = ''], setting) =>
        setting === 'commercial'
          ? building(
              `it is a second-generation ${lower(use)}${/^(?:restaurant|salon)$/i.test(use) ? lower(space) : ' space'}`,
            )
          : null,
    ],
    [
      /^((?:hair|nail|beauty) )?salon$/i,
      (match, setting) => (setting === 'commercial' ? building(isA(lower(match[0]))) : null),
    ],
    [
      /^end[- ]?cap (?:unit|space|suite)$/i,
      (_, setting) =>
        setting === 'commercial'
          ? { kind: 'location', concept: 'end cap', statement: 'it is an end cap' }
          : null,
    ],
    [
      /^flex space,? (?:approx\w*\.?|about) (\d+) ?(?:%|percent) office$/i,
      (match) => building(`it is flex space, about ${match[1]} percent office`),
    ],
    [
      /^([\d,]+)[- ]square[- ]foot (shop|warehouse|plant|showroom|building) \+ ([\d,]+)[- ]square[- ]foot (office|showroom|mezzanine|apartment)$/i,
      (match) =>
        building(
          `there is ${articleFor(match[1] ?? '')} ${group(Number((match[1] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[2])} and ${articleFor(match[3] ?? '')} ${group(Number((match[3] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[4])}`,
        ),
    ],
    [
      /^(flex warehouse|office warehouse|warehouse|flex building|metal building|steel building) with (?:an? )?((?:front |rear |small |finished )?(?:office|offices|showroom|office space))$/i,
      (match) => {
        const part = match[2]?.toLowerCase() ?? ''
        const article = /s$|space$/.test(part) ? '' : `${articleFor(part)} `
        return building(
          `it is ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()} with ${article}${part}`,
        )
      },
    ],
    [
      /^(retail|office|shop|commercial|storefront|restaurant|bar|salon)(?: space)? (?:down|downstairs)(?:,| and| with) (?:an? )?((?:loft |studio |two |three |\d )?(?:apartment|loft|residence|offices?|unit|apartments|units)) (?:up|upstairs|above)$/i,
      (match) =>
        building(
          `there is ${/^(?:retail|commercial)$/i.test(match[1] ?? '') ? `${lower(match[1])} space` : withArticle(lower(match[1]))} downstairs and ${withArticle(lower(match[2]))} upstairs`,
        ),
    ],
  ],
  figures: [
    [
      /^([\d,]+) ?(?:sf|square feet) of an? ([\d,]+)[- ](?:sf|square[- ](?:feet|foot)) (building|center|plaza|warehouse)$/i,
      (match) =>
        building(
          `the space is ${match[1]} square feet of a ${match[2]}-square-foot ${match[3]?.toLowerCase()}`,
        ),
    ],
    [/^mixed[- ]use$/i, () => building('it is mixed-use')],
    [
      /^(\d[\d,]*) (office|warehouse|retail|showroom|mezzanine)(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial' && Number((match[1] ?? '').replace(/,/g, '')) >= 100
          ? room(
              `there are ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet of ${match[2]?.toLowerCase()} space`,
            )
          : null,
    ],
    [
      /^(?:first|1st|ground|street)[- ](?:floor|level) (retail|office|store|restaurant|commercial|shop)(?: space)?,? (?:and |with |\+ )?(\d|one|two|three|four) apartments? (?:up|above|upstairs)$/i,
      (match) =>
        building(
          `there is ${/^(?:retail|office|commercial)$/i.test(match[1] ?? '') ? `${match[1]?.toLowerCase()} space` : withArticle((match[1] ?? '').toLowerCase())} on the first floor, with ${count(match[2])} ${numberOf(match[2] ?? '') === 1 ? 'apartment' : 'apartments'} above`,
        ),
    ],
    [
      /^(\d{1,2}) ?% (office|warehouse|retail|showroom)$/i,
      (match) => building(`it is ${match[1]} percent ${match[2]?.toLowerCase()}`),
    ],
    [
      /^([\d,.]+)(k)?(?: square f(?:ee|oo)t)? (office|warehouse|retail|showroom|shop)(?: (?:\+|and))?,? ([\d,.]+)(k)?(?: square f(?:ee|oo)t)? (office|warehouse|retail|showroom|shop)$/i,
      (match) =>
        building(
          `it has ${thousands(match[1], match[2])} square feet of ${match[3]?.toLowerCase()} and ${thousands(match[4], match[5])} of ${match[6]?.toLowerCase()}`,
        ),
    ],
    [
      /^([\d,.]+)(k)? square f(?:ee|oo)t (retail|showroom|cold storage|freezer|cooler)(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              `it has ${thousands(match[1], match[2])} square feet of ${match[3]?.toLowerCase()}`,
            )
          : null,
    ],
    [
      /^(cold storage|freezer|cooler|office)(?: space)? ([\d,]+) square feet with (.+)$|^(cold storage|freezer|cooler)(?: space)? ([\d,]+) square feet$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              `it has ${match[2] ?? match[5]} square feet of ${(match[1] ?? match[4])?.toLowerCase()}${match[3] ? ` with ${match[3]}` : ''}`,
            )
          : null,
    ],
    [
      /^class ([ABC])\+?$/i,
      (match, setting) =>
        setting === 'commercial' ? building(`it is class ${match[1]?.toUpperCase()}`) : null,
    ],
    [
      /^in-?line(?: space)?$/i,
      (_, setting) => (setting === 'commercial' ? building('it is an inline space') : null),
    ],
    [
      /^retail (?:dn|down|downstairs|below),? (?:and )?(?:an? )?(apartments?|apts?|office) (?:up|upstairs|above)$/i,
      (match) =>
        building(
          `there is retail downstairs and ${/s$/i.test(match[1] ?? '') ? (match[1] ?? '').toLowerCase() : `an ${match[1]?.toLowerCase()}`} upstairs`,
        ),
    ],
    [
      /^mixed[- ]use(?:,| with)? (\d+|one|two|three|four) (apartments?|lofts?|units?) (?:over|above|up|upstairs)$/i,
      (match) =>
        building(`it is mixed-use, with ${count(match[1])} ${match[2]?.toLowerCase()} above`),
    ],
    [
      /^building ([\d,]+) square feet on ([\d.]+) acres?$/i,
      (match) =>
        building(
          `the building of ${match[1]} square feet stands on ${match[2]} ${match[2] === '1' ? 'acre' : 'acres'}`,
        ),
    ],
    [
      /^industrial outdoor storage(?: site)?$/i,
      (_, setting) =>
        setting === 'commercial' ? building('it is an industrial outdoor storage site') : null,
    ],
    [
      /^(?:clear[- ]span|column spacing|eave(?: height)?|bay depth) (\d+) f(?:oo|ee)t$|^(\d+) f(?:oo|ee)t (clear[- ]span|eaves?(?: height)?)$/i,
      (match) => {
        const what = match[2] ? (match[3] ?? '') : match[0]
        const feet = match[1] ?? match[2]
        return /span/i.test(what)
          ? building(`the clear span is ${feet} feet`)
          : building(
              `${/eave/i.test(what) ? 'the eave height' : /column/i.test(what) ? 'the column spacing' : 'the bay depth'} is ${feet} feet`,
            )
      },
    ],
    [
      /^(corner |end-cap |freestanding |single[- ]story |two[- ]story |one[- ]story )?((?:retail|medical|dental|professional|veterinary|office|mixed-use|industrial|flex|warehouse) (?:building|office|center|condo))((?: (?:downtown|uptown|midtown))?)$/i,
      (match, setting) =>
        setting === 'commercial' && (match[1] || match[3])
          ? {
              kind: 'building',
              concept: null,
              statement: `it is ${withArticle(`${(match[1] ?? '').replace(/(\w) story/i, '$1-story')}${match[2]}`.toLowerCase())}${match[3]}`,
              name: '',
            }
          : null,
    ],
  ],
  statements: [
    [
      /^((?:(?:mixed[- ]use|brick|stone|commercial|retail|historic|downtown|two-story|three-story|four-story) )+)block$/i,
      (match, setting) => {
        if (setting !== 'commercial' && setting !== 'multi') return null
        const block = `${match[1]?.toLowerCase().replace('mixed use', 'mixed-use')}block`
        return building(`it is ${articleFor(block)} ${block}`)
      },
    ],
    [
      /^((?:medical|dental|office|retail|industrial|veterinary) building|freestanding(?: building)?)$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              /^freestanding$/i.test(match[0]) ? 'it is freestanding' : isA(match[0].toLowerCase()),
            )
          : null,
    ],
    [
      /^class ([ABC])\+? (office|industrial|retail|apartment)(?: building| space)?$/i,
      (match) =>
        building(
          `it is a class ${match[1]?.toUpperCase()} ${(match[2] ?? '').toLowerCase()} ${/space/i.test(match[0]) ? 'space' : 'building'}`,
        ),
    ],
    [
      /^((?:retail|office|industrial|flex) (?:strip|strip center|center|plaza|park)),? (\d+) units$/i,
      (match) => building(isA(`${count(match[2])}-unit ${(match[1] ?? '').toLowerCase()}`)),
    ],
    [
      /^second[- ]generation(?: (restaurant|space|retail))?(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              `it is a second-generation ${(match[1] ?? '').toLowerCase() === 'restaurant' ? 'restaurant' : 'space'}`,
            )
          : null,
    ],
    [
      /^((?:[a-z-]+ )*(?:warehouse|office|office condo|retail condo|medical office|dental office|flex building|industrial building|church building|restaurant|retail building|storefront|showroom|office building|medical building|school building)),? ([\d,]+) square feet$|^([\d,]+) square f(?:ee|oo)t ((?:[a-z-]+ )*(?:warehouse|office condo|retail condo|medical office|flex building|industrial building|church building|restaurant|retail building|office building|medical building))$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              isA(
                `${(match[2] ?? match[3] ?? '').replace(/^(\d{1,3})(\d{3})$/, '$1,$2')}-square-foot ${(match[1] ?? match[4] ?? '').toLowerCase()}`,
              ),
            )
          : null,
    ],
    [
      /^(office|retail|medical|dental|flex|industrial) condo,? (?:on (?:the )?)?(\S+) floor$/i,
      (match) =>
        building(
          isMeasured(
            `${measured((match[2] ?? '').toLowerCase())}-floor ${(match[1] ?? '').toLowerCase()} condo`,
          ),
        ),
    ],
    [
      /^(warehouse|industrial|office|retail|flex|manufacturing)(?:,? (?:and |\/)?)(distribution|warehouse|showroom|manufacturing|flex|office|retail|industrial)(?: (?:building|space|facility))?$/i,
      (match) =>
        building(
          /^warehouse.*distribution/i.test(match[0])
            ? 'it is a distribution warehouse'
            : isMeasured(
                `combined ${(match[1] ?? '').toLowerCase()} and ${(match[2] ?? '').toLowerCase()} building`,
              ),
        ),
    ],
    [
      /^(retail|shop|office|storefront|restaurant|commercial)(?: space)? (?:and|with|plus) (\d+|one|two|three|four|five|six) (apartments?|units?|offices?|lofts?)(?: (above|upstairs|over|below))?$/i,
      (match) =>
        building(
          `it has ${(match[1] ?? '').toLowerCase() === 'storefront' ? 'a storefront' : `${(match[1] ?? '').toLowerCase()} space`} with ${measured(`${match[2]} x`).replace(/ x$/, '')} ${(match[3] ?? '').toLowerCase()}${match[4] ? ` ${/up/i.test(match[4]) ? 'upstairs' : /over|above/i.test(match[4]) ? 'above' : 'below'}` : ''}`.replace(
            'shop space',
            'a shop',
          ),
        ),
    ],
    [
      /^((?:\w+[- ]story )?(?:brick |stone |frame |masonry |historic |corner )*)(mixed[- ]use|retail|office|flex|industrial|warehouse)(?: building)?$/i,
      (match, setting) =>
        setting === 'commercial' && match[1]
          ? building(
              `it is a ${measured(match[1].toLowerCase().replace(/(\w+) story/, '$1-story'))}${(match[2] ?? '').toLowerCase().replace('mixed use', 'mixed-use')} building`,
            )
          : null,
    ],
    [
      /^(\d+|one|two|three|four|five|six) (lofts?|apartments?|units?|offices?|suites?|floors?) (above|below|upstairs|in back) (?:is |are )?(vacant|leased|occupied|rented|unfinished|finished)$/i,
      (match) =>
        tenancy(
          `${countOrTyped(match[1] ?? '')} ${(match[2] ?? '').toLowerCase()} ${(match[3] ?? '').toLowerCase()} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'is' : 'are'} ${(match[4] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:a )?(vanilla shell|vanilla box|white box|warm shell|cold shell|dark shell|gray shell)(?: (?:condition|space))?$/i,
      (match) => ({
        kind: 'condition',
        concept: 'white box',
        statement: `it is a ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
  ],
}
