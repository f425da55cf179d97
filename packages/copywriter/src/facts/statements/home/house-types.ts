import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { building, character, condition, outdoorPlace } from '../wording/kinds.ts'
import { isA, isMeasured } from '../wording/things.ts'

const QUARTER = String.raw`((?:\p{Lu}[\p{L}'-]+ )*(?:\p{L}+town|Village|Hill|Heights|Park|Square|End|Point|Side|Town))`

const STYLES =
  'Queen Anne|Victorian|Tudor|Craftsman|Colonial|Italianate|Greek Revival|Georgian|Foursquare|Federal|Second Empire'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Every word of a name but its article. */
const inCapitals = (name: string): string =>
  name.replace(/(?<![\p{L}'])(?!the\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** 'brick Cape' of 'Brick Cape': a name keeps its capital. */
const houseOf = (typed: string): string =>
  typed.replace(
    /^(?!Cape|Colonial|Tudor|Victorian|Craftsman|Foursquare)\p{Lu}(?=\p{Ll})/u,
    (letter) => letter.toLowerCase(),
  )

/** How a house is said to be made where its material alone does not say it. */
const MADE: Readonly<Record<string, string>> = {
  log: 'built of logs',
  shingle: 'shingled',
  shingled: 'shingled',
  'shingle-style': 'shingle-style',
  'timber-frame': 'timber-framed',
  'timber-framed': 'timber-framed',
  frame: 'of frame construction',
}

/** What kind of house it is. */
export const HOUSE_TYPES: SubjectRules = {
  lines: [
    // 'brick Cape with dormers added 2016': what was added, not the house, is of that year.
    [
      /^((?:[\w-]+ ){0,2}(?:cape(?: cod)?|ranch|rambler|colonial|bungalow|farmhouse|tudor|victorian|cottage|split[- ]level|foursquare|craftsman|cabin|saltbox)) with (?:an? )?((?:rear |side |shed |second-story |two-story |family room |[a-z]+ )?(?:dormers?|additions?|sunroom|porch|second (?:story|floor)|wing|garage|primary suite)) (added|built)(?: in)? ((?:19|20)\d\d)$/i,
      ([typed, house = '', part = '', done, year], setting) =>
        setting === 'home'
          ? {
              ...character(
                `it is ${withArticle(houseOf(house))} with ${withArticle(lower(part))} ${lower(done)} in ${year}`,
              ),
              text: typed,
            }
          : null,
    ],
    // 'concrete block on a canal to Lake Eustis': the house is.
    [
      /^(concrete block|block|CBS|brick|all[- ]brick|stucco|log|block and stucco)(?: construction)?,? on ((?:an? |the )(?:[a-z-]+ )*(?:canal|lake|river|creek|lagoon|pond|bayou|cul-de-sac|corner lot|golf course|corner)(?: (?:to|of|with access to|leading to) .+)?)$/i,
      ([, made = '', place], setting) =>
        setting === 'home'
          ? character(`it is ${/^CBS$/i.test(made) ? 'CBS' : lower(made)}, on ${place}`)
          : null,
    ],
    [
      /^(?:an? )?((?:\d[\d.]*[- ]acre )?(?:(?:mini|hobby|working|small|gentleman's|horse) farm|mini[- ]ranch|ranchette|farmette|homestead))$/i,
      (match, setting) => (setting === 'home' ? character(isMeasured(lower(match[1]))) : null),
    ],
    [
      /^(?:the )?(?:house|home|property|unit|condo)(?: is)? in ((?:very )?(?:good|great|excellent|mint|fair|original|move[- ]in|like[- ]new|rough|poor) (?:shape|condition|order))$/i,
      (match) =>
        condition(
          `it is in ${lower(match[1]).replace('move in', 'move-in').replace('like new', 'like-new')}`,
        ),
    ],
    [
      /^((?:brick |historic |renovated |raised )?(?:shotgun double|double shotgun|shotgun single|shotgun|camelback|creole cottage|center hall cottage|dogtrot))(?:(?:,| in) (the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*))?$/iu,
      (match) =>
        character(
          `it is a ${lower(match[1]).replace('creole', 'Creole')}${match[3] ? ` in ${match[2] || / (?:Channel|District|Quarter|Triangle)$/.test(match[3]) ? 'the ' : ''}${match[3]}` : ''}`,
        ),
    ],
    [
      /^(?:doublewide|double-wide|singlewide|single-wide|manufactured home|mobile home)(?: is)? on (?:a )?permanent foundation(?:,? (?:and )?(detitled|de-titled))?$/i,
      (match) =>
        building(
          `it is a ${lower(/^[a-z -]+?(?= (?:is )?on)/i.exec(match[0])?.[0]).replace(/^(double|single)wide/, '$1-wide')} on a permanent foundation${match[1] ? ' and has been detitled' : ''}`,
        ),
    ],
    [
      /^custom[- ]built by (?:the )?(owner|seller|builder)(?: ?\/ ?(contractor|builder|agent))?$/i,
      (match) =>
        condition(
          `it was custom built by the ${lower(match[1])}${match[2] ? `, a ${lower(match[2]).replace('agent', 'licensed agent')}` : ''}`,
        ),
    ],
    // 'ranch walkout': the home itself, with a walk-out basement.
    [
      /^((?:brick |stone |custom |sprawling |raised |hillside )?)(ranch|rambler|split[- ]level|bi-level) walk-?out$/i,
      ([, look, style]) => character(isA(`${lower(look)}walk-out ${lower(style)}`)),
    ],
    // 'Georgian brick' says what kind of house it is, not something that the house has.
    [
      /^((?:stately |center-hall |classic |historic |restored |two-story )?)(Georgian|Federal|Tudor|Victorian|Colonial|Italianate|Queen Anne|Georgian Revival|Colonial Revival|Tudor Revival|mid-century) (brick|stone|stucco|limestone|brownstone)$/i,
      ([, look, style = '', material], setting) =>
        setting === 'land' || setting === 'commercial'
          ? null
          : character(
              `${isA(`${lower(look)}${style.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()).replace('Mid-Century', 'mid-century')} ${lower(material)}`)} ${setting === 'home' ? 'house' : 'building'}`.replace(
                /^it is /,
                setting === 'flat' ? 'it is in ' : 'it is ',
              ),
            ),
    ],
    // 'fieldstone main house': the house that is for sale, not one of its rooms.
    [
      /^(?:the )?((?:fieldstone|stone|brick|log|shingled?|shingle-style|timber-frame|timber-framed|stucco|adobe|limestone|clapboard|cedar|frame) )main (?:house|residence|home)$/i,
      ([, material], setting) =>
        setting === 'home'
          ? character(
              `the main house is ${MADE[lower(material).trim()] ?? `of ${lower(material).trim()}`}`,
            )
          : null,
    ],
    [
      /^(?:the )?main (?:house|home|residence)(?:,? (?:plus|and|with|\+|&) )(\d|an?|one|two|three|four|five|six) ((?:guest |log |stone |rental |lake |beach |garden |detached |separate )*(?:cottages?|cabins?|casitas?|guest ?houses?|bungalows?|apartments?|houses?))$/i,
      ([, many = '', others], setting) => {
        if (setting !== 'home') return null
        const isOne = /^(?:1|an?|one)$/i.test(many)
        return outdoorPlace(
          `there ${isOne ? 'is' : 'are'} ${isOne ? withArticle(lower(others)) : `${count(lower(many))} ${lower(others)}`} besides the main house`,
        )
      },
    ],
    // 'Alexander mid-century': a house by a builder whose name stands for a style.
    [
      /^(Alexander|Eichler|Cliff May|Haver|Keller|Streng|Krisel|Lustron|Meiselman|Wexler) (mid-century(?: modern)?)$/i,
      ([, builder, style], setting) =>
        setting === 'land' || setting === 'commercial'
          ? null
          : character(isA(`${builder} ${lower(style)}`)),
    ],
    [
      /^((?:detached|attached|semi-detached|end-unit) )(townhome|townhouse)[- ]style$/i,
      ([, how, noun]) => character(isA(`${lower(how)}${lower(noun)}`)),
    ],
    [
      /^(passive solar|passive house|net[- ]zero|universal|open[- ]concept|post-and-beam|lindal cedar) design$/i,
      ([, sort]) =>
        character(
          `it is of ${lower(sort).replace('net zero', 'net-zero').replace('lindal', 'Lindal')} design`,
        ),
    ],
    [
      /^((?:secluded |private |quiet |wooded )*(?:foothills?|mountain|lakeside|lake|riverside|river|country|desert|hilltop|canyon|woodland|forest|island|oceanside) )(retreat|getaway|hideaway)$/i,
      ([, where, noun], setting) =>
        setting === 'home' ? character(isA(`${lower(where)}${lower(noun)}`)) : null,
    ],
    // 'Julia Morgan era shingle style': whose time it is of, and its style.
    [
      /^((?:\p{Lu}[\p{L}.'-]+ ){1,3})era (shingle|craftsman|mission|prairie|ranch|tudor|colonial)[- ]style$/iu,
      ([, who = '', style]) =>
        /^\p{Lu}/u.test(who)
          ? character(`it is a ${lower(style)}-style house from the ${who.trim()} era`)
          : null,
    ],
    // Parts of a city whose name is a plain word.
    [
      /^(Marina|Sunset|Richmond|Mission|Castro|Haight|Excelsior|Presidio|Highlands|Parkside|Lakeside) (Mediterranean|Edwardian|Victorian|Tudor)$/i,
      ([, part = '', style = '']) => character(`it is a ${capital(part)} ${capital(style)}`),
    ],
    [
      /^(?:raised |elevated )(?:about )?((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:feet|foot|ft)) above (grade|(?:the )?base flood elevation|BFE)$/i,
      ([whole, height = '', base = '']) =>
        character(
          `it is ${/^raised/i.test(whole) ? 'raised' : 'elevated'} ${height.replace(/foot|ft/i, 'feet')} above ${/^g/i.test(base) ? 'grade' : 'base flood elevation'}`,
        ),
    ],
    [
      /^seasonal (cottage|cabin|camp|home|house|residence)(?: only)?$/i,
      (match) => character(`it is a seasonal ${lower(match[1])}`),
    ],
    [
      /^half (?:of (?:an? )?)?(shotgun double|double shotgun|(?<=of .*)duplex|twin|double|(?<=of .*)two-family)$/i,
      (match) => building(`it is half of a ${match[1]?.toLowerCase()}`),
    ],
    [
      /^((?:[a-z]+ ){0,2})new englander$/i,
      (match) => {
        const name = `${lower(match[1])}New Englander`
        return character(`it is ${articleFor(name)} ${name}`)
      },
    ],
    [
      new RegExp(
        `^${QUARTER} (brick|stone|frame)(?: (row|rowhouse|rowhome|house|home|townhouse))?$`,
        'iu',
      ),
      (match) => {
        if (!/^\p{Lu}/u.test(match[1] ?? '') && !/town$/.test(match[1] ?? '')) return null
        const home = lower(match[3]).replace(/^row$/, 'rowhouse') || 'home'
        const place = (match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        return building(`it is a ${lower(match[2])} ${home} in ${place}`)
      },
    ],
    [
      /^((?:brick|stone|wood|frame|stucco|log) (?:and|&) (?:cedar|stone|glass|stucco|brick|shingle|clapboard)|vinyl[- ]sided|brick|frame) (\d|two|three|four)[- ]fam(?:ily)?(?: (?:\+|and|plus|with) (?:an? )?(ground (?:floor|level)|basement|finished basement|attic|finished attic|garage))?$/i,
      (match, setting) => {
        if (setting !== 'multi') return null
        const count =
          ({ 2: 'two', 3: 'three', 4: 'four' } as Record<string, string>)[match[2] ?? ''] ??
          lower(match[2])
        const extra = lower(match[3])
        return {
          kind: 'building',
          concept: 'units',
          statement: `it is a ${lower(match[1]).replace('vinyl sided', 'vinyl-sided')} ${count}-family house${extra ? ` plus ${articleFor(extra)} ${extra}` : ''}`,
        }
      },
    ],
    [
      /^manufactured(?: home)?,? converted to real property$/i,
      () => building('it is a manufactured home that has been converted to real property'),
    ],
    [
      /^(farmstead|homestead|farmette|hobby farm|horse farm|compound) with (?:an? )?((?:updated|remodeled|older|original|restored|renovated|[a-z]+-bedroom) (?:house|home|farmhouse))$/i,
      (match) => character(`it is a ${lower(match[1])} with ${withArticle(lower(match[2]))}`),
    ],
    [/^villa[- ]style$/i, told('character', null, 'it is a villa-style home')],
  ],
  figures: [
    [/^lock(?: and |[- ]n[- ]|-and-)leave$/i, told('character', null, 'it is lock-and-leave')],
    [
      /^(?:(\d{4}) )?(modular|manufactured|double[- ]wide|single[- ]wide|triple[- ]wide)(?: home| house)?(?:,? (?:built )?((?:19|20)\d\d))?(?: on (?:an? )?(permanent|perm|block|slab)(?: foundation)?)?$/i,
      (match) => {
        const year = match[1] ?? match[3]
        const noun = (match[2] ?? '').toLowerCase().replace(/[- ]wide/, '-wide')
        const home = /wide/.test(noun) ? noun : `${noun} home`
        const base = match[4]
          ? ` on a ${/perm/i.test(match[4]) ? 'permanent ' : /block/i.test(match[4]) ? 'block ' : ''}${/slab/i.test(match[4]) ? 'slab' : 'foundation'}`
          : ''
        return building(`${isA(`${year ? `${year} ` : ''}${home}`)}${base}`)
      },
    ],
    [
      /^house (\d)\/(\d(?:\.\d)?),? (?:built )?((?:18|19|20)\d\d)$/i,
      (match) =>
        building(
          `the house has ${count(match[1])} bedrooms and ${count(match[2])} baths and dates from ${match[3]}`,
        ),
    ],
    [
      /^((?:expanded |original |updated )?\p{Lu}\p{L}+ model)$/u,
      (match) => character(`it is ${withArticle(match[1] ?? '')}`),
    ],
  ],
  statements: [
    [
      new RegExp(
        `^(\\p{Lu}[\\p{L}']+(?: [\\p{L}']+){0,2}) (district|dist|hill|heights|park|village|square) (${STYLES})$`,
        'iu',
      ),
      (match) => {
        const isDistrict = /^dist/i.test(match[2] ?? '')
        const place = isDistrict ? `the ${match[1]} district` : `${match[1]} ${match[2]}`
        return character(`it is ${articleFor(match[3] ?? '')} ${match[3]} in ${inCapitals(place)}`)
      },
    ],
    [
      /^((?:[\p{L}-]+ ){0,4}(?:cottage|house|home|cabin|camp|bungalow|ranch)) ((?:raised|elevated|built|set|perched) (?:(?:\w+ feet )?(?:on|above|over|into) .+))$/iu,
      (match) =>
        /\b(?:guest|pool|bunk|play|tree|carriage)\b/i.test(match[1] ?? '')
          ? null
          : character(`${isA(match[1] ?? '')} ${match[2] ?? ''}`),
    ],
    [
      /^((?:passive[- ]solar|custom|brick|stucco|adobe|updated|classic|modern|contemporary|new|old|true|traditional) )(\p{L}+(?: \p{L}+)?)[- ]style$/iu,
      (match) => character(isA(`${(match[1] ?? '').toLowerCase()}${match[2]}-style home`)),
    ],
    [
      /^(patio home|split[- ]entry|split[- ]foyer|high[- ]rise|mid[- ]rise|low[- ]rise|tiny (?:home|house)|ski condo|garden condo|basement apartment|railroad(?: apartment)?|duplex loft|co-?op studio|zero[- ]lot[- ]line(?: home)?|ranch compound|oceanfront compound|historic mill conversion|mill conversion|loft conversion)(?: on (?:an? )?(foundation|permanent foundation|wheels|slab|leased land))?$/i,
      (match, setting) => {
        const typed = (match[1] ?? '').toLowerCase()
        // A house has a basement apartment; only an apartment is one.
        if (typed === 'basement apartment' && setting !== 'flat') return null
        const noun = typed
          .replace(/^railroad$/, 'railroad apartment')
          .replace(/^zero[- ]lot[- ]line(?: home)?$/, 'zero-lot-line home')
          .replace(/^(split|high|mid|low) (entry|foyer|rise)$/, '$1-$2')
          .replace(/^(high|mid|low)-rise$/, '$1-rise')
        return {
          kind: 'building',
          concept: null,
          statement: /-rise$/.test(noun)
            ? `the building is a ${noun}`
            : `${isA(noun)}${match[2] ? ` on ${/wheels|land/.test(match[2]) ? '' : 'a '}${match[2].toLowerCase()}` : ''}`,
          name: noun,
        }
      },
    ],
    [
      /^(\d+-by-\d+) (barndominium|cabin|barn house|shouse)$|^(barndominium|shouse),? (\d+-by-\d+)$/i,
      (match) =>
        character(`it is a ${match[1] ?? match[4]} ${(match[2] ?? match[3] ?? '').toLowerCase()}`),
    ],
    [
      /^(\d\d\d0)s ([a-z]+ )?(farmhouse|cottage|bungalow|ranch|colonial|cabin|brownstone|rambler|cape|house|home|mill|building|Tudor|Victorian)$/i,
      (match) => character(isA(`${match[1]}s ${match[2] ?? ''}${match[3]}`)),
    ],
    [
      /^((?:\d bedroom(?:,? \d(?:\.\d)? bath)? )?)((?:double-?wide |single-?wide )?(?:manufactured|modular|mobile|log|stick-built|kit) home)(?: on (?:an? )?(permanent foundation|leased land|owned land|slab|land|private lot))?$/i,
      (match) =>
        building(
          `it is a ${measured(`${match[1] ?? ''}${(match[2] ?? '').toLowerCase()}`)}${match[3] ? ` on ${/land$/.test(match[3]) ? '' : 'a '}${match[3].toLowerCase()}` : ''}`,
        ),
    ],
    [
      /^(?:the )?(\p{Lu}[\p{L}]+(?: [IVX]+)?) (model|floor plan|plan)$/u,
      (match) => building(`it is the ${match[1]} ${(match[2] ?? '').toLowerCase()}`),
    ],
    [
      /^(auto|body|machine|tire|bike|barber|coffee|sandwich|print|welding|cabinet|wood) (repair|shop|repair shop)$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(isA(`${match[0].toLowerCase().replace(/ repair$/, ' repair shop')}`))
          : null,
    ],
    [
      /^((?:brand[- ]new |brick |stone |stucco |corner |two-story |\d-story |sunny |quiet |top-floor |prewar |pre-war |postwar |elevator |limestone |garden |ground[- ]level |garden[- ]level |street[- ]level )*)(co-?op|condop|end unit|interior unit|corner unit|(?<=level )(?:unit|condo)|garden apartment|office condo|retail condo|medical condo|end-of-row|end of row)( building)?$/i,
      (match, setting) => {
        if (!match[1] && /unit|garden/i.test(match[2] ?? '')) return null
        const noun = (match[2] ?? '').toLowerCase().replace(/^coop$/, 'co-op')
        return {
          kind: 'building',
          concept: /^(?:end|corner) unit$/.test(noun)
            ? (conceptOfWhole(noun, setting)?.name ?? null)
            : null,
          // A flat is in its building, and is not the building.
          statement: isMeasured(
            `${(match[1] ?? '').toLowerCase()}${noun}${match[3] ?? ''}`.replace(
              'brand-new',
              'brand new',
            ),
          ).replace(/^it is (?=.* building$)/, setting === 'flat' ? 'it is in ' : 'it is '),
        }
      },
    ],
  ],
}
