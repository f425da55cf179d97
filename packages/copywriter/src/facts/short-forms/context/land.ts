/** Acres and miles of land, in full or in fractions. */
export const SHORT_LAND: readonly [RegExp, string][] = [
  [
    /\b(\d[\d,.]*) (deeded|tillable|wooded|irrigated|fenced|usable|total|cleared|open|surveyed|private) ac\b\.?/gi,
    '$1 $2 acres',
  ],
  [
    /\b(1\/4|quarter)[- ]?mi(?:le)?s?\b\.?(?= (?:private|gravel|paved|long|drive|driveway|track|lane|of))/gi,
    'quarter-mile',
  ],
  [
    /\b(1\/2|half)[- ]?mi(?:le)?s?\b\.?(?= (?:private|gravel|paved|long|drive|driveway|track|lane|of))/gi,
    'half-mile',
  ],
  [/\bon (?:a )?1\/2 ac(?:re)?s?\b\.?/gi, 'on half an acre'],
  [/\bon (?:a )?1\/4 ac(?:re)?s?\b\.?/gi, 'on a quarter acre'],
  [/\bon 1 ac\b\.?/gi, 'on 1 acre'],
]
