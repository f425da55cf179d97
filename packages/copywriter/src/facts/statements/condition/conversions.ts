import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_YEAR, YEAR } from '../wording/dates.ts'
import { building, condition, outdoorPlace, room, update, utilities } from '../wording/kinds.ts'

const IN_YEAR = `(?:,?(?: in)? ${GROUP_YEAR})?`

const MAKER = String.raw`((?:the |an? )?[\p{L}][\p{L}'&. ]*?)`

/** What carries water, heat or current, and is not counted. */
const SUPPLY =
  /^(?:septic|sewer|gas|natural gas|oil|propane|city water|county water|public water|public sewer|city sewer|PEX|copper|PVC|ABS|refrigerated air|central air|forced air|electric|electricity|well|cesspool|heat pumps?|mini-splits?|LVP|vinyl|tile|hardwood|composite)$/i

const plainOr = (thing: string): string =>
  SUPPLY.test(thing) || isPlural(thing) ? thing : withArticle(thing)

const done = (thing: string, year: string | undefined): string =>
  year ? (isPlural(thing) ? 'were' : 'was') : isPlural(thing) ? 'have been' : 'has been'

const inYear = (year: string | undefined): string => (year ? ` in ${year}` : '')

const yearOf = (year: string | undefined): number | null => (year ? Number(year) : null)

/** 'the design team' is one of several; 'the builder' is known. */
const makerOf = (typed: string | undefined): string => {
  const maker = (typed ?? '').trim()
  if (/^(?:the|an?) /i.test(maker)) return maker
  if (/^(?:builder|seller|owner|current owner|prior owner|previous owner|architect)$/i.test(maker))
    return `the ${lower(maker)}`
  return /^[a-z]/.test(maker) ? withArticle(maker) : maker
}

const replaced = (
  thing: string | undefined,
  verb: string | undefined,
  by: string | undefined,
  year: string | undefined,
) => {
  const old = (thing ?? '')
    .replace(/^(galvanized|polybutylene|cast iron)$/i, (word) => `${lower(word)} plumbing`)
    .replace(/^knob-and-tube$/i, 'knob-and-tube wiring')
  const isTo = /^up/i.test(verb ?? '')
  return {
    kind: 'update' as const,
    concept: null,
    statement: `${subjectOf(old)} ${done(old, year)} ${lower(verb)} ${isTo ? 'to' : 'with'} ${plainOr(by ?? '')}${inYear(year)}`,
    year: yearOf(year),
  }
}

const madeBy = (verb: string | undefined, maker: string | undefined, year: string | undefined) => ({
  kind: 'update' as const,
  concept: null,
  statement: `it was ${lower(verb).replace(' ', '-')} by ${makerOf(maker)} in ${year}`,
  year: yearOf(year),
})

/** '3/24' is March 2024. */
const monthOf = (typed: string): string => dateOf(typed.replace(/^(\d{1,2})\/(\d\d)$/, '$1/20$2'))

/** What may be made of it again: 'converted to den, can be converted back'. */
const POSSIBLE =
  /(,? (?:and |but )?(?:can|could) (?:easily )?be (?:converted|changed|turned) back.*)$/i

