import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { ordinal } from '../numerals.ts'
import { lower, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'

const ROOM =
  '(bonus room|study|office|den|loft|flex room|sunroom|dining room|basement|formal dining room|garage|converted garage|game room)'

/** 'a fourth bedroom'. */
const useOf = (typed: string): string =>
  withArticle(
    lower(typed)
      .replace(
        /^(\d)(?:st|nd|rd|th) (?:br|bed|bedroom)$/,
        (_, rank: string) => `${ordinal(rank)} bedroom`,
      )
      .replace(/^(first|second|third|fourth|fifth|sixth) (?:br|bed)$/, '$1 bedroom'),
  )

/** What a room, a building or an area is, is used as or allows. */
export const USES: SubjectRules = {
  lines: [
    [
      new RegExp(`^${ROOM} (?:is )?(?:currently )?used as (?:an? |the )?(.+)$`, 'i'),
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${lower(match[1])} is ${/currently/i.test(match[0]) ? 'currently ' : ''}used as ${useOf(match[2] ?? '')}`,
      }),
    ],
    [
      /^(safe room|closet|study|loft|den|mudroom|laundry|pantry|office) doubles as (?:an? |the )?(.+)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${lower(match[1])} doubles as ${/closet|pantry|laundry/i.test(match[2] ?? '') ? `the ${lower(match[2])}` : useOf(match[2] ?? '')}`,
      }),
    ],
    [
      /^(?:bed|bedroom)[/ -](?:and |& )?bath parity$/i,
      told('room', null, 'each bedroom has its own bath'),
    ],
    [
      /^(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*) (?:is )?(?:right )?out (?:the|your) (?:front |back )?door$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${match[1]} is outside the door`,
      }),
    ],
    [
      /^(?:in )?(?:the |an? )?([a-z][a-z ]* district) location$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:in )?(?:an? )?(USDA|FHA|VA|grant|tax credit)[- ]eligible (area|zone|location)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement:
          `it is in a ${/^(?:usda|fha|va)$/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : lower(match[1])}-eligible ${lower(match[2])}`.replace(
            /\ba (?=FHA)/,
            'an ',
          ),
      }),
    ],
    [
      /^preferred flood(?: (?:premium|rate|policy|insurance))?$/i,
      told('fee', null, 'it qualifies for a preferred flood rate'),
    ],
    [
      /^([A-Z]\w+ County septic),? (?:for )?(\d|two|three|four|five)[- ]?(?:br|bedrooms?|bed)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${(match[1] ?? '').replace(/^septic$/i, 'septic')} is for ${inWords(match[2])} bedrooms`,
      }),
    ],
    [
      /^no pets,? (?:except|but|other than) service(?: animals?)?$/i,
      told('pets', null, 'pets are not allowed, except service animals'),
    ],
    [
      /^no smoking (inside|indoors|in (?:the )?(?:unit|building|house)|on (?:the )?(?:property|premises))$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `smoking is not allowed ${lower(match[1]).replace(/^(in|on) (?!the)/, '$1 the ')}`,
      }),
    ],
    [
      /^no evictions (?:in|within) (?:the )?(?:(last|past) )?(\d+|two|three|five|seven) years$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `there must be no evictions in ${match[1] ? `the ${lower(match[1])} ` : ''}${inWords(match[2])} years`,
      }),
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
      /^(?:triplex|duplex|fourplex) (?:\+|plus|and|with) (?:an? )?(efficiency|studio|cottage|apartment|garage apartment)(?: (?:in|at) (?:the )?(rear|back|basement))?$/i,
      (match, setting) =>
        setting === 'multi'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${lower(match[0].split(' ')[0])} with ${articleFor(lower(match[1]))} ${lower(match[1])}${match[2] ? ` in the ${lower(match[2])}` : ''}`,
            }
          : null,
    ],
    [/^platted$/i, told('land', null, 'it is platted')],
    [
      /^(storage locker|storage unit|storage cage|locker|bike storage|storage room|storage space) (?:is )?included$/i,
      (match) => ({
        kind: 'storage',
        concept: null,
        statement: `${withArticle(lower(match[1]))} is included`,
      }),
    ],
    [
      /^([a-z]+) and partial (lake|ocean|bay|river|mountain|skyline|city|water) views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1])} and partial ${lower(match[2])} views`,
      }),
    ],
    [/^marsh views?$/i, told('view', null, 'the marsh is in view')],
    [
      /^((?:[a-z]+ )*(?:bar|island|table|peninsula|banquette)) seats (\d+|two|three|four|five|six|eight|ten)$/i,
      (match) => ({
        kind: 'finish',
        concept: null,
        statement: `the ${lower(match[1])} seats ${inWords(match[2])}`,
      }),
    ],
    [
      /^(deeded|private|shared) ((?:lake|river|beach|water|trail|bay|ocean|creek) access) (?:via|through|from|by) (?:the |a )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `there is ${lower(match[1])} ${lower(match[2])} via the ${lower(match[3])}`,
      }),
    ],
    [/^carpet[- ]free$/i, told('finish', 'no carpet', 'there is no carpet')],
    [
      /^year[- ]round ((?:long[- ]range )?(?:mountain|lake|river|valley|water|ridge)) views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are year-round ${lower(match[1]).replace('long range', 'long-range')} views`,
      }),
    ],
    [
      /^([a-z]+ \+ [a-z]+(?: \+ [a-z]+)?) access$/i,
      (match) => {
        const [first, second, third] = lower(match[1]).split(' + ')
        return {
          kind: 'community',
          concept: null,
          statement: `it comes with ${third ? `${first}, ${second}, and ${third}` : `${first} and ${second}`} access`,
        }
      },
    ],
    [
      /^zoned for (?:an? )?(pool|ADU|guest house|duplex|horses|second (?:home|dwelling)|short-term rentals?|multi-?family|home business)(?:(?:,| with|, with) (?:the )?plans (available|approved|on file))?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${/^(?:horses|multi)/i.test(match[1] ?? '') ? lower(match[1]) : withArticle((match[1] ?? '').replace(/^(?!ADU)./, (letter) => letter.toLowerCase()))}${match[2] ? `, with plans ${lower(match[2])}` : ''}`,
      }),
    ],
    [
      /^((?:[A-Z]+[\w-]* )?zoning) allows (?:for )?([a-z]+)(?:\/| or | and )([a-z]+)(?: uses?)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the ${match[1]} allows ${lower(match[2])} and ${lower(match[3])} use`,
      }),
    ],
    [
      /^(?:is )?(?:an? )?land ?(?:\/|and|&|or) ?home package$/i,
      told('terms', null, 'it is a land and home package'),
    ],
    [
      /^heated by (\d|one|two|three|four) (.+)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `it is heated by ${inWords(match[1])} ${measured(match[2] ?? '')}`,
      }),
    ],
    [
      /^(\d|two|three|four|five|six) op(?:eratorie)?s (?:are )?plumbed for (water|air|nitrous)(?: ?\/ ?| and )(water|air|nitrous|suction)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${inWords(match[1])} operatories are plumbed for ${lower(match[2])} and ${lower(match[3])}`,
      }),
    ],
    [
      /^custom[- ]built by (?:the )?(owner|seller|builder)(?: ?\/ ?(contractor|builder|agent))?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it was custom built by the ${lower(match[1])}${match[2] ? `, a ${lower(match[2]).replace('agent', 'licensed agent')}` : ''}`,
      }),
    ],
    [
      /^(?:[Oo]n )?(?:the )?(?!On )(?:(\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*) )(bus route|bus line|route|shuttle route|trolley line)$/u,
      (match) =>
        /^on /i.test(match[0])
          ? { kind: 'location', concept: null, statement: `it is on the ${match[1]} ${match[2]}` }
          : null,
    ],
    [
      /^(breed|weight|size|pet|noise|rental|leasing|parking) restrictions apply$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${lower(match[1])} restrictions apply`,
      }),
    ],
    [
      /^deposit (?:equals|is|equal to) (?:one|1) month(?:'?s)?(?: rent)?$/i,
      told('terms', null, "the deposit equals one month's rent"),
    ],
    [
      /^cash or (\d+) ?% down only(?:,? per (?:the )?condo doc(?:ument)?s)?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the sale is for cash or ${match[1]} percent down only${/per/i.test(match[0]) ? ', per the condo documents' : ''}`,
      }),
    ],
    [
      /^(?:fully|100%|currently) (occupied|leased|rented) as of (?:the )?(listing date|list date|today)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is fully ${lower(match[1])} as of ${/today/i.test(match[2] ?? '') ? 'today' : 'the listing date'}`,
      }),
    ],
    [
      /^(?:in )?([\p{L}']+(?: \p{Lu}[\p{L}']+)*) HS (zone|district|attendance area|feeder)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${(match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} High School ${match[2] === 'feeder' ? 'feeder pattern' : match[2]}`,
      }),
    ],
    [
      /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (fairway|hole|green|tee)(?: lot| of (?:the )?golf course)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${ordinal(match[1] ?? '')} ${lower(match[2])}`,
      }),
    ],
    [
      /^([\d,]+)[- ]square[- ]foot (shop|warehouse|plant|showroom|building) \+ ([\d,]+)[- ]square[- ]foot (office|showroom|mezzanine|apartment)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is ${articleFor(match[1] ?? '')} ${group(Number((match[1] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[2])} and ${articleFor(match[3] ?? '')} ${group(Number((match[3] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[4])}`,
      }),
    ],
  ],
}
