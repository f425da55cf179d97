import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { lower, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { namesIn } from './wording/things.ts'

const TREE =
  '(?:aspen|birch|bristlecone|cedar|cottonwood|cypress|douglas fir|elm|fir|hemlock|hickory|juniper|larch|lodgepole|madrone|maple|mesquite|oak|pecan|pine|pi[nñ]on|ponderosa|poplar|redwood|spruce|tamarack|walnut)s?'

const TREE_LIST = `(${TREE}(?:(?:, and |, | and | & |\\/)${TREE})*)`

const ANIMAL =
  '(?:elk|deer|turkeys?|moose|bear|bears|antelope|quail|wildlife|foxes|eagles|javelina|wild horses)'

const ANIMAL_LIST = `(${ANIMAL}(?:(?:, and |, | and | & )${ANIMAL})*)`

const UTILITY = '(power|electric(?:ity)?|water|gas|natural gas|sewer|fiber|phone|utilities)'

const withPole = (owner: string | undefined, thing: string | undefined): string => {
  const isSeveral = /s$/i.test(thing ?? '')
  const name = `${/^[a-z]+ $/.test(owner ?? '') ? lower(owner) : (owner ?? '')}${lower(thing)}`
  return `${isSeveral ? name : withArticle(name)} ${isSeveral ? 'are' : 'is'}`
}

const mile = (typed: string | undefined): string => {
  const parts: Readonly<Record<string, string>> = {
    '1/4': 'a quarter mile',
    'a quarter': 'a quarter mile',
    '1/2': 'half a mile',
    'a half': 'half a mile',
    '3/4': 'three-quarters of a mile',
  }
  return parts[lower(typed)] ?? measured(`${typed} miles`)
}

const ground = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^timber$/, 'in timber')
    .replace(/^woods$/, 'wooded')
    .replace(/^pasture$/, 'in pasture')

/** 'tillable acres', 'acres of hay' */
const acres = (typed: string | undefined): string =>
  /^(?:tillable|irrigated)$/i.test(typed ?? '')
    ? `${lower(typed)} acres`
    : `acres of ${lower(typed)}`

