import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { lower, subjectOf, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, isOne, TO_TEN } from '../wording/counts.ts'
import { character, finish, outdoorPlace, room } from '../wording/kinds.ts'
import { RANKS, roomsOfUnit } from '../wording/units.ts'

/** How the rooms are laid out: which are upstairs, which open to which. */
export const LAYOUTS: SubjectRules = {
  lines: [
    [
      /^(?:an? )?widow['’]?s walk$/i,
      () => ({ ...outdoorPlace("there is a widow's walk"), name: "widow's walk" }),
    ],
    [
      /^open dining$/i,
      () => ({ ...room('there is an open dining area'), name: 'open dining area' }),
    ],
    [
      /^((?:the )?(?:[a-z-]+ )*(?:suite|bedroom|primary|apartment|office|loft|family room|great room|rec room|gym)) (?:takes(?: up)?|occupies|fills|spans|is) (?:the |its )?(whole|entire|full) (1st|2nd|3rd|4th|first|second|third|fourth|top|upper|lower|main) (floor|level)$/i,
      ([, thing = '', whole, rank, level]) => ({
        kind: 'room',
        concept: null,
        statement: `${subjectOf(lower(thing).replace(/primary$/, 'primary bedroom'))} takes up the ${lower(whole)} ${RANKS[lower(rank)] ?? lower(rank)} ${lower(level)}`,
        name: '',
      }),
    ],
    [
      // 'primary upstairs, 2 bed down 1 up'
      /^(\d|one|two|three|four) (?:bd|br|bed|bedroom)s? (down|up)(?:stairs)?(?:,| \+| and|\/)? (?:and )?(\d|one|two|three|four) (?:(?:bd|br|bed|bedroom)s? )?(down|up)(?:stairs)?$/i,
      ([, some, there = '', others, place = '']) =>
        there.toLowerCase() === place.toLowerCase()
          ? null
          : {
              kind: 'room',
              concept: null,
              statement: `there ${isOne(some) ? 'is' : 'are'} ${count(some)} bedroom${isOne(some) ? '' : 's'} ${lower(there)}stairs and ${count(others)} ${lower(place)}stairs`,
              name: '',
            },
    ],
    [
      /^(?:the )?main (?:house |home )?(?:is )?(\d)\/(\d(?:\.5)?)(?:,? (?:\+|and|plus|with))? (?:an? )?((?:permitted |detached |attached |legal )*(?:ohana|ADU|casita|guest house|cottage|apartment|in-law(?: suite| apartment)?)) (?:is )?(\d)\/(\d(?:\.5)?)$/i,
      ([, beds, baths, second = '', others, bath]) => ({
        kind: 'room',
        concept: null,
        statement: `the main house has ${roomsOfUnit(beds, baths)}, and the ${second.replace(/adu/i, 'ADU').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())} has ${roomsOfUnit(others, bath)}`,
        name: '',
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:doors|sliders|panels|walls|windows)) open (?!from |up )(?:the )?((?:[a-z]+ )?(?:room|kitchen|den|suite|bedroom|house|interior)) to (?:the |an? )?([a-z -]+)$/i,
      ([, doors, place, outside]) =>
        character(
          `${subjectOf((doors ?? '').toLowerCase())} open the ${place?.toLowerCase()} to the ${outside?.toLowerCase()}`,
        ),
    ],
    [
      /^(?:bed|bedroom)[/ -](?:and |& )?bath parity$/i,
      told('room', null, 'each bedroom has its own bath'),
    ],
    [
      /^owner'?s closet (locks|is locked|is lockable)$/i,
      (match) => ({
        kind: 'storage',
        concept: null,
        statement: `the owner's closet ${lower(match[1])}`,
      }),
    ],
    [
      /^bedroom (\d) has (?:an? |its own )?(en[- ]?suite|bath|full bath|half bath|private bath|balcony|walk-in closet)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `bedroom ${match[1]} has ${withArticle(
          lower(match[2])
            .replace(/^en-?suite$/, 'en suite')
            .replace(/^en suite$/, 'en suite bath'),
        )}`,
      }),
    ],
    [
      /^open[- ](?:concept|plan|floor ?plan),? (kitchen|living|dining|family)((?: ?(?:\/|,|and|&|\+) ?(?:kitchen|living|dining|family)(?: room)?)+)(?: (?:room|area|space))?(?: combo)?$/i,
      (match) => {
        const rooms = [
          lower(match[1]),
          ...(lower(match[2]).match(/kitchen|living|dining|family/g) ?? []),
        ]
        const ordered = [
          ...rooms.filter((room) => room === 'kitchen'),
          ...rooms.filter((room) => room !== 'kitchen'),
        ]
        const isOfRooms = ordered.at(-1) !== 'kitchen'
        return {
          kind: 'room',
          concept: null,
          statement: `it has an open-concept ${series(ordered)}${isOfRooms ? ' area' : ''}`,
        }
      },
    ],
    [
      /^open[- ](?:concept|plan),? (?:on )?(?:the )?(1st|first|main|2nd|second|entire main) (floor|level)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${measured(lower(match[1]))} ${lower(match[2])} is open-concept`,
      }),
    ],
    [
      /^(bright |sunny |large |roomy )?eat[- ]in (area|space)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `there is ${match[1] ? 'a' : 'an'} ${lower(match[1])}eat-in ${lower(match[2])}`,
      }),
    ],
    [
      /^(second|third|upper|2nd|3rd|first|1st|top)[- ](floor|level) living$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the living area is on the ${measured(lower(match[1]))} ${lower(match[2])}`,
      }),
    ],
    [
      /^egress (?:windows? )?in (both|all|each|every) ((?:basement |lower level )?bedrooms?)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${lower(match[1])} ${lower(match[2])} ${/^(?:each|every)$/i.test(match[1] ?? '') ? 'has' : 'have'} egress`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:all )?(?:bedrooms|beds) (?:up|upstairs)$/i,
      told('room', null, 'all bedrooms are upstairs'),
    ],
    [
      /^((?:French |sliding |glass )*(?:doors|sliders)) open from (?:the )?([a-z ]+) to (?:the |a )?([a-z ]+)$/i,
      (match) =>
        finish(
          `${(match[1] ?? '').replace(/^french/, 'French')} open from the ${match[2]} to the ${match[3]}`,
        ),
    ],
    [
      /^((?:\d|two|three|four) (?:bed)?rooms) (?:and|\+) ((?:[a-z-]+ )?[a-z]+) (upstairs|downstairs)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${measured(match[1] ?? '')} and ${withArticle(match[2] ?? '')} are ${match[3]}`,
      }),
    ],
    [
      /^(?:1st|first|main|ground|one)[- ](floor|level) everything$|^everything on (?:the )?(?:1st|first|main|ground|one)[- ](floor|level)$/i,
      (match) =>
        character(
          `everything is on ${/^one|on one/i.test(match[0]) ? 'one' : /main/i.test(match[0]) ? 'the main' : 'the first'} ${lower(match[1] ?? match[2])}`,
        ),
    ],
    [
      /^primary(?: bedroom| suite)? (?:\+|and) (?:a )?(second|2nd|guest)(?: bedroom| bed)? (down|up)(?:stairs)?$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the primary bedroom and a ${(match[1] ?? '').toLowerCase().replace('2nd', 'second')} bedroom are ${(match[2] ?? '').toLowerCase()}stairs`,
      }),
    ],
    [
      /^open to (?:below|above|the (?:floor|room) below)$/i,
      (match) =>
        character(`the upper level is open to ${/above/i.test(match[0]) ? 'above' : 'below'}`),
    ],
    [
      /^(\d|two|three|four) bedrooms? (up|upstairs|down|downstairs)(?:,| and)? (\d|one|two|three|four)(?: bedrooms?)? (up|upstairs|down|downstairs)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${count(match[1])} bedrooms are ${/^up/i.test(match[2] ?? '') ? 'upstairs' : 'downstairs'} and ${count(match[3])} ${/^up/i.test(match[4] ?? '') ? 'upstairs' : 'downstairs'}`,
      }),
    ],
    [
      /^(\d|two|three|four) bedrooms? split(?: plan)?$|^split (\d|two|three|four) bedrooms?$/i,
      () => ({
        kind: 'character',
        concept: 'split floor plan',
        statement: 'the bedrooms are split',
        name: 'split floor plan',
      }),
    ],
    [
      new RegExp(
        `^(${TO_TEN}) ([a-z][a-z' -]*s),? (one|two|three|both|some) with (?:an? )?(.+)$`,
        'i',
      ),
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[2] ?? ''))) ?? 'amenity',
        concept: null,
        statement: `there are ${count(match[1])} ${match[2]?.toLowerCase()}, ${match[3]?.toLowerCase()} with ${/^one$/i.test(match[3] ?? '') ? withArticle(match[4] ?? '') : measured(match[4] ?? '')}`,
      }),
    ],
  ],
}
