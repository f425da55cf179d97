const STONE = '(granite|quartz|marble|soapstone|butcher block|quartzite)'
const AND = '(?: (?:and|&|\\+|/) |/)'
const STEEL = '(?:stainless(?: steel)?|SS)'
const ON_A_LEVEL =
  '(?:HVAC|AC|A/C|furnace|water heater|heat pump|air handler|condenser|central air|evap(?:orative)? cooler|swamp cooler|mini[- ]?split)'

/** Whole notes whose words leave out what they are about. */
export const SHORT_FORMS_OF_NOTES: readonly [RegExp, string][] = [
  [
    new RegExp(`^${STONE}${AND}${STEEL}(?: appliances)?(?: kitchen| in (?:the )?kitchen)$`, 'gi'),
    '$1 counters and stainless steel appliances',
  ],
  [
    new RegExp(`^${STEEL}${AND}${STONE}(?: kitchen| in (?:the )?kitchen)$`, 'gi'),
    'stainless steel appliances and $1 counters',
  ],
  [
    new RegExp(`^kitchen (?:has|features|w/|with) ${STONE}${AND}${STEEL}$`, 'gi'),
    'kitchen with $1 counters and stainless steel appliances',
  ],
  [
    new RegExp(
      `^(maple|cherry|oak|birch|hickory|alder|walnut)${AND}${STONE}(?: kitchen| in (?:the )?kitchen)$`,
      'gi',
    ),
    '$1 cabinets and $2 counters',
  ],
  [/^WSG(?= )/g, 'water, sewer, and garbage'],
  [
    /^ADA (ramp|entrance|entry|parking|elevator) (?:and|&|\+) (restrooms?|bathrooms?)$/gi,
    'ADA $1 + ADA $2',
  ],
  [/^((?:\d+|two|three) )?ADA (compliant|accessible)(?= (?:rest|bath)rooms?$)/gi, '$1ADA-$2'],
  [
    /^(\d+|two|three|four|six|eight|ten) parking (spaces|spots|stalls) paved$/gi,
    '$1 paved parking $2',
  ],
  [
    /(?<= (?:with|w\/) )rough[- ]?in for (?:an? )?((?:(?:full|half|3\/4|second|third|fourth|2nd|3rd|4th) )?bath)$/gi,
    '$1 rough-in',
  ],
  [/^(one|1) (?:space|spot|stall)(?= in (?:the )?(?:[a-z]+ )?garage$)/gi, '$1 parking space'],
  [/\b(\d|three|four|five|six)[- ]star plus\b/gi, '$1-star-plus'],
  [
    /\b((?:sugar|silver|red|norway|japanese) maple|(?:white|paper|river) birch|black walnut|douglas fir|quaking aspen)(?:s|es)(?=$| and |,)/gi,
    '$1 trees',
  ],
  [/\boutside(?= shower)/gi, 'outdoor'],
  [/^(power|electric|electricity) on (?:the )?road$/gi, '$1 at road'],
]

/** Systems on the two levels of a home; the capital that began the note moves with its word. */
export const SHORT_LEVELS: readonly [RegExp, string][] = [
  [
    new RegExp(
      `^((?:new )?)(${ON_A_LEVEL}) (?:up|upstairs)(?: \\(?|, )((?:19|20)\\d\\d)\\)?$`,
      'gi',
    ),
    '$1upstairs $2 $3',
  ],
  [
    new RegExp(
      `^((?:new )?)(${ON_A_LEVEL}) (?:down|downstairs)(?: \\(?|, )((?:19|20)\\d\\d)\\)?$`,
      'gi',
    ),
    '$1downstairs $2 $3',
  ],
  [new RegExp(`^(${ON_A_LEVEL}) up$`, 'gi'), '$1 upstairs'],
  [new RegExp(`^(${ON_A_LEVEL}) down$`, 'gi'), '$1 downstairs'],
]
