import { articleFor } from '@listwright/reviewer/language'
import { ordinal, series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { be, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import { land, location, outdoorPlace, restriction, view } from '../wording/kinds.ts'

const PLANT =
  'apple|pear|peach|plum|cherry|fig|lemon|lime|orange|grapefruit|mango|lilikoi|passion fruit|papaya|banana|avocado|avo|guava|lychee|macadamia|coffee|olive|pecan|walnut|persimmon|pomegranate|apricot|mulberry|blueberry|raspberry|blackberry|grape|citrus|loquat|kumquat|tangerine|nectarine|almond|hazelnut|chestnut'
const POINT = '(north|south|east|west|northeast|northwest|southeast|southwest|NE|NW|SE|SW|N|S|E|W)'
const SIGHT = String.raw`((?:\p{Lu}[\p{L}']+ )*(?:[a-z]+ )?(?:peaks|mountains?|mountain range|range|hills|ridge|butte|mesa|valley|volcano|lake|river|bay|ocean|skyline|city|downtown|hills))`

/** The whole name of the direction: 'northwest' of 'NW'. */
const pointOf = (typed: string | undefined): string => DIRECTIONS[lower(typed)] ?? lower(typed)

/** What is around: distances, neighbors, views with their direction, plants, water and the way there. */
export const SURROUNDINGS_NOTES: SubjectRules = {
  lines: [
    // '2 mi graded dirt rd', 'Cnty maintained rd to the gate, then 2 track'
    [
      /^(\d+(?:\.\d+)?|one|two|three|four|five|six|half a) miles? (?:of |on )?(?:an? )?((?:graded |maintained |unpaved |private |county |rough |improved )*(?:dirt|gravel|paved|caliche|sand|forest service|two-track) road(?: in| access)?)(?:,? ((?:plowed|graded|maintained)(?: (?:in winter|year-round|by (?:the )?[a-z]+))?))?(?:,? (truck|4WD|4x4|AWD|four-wheel drive|high clearance)(?: is)? (recommended|required|needed|advised))?$/i,
      ([, miles = '', road = '', kept, car, need = '']) =>
        location(
          `it is reached by ${countedMiles(miles)} of ${lower(road)}${kept ? `, ${lower(kept)}` : ''}${car ? `; ${/^truck$/i.test(car) ? 'a truck' : /^4x4$/i.test(car) ? '4WD' : car} is ${lower(need)}` : ''}`.replace(
            '; ',
            ', and ',
          ),
        ),
    ],
    [
      /^(county|city|town|state|township|HOA|privately)[- ]maintained road to (?:the )?(gate|property|lot line|driveway|cattle guard)(?:,? then (?:an? )?(two[- ]?track|2[- ]?track|gravel|dirt|private road))?$/i,
      ([, who = '', end = '', then]) =>
        location(
          `the road is ${/^hoa$/i.test(who) ? 'HOA' : lower(who)}-maintained to the ${lower(end)}${then ? `, then ${lower(then).replace(/^(?:two|2)[- ]?track$/, 'two-track')}` : ''}`,
        ),
    ],
    // 'bay 3 blks other way'
    [
      /^(?:the )?((?:[a-z]+ )?(?:beach|bay|lake|river|ocean|park|boardwalk|harbor|marina|downtown|pier|sound|trail|golf)) (\d+(?:\.\d+)?|one|two|three|four|five|six) (blocks?|miles?|minutes?) (?:in )?(?:the )?(?:other way|opposite way|other direction|opposite direction)$/i,
      ([, place = '', far = '', unit = '']) =>
        location(
          `${lower(place) === 'downtown' ? '' : 'the '}${lower(place)} is ${/^[\d.]*\.\d/.test(far) ? far : count(lower(far))} ${isOne(far) ? lower(unit).replace(/s$/, '') : lower(unit).replace(/s?$/, 's')} the other way`,
        ),
    ],
    // 'mango, lilikoi, 2 avo trees'
    [
      new RegExp(
        `^((?:${PLANT})s?(?:(?:, | and |, and )(?:${PLANT})s?)*)(?:,| and|, and) (\\d{1,2}|one|two|three|four|five|six) (${PLANT}) (tree|bush|plant)(?:s|es)?$`,
        'i',
      ),
      ([, first = '', many, last = '', sort = '']) => {
        const plants = lower(first).split(/, and |, | and /)
        const counted = `${count(lower(many))} ${plantOf(last)} ${plural(sort, many)}`
        return outdoorPlace(`there are ${series([...plants.map(treesOf), counted])}`)
      },
    ],
    // 'apple trees, 6 of them, old varieties'
    [
      new RegExp(
        `^(?:(?:old|mature|bearing|producing) )?(${PLANT}) trees,? (\\d{1,2}|one|two|three|four|five|six) of them(?:,? (?:all )?(old|heirloom|heritage|different|mixed|dwarf) vari?e?ti?es)?$`,
        'i',
      ),
      ([, plant = '', many, sort]) =>
        outdoorPlace(
          `there are ${count(lower(many))} ${plantOf(plant)} trees${sort ? ` of ${lower(sort)} varieties` : ''}`,
        ),
    ],
    // 'collegiate peaks vu to NW', 'mtn vu to W'
    [
      new RegExp(`^(?![Ll]ong )${SIGHT} (views?),? (?:to|toward|towards) (?:the )?${POINT}$`, 'u'),
      ([, sight = '', noun = '', point]) =>
        view(
          `there ${/s$/.test(noun) ? 'are' : `is ${articleFor(sight)}`} ${sightOf(sight)} ${noun} to the ${pointOf(point)}`,
        ),
    ],
    // 'fall color': the trees have it, not the home.
    [
      /^(?:(?:great|vivid|brilliant|spectacular|gorgeous|beautiful) )?(fall|autumn) (colors?|foliage)(?: (?:from|off) (?:the )?(deck|porch|windows|patio|balcony))?$/i,
      ([, season = '', noun = '', where]) =>
        land(
          `there is ${lower(season)} ${lower(noun).replace('colors', 'color')}${where ? ` to see from the ${lower(where)}` : ' in the trees'}`,
        ),
    ],
    // 'headframe views', 'rimrock views': kinds of sights that are no names.
    [
      /^(headframe|rimrock|mesa|grain elevator|windmill|lighthouse|silo) views?(?: from (?:the )?([a-z]+(?: [a-z]+)?))?$/i,
      ([typed, sight = '', where]) => ({
        ...view(`it has ${lower(sight)} views${where ? ` from the ${lower(where)}` : ''}`),
        name: `${lower(sight)} ${/views/i.test(typed) ? 'views' : 'view'}${where ? ` from the ${lower(where)}` : ''}`,
      }),
    ],
    [
      /^(?:in )?(?:the )?historic (uptown|midtown)(?: location)?$/i,
      ([, part]) => location(`it is in the historic ${lower(part)}`),
    ],
    // 'View of the headframes from front stoop'
    [
      /^views? of the ([a-z]+(?: [a-z]+)?) from (?:the )?((?:[a-z]+ )?(?:stoop|porch|deck|patio|balcony|yard|window|kitchen|living room|terrace|bedroom|office|roof|hot tub))$/i,
      ([, sight = '', where = '']) =>
        view(`the ${sight} ${be(sight)} in view from the ${lower(where)}`),
    ],
    // 'Backs to HOA woods, nothing behind'
    [
      /^backs? (?:up )?to (?:the |an? )?((?:HOA |state |city |county |protected |common )?(?:woods|greenbelt|open space|preserve|park|pond|farmland|conservation land|golf course|forest|creek|field|wetlands?|lake|trail)),? (?:with )?(nothing behind|no (?:rear |back )?neighbors?(?: behind)?)$/i,
      ([, what = '', none = '']) =>
        location(
          `it backs to ${/^(?:woods|farmland|open space|wetlands|(?:HOA|state|city|county|protected|common) |conservation)/i.test(what) ? namedLand(what) : withArticle(lower(what))}, with ${lower(none).replace(/^no (?:rear |back )?neighbors?(?: behind)?$/, 'no neighbors behind')}`,
        ),
    ],
    [
      /^backs? (?:up )?to (?:the )?golf(?: course(?=.*neighbor))?,? (?:the )?(\d{1,2}(?:st|nd|rd|th)) (fairway|green|hole|tee)(?:,? (?:with )?no (?:rear |back )?neighbors?)?$/i,
      ([typed, which = '', what = '']) =>
        location(
          `it backs to the ${ordinal(which)} ${lower(what)} of the golf course${/neighbor/i.test(typed) ? ', with no rear neighbor' : ''}`,
        ),
    ],
    // 'pond behind, patio faces it', 'woods behind, deck overlooks it'
    [
      /^(pond|woods|lake|creek|park|greenbelt|meadow|field|golf course|river|marsh|canal|preserve|pasture) (?:is )?(?:behind|out back|in back|in the back),? (?:and )?(?:the )?(patio|deck|porch|balcony|kitchen|sunroom|lanai|primary bedroom|living room) (faces|overlooks|looks (?:out )?(?:at|over|on)) (?:it|them)$/i,
      ([, what = '', place = '', verb = '']) =>
        location(
          `it backs to ${/^woods$/i.test(what) ? 'woods' : withArticle(lower(what))}, and the ${lower(place)} ${lower(verb)} ${/^woods$/i.test(what) ? 'them' : 'it'}`,
        ),
    ],
    // 'tidal marsh front'
    [
      /^((?:tidal |salt |fresh )?(?:marsh|creek|lagoon|pond|bayou|slough|inlet|sound))[- ]?front$/i,
      ([, water = '']) => location(`it fronts ${withArticle(lower(water))}`),
    ],
    [
      /^(?:water )?(\d{1,2}(?: ?(?:-|to) ?\d{1,2})?) ?(?:foot|feet|') (?:MLW|mean low water|at mean low water|at low tide)(?: at (?:the )?(dock|pier|slip|lift))?(?:,? good for (?:an? )?([a-z]+(?:(?:\/|, | and )[a-z]+)*))?$/i,
      ([typed, depth = '', where, boats]) =>
        land(
          `the water is ${depth.replace(/\d+/g, (digits) => count(digits)).replace(/ ?- ?/, ' to ')} feet deep${where ? ` at the ${lower(where)}` : ''} at ${/low tide/i.test(typed) ? 'low tide' : 'mean low water'}${
            boats
              ? `, good for ${series(
                  lower(boats)
                    .split(/\/|, | and /)
                    .map(boatsOf),
                )}`
              : ''
          }`,
        ),
    ],
    // 'Critical Area, 100' buffer'
    [
      /^(?:in (?:the )?)?critical area,? (?:with )?(?:an? )?(\d+)[- ](?:foot|feet) buffer$/i,
      ([, feet]) => restriction(`it is in the Critical Area, with a ${feet}-foot buffer`),
    ],
    [
      /^(?:state |public |DNR |DEC )?(?:fishing easement|easement for fishing)$/i,
      ([typed]) =>
        restriction(
          `there is ${withArticle(`${/^(?:state|public|DNR|DEC)/i.exec(typed)?.[0].replace(/^(?:State|Public)/, lower) ?? ''} easement for fishing`.trim())}`,
        ),
    ],
    // 'Heavenly shuttle stops out front'
    [
      /^(?:the )?(?!(?:no|not|two|three|four|several|many|multiple|some) )((?:\p{Lu}[\p{L}']+ |[a-z]+ )?(?:shuttle|bus|trolley|streetcar|school bus|ski bus)) stops (out front|in front|at the (?:corner|door|gate|entrance)|outside)$/iu,
      ([, what = '', where = '']) => location(`the ${what} stops ${lower(where)}`),
    ],
    // 'sugar bush approx 300 taps, shack has evaporator'
    [
      /^(?:the )?(sugar bush|sugarbush|maple stand)(?: of| with)? (?:about |approx\.? )?(\d+) taps(?:,? (?:and )?(?:the |a )?(?:sugar )?shack (?:has|with) (?:an? )?(evaporator))?$/i,
      ([typed, what = '', taps, tool]) =>
        land(
          `there is a ${lower(what)} of ${/about|approx/i.test(typed) ? 'about ' : ''}${taps} taps${tool ? ', with an evaporator in the shack' : ''}`,
        ),
    ],
    [
      /^domestic well permit (?:is )?available (?:at|with|on) (\d+)\+? acres(?: ?\(|, ?)?(?:1|one) home(?:,| and| \+) livestock\)?$/i,
      ([, acres]) =>
        land(`a domestic well permit is available at ${acres} acres, for one home and livestock`),
    ],
    [
      /^(?:no sewer|sewer not available)(?:,| -|;| so| and)? septic (?:is )?(?:required|needed|necessary)$/i,
      () => land('there is no sewer, and a septic system is required'),
    ],
    [
      new RegExp(`^windows (?:facing|face) ${POINT}(?: and ${POINT})?$`, 'i'),
      ([, one, other]) =>
        location(`windows face ${pointOf(one)}${other ? ` and ${pointOf(other)}` : ''}`),
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN} paddocks (?:with|have) (water|automatic waterers|run-ins|shelters)(?: lines?)?$`,
        'i',
      ),
      ([typed, many, what = '']) =>
        land(
          `there ${isOne(many) ? 'is' : 'are'} ${count(lower(many))} paddock${isOne(many) ? '' : 's'} with ${lower(what)}${/lines?$/i.test(typed) ? ' lines' : ''}`,
        ),
    ],
  ],
}

const countedMiles = (typed: string): string =>
  /^half/i.test(typed)
    ? 'half a mile'
    : `${typed.includes('.') ? typed : count(lower(typed))} mile${isOne(typed) ? '' : 's'}`

const plantOf = (typed: string): string => lower(typed).replace(/^avo$/, 'avocado')

/** What is named without its plant, as in 'mango, papaya'; other fruit grows on a tree. */
const treesOf = (plant: string): string =>
  /^(?:mango|papaya|banana|passion fruit|lilikoi|blueberry|raspberry|blackberry|grape|citrus|coffee)$/.test(
    plant,
  )
    ? plantOf(plant)
    : `${plantOf(plant)} trees`

const plural = (sort: string, many: string | undefined): string =>
  isOne(many) ? lower(sort) : `${lower(sort)}${/sh$/i.test(sort) ? 'es' : 's'}`

const sightOf = (typed: string): string => (/^\p{Lu}/u.test(typed) ? typed : lower(typed))

const namedLand = (typed: string): string => withArticles(typed.replace(/^hoa\b/i, 'HOA'))

const boatsOf = (typed: string): string =>
  /^(?:sail|power|motor)$/.test(typed)
    ? `${typed}boats`
    : typed === 'fishing'
      ? 'fishing boats'
      : typed.replace(/(?<!s)$/, 's')
