/** Months are written out where a date is plain; 'May' and 'sat' alone are words. */
export const SHORT_MONTHS: readonly [RegExp, string][] =
  'January February March April June July August September October November December'
    .split(' ')
    .map((month) => [
      new RegExp(
        `(?<=\\b(?:through|thru|until|by|completion|completed|in) )${month.slice(0, 3)}t?\\b\\.?(?!-)`,
        'gi',
      ),
      month,
    ])
