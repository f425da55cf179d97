import type { Feature } from '../feature.ts'
import { series } from '../figures/numerals.ts'
import { withoutPuffery } from '../tidying/puffery.ts'
import { isCommonWord } from '../vocabulary/known-words.ts'

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`
const NAME = String.raw`${WORD}(?: (?:of|de|la|${WORD})){0,3}(?: \d{1,3})?`
const TYPED_IN = '(?:[Ll]ocated )?(?:[Ii]n |[Ww]ithin )?(?:the )?'
const SCHOOLS = '(?: (?:[Ss]chools?|SCHOOLS?)(?: [Dd]istrict)?)?'

/** Words before 'schools' that rate them, or name none. */
const NO_NAME =
  /(?:^| )(?:(?:[a-z]\+?|[\d.]+|highly|top|nationally|best)[- ]?(?:rated|ranked|performing)|rated|ranked|top|best|good|great(?! (?:oaks?|bridge|mills|lakes|bend|hills|neck|falls|valley|barrington|meadows))|excellent|exemplary|award\S*|winning|blue[- ]ribbon|a\+|\d+\/10|sought|acclaimed|recognized|distinguished|quality|(?<=^)(?:local|area|neighborhood)|nearby|private|(?<=^)public|charter|magnet|(?<=^)(?:elementary|middle|high)(?= schools?$)|(?<=^)(?:all|new|old|two|three|several|no)(?= (?:elementary |middle |high |public )?schools?(?: district)?$)|close|near|walk\w*|steps|minutes|blocks|by|to|from|for|former|converted|historic|ceilings?|walls?|fences?|knee|hip|sky|waist)(?= |$)/i

const LEVELS: Readonly<Record<string, string>> = {
  es: 'Elementary',
  elem: 'Elementary',
  elementary: 'Elementary',
  ms: 'Middle School',
  middle: 'Middle',
  hs: 'High School',
  high: 'High',
  'jr high': 'Junior High',
  'junior high': 'Junior High',
  school: 'School',
}
const LEVEL = String.raw`(Elementary|Elem\.?|ES|Middle|MS|Junior High|Jr\.? High|High|HS|[Ss]chool|elementary|elem\.?|middle|high)(?: ([Ss]chool))?`
const NAME_ALONE = new RegExp(`^${NAME}$`, 'u')
const SCHOOL = new RegExp(`^(${NAME}) ${LEVEL}$`, 'u')
const ZONED =
  /^zoned (?:(?:for|to) |(?=(?:\p{Lu}\p{Ll}+ )+(?:High|Middle|Elementary)(?: School)?$))(.+)$/iu
/** Outside of a school, water has a catchment. */
const CATCHMENT = new RegExp(
  `^${TYPED_IN}(?!(?:Rain|Roof|Water|County|Cistern))(${NAME}) [Cc]atchment$`,
  'u',
)
const ZONE =
  /^(.+) (attendance (?:area|zone)|catchment|boundary|boundaries|cluster|feeder|pyramid|zone|area|district)$/

/** 'Dublin City Schools' is the name of the district itself. */
const OF_DISTRICT =
  / (?:City|County|Area|Community|Local|Village|Consolidated|Metropolitan|Borough|Parish|Central)$/

/** How a district is written, by the words that typed it; the first that fits is used. */
const DISTRICTS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    new RegExp(
      String.raw`^${TYPED_IN}(?:(${NAME}) )?([A-Z]{0,4}(?:ISD|USD|UHSD)(?: \d{1,3})?)${SCHOOLS}$`,
      'u',
    ),
    ([, name = '', letters = '']) => `${inCapitals(name)} ${letters}`.trim(),
  ],
  [/^([a-z]+(?: [a-z]+)?) isd$/, ([, name = '']) => `${inCapitals(name)} ISD`],
  [
    new RegExp(
      String.raw`^${TYPED_IN}(?:(${NAME}) )?(?:([Ss]chool) )?[Dd]ist(?:rict)?\.? #?(\d{1,4})(?: (?!Sch)(${NAME}?))?(${SCHOOLS})$`,
      'u',
    ),
    ([, before, own, number = '', after, schools]) =>
      own || schools || number.length > 1
        ? `${inCapitals(before ?? after ?? '')} ${own ? 'School ' : ''}District ${number}${schools && !own ? ' schools' : ''}`.trim()
        : '',
  ],
  [
    new RegExp(`^${TYPED_IN}(${NAME}) [Pp]yramid$`, 'u'),
    ([, name = '']) => `the ${name} school pyramid`,
  ],
  [/^(?:RSU|SAU|MSAD|SAD|AOS|CSD) #?\d+$/, ([whole]) => whole.replace('#', '')],
  [
    new RegExp(`^${TYPED_IN}[Ss]chool [Dd]istrict of (${NAME})$`, 'u'),
    ([, name = '']) => `the School District of ${name}`,
  ],
  [
    new RegExp(
      `^${TYPED_IN}(${NAME})(?: (?:SD|LSD|[Ss]chool [Dd]ist(?:rict)?|[Ss]chl? [Dd]ist|SCH(?:OOL)? DIST(?:RICT)?)|(?<=Unified))$`,
      'u',
    ),
    ([whole, name = '']) =>
      /Unified$/.test(whole)
        ? name
        : `the ${inCapitals(name)} ${/ LSD$/.test(whole) ? 'Local ' : ''}School District`,
  ],
  [
    new RegExp(`^${TYPED_IN}(${NAME}) (?:[Ss]chools|SCHOOLS|[Ss]chls)$`, 'u'),
    ([whole, name = '']) =>
      !isNamed(name)
        ? ''
        : / Public$/.test(name) || (/ Schools$/.test(whole) && OF_DISTRICT.test(name))
          ? `${name} Schools`
          : `${inCapitals(name)} schools`,
  ],
]

