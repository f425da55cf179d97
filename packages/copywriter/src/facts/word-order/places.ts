const INSIDE =
  'primary bedroom|primary suite|primary bath|kitchen|dining room|living room|family room|great room|foyer|den|basement|garage|sunroom|bonus room|bedrooms|bathrooms|baths|hall bath|attic'
const FITTED =
  'ceilings?|floors|flooring|fireplace|tile|carpet|windows?|skylights?|fans?|moldings?|wainscoting|built-ins|bar|cabinets|counters|vanity|lighting|heat|sink|shower|tub|doors?|wallpaper|paneling|beams|stove|insert'

/** A place typed after what is there: 'tile floors kitchen' are tile floors in the kitchen. */
export const PLACE_ORDERS: readonly [RegExp, string][] = [
  [
    /^((?:[a-z-]+ )*(?:beach|lake|dock|boating|mooring|fishing) rights) ((?:\p{Lu}[\p{L}'-]+ ?)+)$/u,
    '$1 on $2',
  ],
  [
    /^((?:deeded|private|shared|public|community) (?:[a-z-]+ )*access) (?!Road|Street|Drive|Gate)((?:\p{Lu}[\p{L}'-]+ ?)+)$/u,
    '$1 to $2',
  ],
  [
    new RegExp(`^((?!no |needs |new carpet)[a-z0-9' -]*\\b(?:${FITTED})) (${INSIDE})$`, 'i'),
    '$1 in the $2',
  ],
  [/^((?!.*\b(?:included|includes|is|are)\b).+) in (?:the )?HOA$/i, 'HOA covers $1'],
  [/^(room for .+) in driveway$/i, '$1 in the driveway'],
  [/^open kitchen to (?:the )?((?:family|living|great|dining) room)$/i, 'kitchen open to the $1'],
  [/^HOA (?:with|w\/) (?:an? )?(community [a-z]+)$/i, '$1'],
  [/^laundry on floor$/i, 'laundry on the same floor'],
  [/^((?:[\w-]+ )*garage) under$/i, '$1 under the house'],
  [/\b(on|from) (?:the )?1st (floor|level)$/i, '$1 the first $2'],
  [/\b(on|from) (?:the )?2nd (floor|level)$/i, '$1 the second $2'],
  [/\b(on|from) (?:the )?3rd (floor|level)$/i, '$1 the third $2'],
  [/\b(on|from) (?:the )?4th (floor|level)$/i, '$1 the fourth $2'],
  [
    new RegExp(`^((?!no |needs )[a-z0-9' -]*\\b(?:${FITTED})) primary$`, 'i'),
    '$1 in the primary bedroom',
  ],
  [
    new RegExp(
      `^((?!no |needs )[a-z0-9' -]*\\b(?:${FITTED}|bedrooms?|bath|laundry)) (main|upper|lower)(?: level| floor)?$`,
      'i',
    ),
    '$1 on the $2 level',
  ],
  [
    new RegExp(
      `^((?!no |needs )[a-z0-9' -]*\\b(?:${FITTED}|bedrooms?|bath|laundry)) (?:down|downstairs)$`,
      'i',
    ),
    '$1 downstairs',
  ],
  [
    new RegExp(`^((?!no |needs )[a-z0-9' -]*\\b(?:${FITTED}|bedrooms?|bath|laundry)) up$`, 'i'),
    '$1 upstairs',
  ],
  [
    /^((?:[a-z-]+ )*(?:windows|irrigation|sprinklers?|siding|fence|fencing|porch|deck|landscaping)) (?:in )?(front|back)( only)?$/i,
    '$1 in $2$3',
  ],
]
