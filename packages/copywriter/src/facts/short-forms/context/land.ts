const MILE = 'mi(?:le)?s?\\b\\.?'
/** Behind a noun it is how far or how large that is. */
const BEGINS =
  '(?<=^|\\b(?:an?|the|with|of|and|has|plus|over|about|on|by|via|private|paved|gravel|dirt|shared|long) |[+,-] )'
const ACRE = 'ac(?:re)?s?\\b\\.?'
/** A measure that describes the thing behind it: '3/8 mi training track'. */
const BEFORE_THING =
  '(?= (?!to\\b|from\\b|away\\b|off\\b|walk\\b|drive\\b|bike\\b|and\\b|or\\b|on\\b|at\\b|in\\b|is\\b|are\\b|north\\b|south\\b|east\\b|west\\b|down\\b|up\\b|by\\b|max|min|long\\b(?! [a-z])|deep\\b|wide\\b|\\d)[\\p{L}])'

/** Acres and miles of land, in full or in fractions, and permits for its use. */
export const SHORT_LAND: readonly [RegExp, string][] = [
  [
    /\b(\d[\d,.]*) (deeded|tillable|wooded|irrigated|fenced|usable|total|cleared|open|surveyed|private) ac\b\.?/gi,
    '$1 $2 acres',
  ],
  [new RegExp(`${BEGINS}(?:1\\/4|quarter)[- ]?${MILE}${BEFORE_THING}`, 'giu'), 'quarter-mile'],
  [new RegExp(`${BEGINS}(?:1\\/2|half)[- ]?${MILE}${BEFORE_THING}`, 'giu'), 'half-mile'],
  [new RegExp(`${BEGINS}([1-7]\\/[348])[- ]?${MILE}(?! of\\b)${BEFORE_THING}`, 'giu'), '$1-mile'],
  [
    new RegExp(`${BEGINS}1\\/2[- ]?${ACRE}(?! of\\b| [a-z]+ed$)${BEFORE_THING}`, 'giu'),
    'half-acre',
  ],
  [
    /(?<= )(about|approx\.?|approximately|nearly|under|over) 1\/4[- ]?mi(?:le)?s?\b\.?$/gi,
    '$1 a quarter mile',
  ],
  [
    /(?<= )(about|approx\.?|approximately|nearly|under|over) 1\/2[- ]?mi(?:le)?s?\b\.?$/gi,
    '$1 half a mile',
  ],
  [
    /(?<= )(about|approx\.?|approximately|nearly|under|over) 1\/2[- ]?ac(?:re)?s?\b\.?$/gi,
    '$1 half an acre',
  ],
  [/\bon (?:a )?1\/2 ac(?:re)?s?\b\.?/gi, 'on half an acre'],
  [/\bon (?:a )?1\/4 ac(?:re)?s?\b\.?/gi, 'on a quarter acre'],
  [/\bCUP\b/g, 'conditional use permit'],
  [/\bSUP\b(?! board)/g, 'special use permit'],
  [/\bon 1 ac\b\.?/gi, 'on 1 acre'],
]