/** What grows on the land, what lives there, and what has been measured or found on it. */
export const TERRAIN: SubjectRules = {
  lines: [
    [
      /^per[ck]'?e?d for (?:an? )?(\d|two|three|four|five)[- ](?:bed|bedroom)s?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has been perc tested for ${numeral(numberOf(lower(match[1])) ?? 3)} bedrooms`,
      }),
    ],
    [
      /^(well|power|septic|water|driveway)(?: and| &|,| \+) (well|power|septic|water|driveway|electric) (?:are |already )?(in|installed|in place)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${lower(match[1])} and ${lower(match[2]).replace('electric', 'electricity')} are ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(`^(timbered|wooded|forested|treed)(?:,| with| in) ${TREE_LIST}$`, 'i'),
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the land is ${lower(match[1])} with ${series(namesIn(match[2]))}`,
      }),
    ],
    [
      new RegExp(`^(?:mix of |mixed )?${TREE_LIST} (?:mix|cover|woods|forest|stand)$`, 'i'),
      (match, setting) =>
        setting === 'land'
          ? {
              kind: 'land',
              concept: null,
              statement: `${series(namesIn(match[1]))} ${namesIn(match[1]).length > 1 ? 'cover' : 'covers'} the land`,
            }
          : null,
    ],
    [
      new RegExp(`^((?:${TREE}, )+${TREE},? (?:and|&) ${TREE})$`, 'i'),
      (match, setting) => ({
        kind: 'land',
        concept: null,
        statement: `${series(namesIn(match[1]))} grow on the ${setting === 'land' ? 'land' : 'lot'}`,
      }),
    ],
    [
      new RegExp(
        `^${ANIMAL_LIST} (pass(?:es)?(?:[- ]| )through|roam|visit(?: daily)?|frequent(?:s)?(?: visitors)?)(?: (?:the )?(?:land|property|yard|lot))?$`,
        'i',
      ),
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${series(namesIn(match[1]))} ${lower(match[2])
          .replace('-', ' ')
          .replace(/^passes/, 'pass')
          .replace(/^frequents? visitors$/, 'are frequent visitors')
          .replace(/^frequents?$/, 'frequent the land')}`,
      }),
    ],
    [
      /^(?:good |abundant |lots of |plenty of )?((?:deer|elk|turkey|bear|hog|moose)(?:(?:,| and| &) (?:deer|elk|turkey|bear|hog|moose))*) sign$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there is ${/^good/i.test(match[0]) ? 'good ' : ''}${series(namesIn(match[1]))} sign`,
      }),
    ],
    [
      /^(?:in )?lava (?:flow )?zone (\d)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in lava zone ${match[1]}`,
      }),
    ],
    [
      /^(?:zoned ag(?:ricultural)?|ag(?:ricultural)? zoned|ag(?:ricultural)? zoning),? ?([A-Z]{1,2}-?\d{1,2}[a-z]?)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned agricultural, ${match[1]?.replace(/^[a-z]+/, (letters) => letters.toUpperCase())}`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}&]+ |power |electric |utility )?(poles?|transformer|hydrant|meter|main|line) (?:is |are )?within ([\d,]+) (?:ft|foot|feet)$/iu,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${withPole(match[1], match[2])} within ${match[3]} feet`,
      }),
    ],
    [
      new RegExp(
        `^${UTILITY} ([\\d,]+) (?:foot|feet|ft) away,? (?:a )?(?:bid|quote|estimate)(?: of| is)? \\$ ?([\\d,.]+)(k?)(?: to (?:bring|run) (?:it )?in)?$`,
        'i',
      ),
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${lower(match[1]).replace(/^electric$/, 'electricity')} is ${match[2]} feet away, with a bid of $${match[3]}${match[4] ? ',000' : ''}`,
      }),
    ],
    [
      /^not zoned for (subdivision|subdividing|splits?|splitting)(?: (?:under|below) ([\d.]+) ?acres?)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the zoning does not allow subdivision${match[2] ? ` under ${match[2]} acres` : ''}`,
      }),
    ],
    [
      /^(?:min(?:imum)?|minimum of) ([\d,]+) (?:sf|square f(?:oo|ee)t) ((?:ranch|home|house|dwelling|two[- ]story)(?: home)?)(?: (?:per|by|under) (?:the )?(covenants|deed|HOA|restrictions))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement:
          `${match[3] ? `the ${/HOA/i.test(match[3]) ? 'HOA requires' : `${lower(match[3])} ${/s$/i.test(match[3]) ? 'require' : 'requires'}`}` : 'covenants require'} a ${lower(match[2])} of at least ${match[1]} square feet`.replace(
            /^covenants require a (\w+) of at least/,
            'the minimum for a $1 is',
          ),
      }),
    ],
    [
      /^(mound|conventional|pressure|holding tank|at-grade) or (mound|conventional|pressure|holding tank|at-grade)(?: septic| system)?,? soil test(?: (?:in |from )?((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `a ${lower(match[1])} or ${lower(match[2])} septic system is possible by ${match[3] ? `the ${match[3]}` : 'the'} soil test`,
      }),
    ],
    [
      /^site[- ]built(?: homes?)? only$/i,
      told('restriction', null, 'only site-built homes are allowed'),
    ],
    [
      /^manufactured(?: homes?)?(?: is| are)? (?:allowed|ok|okay|permitted) (?:on|with) (?:an? )?(?:permanent|perm\.?) foundations?$/i,
      told('restriction', null, 'manufactured homes are allowed on a permanent foundation'),
    ],
    [
      /^paved to within (1\/4|1\/2|3\/4|[\d.]+|a quarter|a half) ?(?:mi|mile|miles)(?: of (?:the )?(?:lot|property|land))?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the road is paved to within ${mile(match[1])}`,
      }),
    ],
    [
      /^(?:approx(?:imately|\.)?|about|roughly) half (open|pasture|cleared|tillable|wooded|timber),? (?:and )?half (open|pasture|cleared|tillable|wooded|timber|woods)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `about half the land is ${ground(match[1])}, and half is ${ground(match[2])}`,
      }),
    ],
    [
      /^camping (?:is )?(?:allowed|ok|okay|permitted) with (?:an? )?((?:county|city|town|HOA) permit|permit)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `camping is allowed with a ${lower(match[1]).replace('hoa', 'HOA')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:water|power|gas|sewer|tap|hookup)(?: tap| meter| hookup)?) available,? (?:at )?buyer(?:'s)? (?:to pay|expense|cost)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${withArticle(match[1] ?? '')} is available at the buyer's expense`,
      }),
    ],
    [
      /^(?:the )?(?:boundary|survey|corner|property|lot)? ?(pins|stakes|markers|corners) (?:were |have been |are )?(found|located)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${lower(match[0])
          .replace(/^the /, '')
          .replace(
            / (?:were |have been |are )?(?:found|located)$/,
            '',
          )} have been ${lower(match[2])}`,
      }),
    ],
    [
      /^no (?:winter )?(?:snow )?plow(?:ing)? on (?:the )?last ([\d,]+) (?:ft|foot|feet)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the last ${match[1]} feet are not plowed${/winter/i.test(match[0]) ? ' in winter' : ''}`,
      }),
    ],
    [
      /^(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse)(?:(?:\/| and )(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse))? (route|trail|access)s? (?:right )?from (?:the |your )?(?:front |back )?door$/i,
      (match) => {
        const kinds = [match[1], match[2]]
          .filter((each): each is string => Boolean(each))
          .map((each) => (/^(?:ATV|UTV|OHV)$/i.test(each) ? each.toUpperCase() : lower(each)))
        return {
          kind: 'location',
          concept: null,
          statement: `${lower(match[3]) === 'access' ? '' : /^A/.test(kinds[0] ?? '') ? 'an ' : 'a '}${kinds.join(' and ')} ${lower(match[3])} ${lower(match[3]) === 'access' ? 'is available' : 'runs'} from the door`,
        }
      },
    ],
    [
      /^(?:public |city |county )?(sewer|water),? not (?:on )?(?:an? )?(cesspool|septic|well)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `it is on ${lower(/^(?:public |city |county )?\w+/i.exec(match[0])?.[0])}, not ${lower(match[2]) === 'septic' ? 'septic' : `a ${lower(match[2])}`}`,
      }),
    ],
    [
      /^([\d.]+|two|three|four|five|six|seven|eight|nine|ten) ?acres? (tillable|pasture|hay|crop(?:land)?|irrigated),? (?:is |are )?(rented|leased)(?: (?:on|by) (?:a )?(handshake)| to (?:a |the )?(neighbor|local farmer|farmer))?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${measured(`${match[1]} ${acres(match[2])}`)} are ${lower(match[3])}${match[4] ? ' on a handshake' : ''}${match[5] ? ` to a ${lower(match[5])}` : ''}`,
      }),
    ],
    [
      /^irrigation (?:water )?(?:through|from|via) (?:the )?(\p{Lu}[\p{L} ]*?)(?:,? (?:at |for )?\$ ?([\d,]+)(?:\/ ?(?:yr|year)| a year| annually))?$/iu,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `irrigation water comes through ${/ /.test(match[1] ?? '') ? 'the ' : ''}${match[1]}${match[2] ? ` at $${match[2]} a year` : ''}`,
      }),
    ],
    [
      /^septic (?:is )?rated (?:for )?(\d|two|three|four|five)[- ](?:bed|bedroom)s?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the septic system is rated for ${numeral(numberOf(lower(match[1])) ?? 3)} bedrooms`,
      }),
    ],
  ],
}
