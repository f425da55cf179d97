import { group } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts.ts'
import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'
import { count, TO_TEN } from './wording/counts.ts'

/** Notes without a verb: the order of the words says which part is the subject and which the predicate. */
export const TELEGRAPHIC: SubjectRules = {
  figures: [
    [
      /^(?:(?:right |just |directly )?(inside|outside(?! (?:(?:the )?city|entrance|entry|access|shower|storage|faucet|lighting|seating|kitchen))|beyond|beside|opposite|across(?: the street)? from|steps (?:from|to)|blocks (?:from|to)|around the corner from)|(?:in )?(?:the )?(heart of)) (.+)$/i,
      (match) => {
        const where = (match[1] ?? 'in the heart of')
          .toLowerCase()
          .replace(/^(steps|blocks) to$/, '$1 from')
        const exactly = /^(right|just|directly) /i.exec(match[0])?.[0].toLowerCase() ?? ''
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${withArticles(`${exactly}${where} ${match[3]}`)}`,
        }
      },
    ],
    [
      /^(first|second|third|fourth) block (?:from|to|off) (?:the )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${match[1]?.toLowerCase()} block ${withArticles(`from ${match[2]}`)}`,
      }),
    ],
    [
      /^(?:an? )?(?:(easy|short|quick|pleasant) )?(bike|bike ride|stroll|walk|drive) to (?:the )?((?!light rail\b)[a-z].*)$/,
      (match) => {
        const way = match[2] === 'bike' ? 'bike ride' : (match[2] ?? '')
        const place = /^\p{Lu}/u.test(match[3] ?? '')
          ? match[3]
          : withArticles(`to ${match[3]}`).slice(3)
        if (way === 'walk' && !match[1]) return null
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${withArticle(`${match[1] ? `${match[1]} ` : ''}${way}`)} to ${place}`,
        }
      },
    ],
    [
      /^(gentle|level|flat|gradual|steep) (walk|path|slope|stroll) to (?:the )?(water|lake|beach|river|dock|shore)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${match[2]?.toLowerCase()} to the ${match[3]?.toLowerCase()} is ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(gentle|steep|moderate|slight|gradual) slope$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the slope is ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^easy access (?:to )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it has easy access to ${(match[1] ?? '').replace(/\b(?=turnpike|parkway|interstate|highway|freeway)/gi, 'the ')}`,
      }),
    ],
    [
      /^((?!corner |cul-de-sac |no |tot |parking )(?!.*\b(?:tot|parking|overlooking|on|with|and|porch|deck|views?|backs|of)\b)(?:[a-z][a-z-]* ){1,3})(?:lot|homesite)$/i,
      (match, setting) =>
        setting === 'land' || setting === 'commercial' || conceptOfWhole(match[0], setting)?.hook
          ? null
          : {
              kind: 'location',
              concept: null,
              statement: `it is on ${withArticle(match[0].toLowerCase())}`,
            },
    ],
    [
      /^(\d+) ?(?:mm|mile marker)(?: by (?:the )?water)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is at mile marker ${match[1]}${/water/i.test(match[0]) ? ' by water' : ''}`,
      }),
    ],
    [
      /^(first|second|third|fourth|front|back|2nd|3rd|4th) row$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${measured(match[1]?.toLowerCase() ?? '')} row`,
      }),
    ],
    [
      /^(?:in )?(?:an? |the )?((?:tax abatement|enterprise|historic overlay|arts|business improvement) (?:district|zone))$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in ${withArticle((match[1] ?? '').toLowerCase())}`,
      }),
    ],
    [/^sidewalks$/i, told('location', null, 'the street has sidewalks')],
    [
      /^(?:in )?((?:north|south|east|west|northeast|northwest|southeast|southwest) \p{Lu}[\p{L}' ]+)$/iu,
      (match) =>
        (match[1] ?? '')
          .split(' ')
          .slice(1)
          .every((word) => /^\p{Lu}/u.test(word))
          ? {
              kind: 'location',
              concept: null,
              statement: `it is in ${(match[1] ?? '').replace(/^\w/, (first) => first.toUpperCase())}`,
            }
          : null,
    ],
    [
      /^(?:well[- ]maintained,? )?(?:one|single)[- ]owner home$/i,
      told('condition', null, 'it has had one owner'),
    ],
    [
      /^(front[/ -](?:and )?(?:to[ -])?back|side[/ -](?:to[ -])?side|atrium|california) split$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${(match[1] ?? '').toLowerCase().replace(/[/ ](?:and )?/g, '-')} split`,
      }),
    ],
    [
      /^(two|three|1\.5|2|3)[- ]story$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'character',
              concept: null,
              statement: `it has ${/\./.test(match[1] ?? '') ? match[1] : count(match[1])} stories`,
            }
          : null,
    ],
    [
      /^(traditional|contemporary|transitional|modern|classic) (one|two|three|1\.5|1|2|3)[- ]stor(?:y|ies)(?: (?:home|house))?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${match[1]?.toLowerCase()} ${/\./.test(match[2] ?? '') ? match[2] : count(match[2])}-story house`,
      }),
    ],
    [
      /^((?:all )?(?:brick|stone|stucco|log|frame|block|cedar|vinyl) (?:home|house))((?: on .+)?)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${withArticle((match[1] ?? '').toLowerCase())}${(match[2] ?? '').replace(/ on (?=acre)/i, ' on an ')}`,
      }),
    ],
    [
      /^((?:expanded |original |updated )?\p{Lu}\p{L}+ model)$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${withArticle(match[1] ?? '')}`,
      }),
    ],
    [/^custom[- ]built$/i, told('character', null, 'it is custom built')],
    [
      /^((?:up[/ -]?(?:and |over )?down|stacked|over[/ -]under|side[- ]by[- ]side) (duplex|triplex|fourplex))$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[2] ?? '').toLowerCase()] ?? null,
        statement: `it is ${withArticle(
          (match[1] ?? '')
            .toLowerCase()
            .replace(/^up.*down/, 'up/down')
            .replace(/side by side/, 'side-by-side'),
        )}`,
        name: (match[1] ?? '')
          .toLowerCase()
          .replace(/^up.*down/, 'up/down')
          .replace(/side by side/, 'side-by-side'),
      }),
    ],
    [
      /^(duplex|triplex|fourplex|sixplex)(?: with|,)? all (?:(\d|one|two|three)(?: and| &|\/) ?)?(\d|one|two|three) bedrooms?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count:
          { duplex: 2, triplex: 3, fourplex: 4, sixplex: 6 }[(match[1] ?? '').toLowerCase()] ??
          null,
        statement: `it is a ${match[1]?.toLowerCase()}, all ${match[2] ? `${count(match[2])}- and ` : ''}${count(match[3])}-bedroom units`,
      }),
    ],
    [
      /^((?:[a-z0-9]+[ -])*(?:end|corner|duplex|interior|middle|rear|front|garden|stacked|carriage)[- ]unit)$/i,
      (match) => {
        const name = (match[1] ?? '')
          .toLowerCase()
          .replace(/\b(first|second|third|fourth|top|ground) floor\b/, '$1-floor')
          .replace(/\b(brick|stone) front\b/, '$1-front')
        return / /.test(name) && /-|^(?:brick|stone|brand) /.test(name) && !/^two-flat/.test(name)
          ? {
              kind: 'building',
              concept: / end unit$/.test(name) ? 'end unit' : null,
              statement: `it is ${withArticle(name)}`,
              name: '',
            }
          : null
      },
    ],
    [
      /^(corner |end-cap |freestanding |single[- ]story |two[- ]story |one[- ]story )?((?:retail|medical|dental|professional|veterinary|office|mixed-use|industrial|flex|warehouse) (?:building|office|center|condo))((?: (?:downtown|uptown|midtown))?)$/i,
      (match, setting) =>
        setting === 'commercial' && (match[1] || match[3])
          ? {
              kind: 'building',
              concept: null,
              statement: `it is ${withArticle(`${(match[1] ?? '').replace(/(\w) story/i, '$1-story')}${match[2]}`.toLowerCase())}${match[3]}`,
              name: '',
            }
          : null,
    ],
    [
      /^contributing(?: (?:property|building|structure))? (?:in|to) (?:the |an? )?(.+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a contributing property in ${withArticle(match[1] ?? '').replace(/^(?=National Register)/, 'a ')}`,
      }),
    ],
    [
      /^legal (two|three|four|[2-4])[- ]family(?: (?:house|home))?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: numberOf(match[1] ?? ''),
        statement: `it is a legal ${count(match[1])}-family house`,
        name: `legal ${count(match[1])}-family house`,
      }),
    ],
    [
      /^(front|rear|street|garden|courtyard|south|north|east|west)[- ]facing,? (?:and )?(quiet|sunny|bright)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${match[1]?.toLowerCase()}-facing and ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(`^((?:perimeter )?[a-z]+ed)(?: on)? (${TO_TEN}|both|all) sides?$`, 'i'),
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is ${match[1]?.toLowerCase()} on ${/^[\d]|^[a-z]+$/i.test(match[2] ?? '') && numberOf(match[2] ?? '') !== null ? count(match[2]) : match[2]?.toLowerCase()} sides`,
      }),
    ],
    [
      /^([a-z]+ed) (front and (?:back|rear)|front|back)$/i,
      (match) =>
        /^(?:xeriscaped|landscaped|fenced|irrigated|sodded|paved)$/i.test(match[1] ?? '')
          ? {
              kind: 'outdoor place',
              concept: null,
              statement: `it is ${match[1]?.toLowerCase()} ${/ and /.test(match[2] ?? '') ? '' : 'in '}${match[2]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(?:has )?never flooded(,? (?:per|according to) (?:the )?(seller|owner))?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it has never flooded${match[2] ? `, according to the ${match[2].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^((?:town|city|county|public|municipal) (?:sewer|water|gas)(?: and (?:sewer|water|gas))?) (?:is )?(tied in|hooked up|connected)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${match[1]?.toLowerCase()} ${/ and /.test(match[1] ?? '') ? 'are' : 'is'} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [/^(?:all )?paved access$/i, told('land', null, 'access is paved all the way')],
    [
      /^(\d+) seats?(?: in(?:side|doors)?)?(?: \+| and|,) (\d+) (?:seats )?(?:on|out on|in) (?:the )?(patio|courtyard|deck|bar|sidewalk)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${match[1]} seats inside and ${match[2]} ${/bar/i.test(match[3] ?? '') ? 'at' : 'on'} the ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      /^(.+? dock) (\d+)[ -]?(?:x|by)[ -]?(\d+)(?: (?:and|\+) (\d+)[ -]?(?:x|by)[ -]?(\d+))?$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `the ${measured(match[1] ?? '').replace(/^(\w+) (well|slip)\b/i, '$1-$2')} measures ${match[2]} by ${match[3]}${match[4] ? ` and ${match[4]} by ${match[5]}` : ''}`,
      }),
    ],
    [
      /^(duplex|triplex|fourplex),? all (\d|one|two|three)[- ]?(?:bed|bedroom)s?,? (\d|one|two)[- ]?baths?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[1] ?? '').toLowerCase()] ?? null,
        statement: `it is a ${match[1]?.toLowerCase()} of ${count(match[2])}-bedroom, ${count(match[3])}-bath units`,
      }),
    ],
    [
      /^(?:high )?traffic count (?:of )?([\d,]+)(k)(?: (?:cars|vehicles|vpd|aadt))?(?: (?:per|a) day)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the traffic count is ${dollars(match[1], match[2]).slice(1)} vehicles a day`,
      }),
    ],
    [
      /^perc(?:olation)?[- ]tested(?: for)?(?: (\d|two|three|four|five)[- ]?(?:br|bed|bedroom)s?)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `it is perc tested${match[1] ? ` for ${count(match[1])} bedrooms` : ''}`,
      }),
    ],
    [
      /^(?:well (?:is )?drilled|drilled well)(?:,? (?:at )?(\d+) ?gpm)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the well is drilled${match[1] ? ` and yields ${match[1]} gallons a minute` : ''}`,
      }),
    ],
    [
      /^(gravel |paved |dirt )(drive|driveway|road|culvert) (?:is )?(?:already )?in$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()} is in`,
      }),
    ],
    [/^electric(?:ity)?(?: is)? available$/i, told('utilities', null, 'electricity is available')],
    [
      /^light restrictions,? no (mobiles|mobile homes|manufactured homes|trailers)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `restrictions are light, but ${match[1]?.toLowerCase().replace(/^mobiles$/, 'mobile homes')} are not allowed`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:test|permit|survey|approval|design))(?: is)? (done|approved|complete|in hand|on file)(?: for)? (\d|two|three|four|five)[- ](?:bed|bedroom|br)s?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} is ${match[2]?.toLowerCase()} for ${count(match[3])} bedrooms`,
      }),
    ],
    [
      /^(?:min(?:imum)? (?:build |home )?(?:of )?)?([\d,]+)[- ]square[- ]f(?:oo|ee)t(?: min(?:imum)?(?: build| home| house)?)?$/i,
      (match) =>
        /min/i.test(match[0])
          ? {
              kind: 'restriction',
              concept: null,
              statement: `the minimum build is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
            }
          : null,
    ],
  ],
}
