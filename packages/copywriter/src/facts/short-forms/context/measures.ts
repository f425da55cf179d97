/** Units beside their figure: '900 sf', '24 x 30', '10 min', '200A'. */
export const SHORT_MEASURES: readonly [RegExp, string][] = [
  [/\b(?:sq\.? ?ft\.?|sqft|sf|s\.f\.)(?![\w]|-\d)/gi, 'square feet'],
  [/\bsq\.? feet\b/gi, 'square feet'],
  [/(\d+)'\s?(\d+)"/g, '$1-foot-$2-inch'],
  [/(\d)[\s-]?(?:'|ft\b\.?)(?!\w)/gi, '$1 foot'],
  // A load that a machine lifts; lighter ones are pets.
  [/(?<![\d$,])(\d{1,3},\d{3}|\d{4,6})[\s-]?lbs?\b\.?(?= [a-z])/gi, '$1 pound'],
  [/(\d)\s?(?:"|''|in\.|inch(?:es)?\b)/gi, '$1 inch'],
  [/(\d)in(?= [a-z])/g, '$1 inch'],
  // 'in' before what water runs through is no preposition.
  [
    /(\d)\s?in(?= (?:(?:water|gas|sewer|supply) )?(?:main|line|pipe|culvert|casing)\b)/gi,
    '$1 inch',
  ],
  [/(\d+)\s?x\s?(\d+)(?: foot)?\b/gi, '$1-by-$2'],
  [/\b2 ?x ?(?:\/|per |an? )(?:yr|year)\b/gi, 'twice a year'],
  [/\b2 ?x ?(?:\/|per |an? )(?:mo|month)\b/gi, 'twice a month'],
  [/(\d)\s?-?\s?mins?\b\.?/gi, '$1 minutes'],
  [/(\d)\s?-?\s?hrs?\b\.?/gi, '$1 hour'],
  [/(\d)\s?mi\b\.?/gi, '$1 miles'],
  [/(?<!\/ ?)(\d+) ?mos?\b\.?(?= (?:lease|min|rental|term))/gi, '$1 month'],
  [/(\d)\s?amps?\b(?! of\b)|(?<!\b(?:of|on|off|to|near|along) )(\d{2,4})A\b/g, '$1$2 amp'],
  [/(?<=\()(\d{3})a(?=\))/g, '$1 amp'],
  [
    /(?<![\d/-])(\d{3})\s?v(?= (?:plug|outlet|circuit|charger|receptacle|line|service|hookup))/gi,
    '$1 volt',
  ],
  [/\b(?:3|three)[- ]?ph(?:ase)?\b/gi, 'three-phase'],
  // 'boilers (21)' are of a year, and not twenty-one of them.
  [
    /\b((?:roof|boiler|furnace|HVAC|AC|water heater|heat pump|window|septic|deck|siding|kitchen)s?) \('?([012]\d)\)$/gi,
    '$1 (20$2)',
  ],
]
