/** One service of an association or a landlord as it is typed, and how it is told where that differs. */
type Service = [typed: string, told?: string]

const SERVICES: readonly Service[] = [
  ['real estate tax(?:es)?|re tax(?:es)?', 'real estate taxes'],
  ['wind|flood|earthquake|hazard'],
  ['eq', 'earthquake'],
  ['(?:property )?tax(?:es)?', 'taxes'],
  ['hot water|h\\/?w', 'hot water'],
  ['heat(?:ing)?|ht', 'heat'],
  ['cold water'],
  ['master[- ](?:metered )?water', 'master-metered water'],
  ['water|wtr', 'water'],
  ['sewer|sewage|swr', 'sewer'],
  ['septic(?: pumping)?'],
  ['trash(?: (?:removal|pickup|collection))?|garbage|refuse|recycling|valet trash'],
  ['gas'],
  ['electric(?:ity)?|elec', 'electricity'],
  ['(?:common[- ]area )?(?:lighting|lights)|street ?lights?|gas ?lights?'],
  ['(?:basic )?cable(?: tv)?'],
  ['(?:high-speed |bulk )?(?:internet|fiber)'],
  ['wi-?fi', 'Wi-Fi'],
  ['common(?:[- ]area)? li(?:gh)?t(?:e|es|s|ing)?', 'common-area lighting'],
  ['snow ?plow(?:ing)?', 'snow plowing'],
  ['plow(?:ing)?', 'plowing'],
  ['snow(?: removal)?', 'snow removal'],
  ['lawn(?: (?:care|maintenance|mowing))?', 'lawn care'],
  ['mow(?:ing)?|grass(?: cutting)?', 'mowing'],
  ['(?:front |back )?(?:yard|yd)'],
  ['landscap(?:e|ing)|irrigation|grounds'],
  [
    '(?:(?:exterior|ext|building|bldg|roof ?deck|road|grounds|common[- ]area|private (?:road|street)) )(?:maintenance|maint|upkeep|paint(?:ing)?|care|insurance|ins)',
  ],
  ['roof(?:s)?'],
  ['exteriors?|ext', 'exterior'],
  ['siding|gutters|windows|decks'],
  ['private st', 'private street'],
  ['(?:private )?(?:roads?|streets?|drives?)'],
  [
    '(?:master|blanket|hazard|flood|wind(?:storm)?|hail|fire|earthquake|eq|bldg|building|liability|structure|condo)(?: (?:insurance|ins))?(?: (?:policy|pol))?(?<=insurance|ins|policy|pol)',
  ],
  ['insurance|ins', 'insurance'],
  ['reserves?(?: fund)?', 'reserves'],
  ['(?:roof|capital|building) reserves?(?: fund)?'],
  ['(?:boiler|oil|steam|radiator|(?:electric |gas |hot water )?baseboard) heat'],
  ['(?:(?:indoor|outdoor|heated|community|rooftop|saltwater|lap|shared) )?pools?'],
  ['hot tub|spa|sauna'],
  ['tennis(?: courts?)?|pickleball(?: courts?)?|courts'],
  ['gym|fitness(?: center)?|clubhouse|club ?house|club'],
  ['playground|parks?|trails|beach|marina|docks?|boat ramp|lake|dam|pond'],
  ['elevators?|doorman|concierge|(?:door|front desk|lobby) staff|staff'],
  ['gate guard|guarded gate|security|gates?|guard'],
  ['(?:live-in )?super(?:intendent)?', 'the superintendent'],
  ['management|mgmt|janitorial|parking|storage|bike storage'],
  ['pest control|pest|termite(?: bond)?'],
  ['common areas?'],
]

const PATTERNS = SERVICES.map(([typed, told]): [RegExp, string | undefined] => [
  new RegExp(`^(?:${typed})(?=$|[\\s,+&/;.)])\\.?`, 'i'),
  told,
])

const SHORT: readonly [typed: RegExp, written: string][] = [
  [/\bext\b/i, 'exterior'],
  [/\bbldg\b/i, 'building'],
  [/\beq\b/i, 'earthquake'],
  [/\bins\b/i, 'insurance'],
  [/\bpol\b/i, 'policy'],
  [/\bmaint\b/i, 'maintenance'],
  [/\bmgmt\b/i, 'management'],
  [/\byd\b/i, 'yard'],
]

/**
 * The services of a list whose words stand with or without commas between them; `null` where a word is none of a service.
 * @example coveredServices('roof ext pool and front yd') // ['roof', 'exterior', 'pool', 'front yard']
 */
export const coveredServices = (text: string): string[] | null => {
  const services: string[] = []
  let rest = withoutMark(text)
  while (rest !== '') {
    const [match, told] = longest(rest)
    if (!match) return null
    services.push(
      told ?? SHORT.reduce((name, [from, to]) => name.replace(from, to), match).toLowerCase(),
    )
    rest = withoutMark(rest.slice(match.length))
  }
  return services.length > 0 ? services.map(withInsurance) : null
}

/** 'wind' is insured, and 'flood and building insurance' names the noun once. */
const withInsurance = (service: string, at: number, all: readonly string[]): string =>
  /^(?:wind|flood|earthquake|hazard)$/.test(service) && !/\binsurance$/.test(all[at + 1] ?? '')
    ? `${service} insurance`
    : service

const withoutMark = (text: string): string =>
  text.replace(/^(?:[\s,+&/;.:=]+|(?:and|plus|the)\b)+/i, '')

const longest = (text: string): [match: string, told?: string | undefined] =>
  PATTERNS.map(([pattern, told]): [string, string | undefined] => [
    pattern.exec(text)?.[0] ?? '',
    told,
  ]).reduce((best, each) => (each[0].length > best[0].length ? each : best), ['', undefined])
