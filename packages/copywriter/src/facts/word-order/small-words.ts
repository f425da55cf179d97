/** Small words that agents leave out: 'central air both units' is central air in both units. */
export const SMALL_WORD_ORDERS: readonly [RegExp, string][] = [
  [
    /^(.+ (?:in|on|to|off)) (all|both) (bedroom|bathroom|bath|unit|floor|level|side|window|door)$/i,
    '$1 $2 $3s',
  ],
  [
    /^off street parking(?: for)? (\d|two|three|four) (?:cars? )?tandem$/i,
    'off-street tandem parking for $1',
  ],
  [
    /^(off-street |(?!off street)(?:[a-z-]+ )*)parking(?: for)? (\d|two|three|four) (?:cars? )?tandem$/i,
    '$1tandem parking for $2',
  ],
  [/^full(?: |-)fenced (.+)$/i, 'fully fenced $1'],
  [
    /^(?!separate|two|three|four|\d)(.+?)(?<! (?:in|for|of|on|to|with|and|at|by|from|under|over|above|below|between|behind|near|along|across|serving)) (both|all|each) (units?|apartments)$/i,
    '$1 in $2 $3',
  ],
  [
    /^(?!separate|two|three|four|\d)(.+?)(?<! (?:in|for|of|on|to|with|and)) (both|all) sides$/i,
    '$1 on $2 sides',
  ],
  [/^paved to (?:the )?(driveway|house|gate|property|lot)$/i, 'the road is paved to the $1'],
  [/^(garage|parking|carport) underneath$/i, '$1 under the building'],
  [/^currently (tenant|owner)[- ]occupied (?=through|thru|until)/i, '$1 occupied '],
  [
    /^(.+?)(?<! (?:on|in|for|of|throughout|the)) (?:the )?rest of (?:the )?house$/i,
    '$1 on the rest of the house',
  ],
  [/^(.+ (?:opens?|open|flows?) (?:to|into|onto)) (dining|living|family)$/i, '$1 $2 area'],
  [/^(.+) (\d+) foot (from|to) (.+)$/i, '$1 $2 feet $3 $4'],
]
