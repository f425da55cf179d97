/** How many of a thing there are, in figures or in words. */
export const COUNT = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten`

/** A part of the property that somebody can live in. */
const DWELLING =
  "guest house|cottage|guest cottage|guest wing|main house|gatehouse|bunkhouse|cabin|in-law suite|ADU|casita|carriage house|basement apartment|garden apartment|owner's unit|guest suite|tenant house|guest quarters|(?:caretaker|manager|owner|groom|foreman)'?s'? (?:cottage|apartment|house|quarters)|apartment"

/** A count or a size typed after its noun: '2 overhead doors 12x14' are two 12-by-14 overhead doors. */
export const FIGURE_ORDERS: readonly [RegExp, string][] = [
  [
    /^((?:[\w-]+ )*walk[- ]?up),? no elevator,? (\d+) (steps|stairs)$/i,
    '$1 with $2 $3 and no elevator',
  ],
  [/^((?:[\w-]+ )*walk)[- ]?up,? (\d+) (steps|stairs)$/i, '$1-up with $2 $3'],
  [
    /^((?:[a-z-]+ ){0,3}[a-z-]+s) \((\d|two|three|four|five|six)\)((?:,? (?:19|20)\d\d)?)$/i,
    '$2 $1$3',
  ],
  [
    /^((?:[a-z-]+ ){0,3}(?:gate|guard|security|doorman|doorperson|concierge|desk|access|gym|fitness center)),? 24[- ]?(?:hrs?|hours?|\/7)$/i,
    '24-hour $1',
  ],
  [
    /^((?:[a-z-]+ ){0,3}(?:basement|garage|shop|barn|loft|great room|kitchen|main level|lower level)),? (\d+(?:\.\d+)?)[- ](?:foot|feet) ceilings?$/i,
    '$1 with $2 foot ceilings',
  ],
  [
    /^([\d,]+)[- ]square[- ]f(?:oo|ee)t (retail|industrial|flex|commercial)((?: (?:on|in|at|facing) .+)?)$/i,
    '$1 square feet of $2 space$3',
  ],
  [new RegExp(`^(${COUNT}) ([a-z][a-z -]*?s),? (\\d+-by-\\d+)(?: foot)?$`, 'i'), '$1 $3 $2'],
  [
    new RegExp(
      `^((?:[a-z'-]+ )*(?:${DWELLING})),? (\\d) bedrooms?,? (\\d(?:\\.\\d)?) baths?$`,
      'i',
    ),
    '$2 bedroom $3 bath $1',
  ],
  [new RegExp(`^((?:[a-z'-]+ )*(?:${DWELLING})),? (\\d) bedrooms?$`, 'i'), '$2 bedroom $1'],
  [/^((?:[a-z-]+ )*(?:cabin|house|barn|shop|studio)),? (\d) rooms?$/i, '$2 room $1'],
  [/^((?:[a-z-]+ )*pool),? ([\d,]+) gallons?$/i, '$2 gallon $1'],
  [
    /^((?:[a-z-]+ )*(?:pond|lake|pivot|vineyard|orchard|yard|paddock|arena|lagoon|reservoir)),? ([\d.]+) acres?$/i,
    '$2 acre $1',
  ],
  [
    /^(tillable|irrigated|wooded|fenced|cleared|open|usable|planted|dryland),? ([\d.,]+) acres?$/i,
    '$2 $1 acres',
  ],
  [
    /^([\d.,]+) acres? (yard|lot),? (fenced(?:(?: and |\/| \+ )(?:graveled|paved|gated|lit))?)$/i,
    '$3 $1 acre $2',
  ],
  [
    /^((?:county |state |paved |gravel |road )*(?:road )?frontage),? ([\d,]+) (?:foot|feet)$/i,
    '$2 feet of $1',
  ],
  [
    /^(waterfront|lakefront|riverfront|oceanfront|shoreline|seawall|bulkhead),? ([\d,]+) (?:foot|feet)$/i,
    '$2 feet of $1',
  ],
  [
    /^([\d.]+) miles? (riverfront|creek frontage|lakefront|shoreline|river frontage)$/i,
    '$1 miles of $2',
  ],
  [
    /^(olive grove|orchard|vineyard|grove|pecan grove|citrus grove),? ([\d,]+) (trees|vines)$/i,
    '$1 of $2 $3',
  ],
  [/^vineyard,? ([\d.]+) acres?,? (.+)$/i, '$1 acres of $2 vines'],
  [new RegExp(`^geothermal,? (${COUNT}) wells$`, 'i'), 'geothermal system with $1 wells'],
  [
    new RegExp(
      `^((?:[a-z-]+ )*(?:agreement|easement|well|driveway|drive|septic)) (${COUNT}) (homes|houses|lots|parcels|users|owners)$`,
      'i',
    ),
    '$1 for $2 $3',
  ],
  [/^(\d+) (irrigation )?wells,? ([\d,]+) gpm$/i, '$1 $2wells of $3 gpm'],
  [/^(?:buried|underground) propane,? ([\d,]+) gallons?$/i, '$1 gallon buried propane tank'],
  [/^elevator,? (\d)[- ]stops?$/i, '$1 stop elevator'],
  [/^(?:generator|gen),? (\d+) ?kw$/i, '$1 kw generator'],
  [/^(Generac|Kohler|Cummins),? (\d+) ?kw$/i, '$2 kw $1 generator'],
  [/^(\p{Lu}[\p{L}-]+),? (\d)[- ]burners?$/u, '$2 burner $1 range'],
]