/** The school or the district that a typed note names and does not rate, told as a clause; otherwise `null`. */
export const schoolStatement = (typed: string): string | null => {
  const text = typed
    .replace(/\.$/, '')
    .trim()
    .replace(/(?<=\p{Lu}\p{Ll}+ )Co\.?(?= (?:Public )?[Ss]chools$)/u, 'County')
    // 'Zoned Vestavia Hills schools' names the district.
    .replace(/^zoned (?:for |to )?(?=.* schools$|.*\b(?:ISD|USD|UHSD)$)/i, '')
  if (NO_NAME.test(text.replace(/^zoned (?:for|to) /i, '')) || withoutPuffery(text).praise)
    return null
  for (const [pattern, written] of DISTRICTS) {
    const match = pattern.exec(text)
    const name = match && written(match)
    // A note that names schools does not say that there is a district of that name.
    if (name && /(?: schools|(?<! Public) Schools)$/.test(name))
      return `it is ${/^zoned /i.test(typed) ? 'zoned for' : 'served by'} ${name}`
    if (name)
      return `it is ${/^zoned /i.test(typed) ? `zoned ${/^zoned for /i.test(typed) ? 'for' : 'to'}` : 'in'} ${name}`
  }
  const zoned = ZONED.exec(text)?.[1]
  if (zoned) {
    const names = schoolsOf(zoned)
    return names ? `it is zoned for ${series(names)}` : null
  }
  const [, area = ''] = CATCHMENT.exec(text) ?? []
  if (area) return `it is in the ${area} catchment`
  const [, school = '', zone = ''] = ZONE.exec(text) ?? []
  const inZone = zone ? schoolsOf(school) : null
  if (inZone?.[0]) return `it is in the ${inZone[0]} ${zone}`
  return schoolsTold(text)
}

/** 'the high school is Green Hope', 'the schools are Monrovia Elementary and Sparkman High School'. */
const schoolsTold = (text: string): string | null => {
  const names = schoolsOf(text)
  const [name = ''] = names ?? []
  if (!names) return null
  if (names.length > 1) return `the schools are ${series(names)}`
  const level = /(?:Elementary|Middle|Junior High|High)(?= School$|$)/.exec(name)?.[0].toLowerCase()
  // 'The high school is Shawnee Mission South High School' says it twice.
  const own = level
    ? name.replace(/ (?:Elementary|Middle|Junior High|High)(?: School)?$/, '')
    : name
  return `the ${level ? `${level} ` : ''}school is ${own}`
}

/** The schools that a note lists, each with its level; of several, one may lack it. */
const schoolsOf = (text: string): string[] | null => {
  const names = text.split(/ ?[/,&+] ?| and /).map((name) => {
    const [, first = '', level = '', school = ''] = SCHOOL.exec(name) ?? []
    const written = LEVELS[level.toLowerCase().replaceAll('.', '')]
    if (first && written && isNamed(first))
      return `${first} ${written}${school && !/School$/.test(written) ? ' School' : ''}`
    return NAME_ALONE.test(name) ? name : ''
  })
  const last = names.at(-1) ?? ''
  return names.every(Boolean) && /(?:Elementary|Middle|High|School)$/.test(last) ? names : null
}

/** A word of the language alone may praise the schools: 'Terrific schools'. */
const isNamed = (name: string): boolean =>
  name.includes(' ') ||
  /^(?:North|South|East|West|Central)/.test(name) ||
  !isCommonWord(name.toLowerCase())

const inCapitals = (name: string): string =>
  /^[^AEIOUY\P{Lu}]{2,4}$/u.test(name) || (/\p{Ll}/u.test(name) && /\p{Lu}/u.test(name))
    ? name
    : name.toLowerCase().replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Whether a feature names a school or a district. */
export const isOfSchools = ({ kind, statement }: Feature): boolean =>
  kind === 'location' &&
  /^it is zoned for \p{Lu}|\b[A-Z]*(?:ISD|USD|UHSD)\b|\b\p{Lu}\p{Ll}+ Unified$|\bDistrict \d|\b(?:RSU|SAU|MSAD|SAD|AOS|CSD) \d|\b[Ss]chool [Dd]istrict\b|^the (?:[a-z]+ )*schools? (?:is|are) |\b\p{Lu}[\p{L}.]+ (?:Public )?(?:[Ss]chools?|Elementary|Middle|High)\b/u.test(
    statement ?? '',
  )
