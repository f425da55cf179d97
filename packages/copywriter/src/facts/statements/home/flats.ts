import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { building, character } from '../wording/kinds.ts'
import { SHORT_PLACE_NAME } from '../wording/places.ts'
import { isA } from '../wording/things.ts'

/** Where in its building a unit is. */
const UNIT_KIND =
  /\b(?:upstairs|downstairs|(?:[a-z]+|\d+(?:st|nd|rd|th))[- ]floor (?:end|corner|front|rear)|garden|rear|front)\b/i

/** What kind of apartment or condo it is. */
export const FLATS: SubjectRules = {
  lines: [
    [
      // One thing, and when it became what it is: 'converted textile mill, 2005 conversion'.
      /^converted ((?:[a-z-]+ ){0,2}(?:mill|factory|warehouse|school|schoolhouse|hospital|hotel|firehouse|church|brewery|cannery|armory|department store|bank))(?:,| -)? (?:in )?((?:19|20)\d\d)(?: conversion)?$/i,
      ([, what = '', year], setting) => ({
        ...building(
          `it is ${setting === 'flat' ? 'in ' : ''}${withArticle(lower(what))} converted in ${year}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^(?:the )?(full|whole|entire)(?: (north|south|east|west|front|rear) half(?: of)?)?(?: of)? (?:the )?(\d{1,3}(?:st|nd|rd|th)|top|second|third|fourth|fifth|upper) floor$/i,
      ([, full = '', half, floor = ''], setting) =>
        setting === 'flat' && (half || !/^full$/i.test(full) || /\d/.test(floor))
          ? building(
              `it takes up the ${half ? `${lower(full)} ${lower(half)} half of the ` : `${lower(full)} `}${lower(floor)} floor`,
            )
          : null,
    ],
    [
      /^(?:only )?(?:an? |one )?shared wall(?:s)?(?: on)?(?: only)? (?:one|1) side(?: only)?$|^(?:only )?(?:one|1) shared wall$/i,
      () => building('it shares a wall on one side only'),
    ],
    [
      /^(over|above|behind|below) (?:an? |the )?((?:[a-z-]+ ){0,2}(?:shop|store|restaurant|cafe|bakery|bar|gallery|storefront|salon|deli|bookstore|brewery|boutique|pub|theater|bank|tavern|diner))$/i,
      (match, setting) =>
        setting === 'flat' || setting === 'multi'
          ? building(`it is ${lower(match[1])} ${withArticle(lower(match[2]))}`)
          : null,
    ],
    [
      /^(boutique|(?:ocean|water|beach|lake|river|bay)front|ski-in|corner|loft|penthouse) (condo|condominium|apartment|residence|co-op)$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: /^corner/i.test(match[0]) ? 'corner unit' : null,
              statement: `it is ${withArticle(lower(match[0]))}`,
            }
          : null,
    ],
    [
      /^(brownstone|townhouse[- ]style|townhome[- ]style|garden[- ]style|loft[- ]style|high-?rise|mid-?rise|vintage|prewar|penthouse|walk-?up) (condo|unit|co-op)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${withArticle(`${lower(match[1]).replace(/ (?=style)/, '-')} ${lower(match[2])}`)}`,
      }),
    ],
    [
      /^(rear|front|interior|middle|corner|end) unit (?:in|of) (?:an? )?((?:[\w-]+ ){0,3}(?:complex|building|community|development))$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${withArticle(`${lower(match[1])} unit`)} in ${withArticle(measured(lower(match[2])))}`,
      }),
    ],
    [
      /^((?:[A-Za-z-]+ ){1,3}?)(building|low[- ]?rise|mid[- ]?rise|high[- ]?rise|co-?op|walk-?up|complex)(?:,| with| of)? (\d+|two|three|four|five|six|eight|ten|twelve) units$|^(low|mid|high)[- ]?rise(?:,| with| of)? (\d+) units$/i,
      ([, style = '', kind = '', units, rise, number], setting) => {
        if (setting !== 'flat') return null
        const name = rise
          ? `${lower(rise)}-rise building`
          : `${style}${/rise$/i.test(kind) ? `${kind} building` : kind}`
        return building(`it is in ${withArticle(`${count(units ?? number)}-unit ${name}`)}`)
      },
    ],
    [
      /^(\d{1,3}) units(?: total| in (?:the )?(?:building|bldg))?$/i,
      ([, units], setting) =>
        setting === 'flat' ? building(`the building has ${count(units)} units`) : null,
    ],
    [
      /^((?:(?!storage|AC|window|wall|laundry|rental|mini|each|every|all|per|no|in|this|one|two|three|four)[\w-]+ ){1,4})unit$/i,
      (match, setting) =>
        setting === 'flat' && UNIT_KIND.test(match[1] ?? '')
          ? {
              kind: 'building',
              concept: /\bend unit$/i.test(match[0]) ? 'end unit' : null,
              statement: isA(measured(lower(match[0])).replace(/ floor (?=\S+ unit$)/, '-floor ')),
            }
          : null,
    ],
    [
      /^(?:freestanding|detached|stand-?alone)(?: home| unit| townhouse| townhome)?,? (?:with |and )?no (shared|common|adjoining) walls$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${/^free/i.test(match[0]) ? 'freestanding' : /^det/i.test(match[0]) ? 'detached' : 'freestanding'}, with no ${lower(match[1])} walls`,
      }),
    ],
  ],
  commaLines: [
    [
      /^(upstairs|downstairs|(?:back|front|left|right|north|south|east|west) (?:half|side)) of (?:an? )?(duplex|triplex|fourplex|house)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${lower(match[1]).replace(/stairs$/, 'stairs unit')} of a ${lower(match[2])}`,
      }),
    ],
  ],
  figures: [
    [
      /^(two|three|four|\d)[- ](?:level|story|floor) (unit|condo|apartment|loft|flat)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${numeral(numberOf(match[1] ?? '') ?? 2)}-level ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:large |big |huge |true |real )+(\d|one|two|three)[- ]bedroom$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${/large|big|huge/i.test(match[0]) ? 'large' : 'true'} ${count(match[1])}-bedroom`,
            }
          : null,
    ],
    [
      /^lock-?off unit$/i,
      (_, setting) =>
        setting === 'flat'
          ? { kind: 'building', concept: null, statement: 'it has a lock-off unit' }
          : null,
    ],
    [
      /^flex (\d|two|three|four)(?: bedrooms?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it can flex to ${count(match[1])} bedrooms`,
      }),
    ],
    [
      /^(end|interior|corner)(?:[- ]unit)? (?:townhouse|townhome)(?: with (.+))?$/i,
      (match) =>
        match[2]
          ? null
          : {
              kind: 'building',
              concept: 'end unit',
              statement: `it is ${/corner/i.test(match[1] ?? '') ? 'a' : 'an'} ${match[1]?.toLowerCase()} unit`,
            },
    ],
    [
      /^((?:[a-z0-9]+[ -])*(?:end|corner|duplex|interior|middle|rear|front|garden|stacked|carriage)[- ]unit)$/i,
      (match) => {
        const name = (match[1] ?? '')
          .toLowerCase()
          .replace(/\b(first|second|third|fourth|top|ground) floor\b/, '$1-floor')
          .replace(/\b(brick|stone) front\b/, '$1-front')
        return / /.test(name) && /-|^(?:brick|stone|brand) /.test(name) && !/^two-flat/.test(name)
          ? {
              kind: 'building',
              concept: / end unit$/.test(name) ? 'end unit' : null,
              statement: `it is ${withArticle(name)}`,
              name: '',
            }
          : null
      },
    ],
  ],
  statements: [
    [
      /^((?:city|downtown|in-town|urban|compact|sunny|ideal) )?pied[- ][aà][- ]terre$/i,
      ([, kind = ''], setting) =>
        setting === 'flat' || setting === 'home'
          ? building(isA(`${lower(kind)}pied-à-terre`))
          : null,
    ],
    [
      /^walk-?up$/i,
      (_, setting) =>
        setting === 'flat' || setting === 'multi' ? building('it is a walk-up') : null,
    ],
    [
      new RegExp(
        `^((?:[A-Za-z-]+ ){0,2}(?:elevator|walk-up|doorman|prewar|brick|loft|boutique|garden)) building in (?:the )?(${SHORT_PLACE_NAME})( neighborhood| district| area)?$`,
        'u',
      ),
      (match, setting) => {
        const building = `${(match[1] ?? '').toLowerCase()} building`
        const place = match[3] ? `the ${match[2]}${match[3]}` : match[2]
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${setting === 'flat' ? 'in ' : ''}${articleFor(building)} ${building} in ${place}`,
          place: match[2] ?? '',
        }
      },
    ],
    [
      new RegExp(`^(${SHORT_PLACE_NAME})[- ]?(front|side|view)? (high|mid|low)[- ]rise$`, 'u'),
      (match, setting) =>
        setting === 'flat' && match[2]
          ? {
              kind: 'building',
              concept: null,
              statement: `it is in ${articleFor(match[1] ?? '')} ${match[1]}-${match[2]} ${match[3]}-rise`,
            }
          : null,
    ],
    [
      /^((?:prewar |renovated |estate-condition )?(?:classic|junior) (?:six|seven|eight|five|four|[4-8]))(?: prewar)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(
              isA(
                `${/ prewar$/i.test(match[0]) ? 'prewar ' : ''}${(match[1] ?? '').toLowerCase().replace(/[4-8]$/, (digit) => count(digit))}`,
              ),
            )
          : null,
    ],
    [
      /^((?:north|south|east|west|street|courtyard|garden|park|river)[- ]facing|floor[- ]through|garden|parlor[- ]floor|top[- ]floor|sunny|bright|penthouse-level) ((?:brownstone |prewar )?(?:studio|apartment|duplex|floor-through|triplex|simplex|one-bedroom|two-bedroom))$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(
              isA(
                `${(match[1] ?? '').toLowerCase().replace(' ', '-')} ${(match[2] ?? '').toLowerCase()}`,
              ),
            )
          : null,
    ],
    [
      /^(interior|middle|inside) unit$/i,
      (match, setting) =>
        setting === 'home'
          ? { kind: 'building', concept: null, statement: isA(match[0].toLowerCase()) }
          : null,
    ],
    [
      /^(upper|lower)(?: unit| flat| half)? of (?:an? )?(double|duplex|two-family|triplex|two-flat|house)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${(match[1] ?? '').toLowerCase()} unit of a ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(upper|lower|front|rear|garden|loft-style|townhouse-style|end|interior|middle|bi-level) (unit|apartment|condo|flat|residence)$/i,
      (match, setting) =>
        setting === 'flat' && match[0].toLowerCase() !== 'end unit'
          ? { kind: 'building', concept: null, statement: isA(match[0].toLowerCase()) }
          : null,
    ],
    [
      /^(sunny|bright|large|spacious|renovated|updated|corner|true|convertible) (one|two|three|\d)[- ]bed(?:room)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(`${(match[1] ?? '').toLowerCase()} ${count(match[2])}-bedroom`),
            }
          : null,
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
      /^((?:\p{Lu}[\p{L}'-]+ ){1,3})studio$/u,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'location',
              concept: null,
              statement: `it is a studio in ${match[1]?.trim()}`,
              place: match[1]?.trim() ?? '',
            }
          : null,
    ],
    // 'timber loft', 'brick-and-timber loft': what the condo is, not a room of it.
    [
      /^((?:true |authentic |hard |converted |historic |industrial |corner |two-story |top-floor |penthouse )*)(brick|timber|heavy[- ]timber|concrete|steel|mill|factory|warehouse|(?:brick|concrete|steel|stone)[ -](?:and|&)[ -](?:timber|beam|steel|glass|brick)|post[ -](?:and|&)[ -]beam|live-work) loft$/i,
      ([, sort = '', material = ''], setting) =>
        setting === 'flat'
          ? character(
              isA(
                `${lower(sort)}${lower(material)
                  .replace(/[ -](?:and|&)[ -]/, '-and-')
                  .replace('heavy timber', 'heavy-timber')} loft`,
              ),
            )
          : null,
    ],
    [
      /^(?:artist |true |hard |soft |authentic )?loft$/i,
      (match, setting) =>
        setting === 'flat' ? character(`it is a ${match[0].toLowerCase()}`) : null,
    ],
  ],
}
