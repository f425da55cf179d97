import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { numberOf, series } from '../numerals.ts'
import { isKnownWord } from '../vocabulary.ts'
import { listed } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'
import { isA } from './wording/things.ts'

/** What the property itself is: a studio, a walk-up, a corner apartment, a building of some size. */
export const IDENTITY: SubjectRules = {
  statements: [
    [
      /^((?:[a-z]+ )*)(two|three|six)[- ]flat (?:and|\+|with|plus) (?:an? )?(garden|basement|attic|coach house)(?: unit| apartment| flat)?$/i,
      (match) => {
        const flats = (numberOf(match[2] ?? '') ?? 2) + 1
        const extra = /coach/i.test(match[3] ?? '')
          ? 'coach house'
          : `${(match[3] ?? '').toLowerCase()} unit`
        return {
          kind: 'building',
          concept: null,
          statement: `${isA(`${(match[1] ?? '').toLowerCase()}${(match[2] ?? '').toLowerCase()}-flat`)} with a ${extra}`,
          count: flats,
        }
      },
    ],
    [
      /^((?:[a-z]+ )?(?:ranch|hacienda|mission|cottage|garden|carriage|craftsman|farmhouse|adobe|pueblo|chalet|bungalow|loft|prairie|mediterranean|tuscan|townhouse|motel))[- ]style$/i,
      (match, setting) => ({
        kind: 'character',
        concept: setting === 'multi' ? undefined : null,
        statement: `it is ${(match[1] ?? '').toLowerCase().replace(/^(?=mediterranean|tuscan)./, (letter) => letter.toUpperCase())}-style`,
      }),
    ],
    [
      /^(patio home|split[- ]entry|split[- ]foyer|high[- ]rise|mid[- ]rise|low[- ]rise|tiny (?:home|house)|ski condo|garden condo|basement apartment|railroad(?: apartment)?|duplex loft|co-?op studio|zero[- ]lot[- ]line(?: home)?|ranch compound|oceanfront compound|historic mill conversion|mill conversion|loft conversion)(?: on (?:an? )?(foundation|permanent foundation|wheels|slab|leased land))?$/i,
      (match, setting) => {
        const typed = (match[1] ?? '').toLowerCase()
        // A house has a basement apartment; only an apartment is one.
        if (typed === 'basement apartment' && setting !== 'flat') return null
        const noun = typed
          .replace(/^railroad$/, 'railroad apartment')
          .replace(/^zero[- ]lot[- ]line(?: home)?$/, 'zero-lot-line home')
          .replace(/^(split|high|mid|low) (entry|foyer|rise)$/, '$1-$2')
          .replace(/^(high|mid|low)-rise$/, '$1-rise')
        return {
          kind: 'building',
          concept: null,
          statement: /-rise$/.test(noun)
            ? `the building is a ${noun}`
            : `${isA(noun)}${match[2] ? ` on ${/wheels|land/.test(match[2]) ? '' : 'a '}${match[2].toLowerCase()}` : ''}`,
          name: noun,
        }
      },
    ],
    [
      /^(prewar|postwar)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^((?:desert|mountain|coastal|urban|warm|soft|organic|california|northwest|tropical|industrial) (?:modern|contemporary))$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `the style is ${(match[1] ?? '').toLowerCase().replace(/^(?:california|northwest)/, (word) => word.charAt(0).toUpperCase() + word.slice(1))}`,
      }),
    ],
    [
      /^class ([ABC])\+? (office|industrial|retail|apartment)(?: building| space)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a class ${match[1]?.toUpperCase()} ${(match[2] ?? '').toLowerCase()} ${/space/i.test(match[0]) ? 'space' : 'building'}`,
      }),
    ],
    [
      /^((?:retail|office|industrial|flex) (?:strip|strip center|center|plaza|park)),? (\d+) units$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${count(match[2])}-unit ${(match[1] ?? '').toLowerCase()}`),
      }),
    ],
    [
      /^(\d+)[- ]unit (garden apartments|apartment complex|motel|mobile home park|strip center)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: /apartments$/i.test(match[2] ?? '')
          ? `it has ${count(match[1])} garden apartments`
          : isA(`${count(match[1])}-unit ${(match[2] ?? '').toLowerCase()}`),
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^(northeast|northwest|southeast|southwest) corner$/i,
      (match, setting) => ({
        kind: 'building',
        concept: null,
        statement:
          setting === 'flat'
            ? `it is at the ${(match[1] ?? '').toLowerCase()} corner`
            : `it is on the ${(match[1] ?? '').toLowerCase()} corner`,
      }),
    ],
    [
      /^(\d+-by-\d+) (barndominium|cabin|barn house|shouse)$|^(barndominium|shouse),? (\d+-by-\d+)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${match[1] ?? match[4]} ${(match[2] ?? match[3] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d\d\d0)s ([a-z]+ )?(farmhouse|cottage|bungalow|ranch|colonial|cabin|brownstone|rambler|cape|house|home|mill|building|Tudor|Victorian)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: isA(`${match[1]}s ${match[2] ?? ''}${match[3]}`),
      }),
    ],
    [
      /^(\d+(?:\.\d)?) f(?:oo|ee)t wide$/i,
      (match) => ({ kind: 'building', concept: null, statement: `it is ${match[1]} feet wide` }),
    ],
    [
      /^(?:alcove |large |true )?studio(?: apartment)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(match[0].toLowerCase()),
              name: match[0].toLowerCase(),
            }
          : null,
    ],
    [
      /^(loft|apartment|condo|unit|studio|flat|house|home) in (?:an? |the )?((?:former|converted|historic|restored|old) .+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${articleFor(match[1] ?? '')} ${(match[1] ?? '').toLowerCase()} in ${articleFor(match[2] ?? '')} ${match[2]}`,
      }),
    ],
    [
      /^(\d|two|three|four|five)[- ]story ((?:[a-z]+ )?(?:brownstone|townhouse|row house|building|house)),? (\d+) f(?:oo|ee)t wide$|^((?:[a-z]+ )?(?:brownstone|townhouse|row house|building|house)),? (\d|two|three|four|five)[- ]story,? (\d+) f(?:oo|ee)t wide$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${count(match[1] ?? match[5])}-story ${(match[2] ?? match[4] ?? '').toLowerCase()}, ${match[3] ?? match[6]} feet wide`,
      }),
    ],
    [
      /^second[- ]generation(?: (restaurant|space|retail))?(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a second-generation ${(match[1] ?? '').toLowerCase() === 'restaurant' ? 'restaurant' : 'space'}`,
            }
          : null,
    ],
    [
      /^(\S+)[- ]floor walk-?up(?: apartment| unit| building)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${measured((match[1] ?? '').toLowerCase())}-floor walk-up`),
      }),
    ],
    [
      /^(?:on (?:the )?)?(garden|basement|terrace|street|lobby|parlor|entry|ground) level$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is on the ${(match[1] ?? '').toLowerCase()} level`,
            }
          : null,
    ],
    [
      /^(top|ground|first|second|third|high|upper|parlor|\d+(?:st|nd|rd|th))[- ]floor,? corner(?: unit| apartment| condo)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${measured((match[1] ?? '').toLowerCase())}-floor corner unit`),
      }),
    ],
    [
      /^((?:ocean|lake|river|beach|water|bay|gulf)front),? (?:on (?:the )?)?(\S+) floor(,? direct)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ${match[3] ? 'directly ' : ''}${(match[1] ?? '').toLowerCase()}, on the ${measured((match[2] ?? '').toLowerCase())} floor`,
      }),
    ],
    [
      /^(\S+) floor,? direct(?: (ocean|lake|river|bay|gulf|water|beach|intracoastal)(?:front| view| views)?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, with a direct ${match[2] ? `${match[2].toLowerCase()} ` : ''}exposure`,
      }),
    ],
    [
      /^(\d|one|two|three)[- ]bedroom flex (\d|two|three|four)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${count(match[1])}-bedroom that can flex to ${count(match[2])}`,
      }),
    ],
    [
      /^(?:(\d|one)[- ]bedroom,? )?junior (\d|four|three|one)(?: bedroom)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${match[1] ? `${count(match[1])}-bedroom ` : ''}junior ${count(match[2])}`,
      }),
    ],
    [
      /^((?:\d bedroom(?:,? \d(?:\.\d)? bath)? )?)((?:double-?wide |single-?wide )?(?:manufactured|modular|mobile|log|stick-built|kit) home)(?: on (?:an? )?(permanent foundation|leased land|owned land|slab|land|private lot))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${measured(`${match[1] ?? ''}${(match[2] ?? '').toLowerCase()}`)}${match[3] ? ` on ${/land$/.test(match[3]) ? '' : 'a '}${match[3].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^(?:the )?(\p{Lu}[\p{L}]+(?: [IVX]+)?) (model|floor plan|plan)$/u,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${match[1]} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:warehouse|office|office condo|retail condo|medical office|dental office|flex building|industrial building|church building|restaurant|retail building|storefront|showroom|office building|medical building|school building)),? ([\d,]+) square feet$|^([\d,]+) square f(?:ee|oo)t ((?:[a-z-]+ )*(?:warehouse|office condo|retail condo|medical office|flex building|industrial building|church building|restaurant|retail building|office building|medical building))$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(
                `${(match[2] ?? match[3] ?? '').replace(/^(\d{1,3})(\d{3})$/, '$1,$2')}-square-foot ${(match[1] ?? match[4] ?? '').toLowerCase()}`,
              ),
            }
          : null,
    ],
    [
      /^(auto|body|machine|tire|bike|barber|coffee|sandwich|print|welding|cabinet|wood) (repair|shop|repair shop)$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(`${match[0].toLowerCase().replace(/ repair$/, ' repair shop')}`),
            }
          : null,
    ],
    [
      /^(?:on (?:an? )?)?(?:hard |lighted |signalized |lit )?corner with (?:a )?(?:traffic )?signal$|^(?:on (?:an? )?)?(?:signalized|lighted) (?:corner|intersection)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ${/intersection/i.test(match[0]) ? 'at a signalized intersection' : 'on a signalized corner'}`,
      }),
    ],
    [
      /^(?:exposed )?(timber|brick|steel|concrete|stone|block|heavy timber)(?: and | \+ |\/)(timber|brick|steel|concrete|stone|block|glass)$/i,
      (match, setting) =>
        setting === 'flat' || setting === 'commercial' || setting === 'multi'
          ? {
              kind: 'character',
              concept: null,
              statement: `it has ${/exposed/i.test(match[0]) ? 'exposed ' : ''}${series(listed(match[0].replace(/^exposed /i, '').toLowerCase()))}`,
            }
          : null,
    ],
    [
      /^(all|partial|partially|partly|part|mostly|three-sided|4-sided|four-sided) (brick|stone|stucco|masonry|log)(?: exterior| construction)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${/exterior/i.test(match[0]) ? 'the exterior' : 'it'} is ${(match[1] ?? '').toLowerCase().replace(/^part(?:ial(?:ly)?)?$/, 'partly')} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:in (?:the )?)?((?:[\p{L}]+ ){1,2})(section|neighborhood|area|subdivision)$/iu,
      (match) => {
        const name = (match[1] ?? '').trim()
        if (name.split(' ').some((word) => /^\p{Ll}/u.test(word) && isKnownWord(word))) return null
        const proper = name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
        return {
          kind: 'location',
          concept: null,
          statement: `it is in ${/section|area|neighborhood/i.test(match[2] ?? '') ? 'the ' : ''}${proper} ${(match[2] ?? '').toLowerCase()}`,
          place: proper,
        }
      },
    ],
    [
      /^(?:age )?(55|62) ?\+,? gated(?: community)?$|^gated (55|62) ?\+(?: community)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in a gated ${match[1] ?? match[2]}+ community`,
      }),
    ],
    [
      /^age (55|62) ?\+$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in a ${match[1]}+ community`,
      }),
    ],
  ],
}
