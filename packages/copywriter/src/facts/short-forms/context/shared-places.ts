/** Pools, courts and parking spaces that are shared or reserved. */
export const SHORT_SHARED_PLACES: readonly [RegExp, string][] = [
  [
    /\bswim(?: ?\/ ?| & | and | )tennis(?: fees?| dues)?,? (?:is |are )?optional,?(?= (?:at )?\$)/gi,
    'optional swim-and-tennis fee',
  ],
  [
    /\bswim(?: ?\/ ?| & | and | )tennis(?: fees?| dues)?:?(?= (?:is |are )?\$)/gi,
    'swim-and-tennis fee',
  ],
  [/\bswim\/tennis\b/gi, 'swim and tennis'],
  [
    /(?<=\b(?:carport|garage|space|spot|stall)s?,? (?:plus|and|\+|&) (?:one|two|three|\d) )open (?=(?:space|spot)s?$)/gi,
    'open parking ',
  ],
  [
    /(?<=\b(?:carport|garage)s?,? (?:plus|and|\+|&) )(one|two|1|2)( extra| additional)? (?=spaces?$)/gi,
    '$1$2 parking ',
  ],
  [/^(one|two|1|2) reserved (?=spaces?$)/gi, '$1 reserved parking '],
]
