import { group } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts.ts'
import { kindOfNoun, singular } from '../head-nouns.ts'
import { measured } from '../measures.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, series } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, listed, subjectOf, told, withArticle } from './rule.ts'
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
      /^(public|free|municipal|city) (garage|lot|parking lot)((?: is)? (?:next door|across the street|around the corner))$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${withArticle(`${match[1]} ${match[2]}`.toLowerCase())} is${(match[3] ?? '').replace(/ is/i, '')}`,
      }),
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
      /^on (?:an? |the )?rental program(?: with (.+))?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `it is on a rental program${match[1] ? ` with ${match[1]}` : ''}`,
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
      /^((?!no |not |(?:lower|upper|garden) )[a-z\d][\w' -]*?) (vacant|occupied|empty|leased|rented)(?:,| and| &)? ((?:roughed in|remodeled|renovated|updated|gutted|finished|ready)(?: .+)?)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${subjectOf(measured(match[1] ?? ''))} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()} and ${withArticles(match[3] ?? '')}`,
      }),
    ],
    [
      /^((?!no |not )[a-z\d][\w' -]*?) (?:to be |will be )?delivered (vacant|empty|furnished)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${subjectOf(measured(match[1] ?? ''))} will be delivered ${match[2]?.toLowerCase()}`,
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
    [
      /^((?:deeded |garage |covered |assigned |one )?parking(?: spot| space)?|storage(?: unit| locker)?) (?:is )?included(?: in (?:the )?(price|rent|sale|HOA|dues))?$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${match[1]?.toLowerCase()} is included${match[2] ? ` in the ${/hoa/i.test(match[2]) ? 'HOA' : match[2].toLowerCase()}` : ''}`,
      }),
    ],
    [/^(?:all )?paved access$/i, told('land', null, 'access is paved all the way')],
    [/^utilities (?:are )?off\b.+$/i, told('condition', null, 'the utilities are off')],
    [
      new RegExp(
        `^(${TO_TEN}) ([a-z][a-z' -]*s),? all ([a-z-]+ed|vacant|occupied|leased|furnished|private)$`,
        'i',
      ),
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[2] ?? ''))) ?? 'building',
        concept: null,
        statement: `all ${count(match[1])} ${match[2]?.toLowerCase()} are ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(`^(${TO_TEN}) tenants? (NNN|triple net|gross|modified gross)(?: leases?)?$`, 'i'),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'tenant is on a' : 'tenants are on'} ${match[2]} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'lease' : 'leases'}`,
      }),
    ],
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
      /^unit ([a-z]|\d{1,2}),? (?:rents?|rented|leased)(?: for| at)? \$?([\d,]+)(?:\/mo\w*)?(,? (?:taw|tenant at will|month to month|m2m))?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `unit ${match[1]?.toUpperCase()} rents for ${dollars(match[2])} a month${match[3] ? (/month/i.test(match[3]) || /m2m/i.test(match[3]) ? ', month to month' : ', to a tenant at will') : ''}`,
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
      new RegExp(
        `^(${TO_TEN}) units? (?:are |is )?(month to month|at will|vacant and remodeled)$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'unit is' : 'units are'} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [/^farmland assess(?:ed|ment)$/i, told('fee', null, 'it has a farmland assessment')],
    [
      /^assessments? (?:covers?|includes?) (.+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the assessment includes ${series(listed(match[1] ?? '').map((each) => each.toLowerCase()))}`,
      }),
    ],
    [
      /^((?:garage |covered |assigned )?parking) (?:available )?for (?:lease|rent)(?: at \$?([\d,]+)(?:\/mo\w*)?)?$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${match[1]?.toLowerCase()} can be leased${match[2] ? ` for ${dollars(match[2])} a month` : ''}`,
      }),
    ],
    [
      /^(first|second|third|fourth|top|garden|1st|2nd|3rd|4th)[- ](?:floor|level)?,? ?(\d|one|two|three|four)[- ]?(?:bed|bedroom)s?(?: unit)?,? (?:(vacant)|(?:rents? (?:for|at) |at |is |rented (?:for|at) )?\$?([\d,]+)(?:\/mo\w*)?)$/i,
      (match) => {
        const floor = (match[1] ?? '')
          .toLowerCase()
          .replace(/^1st$/, 'first')
          .replace(/^2nd$/, 'second')
          .replace(/^3rd$/, 'third')
          .replace(/^4th$/, 'fourth')
        const unit = `the ${count(match[2])}-bedroom unit on the ${floor} floor`.replace(
          'on the garden floor',
          'on the garden level',
        )
        return {
          kind: match[3] ? 'tenancy' : 'income',
          concept: null,
          statement: match[3]
            ? `${unit} is vacant`
            : `${unit} rents for ${dollars(match[4])} a month`,
        }
      },
    ],
    [
      /^(?:the )?(other unit|second unit|upper|lower|upper unit|lower unit) (?:is )?tenant at will(?: at| for)? \$?([\d,]+)(?:\/mo\w*)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${match[1]?.toLowerCase().replace(/^(upper|lower)$/, '$1 unit')} is rented at will for ${dollars(match[2])} a month`,
      }),
    ],
    [
      /^(?:the )?(HOA|POA|association|regime|condo fee|dues)(?: fee| dues)? (covers?|includes?) (.+)$/i,
      (match) => {
        const owner = /hoa|poa/i.test(match[1] ?? '')
          ? (match[1] ?? '').toUpperCase()
          : (match[1] ?? '').toLowerCase()
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${owner} ${/^dues$/.test(owner) ? (match[2] ?? '').toLowerCase().replace(/s$/, '') : (match[2] ?? '').toLowerCase().replace(/s?$/, 's')} ${series(listed(match[3] ?? '').map((each) => each.toLowerCase().replace(/^(exterior|roof|lawn)$/, 'the $1')))}`,
        }
      },
    ],
    [
      /^NNN(?: charges)? (?:(?:are )?(?:~|approx(?:imately)?\.?|about|est(?:imated)?\.?) )?\$?([\d.]+) ?(?:\/ ?|a |per )(?:sf|square (?:foot|feet))$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `NNN charges are ${/approx|about|est/i.test(match[0]) ? 'about ' : ''}$${Number(match[1]).toFixed(2)} a square foot`,
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
      /^(small |large )?(pets|dogs|cats)(?: (?:ok|allowed|welcome))? with (?:an? )?((?:pet )?deposit)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()} are allowed with a ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:both|the two) (sides|units|apartments|halves) (?:are )?(?:rented|leased)(?: at| for)? \$?([\d,]+)(?: (?:and|\+)|,|\/) ?\$?([\d,]+)(?:\/mo\w*)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the two ${match[1]?.toLowerCase()} rent for ${dollars(match[2])} and ${dollars(match[3])} a month`,
      }),
    ],
    [
      /^((?:deeded|garage|covered|assigned|indoor|surface|heated|off-site|underground|second|valet|reserved) parking(?: space| spot)?)(?: is| at| for)? \$?(\d[\d,]*)(k)?((?:\/mo\w*| a month| monthly)?)((?: extra| additional)?)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${match[1]?.toLowerCase()} is ${dollars(match[2], match[3])}${match[4] ? ' a month' : ''}${(match[5] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d|one|two|three)[- ]car garage \+ ?\$?(\d[\d,]*)\/mo\w*$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${count(match[1])}-car garage adds ${dollars(match[2])} a month`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:tap|tap fee|hookup|hook-up|buy-in|transfer fee|impact fee)) \$([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} is ${dollars(match[2])}`,
      }),
    ],
    [
      /^(?:grossed|netted|earned|made|rented for) \$?(\d[\d,.]*)(k)?((?: in \d{4}| last year| in rent(?: last year)?)?)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `it ${/^net/i.test(match[0]) ? 'netted' : 'grossed'} ${dollars(match[1], match[2])}${(match[3] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d+)[- ]day min(?:imum)?(?: rental| lease)? (\d+|three|two)(?:x| times) (?:per|a) year$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum rental is ${match[1]} days, up to ${count(match[2])} times a year`,
      }),
    ],
    [
      /^(\d+)x(?: the)? rent(?:al)?(?: in)? income(?: required)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `an income of ${match[1]} times the rent is required`,
      }),
    ],
    [/^rent control applies$/i, told('restriction', null, 'rent control applies')],
    [/^(?:annual|yearly) leases?$/i, told('tenancy', null, 'leases are annual')],
    [/^full[- ]service lease$/i, told('terms', null, 'the lease is full-service')],
    [
      /^(\d+) ?(?:-|to) ?(\d+)[- ]years? (?:lease )?term$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the term is ${count(match[1])} to ${count(match[2])} years`,
      }),
    ],
    [
      /^ag(?:ricultural)? tax (?:status|valuation|exemption)$/i,
      told('fee', 'agricultural tax status', 'it has agricultural tax status'),
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
      /^ag(?:riculturally|ricultural)?[- ]exempt(?:ion)?,? (?:for )?\(?(wildlife|timber|hay|bees?)\)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has an agricultural exemption for ${match[1]?.toLowerCase()}`,
      }),
    ],
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
