import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrTyped } from '../wording/counts.ts'
import { building } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'
import { RANKS } from '../wording/units.ts'

const floorOf = (typed: string | undefined): string => RANKS[lower(typed)] ?? lower(typed)

/** What kind of house with several units it is. */
export const MULTI_FAMILY: SubjectRules = {
  lines: [
    // 'Spanish front house plus three garden cottages'
    [
      /^((?:[\w-]+ )?(?:(?:front|main|original|street-facing) house|duplex|triplex|bungalow|house)) (?:plus|\+|and|with) (two|three|four|five|six|\d|an?) ((?:[a-z-]+ )?(?:cottages?|bungalows?|studios?|apartments?|units?|guest houses?))(?: (?:in|at) (?:the )?(rear|back))?$/i,
      ([, house = '', many, others = '', where], setting) =>
        setting === 'multi'
          ? building(
              `there is ${withArticle(house.replace(/^(?=front|main|original|street|duplex|triplex|bungalow|house)./i, (letter) => letter.toLowerCase()))} plus ${/^an?$/i.test(many ?? '') ? withArticle(lower(others)) : `${count(lower(many))} ${lower(others)}`}${where ? ` in the ${lower(where)}` : ''}`,
            )
          : null,
    ],
    [
      /^(\d{1,3}|two|three|four|five|six)[- ]unit (?:condo |condominium )?(?:association|HOA)(?:,? ((?:all |fully )?owner[- ]occ(?:upied)?|self[- ]managed))?$/i,
      ([, units, state]) =>
        building(
          `the association has ${count(units)} units${
            state
              ? ` and is ${lower(state)
                  .replace(/owner[- ]occ(?:upied)?/, 'owner-occupied')
                  .replace('self managed', 'self-managed')}`
              : ''
          }`,
        ),
    ],
    [
      /^(updated|new|newer|renovated|remodeled) (kitchens|baths|kitchens and baths) (?:on |in )?(?:the )?(1st|2nd|3rd|first|second|third)(?: floor)?(?: and|,| \+| &) (?:the )?(2nd|3rd|second|third)(?: floors?)?$/i,
      ([, state, rooms, one, other]) =>
        building(
          `the ${lower(rooms)} on the ${floorOf(one)} and ${floorOf(other)} floors are ${lower(state)}`,
        ),
    ],
    [
      /^((?:(?:all|full|solid) )?(?:brick|stone|frame|stucco) )?(two|three|four|[234])[- ]family(?: house| home)?(?:,? \(?(\d)\/(\d)(?:\/(\d))? ?(?:beds?|brs?|bedrooms?)\)?)?$/i,
      ([, material = '', families, ...beds], setting) => {
        const [first, ...others] = beds.filter((each) => each !== undefined)
        if (setting !== 'multi' || !(material || first)) return null
        const made = lower(material).replace(/^(all|full|solid) /, '$1-')
        const house = `it is ${withArticle(`${made}${count(families)}-family house`)}`
        const isAlike = others.every((each) => each === first)
        const units = first
          ? isAlike
            ? ` with ${count(first)} bedrooms in each unit`
            : ` with units of ${series([first, ...others].map(count))} bedrooms`
          : ''
        return { kind: 'building', concept: 'units', statement: `${house}${units}` }
      },
    ],
    [
      /^((?:up\/down |side[- ]by[- ]side )?(?:triplex|duplex|fourplex)) (?:\+|plus|and|with) (?:an? )?(efficiency|studio|cottage|apartment|garage apartment|basement apartment|basement unit)(?: (?:in|at) (?:the )?(rear|back|basement))?$/i,
      (match, setting) =>
        setting === 'multi'
          ? building(
              `it is ${withArticle(lower(match[1]))} plus ${withArticle(lower(match[2]))}${match[3] ? ` in the ${lower(match[3])}` : ''}`,
            )
          : null,
    ],
    [
      /^((?:[a-z]+ )*)duplex,? up(?:\/| and |-and-)down$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is ${withArticle(`${match[1]}up/down duplex`)}`,
      }),
    ],
  ],
  figures: [
    [
      /^(\d|two|three|four|six)[- ]family flat$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is a ${count(match[1])}-family flat`,
      }),
    ],
    [/^up\/down$/i, () => building('it has one unit above the other')],
    [
      /^up\/down (double|two-family)$/i,
      (match) => building(`it is an up/down ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(\d|two|three|four)[- ]family (brick|frame|stucco|stone)$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is a ${(match[2] ?? '').toLowerCase()} ${numeral(numberOf(match[1] ?? '') ?? 2)}-family house`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^(?:legal )?(two|three|four|[2-4])[- ]family,? (\d)\/(\d)(?:\/(\d))?$/i,
      (match) => {
        const rooms = [match[2], match[3], match[4]].filter((each): each is string => Boolean(each))
        const family = count(match[1])
        return {
          kind: 'building',
          concept: null,
          statement: `it is a ${family}-family with ${new Set(rooms).size === 1 ? `${count(rooms[0])} rooms to each unit` : `units of ${series(rooms.map(count))} rooms`}`,
          count: numberOf(family),
        }
      },
    ],
    [
      /^(\d)\/(\d)\/(\d) (?:three|triple)[- ]decker$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a three-decker with ${match[1] === match[2] && match[2] === match[3] ? `${count(match[1])} rooms to each unit` : `units of ${series([match[1], match[2], match[3]].map(count))} rooms`}`,
        count: 3,
      }),
    ],
    [
      /^((?:large |brick |legal |big )*)legal (two|three|four|[2-4])[- ]family(?: house| home)?$|^((?:large |brick |big )+)(two|three|four|[2-4])[- ]family(?: house| home)?$/i,
      (match) => {
        const units = count(match[2] ?? match[4])
        const kind = `${(match[1] ?? match[3] ?? '').toLowerCase().replace('legal ', '')}${match[2] ? 'legal ' : ''}${units}-family`
        return {
          kind: 'building',
          concept: 'units',
          statement: `it is a ${kind}`,
          count: numberOf(units),
          name: `${kind} house`,
        }
      },
    ],
    [
      /^((?:up[/ -]?(?:and |over )?down|stacked|over[/ -]under|side[- ]by[- ]side) (duplex|triplex|fourplex))$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[2] ?? '').toLowerCase()] ?? null,
        statement: `it is ${withArticle(
          (match[1] ?? '')
            .toLowerCase()
            .replace(/^up.*down/, 'up/down')
            .replace(/side by side/, 'side-by-side'),
        )}`,
        name: (match[1] ?? '')
          .toLowerCase()
          .replace(/^up.*down/, 'up/down')
          .replace(/side by side/, 'side-by-side'),
      }),
    ],
    [
      /^(duplex|triplex|fourplex|sixplex)(?: with|,)? all (?:(\d|one|two|three)(?: and| &|\/) ?)?(\d|one|two|three) bedrooms?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count:
          { duplex: 2, triplex: 3, fourplex: 4, sixplex: 6 }[(match[1] ?? '').toLowerCase()] ??
          null,
        statement: `it is a ${match[1]?.toLowerCase()}, all ${match[2] ? `${count(match[2])}- and ` : ''}${count(match[3])}-bedroom units`,
      }),
    ],
    [
      /^(duplex|triplex|fourplex),? all (\d|one|two|three)[- ]?(?:bed|bedroom)s?,? (\d|one|two)[- ]?baths?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[1] ?? '').toLowerCase()] ?? null,
        statement: `it is a ${match[1]?.toLowerCase()} of ${count(match[2])}-bedroom, ${count(match[3])}-bath units`,
      }),
    ],
  ],
  statements: [
    [
      /^((?:(?:semi-detached|detached|attached|brick|frame|stucco|stone|solid|side-by-side|stacked|renovated|updated) ){1,3})(two|three|four|[2-4])[- ]family(?: house| home)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${(match[1] ?? '').toLowerCase()}${count(match[2])}-family house`),
        count: numberOf(match[2] ?? ''),
      }),
    ],
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
      /^(\d+)[- ]unit (brick|stone|frame|stucco|courtyard|walk-?up|elevator)(?: building)?$/i,
      (match) =>
        building(
          `it is ${articleFor(countOrTyped(match[1] ?? ''))} ${countOrTyped(match[1] ?? '')}-unit ${(match[2] ?? '').toLowerCase()} building`,
        ),
    ],
  ],
}
