import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrTyped, inWords } from '../wording/counts.ts'
import { building, community, land, location, outdoorPlace } from '../wording/kinds.ts'

/** What kind of lot it is, its size and whether it can be divided. */
export const LOTS: SubjectRules = {
  lines: [
    [
      /^(\d|two|three|four) lots,? (?:with )?(?:the )?(house|home|cabin|barn|garage) on (?:one|1)(?: of them)?$/i,
      ([, lots, home]) => land(`there are ${count(lots)} lots, with the ${lower(home)} on one`),
    ],
    [
      /^(?:to be |being )?split from (?:an? |the )?larger (parcel|tract|lot|property)$/i,
      (match) => land(`it is split from a larger ${match[1]?.toLowerCase()}`),
    ],
    [/^leasehold(?: land)?$/i, told('terms', null, 'the land is leasehold')],
    [
      /^([\d.]+|two|three|four|five|six|seven|eight|nine|ten) acres,? (just |right )(outside|within|inside) (?:of )?(?:the )?(city limits|town limits|town)$/i,
      ([, acres = '', just = '', where = '', limits = '']) =>
        location(
          `the ${countOrTyped(acres)} acres are ${lower(just)}${lower(where)} ${/^town$/i.test(limits) ? 'of town' : lower(limits)}`,
        ),
    ],
    [
      /^divisible(?:,? (?:with )?(?:an? )?(\d+|two|three|four|five|ten)[- ]?(?:ac|acres?) min(?:imum)?\.?)?$/i,
      (match) =>
        match[1]
          ? land(`it is divisible, with ${articleFor(match[1])} ${inWords(match[1])}-acre minimum`)
          : null,
    ],
    [
      /^(residential|commercial|vacant|buildable|building|corner|waterfront) lot in (\p{Lu}[\p{L} ]+)$/u,
      (match, setting) =>
        setting === 'land' ? land(`it is a ${lower(match[1])} lot in ${match[2]}`) : null,
    ],
    [
      /^room for (?:an? )?(side yard|back ?yard|front yard) (RV|boat|pool|garage|shop|garden|trailer)$/i,
      (match) =>
        outdoorPlace(
          `there is room for ${articleFor(match[2] ?? '')} ${/RV/i.test(match[2] ?? '') ? 'RV' : lower(match[2])} in the ${lower(match[1])}`,
        ),
    ],
    [
      /^((?:granite |rock )?boulder|wooded|country|rural|park-like|parklike|creekside|hillside|canyon|lakeside|riverside|pastoral|forested) setting$/i,
      (match) =>
        location(
          `it has ${articleFor(lower(match[1]))} ${lower(match[1]).replace('parklike', 'park-like')} setting`,
        ),
    ],
  ],
  firstStatements: [
    [
      /^((?!.*\b(?:spaces?|spots?|stalls?|parking|guest|visitor|overflow)\b)(?:[a-z-]+ )*(?:lot|homesite))((?: (?:on|in|at|near|by|overlooking|along|backing to) .+)?)$/i,
      (match, setting) => {
        const noun = (match[1] ?? '').toLowerCase()
        if (setting === 'land' || setting === 'commercial' || !/ /.test(noun)) return null
        if (
          /\b(?:parking|no|extra|adjacent|adjoining|additional|vacant|second|tot|double|corner|cul-de-sac|overlooking|on|with|and|of|buildable|next|side)\b/.test(
            noun,
          )
        )
          return null
        if (conceptOfWhole(match[1] ?? '', setting)?.hook) return null
        return location(`it is on ${withArticle(noun)}${withArticles(match[2] ?? '')}`)
      },
    ],
  ],
  figures: [
    [
      /^((?:gated |private |lake |golf |golf course |equestrian |lakefront )+community) lot$/i,
      (match, setting) =>
        setting === 'land'
          ? community(`it is a lot in ${withArticle((match[1] ?? '').toLowerCase())}`)
          : null,
    ],
    [
      /^(?:it )?(?:could|can|may) (?:be )?split into (\d+|two|three|four|five|six) (.+)$/i,
      (match) =>
        building(
          `it could be split into ${numeral(numberOf(match[1] ?? '') ?? 2)} ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^((?:[a-z]+ )*frontage)(?: on)? (\d|two|three|four|both) (sides|roads|streets)$/i,
      (match) =>
        land(
          `it has ${match[1]?.toLowerCase()} on ${numberOf(match[2] ?? '') === null ? match[2]?.toLowerCase() : count(match[2])} ${match[3]?.toLowerCase()}`,
        ),
    ],
    [
      /^lot (\d+)[- ](?:of )?phase (\d|[IVX]+)$|^lot (\d+),? (?:in |of )?phase (\d|[IVX]+)$/i,
      (match) =>
        land(
          `it is lot ${match[1] ?? match[3]} in Phase ${(match[2] ?? match[4] ?? '').toUpperCase()}`,
        ),
    ],
    [
      /^sec(?:tion)? (\d+),? (T\d+[NS]),? (R\d+[EW])$/i,
      (match) =>
        land(`it is in section ${match[1]}, ${match[2]?.toUpperCase()} ${match[3]?.toUpperCase()}`),
    ],
    [
      /^([\d,.]+) acres? (corner)(?: lot)?$|^corner lot,? ([\d.]+) acres?$/i,
      (match) => location(`it is on a ${measured(`${match[1] ?? match[3]} acre corner lot`)}`),
    ],
    [
      /^((?!corner |cul-de-sac |no |tot |parking )(?!.*\b(?:tot|guest|visitor|overflow|parking|spaces?|spots?|stalls?|in|overlooking|on|with|and|porch|deck|views?|backs|of)\b)(?:[a-z][a-z-]* ){1,3})(?:lot|homesite)$/i,
      (match, setting) =>
        setting === 'land' || setting === 'commercial' || conceptOfWhole(match[0], setting)?.hook
          ? null
          : location(`it is on ${withArticle(match[0].toLowerCase())}`),
    ],
  ],
  statements: [
    [
      /^(?:subdividable|divisible|splittable|can be subdivided|can be split|possible split)(?: to| into)? (\d|two|three|four|five|six) (lots|parcels|units|suites)$/i,
      (match) =>
        land(
          `it can be ${/split/i.test(match[0]) ? 'split' : 'subdivided'} into ${count(match[1])} ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:on )?(?:a |the )?(golf course|lake|river|creek|canal|marsh|greenbelt|hillside|hilltop|ridge|bluff|interior|wooded|waterfront|double|oversized|flag|pie[- ]shaped) (lot|homesite)$/i,
      (match, setting) =>
        setting === 'land' && !/golf|lake|river|creek|canal/i.test(match[1] ?? '')
          ? null
          : location(
              `it is on ${articleFor(match[1] ?? '')} ${(match[1] ?? '').toLowerCase().replace('pie shaped', 'pie-shaped')} ${(match[2] ?? '').toLowerCase()}`,
            ),
    ],
    [
      /^can be (?:split|subdivided|divided) (?:x|by|into) ?(\d|two|three|four)(?: lots| parcels)?$/i,
      (match) =>
        land(
          `it can be ${/sub/i.test(match[0]) ? 'subdivided' : /split/i.test(match[0]) ? 'split' : 'divided'}${match[1] ? ` into ${countOrTyped(match[1])}` : ''}`,
        ),
    ],
    [
      /^(\d+)-by-(\d+)(?: (?:foot|feet))?$/i,
      (match, setting) =>
        setting === 'land' ? land(`the lot is ${match[1]} by ${match[2]} feet`) : null,
    ],
    [
      /^(?:a )?((?:city |urban )?infill lot|quarter section|half section|full section|spec home|spec house|model home|custom home|turnkey (?:STR|short-term rental|airbnb)|junior (?:four|4|one)|end-of-row|end of row)$/i,
      (match) => {
        const text = match[1]?.toLowerCase() ?? ''
        const noun = text
          .replace(/str$/, 'short-term rental')
          .replace(/airbnb$/, 'Airbnb')
          .replace(/^end.of.row$/, 'end-of-row house')
          .replace(/4$/, 'four')
        return {
          kind: /lot|section/.test(noun) ? 'land' : 'building',
          concept: null,
          statement: `it is ${articleFor(noun)} ${noun}`,
        }
      },
    ],
    [
      /^(\d+)-by-(\d+) on (?:a )?(\d+-by-\d+) lot$/i,
      (match) => building(`it measures ${match[1]} by ${match[2]} feet on a ${match[3]} lot`),
    ],
  ],
}
