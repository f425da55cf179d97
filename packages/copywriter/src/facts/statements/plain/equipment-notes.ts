import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { series } from '../../figures/numerals.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import { building, room, system, utilities } from '../wording/kinds.ts'

const FUEL = '(natural gas|propane|LP|diesel|gas)'
const fuelOf = (typed: string): string =>
  lower(typed).replace(/^lp$/, 'propane').replace('natural gas', 'natural-gas')

/** 'a 22-kW natural-gas Generac whole-home generator' */
const generator = (sort: string, kW: string, maker: string | undefined, fuel: string): string => {
  const name = [
    `${kW}-kW`,
    fuelOf(fuel),
    maker,
    lower(sort).replace(/^whole[- ](home|house)$/, 'whole-$1'),
    'generator',
  ]
    .filter(Boolean)
    .join(' ')
  return `there is ${/^(?:8|11|18)/.test(kW) ? 'an' : 'a'} ${name}`
}

/** Nothing, or a name: the patterns do not tell capitals. */
const isMaker = (typed: string | undefined): boolean => !typed || /^\p{Lu}/u.test(typed)

/** Systems and equipment with their maker, fuel, count and size, however they are ordered. */
export const EQUIPMENT_NOTES: SubjectRules = {
  lines: [
    // 'whole-home generator 22kw Generac, nat gas'
    [
      new RegExp(
        `^(whole[- ](?:home|house)|standby|backup) generator,? (\\d{1,2}) ?kw(?:,? (\\p{Lu}\\p{L}+))?,? (?:on )?${FUEL}$`,
        'iu',
      ),
      ([, sort = '', kW = '', maker, fuel = '']) =>
        isMaker(maker) ? system(generator(sort, kW, maker, fuel)) : null,
    ],
    // 'off grid: 6kw solar, lithium bank '23, propane genset backup'
    [
      /^off[- ](?:the[- ])?grid(?::| -|,| with| on) (?:an? )?([\d.]+) ?kw solar(?: system| array)?,? (?:and |with )?(?:an? )?(lithium|lead[- ]acid|AGM|battery)(?: battery)?(?: bank| storage)?(?: (?:from )?((?:19|20)\d\d))?(?:,? (?:and |with )?(?:an? )?(propane|diesel|gas)? ?(?:generator|genset)(?: (?:for )?backup)?)?$/i,
      ([typed, kW, bank = '', year, fuel]) =>
        utilities(
          `it is off the grid, on a ${kW}-kW solar system with ${withArticle(`${year ? `${year} ` : ''}${lower(bank)} ${/battery/i.test(bank) ? '' : 'battery '}bank`)}${/gen(?:erator|set)/i.test(typed) ? ` and ${withArticle(`${fuel ? `${lower(fuel)} ` : ''}generator`)} for backup` : ''}`.replace(
            /\ba (?=8|11|18)/,
            'an ',
          ),
        ),
    ],
    // 'ductless heads 3', 'mini splits 4, Mitsubishi'
    [
      new RegExp(
        `^(ductless heads|ductless units|mini[- ]?splits|heat pumps|window units|wall units|ceiling fans|furnaces|boilers|water heaters)(?: x|:)? ${GROUP_TO_TEN}(?:,? (?:by )?(\\p{Lu}\\p{L}+))?$`,
        'iu',
      ),
      ([, things = '', many, maker]) =>
        isOne(many) || !isMaker(maker)
          ? null
          : system(
              `there are ${count(lower(many))} ${maker ? `${maker} ` : ''}${lower(things).replace(/mini ?splits/, 'mini-splits')}`,
            ),
    ],
    // 'no AC needed, fans all rms'
    [
      /^(?:([\d,]+)[- ](?:foot|feet) elevation(?:,? so (?:it'?s )?| -|,) ?(?:cooler|cool),? )?no air conditioning (?:is )?needed,? (?:with )?(?:ceiling )?fans (?:in )?(all|every) (?:the )?(rooms?|bedrooms?)$/i,
      ([typed, feet, all = '', rooms = '']) =>
        system(
          `${feet ? `at ${feet} feet it is cooler, and ` : ''}no air conditioning is needed, with ${/ceiling fans/i.test(typed) ? 'ceiling ' : ''}fans in ${lower(all)} ${lower(rooms)}`,
        ),
    ],
    // 'refrigerated air (not swamp), 2 zones'
    [
      new RegExp(
        `^refrigerated air(?: \\(|, | - | )not (?:an? )?(?:swamp|evaporative|evap)(?: cooler)?\\)?(?:,? (?:with )?${GROUP_TO_TEN} zones?)?$`,
        'i',
      ),
      ([, zones]) =>
        system(
          `there is ${zones ? `${count(lower(zones))}-zone ` : ''}refrigerated air, not a swamp cooler`,
        ),
    ],
    // 'Central air added 2nd & 3rd flr only'
    [
      /^(central air|air conditioning|heat|ductwork|sprinklers) (?:was )?(added|installed)(?: (?:on|to|in))?(?: the)? (1st|2nd|3rd|first|second|third)(?:(?: and| &) (2nd|3rd|4th|second|third|fourth))? floors? only$/i,
      ([, thing = '', done = '', one = '', other]) =>
        system(
          `${lower(thing)} ${/s$/.test(thing) ? 'were' : 'was'} ${lower(done)} on the ${rank(one)}${other ? ` and ${rank(other)} floors` : ' floor'} only`,
        ),
    ],
    // 'EV 240v in'
    [
      /^(?:an? )?(?:240[- ]volt |240v )?EV (?:240v |240[- ]volt )?(outlet|charger|plug|circuit)?(?: is)? ?(?:in|in place|installed)$/i,
      ([typed, what]) =>
        system(`there is ${/240/.test(typed) ? 'a 240-volt' : 'an'} EV ${lower(what) || 'outlet'}`),
    ],
    // 'type 1 hood 12ft, ansul insp 4/25'
    [
      /^(?:an? )?type (1|2|I|II) hood,? (\d{1,2})[- ](?:foot|feet)(?:,? (?:with )?(?:an? |the )?ansul(?: system)? insp(?:ection|ected)?\.? (?:in )?(\d{1,2})\/(?:20)?(\d\d))?$/i,
      ([, sort, feet, month, year]) =>
        room(
          `there is ${articleFor(`${feet}`)} ${feet}-foot Type ${sort?.toUpperCase()} hood${month ? `, with the Ansul system inspected in ${dateOf(`${month}/20${year}`)}` : ''}`.replace(
            /\ba (?=8-|11-|18-)/,
            'an ',
          ),
        ),
    ],
    // '2 door reach in freezer'
    [
      /^(?:an? )?(\d|one|two|three|four)[- ]door reach-in (freezer|cooler|refrigerator)$/i,
      ([, doors, what = '']) =>
        room(
          `there is ${articleFor(count(lower(doors)))} ${count(lower(doors))}-door reach-in ${lower(what)}`,
        ),
    ],
    [
      /^(?:an? )?(grease trap|septic tank|holding tank|propane tank|oil tank|cistern|water tank),? ([\d,]+)[- ]gallon,? (exterior|interior|outside|inside|buried|above ground|underground|in the basement)$/i,
      ([, thing = '', gallons = '', where = '']) => {
        const adjective = lower(where)
          .replace(/^outside$/, 'exterior')
          .replace(/^inside$/, 'interior')
          .replace('above ground', 'above-ground')
        const size = Number(gallons.replace(/,/g, '')).toLocaleString('en-US')
        return system(
          /^in /.test(adjective)
            ? `there is ${articleFor(size)} ${size}-gallon ${lower(thing)} ${adjective}`
            : `there is ${articleFor(size)} ${size}-gallon ${adjective} ${lower(thing)}`,
        )
      },
    ],
    // '62 seats in, 24 on deck seasonal'
    [
      /^(\d{1,3}) seats (?:in|inside|indoors?)(?:,| and| \+) (\d{1,3})(?: seats)? (?:on |in )?(?:the )?(deck|patio|terrace|sidewalk|roof|garden|outside)(?:,? (seasonal(?:ly)?|(?:[A-Z][a-z]{2,8}) ?(?:-|to) ?(?:[A-Z][a-z]{2,8})))?$/i,
      ([, inside, outside, where = '', season = '']) => {
        const place = /^outside$/i.test(where)
          ? 'outside'
          : `on the ${lower(where)}`.replace('on the garden', 'in the garden')
        const [, from, to] = /^([A-Z][a-z]+) ?(?:-|to) ?([A-Z][a-z]+)$/i.exec(season) ?? []
        return building(
          `there are ${inside} seats inside and ${outside} ${/^seasonal/i.test(season) ? 'seasonal seats ' : ''}${place}${from ? ` from ${dateOf(from)} to ${dateOf(to ?? '')}` : ''}`,
        )
      },
    ],
    // 'Kitchen mid level: quartz, 5 burner gas, soft close'
    [
      /^(?:the )?kitchen (?:on )?(?:the )?(mid|main|upper|lower|second|first)(?: level| floor)?(?::| with| -) (.+)$/i,
      ([, level = '', list = '']) => {
        const parts = listed(list).map(kitchenPart)
        return parts.every((part): part is string => part !== null) && parts.length > 1
          ? room(
              `the ${lower(level)}-${/^(?:first|second)$/i.test(level) ? 'floor' : 'level'} kitchen has ${series(parts)}`,
            )
          : null
      },
    ],
    // '.33 calc sprinklers'
    [
      /^0?\.(\d{2,3}) calc(?:ulated)? (?:ESFR )?sprinklers?(?: system)?$/i,
      ([, density]) => system(`the sprinklers are calculated at .${density}`),
    ],
    // 'log float + added flotation barrels'
    [
      /^(log|concrete|foam|steel|barge) (?:float|hull)(?:,? (?:with |\+ |and |plus ))?(?:added |new |extra )(flotation|barrels|flotation barrels|foam|logs)$/i,
      ([typed, sort = '', what = '']) =>
        system(
          `it is on a ${lower(sort)} ${/hull/i.test(typed) ? 'hull' : 'float'} with ${/new|extra|added/i.exec(typed)?.[0].toLowerCase()} ${lower(what)}`,
        ),
    ],
    // 'owned moorage, co-op slip, $430/mo dues'
    [
      /^owned (moorage|slip|dock space)(?:,| in (?:an? )?| -) ?(?:an? )?(co-?op|condo|association)(?: slip| moorage)?(?:,? (?:with )?(?:dues (?:of )?)?\$([\d,]+) ?(?:\/ ?mo(?:nth)?|a month)(?: dues)?)?$/i,
      ([, what = '', sort = '', dues]) =>
        building(
          `the ${lower(what)} is owned, in a ${lower(sort).replace('coop', 'co-op')} slip${dues ? ` with dues of $${dues} a month` : ''}`.replace(
            'in a association',
            'in an association',
          ),
        ),
    ],
  ],
}

const rank = (typed: string): string =>
  lower(typed)
    .replace(/^1st$/, 'first')
    .replace(/^2nd$/, 'second')
    .replace(/^3rd$/, 'third')
    .replace(/^4th$/, 'fourth')

/** What is typed of a kitchen by one word, and the thing that is meant. */
const KITCHEN_PARTS: readonly [RegExp, string][] = [
  [
    /^(quartz|granite|marble|soapstone|butcher block|concrete|solid surface)(?: counters?| countertops?)?$/,
    '$1 counters',
  ],
  [/^soft[- ]close(?: cabinets?| cabinetry| drawers)?$/, 'soft-close cabinets'],
  [/^(\w+)[- ]burner gas(?: range| cooktop| stove)?$/, '$1-burner gas'],
  [
    /^(?:an? )?(island|pantry|walk-in pantry|breakfast bar|gas range|gas cooktop|induction range|wall oven|double oven|dishwasher)$/,
    'a $1',
  ],
  [/^(?:stainless(?: steel)?|ss)(?: appliances| appls?)?$/, 'stainless steel appliances'],
]

const kitchenPart = (typed: string): string | null => {
  const text = lower(typed).replace(/^\d(?=[- ]burner)/, (digit) => count(digit))
  const found = KITCHEN_PARTS.find(([pattern]) => pattern.test(text))
  if (!found) return null
  const part = text.replace(found[0], found[1]).replace(/^a (?=[aeiou])/, 'an ')
  return /burner gas$/.test(part)
    ? `${articleFor(part)} ${part} ${/cooktop|stove/.exec(text)?.[0] ?? 'range'}`
    : part
}
