import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { building, condition, land, restriction, update, utilities } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'

const LIE = 'level|flat|high|dry|rolling|open|sloping|gently sloping|usable|cleared|wooded'
const GAME =
  'deer|turkeys?|elk|bears?|hogs|ducks|quail|pheasants?|dove|wildlife|birds|eagles|fish|bass|trout'

/** How the ground lies, what part of it floods, and what lives or stands on it. */
export const GROUND_NOTES: SubjectRules = {
  lines: [
    [
      /^(?:excellent |good |prime |great |abundant )?((?:elk|deer|whitetail|mule deer|turkey|quail|dove|duck|pheasant|wildlife|waterfowl|bird|moose|antelope|trout)(?:(?:,| and|, and) (?:elk|deer|whitetail|mule deer|turkey|quail|dove|duck|pheasant|waterfowl|moose|antelope|bear))*) (habitat)$/i,
      ([, animals = '', what = '']) => land(`there is ${lower(animals)} ${lower(what)}`),
    ],
    [
      /^lots? (\d+)(?:,| and| &|\/) ?(\d+) (?:are |to be |being )?sold (together|separately|as a package)$/i,
      (match) => land(`lots ${match[1]} and ${match[2]} are sold ${lower(match[3])}`),
    ],
    [
      /^(?:certified organic|organic certified|organic certification) since ((?:19|20)\d\d)(?: \(([A-Z]{3,5})\))?$/i,
      (match) =>
        land(
          `the land has been certified organic${match[2] ? ` by ${match[2]}` : ''} since ${match[1]}`,
        ),
    ],
    [
      /^((?:[\d.]+ )?acres?|lot|land|property|boundary|parcel) (?:was |were )?surveyed(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        ...land(
          `the ${lower(match[1])} ${/acres$/i.test(match[1] ?? '') ? 'were' : 'was'} surveyed in ${match[2]}`,
        ),
        year: Number(match[2]),
      }),
    ],
    [
      /^(elevated|raised|lifted|set|moved) (on|onto|to) (?:concrete )?(blocks?|pilings|piers|stilts|pier and beam|a new foundation|new foundation)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        year: Number(match[4]),
        statement: `the house was ${lower(match[1])} ${lower(match[2])} ${lower(match[3]).replace(/^new/, 'a new')} in ${match[4]}`,
      }),
    ],
    [
      new RegExp(`^(${LIE})(?: and| \\+|\\/|,) (${LIE})(?: (?:land|lot|ground))?$`, 'i'),
      (match, setting) =>
        setting === 'land' && match[1] !== match[2]
          ? land(`the land is ${lower(match[1])} and ${lower(match[2])}`)
          : null,
    ],
    [
      /^(?:an? )?((?:very )?(?:small|large|tiny|back|rear|front|lower|low)? ?(?:part|portion|corner|section|sliver|strip|half|third|quarter))(?: of (?:the )?(?:lot|land|property|parcel|tract|acreage|it))? (?:is |lies )?in (?:the |a )?(flood ?zone(?: [A-Z]{1,2})?|(?:100[- ]year )?flood ?plain|flood ?way|wetlands)$/i,
      (match) => {
        const part = lower(match[1]).trim()
        const zone = lower(match[2])
          .replace(
            /flood zone ([a-z]{1,2})$/,
            (_, code: string) => `flood zone ${code.toUpperCase()}`,
          )
          .replace(/flood (plain|way)$/, 'flood$1')
        const place = /zone [A-Z]|wetlands/.test(zone)
          ? zone
          : `${/^flood/.test(zone) && /zone$/.test(zone) ? 'a' : 'the'} ${zone}`
        const which = /^(?:back|rear|front|lower|low) /.test(part)
          ? `the ${part}`
          : withArticle(part)
        return restriction(`${which} of the land is in ${place}`)
      },
    ],
    [
      /^((?:merchantable |mature |standing |planted |open |good )?(?:wetlands?|woods|timber|pasture|hay|hay ground|marsh|swamp|bottom ?land|lawn))((?: (?:at|in|on|along|across) (?:the )?[a-z ]+?)?),? (?:is |are )?(about|approximately|approx\.?|roughly|around)? ?(\d[\d.]*) acres?$/i,
      (match) => {
        const name = `${match[3] ? 'about ' : ''}${match[4] === '1' ? 'one acre' : `${/^\d$/.test(match[4] ?? '') ? count(match[4]) : match[4]} acres`} of ${lower(match[1])}`
        return land(
          `there ${match[4] === '1' ? 'is' : 'are'} ${name}${withArticles(lower(match[2]))}`,
        )
      },
    ],
    [
      /^((?:[a-z]+ ){0,2}(?:pond|lake|garden|orchard|vineyard)),? (?:of )?(about|approximately|approx\.?|roughly|over|nearly|just over|just under) ([\d.]+) acres?$/i,
      (match) =>
        land(
          `there is ${withArticle(lower(match[1]))} of ${lower(match[2]).replace(/^(?:approx.*|roughly)$/, 'about')} ${match[3] === '1' ? 'one acre' : `${/^\d$/.test(match[3] ?? '') ? count(match[3]) : match[3]} acres`}`,
        ),
    ],
    [
      /^(mostly|all|primarily|good|prime) (class [1-4I]{1,3}(?:(?: and|,|\/|-| &) ?[1-4I]{1,3})?) soils?$/i,
      (match) =>
        /good|prime/i.test(match[1] ?? '')
          ? null
          : land(
              `the soils are ${lower(match[1])} ${(match[2] ?? '').replace(/^class/i, 'class').replace(/\/|-| & /, ' and ')}`,
            ),
    ],
    [
      new RegExp(
        `^(?:lots of |plenty of |tons of )?((?:${GAME})(?:(?:,| and|, and| &) (?:${GAME}))*) (everywhere|abound|(?:seen )?daily|year[- ]round|out (?:the )?back(?: door)?)$`,
        'i',
      ),
      (match) => {
        const animals = series(lower(match[1]).split(/,? and |, | & /))
        const where = lower(match[2])
        if (/everywhere/.test(where)) return land(`${animals} are everywhere`)
        if (/abound/.test(where))
          return land(`${animals} ${animals === 'wildlife' ? 'abounds' : 'abound'}`)
        if (/daily/.test(where))
          return land(`${animals} ${animals === 'wildlife' ? 'is' : 'are'} seen daily`)
        if (/year/.test(where)) return null
        return land(`there ${animals === 'wildlife' ? 'is' : 'are'} ${animals} out the back door`)
      },
    ],
    [
      /^(?:an? )?((?:old|older|existing|vacant|newer|nice|fixer|uninhabitable|livable) )?(single|double)[- ]?wide(?: (?:mobile home|trailer|home))?(?: on (?:the )?(?:property|land|site|lot|acreage))?((?:,| is)? (?:sold )?as[- ]is|,? (?:of )?no value(?: given)?|,? needs work|,? not livable)?$/i,
      (match) => {
        const name = `${lower(match[1])}${lower(match[2])}-wide`
        const state = lower(match[3])
        if (/as.is/.test(state)) return land(`the ${name} on the property is sold as is`)
        if (/no value/.test(state)) return land(`the ${name} on the property is given no value`)
        if (/work/.test(state)) return land(`the ${name} on the property needs work`)
        if (/livable/.test(state)) return land(`the ${name} on the property is not livable`)
        return building(`there is ${withArticle(name)} on the property`)
      },
    ],
    [
      /^((?:[\d.]+|one|two|three|four|five|ten)[- ]acres? )((?:mini |hobby |gentleman'?s |horse |working |family |organic |small |cattle |goat |lavender |tree |flower |turnkey |irrigated )*(?:farm|ranch|farmette|ranchette|farmstead|homestead|horse property|equestrian property|horse setup|mini[- ]farm|compound))$/i,
      (match) => land(isA(hyphenated(measured(`${lower(match[1])}${lower(match[2])}`)))),
    ],
    [
      /^perimeter(?: is)? (fully |completely )?fenced((?: (?:and|&) cross[- ]?fenced)?)((?: (?:with|in) .+)?)$/i,
      (match) =>
        match[2]
          ? null
          : {
              kind: 'land',
              concept: match[3] ? null : 'fenced land',
              statement: `the perimeter is ${lower(match[1])}fenced${lower(match[3]).replace(/^ in /, ' with ')}`,
              name: '',
            },
    ],
    [
      /^(borders|abuts|backs(?: up)? to|backs|adjoins|next to) (?:a |the )?(state forest|state land|game lands?)(?: (?:on|to) (?:the )?(north|south|east|west|back|rear|side|two sides|three sides|one side))?$/i,
      (match) => {
        const verb = lower(match[1])
          .replace(/^backs(?: up)?(?: to)?$/, 'backs to')
          .replace(/^next to$/, 'is next to')
        const place = lower(match[2])
        const side = lower(match[3])
        return {
          kind: 'land',
          concept: 'public land adjoining',
          statement: `it ${verb} ${/lands?$/.test(place) ? place : withArticle(place)}${side ? ` on ${/sides?$/.test(side) && side !== 'side' ? '' : 'the '}${side}` : ''}`,
        }
      },
    ],
    // 'raised above flood elevation in 2016': work of that year, and no state.
    [
      /^(?:house |home )?(?:was )?(raised|elevated|lifted) (above|to|over) (?:the )?((?:base |FEMA )?flood (?:elevation|level|stage|plain|zone))(?:,? in)? ((?:19|20)\d\d)$/i,
      ([, done, where, level = '', year]) => ({
        ...update(
          `it was ${lower(done)} ${lower(where)} the ${lower(level).replace('fema', 'FEMA')} in ${year}`,
        ),
        year: Number(year),
      }),
    ],
    // 'rebuilt after 2011': that is when, and no event.
    [
      /^(?:house |home )?(?:was )?((?:fully |completely )?(?:rebuilt|renovated|remodeled|restored|raised|elevated)) (after|since|following) ((?:19|20)\d\d)$/i,
      ([, done, when, year]) =>
        update(
          `it ${/since/i.test(when ?? '') ? 'has been' : 'was'} ${lower(done)} ${lower(when)} ${year}`,
        ),
    ],
    [
      /^(repaired|rebuilt|updated|renovated|remodeled|restored|gutted|raised|elevated)(?: (?:and|&) (updated|renovated|remodeled|raised|rebuilt|repaired))? (?:after|since|following) (?:the )?((?:19|20)\d\d) (flood|fire|hurricane|storm|tornado|freeze)$/i,
      (match) =>
        update(
          `it was ${lower(match[1])}${match[2] ? ` and ${lower(match[2])}` : ''} after the ${match[3]} ${lower(match[4])}`,
        ),
    ],
    [
      /^(?:buyer )?needs? (?:an? )?(well|septic|septic system|power|electric|driveway|survey|perc test)(?:,| and| \+| &) (?:an? )?(well|septic|septic system|power|electric|driveway|survey|perc test)$/i,
      (match) =>
        condition(
          `it needs ${[match[1], match[2]]
            .map((each) =>
              withArticle(
                lower(each)
                  .replace(/^electric$/, 'electricity')
                  .replace(/^septic$/, 'septic system'),
              ),
            )
            .join(' and ')}`,
        ),
    ],
    [
      /^approved for (?:an? )?(\d|two|three|four|five)[- ]?(?:bedroom|bed|br)s? septic(?: system)?$/i,
      (match) => utilities(`it is approved for a ${count(lower(match[1]))}-bedroom septic system`),
    ],
    [
      /^septic(?: system)? (?:is )?(installed|sized|designed|rated|good|in) for (?:an? )?(\d|two|three|four|five)[- ]?(?:bedrooms?|beds?|br)(?: (?:home|house))?$/i,
      (match) =>
        utilities(
          `the septic system is ${lower(match[1]).replace(/^(?:good|in)$/, 'sized')} for ${count(lower(match[2]))} bedrooms`,
        ),
    ],
    [
      /^(up to (?:\d|two|three|four|six|\d\d) (?:chickens|hens|goats|horses|dogs|animals|cows)) (?:are )?(?:ok|okay|allowed|permitted)(?: (?:per|by) (?:the )?(city|county|town|HOA|covenants))?$/i,
      (match) =>
        restriction(
          `${measured(lower(match[1]))} are allowed${match[2] ? ` by the ${/hoa/i.test(match[2]) ? 'HOA' : lower(match[2])}` : ''}`,
        ),
    ],
    [
      /^(raised|elevated|built|set) on (?:an? )?((?:(?:brick|concrete|wood|steel|masonry|stone) )?(?:pilings|stilts|piers|posts|columns))$/i,
      (match) => condition(`it is ${lower(match[1])} on ${lower(match[2])}`),
    ],
    [
      /^(?:home |house )?(?:is )?on (?:pilings|stilts)$|^house on (pilings|stilts)$/i,
      (match) => building(`it is on ${/stilts/i.test(match[0]) ? 'stilts' : 'pilings'}`),
    ],
    [
      /^(?:the )?(?:4|four)[- ]point(?: inspection)?(?: has)? passed$|^passed (?:4|four)[- ]point(?: inspection)?$/i,
      told('condition', null, 'it has passed a four-point inspection'),
    ],
  ],
}