/** What was converted into what: a garage into a room, oil to gas. */
export const CONVERSIONS: SubjectRules = {
  lines: [
    // What a building has become is one of its kind: 'barn converted to studio'.
    [
      /^((?:[a-z-]+ )*(?:barn|house|mill|church|school|building|warehouse|stable|shed|attic)) (?:was |has been )?converted (?:to|into) (?:an? )?((?:(?:guest|art|in-law|pool|home|one-bedroom|two-bedroom) )*(?:studio|cottage|guest house|house|apartment|suite|office|workshop|shop|gym|home|loft|garage|lofts|apartments|condos|condominiums|residences))$/i,
      ([, thing = '', use = '']) =>
        building(
          `${subjectOf(lower(thing))} ${done(lower(thing), undefined)} converted to ${plainOr(lower(use))}`,
        ),
    ],
    [
      /^(?:the )?garage (?:was |has been |is )?converted (?:to|into) (?:an? )?([a-z][a-z ]*?)(?:\/| or | and )([a-z][a-z ]*)$/i,
      (match) =>
        room(
          `the garage has been converted to ${withArticle(lower(match[1]))} or ${lower(match[2])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:kitchen|baths?|basement|roof|deck|floors|windows|interior|exterior|house|home|addition)) (updated|remodeled|renovated|redone|painted|replaced|built|finished|added) by (?:the )?(current|prior|previous|former) owners?${IN_YEAR}$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} ${isPlural(lower(match[1])) ? 'were' : 'was'} ${lower(match[2])} by the ${lower(match[3])} owner${inYear(match[4])}`,
        year: yearOf(match[4]),
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:addition|deck|garage|porch|basement|ADU|casita|sunroom|shop|dock|pool|bath)) (built|added|finished|converted|enclosed)(?: in)? ${GROUP_YEAR}(?:,| with) (?:all )?permits$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} was ${lower(match[2])} in ${match[3]}, with permits`,
        year: yearOf(match[3]),
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*[a-z]+) (?:was |has been )?converted (?:to|into) (?:an? )?(.+?)${IN_YEAR}((?:,| with) (?:all )?permits)?$`,
        'i',
      ),
      (match) => {
        const thing = match[1] ?? ''
        if (
          /\b(?:was|it|can|could|be|easily|been|to|building|house|home|church|school|barn|mill|warehouse)$/i.test(
            thing,
          )
        )
          return null
        const isFuel = /^(?:oil|propane|electric|steam)$/.test(thing)
        return {
          kind: 'update',
          concept: null,
          statement:
            `${isFuel ? 'it' : subjectOf(thing)} ${done(thing, match[3])} converted ${isFuel ? `from ${thing} ` : ''}to ${plainOr((match[2] ?? '').replace(POSSIBLE, ''))}${inYear(match[3])}${match[4] ? ', with permits' : ''}${POSSIBLE.exec(match[2] ?? '')?.[1] ?? ''}`.replace(
              /,? (?:and |but )?(?=can |could )/,
              ' and ',
            ),
          year: yearOf(match[3]),
        }
      },
    ],
    [
      new RegExp(
        `^(septic|oil|propane|well|electric|cesspool|steam) to (sewer|gas|natural gas|city water|septic|heat pump|electric|hot water) conversion(?: (?:is |was )?(?:done|completed|complete))?${IN_YEAR}$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(match[1])}-to-${lower(match[2]).replaceAll(' ', '-')} conversion ${match[3] ? 'was' : 'has been'} done${inYear(match[3])}`,
        year: yearOf(match[3]),
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:cooler|cool|furnace|boiler|polybutylene|knob-and-tube|cast iron|baseboards?|radiators|carpet|shake roof|galvanized(?: plumbing| pipes?)?)) (?:was |has been )?(replaced|updated|upgraded) (?:with|to) (?!permits|warranty|a? ?new\\b)([a-z][a-z -]*?)${IN_YEAR}$`,
        'i',
      ),
      (match) => replaced(match[1], match[2], match[3], match[4]),
    ],
    [
      new RegExp(
        `^(replaced|updated|upgraded) (galvanized(?: plumbing| pipes?)?|polybutylene|cast iron|knob-and-tube|carpet) (?:with|to) ([a-z][a-z -]*?)${IN_YEAR}$`,
        'i',
      ),
      (match) => replaced(match[2], match[1], match[3], match[4]),
    ],
    [
      new RegExp(
        `^(remodeled|renovated|restored|updated|rebuilt|designed|built|custom built)(?: in)? ${GROUP_YEAR} by ${MAKER}$`,
        'iu',
      ),
      (match) => madeBy(match[1], match[3], match[2]),
    ],
    [
      new RegExp(
        `^(remodeled|renovated|restored|updated|rebuilt|designed|built|custom built) by ${MAKER}(?: in)? ${GROUP_YEAR}$`,
        'iu',
      ),
      (match) => madeBy(match[1], match[2], match[3]),
    ],
    [
      /^((?:[a-z-]+ )*(?:sewer|sewer line|lateral|drain|line|chimney|septic|well|water))(?: has been| was)? (scoped|tested|inspected),?(?: and| &)? (?:is |found |came back )?(clear|clean|good)$/i,
      (match) =>
        condition(
          `${subjectOf(lower(match[1]))} has been ${lower(match[2])} and found ${lower(match[3])}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|furnace|chimney|HVAC|septic|well|water|boiler|pool|electrical)) (inspected|cleaned|serviced|tested|scoped|swept) (?:and|&) (certified|serviced|sealed|inspected|repaired|approved)(?: (?:in )?(\d{1,2}\/\d{2,4}|(?:19|20)\d\d|[a-z]+ \d{4}))?$/i,
      (match) => {
        const when = match[4] ? monthOf(match[4]) : ''
        return condition(
          `${subjectOf(match[1] ?? '')} ${when ? 'was' : 'has been'} ${lower(match[2])} and ${lower(match[3])}${when ? ` in ${when}` : ''}`,
        )
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:remodel|addition|conversion|renovation|update|deck|garage|porch|basement)) (?:(?:was )?(done|built|finished) )?by (?:the |a )?(prior|previous|former|current) owners?,? no permits(?: (found|on file|pulled|known))?$/i,
      (match) =>
        condition(
          `${subjectOf(lower(match[1]))} was ${lower(match[2]) || 'done'} by the ${lower(match[3])} owner, with no permits${match[4] ? ` ${lower(match[4])}` : ''}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:insulation|windows|panels|solar|heat pump|furnace|upgrades)) (added|installed|done|replaced) through ((?:the )?\p{Lu}.+)$/u,
      (match) =>
        update(
          `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${lower(match[2])} through ${match[3]}`,
        ),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:plumbing|building|unit|water lines)) re-?piped by (?:the )?(HOA|association|owner|seller)${IN_YEAR}$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} ${match[3] ? 'was' : 'has been'} repiped by the ${/HOA/i.test(match[2] ?? '') ? 'HOA' : lower(match[2])}${inYear(match[3])}`,
        year: yearOf(match[3]),
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:carpets?|windows|ducts|rugs|floors|house|home|unit|gutters)) professionally (cleaned|painted|refinished|organized)${IN_YEAR}$`,
        'i',
      ),
      (match) =>
        condition(
          `${subjectOf(lower(match[1]))} ${done(lower(match[1]), match[3])} professionally ${lower(match[2])}${inYear(match[3])}`,
        ),
    ],
    [
      new RegExp(`^(compliant|non-?compliant|conforming) (septic)(?: system)? ${GROUP_YEAR}$`, 'i'),
      (match) => utilities(`the septic system was found ${lower(match[1])} in ${match[3]}`),
    ],
    [
      /^septic(?: system)? (?:is )?(non-?compliant|failed|failing|undersized),? (?:the )?seller (?:to|will) (escrow|replace|repair|upgrade)(?: it)?$/i,
      (match) =>
        condition(
          `the septic system ${/failed/i.test(match[1] ?? '') ? 'has' : 'is'} ${lower(match[1])}, and the seller will ${lower(match[2])} ${/escrow/i.test(match[2] ?? '') ? 'for it' : 'it'}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^(?:(?:is )?currently|presently|now) (?:an? |used as (?:an? )?)?((?!leased|rented|used|operat|being|zoned|set up)(?:[a-z'-]+ ){0,3}(?:shop|store|restaurant|cafe|bar|brewery|salon|spa|office|clinic|studio|gallery|warehouse|gym|daycare|bakery|market|church|bank|garage|showroom|storefront|laundromat|pharmacy|theater|boutique|florist|barbershop|tavern|deli|diner|nursery|hotel|motel|inn|duplex|triplex|rental|residence|vacation rental))$/i,
      (match, setting) => {
        const use = lower(match[1]).replace(/^(?:antiques?) (?=shop|store)/, 'antique ')
        return setting === 'commercial' || setting === 'multi' || /duplex|rental|triplex/.test(use)
          ? building(`it is currently ${withArticle(use)}`)
          : null
      },
    ],
  ],
  figures: [
    [
      /^garage (?:was )?converted (?:to|into) (?:an? )?(.+)$/i,
      (match) =>
        update(
          `the garage has been converted to ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^((?!no |not |new )[a-z\\d][\\w' -]*?) (?:connected|added|converted|built)(?: in)?(?: the)? (${YEAR}s?),? now (?:an? )?(.+)$`,
        'i',
      ),
      (match) => {
        const [, done = ''] = /(connected|added|converted|built)/i.exec(match[0]) ?? []
        return outdoorPlace(
          `${subjectOf(match[1] ?? '')}, ${done.toLowerCase()} in ${/s$/.test(match[2] ?? '') ? 'the ' : ''}${match[2]}, is now ${withArticle(match[3] ?? '')}`,
        )
      },
    ],
    [
      /^((?!no |not |right |just )[a-z\d][\w' -]*?),? (?:is )?now (?:used as )?(?:an? )?((?:[a-z-]+ )*(?:suite|office|studio|apartment|room|gym|rental|garage|library|kitchen|bath|bedroom|den))$/i,
      (match) => room(`${subjectOf(match[1] ?? '')} is now ${withArticle(match[2] ?? '')}`),
    ],
  ],
}
