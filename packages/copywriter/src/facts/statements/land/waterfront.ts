import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { measureNumeral, numberOf, numeral, ordinal, series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { amenity, character, community, land, location, outdoorPlace } from '../wording/kinds.ts'

const SEAS: Readonly<Record<string, string>> = { gulf: 'Gulf', intracoastal: 'Intracoastal' }

/** 'on the ocean', 'on the ocean, at East Beach', 'on Lake Travis', which says already what kind of water it is. */
const onWater = (water: string, rest: string): string => {
  const isNamed = new RegExp(`\\b${water}\\b`, 'i').test(rest)
  return isNamed && / \p{Lu}/u.test(rest)
    ? rest.trim()
    : `on the ${SEAS[water] ?? water}${rest && `,${withArticles(rest)}`}`
}

/** Frontage on the water, its depth, docks and bridges. */
export const WATERFRONT: SubjectRules = {
  lines: [
    [
      /^(?:direct(?:ly)?|true) (ocean|gulf|lake|river|bay|beach|canal|creek|harbor|sound|intracoastal|water)-?front(?:age)?((?: (?:on|at|in|along) .+)?)$/i,
      ([, water = '', rest = '']) => location(`it is directly ${onWater(lower(water), rest)}`),
    ],
    [
      /^(?:on (?:an? )?)?((?:saltwater|freshwater|deep[- ]water|sailboat|navigable|wide) canal)(?: (?:with|w\/) (.+))?$/i,
      ([, canal, parts]) => {
        const things = parts ? series(listed(parts).map(withArticle)) : ''
        return location(`it is on a ${lower(canal)}${things ? ` with ${things}` : ''}`)
      },
    ],
    [
      /^((?:shared |private |deeded )?)frontage on ((?:the )?\p{Lu}[\p{L} ]+?),? ([\d,]+) ?(?:ft|feet|foot|')$/iu,
      (match) => land(`it has ${match[3]} feet of ${lower(match[1])}frontage on ${match[2]}`),
    ],
    [
      /^(?:approx\w*\.?|about|roughly|over|nearly) ([\d,]+) ?(?:ft|feet|foot|') (?:of )?((?:road|lake|river|creek|water|street|highway|ocean|bay|canal)?-? ?(?:frontage|shoreline|waterfront))$/i,
      (match) =>
        land(
          `it has ${lower(match[0].split(' ')[0]).replace(/^approx.*|^roughly/, 'about')} ${group(Number((match[1] ?? '').replace(/,/g, '')))} feet of ${lower(match[2])}`,
        ),
    ],
    [
      /^(ten|\d+) ?(?:ft|feet|foot)(?: deep| (?:of )?depth| (?:of )?water)? at (full pool|low tide|mean low water|the dock|dock|high tide)$/i,
      (match) =>
        land(
          `the water is ${measureNumeral(numberOf(lower(match[1])) ?? 0)} feet deep at ${lower(match[2]).replace(/^(?:the )?dock$/, 'the dock')}`,
        ),
    ],
    [
      /^(?:on (?:an? )?)?((?:saltwater|freshwater|deep[- ]water|sailboat|wide|private) )?canal(?:,| with|, with) no (fixed )?bridges to (?:the )?(Intracoastal|ocean|gulf|bay|river|lake|\p{Lu}\p{L}+)$/iu,
      (match) =>
        location(
          `it is on a ${lower(match[1]).replace('deep water', 'deep-water')}canal with no ${lower(match[2])}bridges to the ${(match[3] ?? '').replace(/^gulf$/i, 'Gulf').replace(/^intracoastal$/i, 'Intracoastal')}`,
        ),
    ],
    [
      /^([\d,.]+)k? ?(?:lb|pound|#) boat lift$/i,
      (match) =>
        amenity(
          `there is ${articleFor(match[1] ?? '')} ${measured(match[1] ?? '')}-pound boat lift`,
        ),
    ],
    [
      /^(deeded|private|shared) ((?:lake|river|beach|water|trail|bay|ocean|creek) access) (?:via|through|from|by) (?:the |a )?(.+)$/i,
      (match) =>
        location(`there is ${lower(match[1])} ${lower(match[2])} via the ${lower(match[3])}`),
    ],
    [
      /^([a-z]+ \+ [a-z]+(?: \+ [a-z]+)?) access$/i,
      (match) => {
        const [first, second, third] = lower(match[1]).split(' + ')
        return community(
          `it comes with ${third ? `${first}, ${second}, and ${third}` : `${first} and ${second}`} access`,
        )
      },
    ],
    [
      /^((?:main channel|big water|deep water|open water|canal|cove|point)) waterfront$/i,
      (match) => location(`it has ${match[1]?.toLowerCase().replace(' ', '-')} waterfront`),
    ],
    [
      /^(about )?(\d[\d,]*)[- ](?:foot|feet)(?: of)? ((?:road |lake |river |street |water |creek |sandy |rocky )?frontage)$/i,
      (match) =>
        match[1] || /sandy|rocky/i.test(match[3] ?? '')
          ? land(`there are ${lower(match[1])}${match[2]} feet of ${lower(match[3])}`)
          : null,
    ],
    [
      /^cabin on (?:a |the )?(channel|lake|river|creek|canal|bay|cove),? (\d+) (?:foot|feet)(?: of)? frontage$/i,
      (match) =>
        character(`it is a cabin on a ${lower(match[1])}, with ${match[2]} feet of frontage`),
    ],
    [
      /^golf(?: course)? frontage,? (?:on )?(?:the )?(\d+(?:st|nd|rd|th)|\w+th|first|second|third) (fairway|green|tee|hole)$/i,
      (match) =>
        location(
          `there is golf course frontage on the ${ordinal(lower(match[1]))} ${lower(match[2])}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:[a-z]+ )*frontage),? (\d+)(?:'|-foot| feet)?[- ](?:x|by)[- ](\d+)(?:'|-foot| feet)?$/i,
      (match) =>
        land(`the lot is ${match[2]} by ${match[3]} feet, with ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(?:deeded |private |community )?(dock|slip|pier|mooring|lift) (?:for )?(?:an? |boats? )?(?:boat )?(?:of )?up to (\d+)[- ](?:foot|feet)(?: boat)?$/i,
      (match) =>
        amenity(
          `the ${(/^(?:deeded|private|community) /i.exec(match[0])?.[0] ?? '').toLowerCase()}${match[1]?.toLowerCase()} takes a boat of up to ${match[2]} feet`,
        ),
    ],
    [
      /^(?:a )?(quarter|half)[- ]mile(?: of)? ((?:\p{Lu}[\p{L}']+ )*(?:creek|river|road|lake|stream|highway|shore|bay|ocean|\p{Lu}[\p{L}']+) ?(?:frontage|line|front))( with .+)?$/iu,
      (match) =>
        land(
          `it has ${match[1] === 'half' ? 'half a mile' : 'a quarter mile'} of ${match[2]}${withArticles(match[3] ?? '')}`,
        ),
    ],
    [
      /^bulkheaded,? (\d+) f(?:oo|ee)t$|^(\d+) f(?:oo|ee)t(?: of)? (?:bulkhead(?:ed|ing)?)$/i,
      (match) => land(`${match[1] ?? match[2]} feet are bulkheaded`),
    ],
    [
      /^(?:deep[- ]?water,? )?(\d+) f(?:oo|ee)t (?:at |of )?(?:MLW|mean low water)$|^deep[- ]?water,? (\d+) f(?:oo|ee)t(?: (?:at )?(?:MLW|mean low water))?$/i,
      (match) =>
        land(
          `the water is ${count(match[1] ?? match[2])} feet deep${/MLW|mean/i.test(match[0]) ? ' at mean low water' : ''}`,
        ),
    ],
    [/^sail ?boat water$/i, told('location', null, 'the water is deep enough for sailboats')],
    [
      /^no (?:fixed )?bridges(?: to (?:the )?(\p{L}+))?$/iu,
      (match) =>
        location(
          `there are no ${/fixed/i.test(match[0]) ? 'fixed ' : ''}bridges${match[1] ? ` to the ${/^\p{Lu}/u.test(match[1]) && !/^(?:Bay|Gulf|Ocean)$/.test(match[1]) ? match[1] : match[1].replace(/^gulf$/, 'Gulf')}` : ''}`,
        ),
    ],
    [
      /^(.+? dock) (\d+)[ -]?(?:x|by)[ -]?(\d+)(?: (?:and|\+) (\d+)[ -]?(?:x|by)[ -]?(\d+))?$/i,
      (match) =>
        outdoorPlace(
          `the ${measured(match[1] ?? '').replace(/^(\w+) (well|slip)\b/i, '$1-$2')} measures ${match[2]} by ${match[3]}${match[4] ? ` and ${match[4]} by ${match[5]}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:on (?:an? )?)?all[- ]sports lake$/i,
      told('location', null, 'it is on an all-sports lake'),
    ],
    [
      /^(?:the )?(waterfront|lakefront|riverfront|oceanfront|creekfront|bayfront) (lot|parcel),? (?:with )?(\d[\d,]*) f(?:oo|ee)t on (?:the )?(.+)$/i,
      (match) =>
        land(
          `the ${(match[1] ?? '').toLowerCase()} ${(match[2] ?? '').toLowerCase()} has ${match[3]} feet on ${/^\p{Lu}/u.test(match[4] ?? '') ? '' : 'the '}${match[4]}`,
        ),
    ],
    [
      /^([\d.]+)[- ]miles? (?:of )?both sides (?:of )?(?:the )?(.+)$/i,
      (match) =>
        land(
          `it has both sides of ${/^\p{Lu}/u.test(match[2] ?? '') && !/River$/.test(match[2] ?? '') ? '' : 'the '}${match[2]} for ${match[1]} miles`,
        ),
    ],
    [
      /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:foot|feet) (?:of water )?(?:at )?(?:MLW|mean low water|low tide|low water)(?: at (?:the )?(.+))?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 0
        return {
          kind: 'land',
          concept: null,
          statement: `the water is ${numeral(value)} ${value === 1 ? 'foot' : 'feet'} deep${match[2] ? ` at the ${match[2]}` : ''} at ${/tide/i.test(match[0]) ? 'low tide' : 'mean low water'}`,
          name: '',
        }
      },
    ],
    [
      /^(?:deep[- ]water |sailboat )?canal,? no (?:fixed )?bridges$/i,
      (match) =>
        location(
          `it is on a ${/deep/i.test(match[0]) ? 'deep-water ' : /sail/i.test(match[0]) ? 'sailboat ' : ''}canal with no ${/fixed/i.test(match[0]) ? 'fixed ' : ''}bridges`,
        ),
    ],
  ],
}
