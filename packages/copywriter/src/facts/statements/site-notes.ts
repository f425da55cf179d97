import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { measureNumeral, numberOf } from '../numerals.ts'
import { isPlural, lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'
import { land } from './wording/kinds.ts'
import { DIRECTIONS, LINE, lineOf } from './wording/places.ts'

/** Where things lie on a parcel or by it: lines, roads, fences, water and power. */
export const SITE_NOTES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:a |the )?((?:[a-z-]+ )?(?:creek|stream|branch|river|easement|fence|ditch|road|trail|alley)) (?:runs |is )?along ${LINE}$`,
        'i',
      ),
      (match) =>
        land(
          `${articleFor(lower(match[1]))} ${lower(match[1])} ${/easement|fence/i.test(match[1] ?? '') ? 'is' : 'runs'} along ${lineOf(match[2])}`,
        ),
    ],
    [
      new RegExp(`^neighbors? (?:use|have|has)(?: an?)? easement along ${LINE}$`, 'i'),
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `neighbors use an easement along ${lineOf(match[1])}`,
      }),
    ],
    [
      /^(?:an? )?(power pole|electric pole|meter pole|old well|old barn|mobile home|shed|hunting cabin|water meter|fire hydrant|culvert|gas line|pump house) (?:is )?on (?:(?:the )?(property|lot|land|parcel)|the (site))$/i,
      (match) =>
        land(
          `${articleFor(lower(match[1]))} ${lower(match[1])} is on the ${lower(match[2] ?? match[3])}`,
        ),
    ],
    [
      /^(?:about |approx\w*\.? )?(\d+(?:\.\d+)?) (miles?|mi|minutes?|mins?)\.? ([NSEW]|NE|NW|SE|SW|north|south|east|west) of (?:the )?(airport|town|downtown|city|interstate|\p{Lu}[\p{L}. ]+|I-\d+)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ${/^(?:about|approx)/i.test(match[0]) ? 'about ' : ''}${inWords(match[1])} ${/^m(?:i$|ile)/i.test(match[2] ?? '') ? (match[1] === '1' ? 'mile' : 'miles') : 'minutes'} ${DIRECTIONS[lower(match[3])] ?? lower(match[3])} of ${/^(?:airport|interstate|city)$/i.test(match[4] ?? '') ? `the ${lower(match[4])}` : match[4]}`,
      }),
    ],
    [
      /^(?:the )?(boat launch|boat ramp|lake access|marina|beach access|trailhead|public launch|ramp) (?:is )?(?:(?:1\/2|half|a half|0\.5) miles?|(\d+(?:\.\d+)?) mi(?:les?)?)(?: away)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${articleFor(lower(match[1]))} ${lower(match[1])} is ${match[2] && match[2] !== '0.5' ? `${inWords(match[2])} ${match[2] === '1' ? 'mile' : 'miles'}` : 'half a mile'} away`,
      }),
    ],
    [
      /^((?:\p{Lu}[\p{L}'.]+ )+(?:University|College|Hospital|Park|Lake|Beach|Campus|Airport|Square|Stadium|Base|Mall|Trail)),? (?:is )?(?:1\/2|half|a half|0\.5)(?: a)? miles?(?: away)?$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${(match[1] ?? '').trim()} is half a mile away`,
      }),
    ],
    [
      /^(asphalt|paved|gravel|county|public) road (?:is |runs |goes )?to (?:the )?(lot line|property line|lot|property|gate|door)$|^road (?:is )?(asphalt|paved|gravel) to (?:the )?(lot line|property line|lot|property|gate|door)$/i,
      (match) =>
        land(`the road is ${lower(match[1] ?? match[3])} to the ${lower(match[2] ?? match[4])}`),
    ],
    [
      /^(?:some|a few|most) ([a-z]+(?:(?:,| and|, and) [a-z]+)*) (?:has been |have been )?(cleared|thinned|cut|removed)$/i,
      (match, setting) =>
        setting === 'land'
          ? land(
              `${lower(match[0].split(' ')[0])} ${lower(match[1])} ${/ and |,|s$/.test(lower(match[1])) ? 'have' : 'has'} been ${lower(match[2])}`,
            )
          : null,
    ],
    [
      /^(?:it is |the land is |the lot is )?((?:mostly |partially |partly |fully |gently )?(?:cleared|level|wooded|sloping|steep|rolling|flat|open|fenced))(?: (and|but) )((?:mostly |partially |partly |fully |gently )?(?:level|wooded|sloping|rolling|flat|open|fenced|buildable|usable|dry|private|cleared|graded))(?:, (driveway|road|well|septic|power|pad) (?:is )?(cut|in|in place|installed|cleared|graded))?$/i,
      (match, setting) =>
        setting === 'land' || / but /.test(match[0])
          ? land(
              `the land is ${lower(match[1])} ${lower(match[2])} ${lower(match[3])}${match[4] ? `, with the ${lower(match[4])} ${lower(match[5])}` : ''}`,
            )
          : null,
    ],
    [
      /^divisible(?:,? (?:with )?(?:an? )?(\d+|two|three|four|five|ten)[- ]?(?:ac|acres?) min(?:imum)?\.?)?$/i,
      (match) =>
        match[1]
          ? land(`it is divisible, with ${articleFor(match[1])} ${inWords(match[1])}-acre minimum`)
          : null,
    ],
    [
      /^(\d|four|five|six)[- ]strand barbed[- ]?wire(?: fenc(?:e|ing))?(?: on (\d|two|three|four|all) sides)?$/i,
      (match) =>
        land(
          `there is a ${inWords(match[1])}-strand barbed-wire fence${match[2] ? ` on ${inWords(match[2])} sides` : ''}`,
        ),
    ],
    [
      /^((?:high|low|new|privacy|barbed wire|chain[- ]link|game|deer|wood|split[- ]rail) fence) (?:on )?(one|two|three|four|1|2|3|4|all) sides?$/i,
      (match) =>
        land(
          `there is a ${lower(match[1])} on ${inWords(match[2])} side${inWords(match[2]) === 'one' ? '' : 's'}`,
        ),
    ],
    [
      /^(county|city|state|privately|town|township)[- ]?maintained (gravel|paved|dirt|asphalt)(?: road)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${lower(match[1])}-maintained ${lower(match[2])} road`,
      }),
    ],
    [
      /^(rural water district|water district|fire district|MUD|irrigation district) #?(\d+)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `it is in ${/^mud/i.test(match[1] ?? '') ? 'MUD' : (match[1] ?? '').replace(/\b[a-z]/gi, (letter) => letter.toUpperCase())} ${match[2]}`,
      }),
    ],
    [
      /^(RVs?|campers?|tiny homes?|temporary (?:RV|camper))(?: (?:is|are))? (?:allowed|ok|okay|permitted) while (?:you )?(?:building|you build|constructing)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/^rv/i.test(match[1] ?? '') ? 'an RV is' : isPlural(match[1] ?? '') ? `${lower(match[1])} are` : `a ${lower(match[1]).replace('rv', 'RV')} is`} allowed while building`,
      }),
    ],
    [
      /^([\d,]+) (?:sq\.? ?ft\.?|sf|square f(?:ee|oo)t) min(?:imum)?\.? (ranch|two[- ]story|one[- ]story)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum for a ${lower(match[2]).replace(/ story/, '-story')} is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
      }),
    ],
    [
      /^(?:approx\w*\.?|about|roughly|over|nearly) ([\d,]+) ?(?:ft|feet|foot|') (?:of )?((?:road|lake|river|creek|water|street|highway|ocean|bay|canal)?-? ?(?:frontage|shoreline|waterfront))$/i,
      (match) =>
        land(
          `it has ${lower(match[0].split(' ')[0]).replace(/^approx.*|^roughly/, 'about')} ${group(Number((match[1] ?? '').replace(/,/g, '')))} feet of ${lower(match[2])}`,
        ),
    ],
    [
      /^(ten|\d+) ?(?:ft|feet|foot)(?: deep| (?:of )?depth| (?:of )?water)? at (full pool|low tide|mean low water|the dock|dock|high tide)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the water is ${measureNumeral(numberOf(lower(match[1])) ?? 0)} feet deep at ${lower(match[2]).replace(/^(?:the )?dock$/, 'the dock')}`,
      }),
    ],
    [/^(?:at |on )?(?:the )?sunset side$/i, told('location', null, 'it is on the sunset side')],
    [
      /^(?:REC|co-?op|rural) electric(?:ity)? (?:is )?(?:on|at) (?:the )?(lot|road|property|street|line)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${/^rec/i.test(match[0]) ? 'REC' : lower(match[0].split(' ')[0])} electricity is ${/ on /i.test(match[0]) ? 'on' : 'at'} the ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:on (?:an? )?)?((?:saltwater|freshwater|deep[- ]water|sailboat|wide|private) )?canal(?:,| with|, with) no (fixed )?bridges to (?:the )?(Intracoastal|ocean|gulf|bay|river|lake|\p{Lu}\p{L}+)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${lower(match[1]).replace('deep water', 'deep-water')}canal with no ${lower(match[2])}bridges to the ${(match[3] ?? '').replace(/^gulf$/i, 'Gulf').replace(/^intracoastal$/i, 'Intracoastal')}`,
      }),
    ],
    [
      /^evac(?:uation)?\.? zone ([A-F])$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in evacuation zone ${(match[1] ?? '').toUpperCase()}`,
      }),
    ],
    [
      /^flood zone X[ ,]*\(?shaded\)?$|^shaded flood zone X$/i,
      told('restriction', null, 'it is in shaded flood zone X'),
    ],
    [
      /^(long[- ]range |seasonal |winter )?((?:mountain|lake|river|valley|water) views?)(?: (?:when|once) (?:the )?leaves are (?:off|down|gone)| in winter| (?:leaf|leaves) off)$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1]).replace('long range', 'long-range')}${lower(match[2]).replace(/view$/, 'views')} ${/winter$/i.test(match[0]) ? 'in winter' : 'when the leaves are off'}`,
      }),
    ],
    [
      /^(long[- ]range |partial |distant )?winter views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1]).replace('long range', 'long-range')}winter views`,
      }),
    ],
    [
      /^(existing )?curb cut(?: (?:with|w\/) (?:a )?turn lane)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${match[1] ? 'an existing' : 'a'} curb cut is in place${/lane/i.test(match[0]) ? ', with a turn lane' : ''}`,
      }),
    ],
    [
      /^(?:city|town|county) of (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${match[0].split(' ')[0]?.replace(/^./, (letter) => letter.toUpperCase())} of ${match[1]}`,
      }),
    ],
    [
      /^([\d,.]+)k? ?(?:lb|pound|#) boat lift$/i,
      (match) => ({
        kind: 'amenity',
        concept: null,
        statement: `there is ${articleFor(match[1] ?? '')} ${measured(match[1] ?? '')}-pound boat lift`,
      }),
    ],
  ],
}
