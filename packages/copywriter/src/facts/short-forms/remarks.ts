/** Short forms and word orders of hurried remarks, expanded before those of notes. */
export const SHORT_IN_REMARKS: readonly [RegExp, string][] = [
  [/^(?:tenants |they |who )?all pay (?:their )?own util(?:itie)?s$/gi, 'tenants pay utilities'],
  [/\brough in$/gi, 'rough-in'],
  [/\bwind break\b/gi, 'windbreak'],
  [
    /^((?:[a-z]+ )+)(\d[\d,]*) ?(?:sf|sq\.? ?ft\.?|square feet),? (heated|insulated|finished)$/gi,
    '$3 $2 square foot $1',
  ],
  [
    /^((?:[a-z]+ )*(?:deck|patio|porch|yard|lanai|balcony|terrace)),? (north|south|east|west)[- ]facing$/gi,
    '$2-facing $1',
  ],
  [
    /(?<=\b(?:looks at|faces|backs to|overlooks|overlooking) (?:the )?)conservation$/gi,
    'conservation area',
  ],
  [/^tenants? elec(?:tric)? only$/gi, 'tenants pay only electric'],
  [/^(oil|gas)[- ]fired steam$/gi, '$1-fired steam heat'],
  [/^owner'?s (\d) bed(?:room)?$/gi, "owner's $1-bedroom apartment"],
  [/^PATH (?:at|@) ((?:[A-Z][a-z]+ ?)+?)(?= \d|$)/g, 'PATH station at $1'],
  [
    /^(rear alley|alley|rear[- ]entry|side[- ]entry|front[- ]load|side[- ]by[- ]side) (\d|two|three)[- ]car\b(?! (?:garage|carport))/gi,
    '$1 $2 car garage',
  ],
  [/ ?\/ ?(?=all (?:leased|rented|occupied|vacant)$)/gi, ', '],
  [
    /^(Toll|Pulte|Lennar|Beazer|Hovnanian|Meritage|Drees|Ryland|Centex)(?: Bro(?:ther)?s\.?| Homes)?[- ]built$/gi,
    'built by $1',
  ],
  [
    /(?<=\bviews? from (?:the )?)living (and|&|\+) (?=(?:primary |main )?(?:bed|dining|great|family))/gi,
    'living room $1 ',
  ],
  [/^(heat|hot water|heat and hot water|water) pd$/gi, '$1 included'],
  [/ (\d) ?x ?(\d{1,2})[- ]?(?:yrs?|years?) (?:renewal )?options?$/gi, ' with $1 $2-year options'],
  [/\bmaint(?:\.|enance)? provided (?=villa|home|townhome|community)/gi, 'maintenance-provided '],
  [/^open container allowed$/gi, 'open containers allowed'],
  [/\b(\d{1,2})'(\d{1,2})"? (?=ceilings?\b)/gi, '$1-foot-$2-inch '],
  [
    /^((?:kitchen|bath|island) counters?),? ((?:[a-z]+ )?(?:granite|quartz|marble|soapstone|quartzite))$/gi,
    '$2 $1',
  ],
  [/^(\d|two|three)[- ]car(?= \+ )/gi, '$1 car garage'],
]
