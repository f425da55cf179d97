import { conceptOfWhole } from '../concepts.ts'
import { placeWithArticle } from '../distances.ts'
import { measured } from '../measures.ts'
import { series } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, isPlural, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Things of a neighborhood that are typed with where they stand. */
const AROUND =
  'stop|station|parking|park|trail|trails|trailhead|bus|buses|bus line|shuttle|playground|market|cafe|coffee shop|restaurants?|shops?|shopping|beach|beach access|boat ramp|boat launch|greenway|path|bike path|bike lane|bike share|train|subway|ferry|grocery|grocery store|store|bakery|dog park|golf course|library|hospital|pier|public garage|public lot|bike trail|creek|pond|lake|river|woods|preserve|pool|clubhouse|community pool|marina|dock|tennis courts?'

/** Where they stand; what lies behind the house may be its own. */
const BY_THE_HOUSE =
  "out front|in front|out the (?:back|front) (?:gate|door)|out the back|behind(?: (?:it|the (?:building|house|lot|home)))?|at the corner|on (?:the )?corner|at (?:the )?end of (?:the |our )?(?:street|road|block|drive|lane|cul-de-sac)|on (?:the|this) (?:block|street)|at your door(?:step)?|at (?:the )?door(?:step)?|a stone's throw away|steps away|in (?:the )?(?:subdivision|neighborhood|community|development|complex|town|village)"

const PLACED = new RegExp(
  `^((?:[\\p{L}\\d'’.&/-]+ ){0,4}?(?:${AROUND})(?: to \\p{Lu}\\S*)?) (${BY_THE_HOUSE})$`,
  'iu',
)

/** Things that belong to the property if they are behind or in front of the house. */
const OWN = /\b(?:pool|dock|parking|path|shop|garage|creek|pond|lot|pier)$/i

const OWN_PLACE = /^(?:behind|out|in front)/i

/** Where the property is, and how to get elsewhere from it, without the words 'near' or 'to'. */
export const WAYS: SubjectRules = {
  firstStatements: [
    [
      /^(?:just )?(?:an? )?(?:short |quick |easy )*(golf[- ]cart|boat|kayak|shuttle|gondola|scooter|float|paddle)(?: ride| trip| distance| right)? to (?:the )?(.+)$/i,
      (match) => {
        const way = (match[1] ?? '').toLowerCase().replace(' ', '-')
        return {
          kind: 'location',
          concept: null,
          statement: `${placeWithArticle(match[2] ?? '', /\bto the /i.test(match[0]))} is ${withArticle(`${way} ride`)} away`,
          place: placeWithArticle(match[2] ?? '', /\bto the /i.test(match[0])),
        }
      },
    ],
    [
      /^(quick|easy|fast|handy|convenient)(?: (access|hop|commute|trip|drive|ride|walk))? to (?:the )?(.+)$/i,
      (match) => {
        const place = placeWithArticle(match[3] ?? '', /\bto the /i.test(match[0]))
        const noun = (match[2] ?? '').toLowerCase()
        if (/^convenient$/i.test(match[1] ?? '') && !noun) return null
        return {
          kind: 'location',
          concept: null,
          statement: !noun
            ? `${place} ${/ and /.test(place) ? 'are' : 'is'} ${(match[1] ?? '').toLowerCase() === 'easy' ? 'easy' : 'quick'} to reach`
            : noun === 'access'
              ? `it has ${match[1]?.toLowerCase()} access to ${place}`
              : `it is ${withArticle(`${match[1]} ${noun}`.toLowerCase())} to ${place}`,
          place,
        }
      },
    ],
  ],
  statements: [
    [
      PLACED,
      (match, setting) => {
        const thing = match[1] ?? ''
        const where = withArticles((match[2] ?? '').toLowerCase())
          .replace(/^on corner$/, 'on the corner')
          .replace(/^at door/, 'at the door')
          .replace(/\bour\b/, 'the')
        if (/\b(?:no|with|views?|near|to the|walk|close|deeded|private)\b/i.test(thing)) return null
        const isPublic = /^(?:public|street|free|city|municipal|metered)\b/i.test(thing)
        if (OWN.test(thing) && OWN_PLACE.test(where) && !isPublic && !/^\p{Lu}/u.test(thing))
          return null
        const isShared = /subdivision|neighborhood|community|development|complex/.test(where)
        if (isShared && conceptOfWhole(thing, setting)?.kind === 'community') return null
        const name = thing.replace(/^the /i, '')
        const isNamed = /^\p{Lu}/u.test(name) && /\p{Lu}\S*$/u.test(name)
        return {
          kind: 'location',
          concept: null,
          statement: isNamed
            ? `${placeWithArticle(name)} is ${where}`
            : `there ${be(name)} ${/^\p{Lu}/u.test(name) && !isPlural(name) ? 'a ' : ''}${/^\p{Lu}/u.test(name) ? name : withArticle(name)} ${where}`,
        }
      },
    ],
    [
      /^(?:just |only )?(?:an? )?(few|couple|several|handful)(?: of)?(?: short)? (blocks|minutes|miles|steps|doors|houses|streets)(?: walk)?(?: away)? (?:to|from|off|of) (.+)$/i,
      (match) => {
        const many = (match[1] ?? '').toLowerCase()
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${many === 'several' ? 'several' : many === 'few' ? 'a few' : `a ${many} of`} ${match[2]?.toLowerCase()} from ${placeWithArticle(match[3] ?? '', false)}`,
          place: placeWithArticle(match[3] ?? '', false),
        }
      },
    ],
    [
      /^((?:[A-Z\d]\/)*[A-Z\d](?: (?:and|&) [A-Z\d])?)(?: (?:trains?|lines?|subway))? at (.+)$/,
      (match, setting) => {
        if (setting === 'land') return null
        const lines = (match[1] ?? '').split(/\/| and | & /)
        return {
          kind: 'location',
          concept: null,
          statement: `the ${series(lines)} ${lines.length > 1 ? 'trains stop' : 'train stops'} at ${(match[2] ?? '').replace(/\bst\b\.?$/i, 'Street').replace(/\bave?\b\.?$/i, 'Avenue')}`,
        }
      },
    ],
    [
      /^(bus|train|shuttle|ferry|streetcar|trolley|express bus|city bus|commuter bus)(?: service| runs)? (?:to|into) ((?:the )?\p{Lu}.*|downtown.*|campus)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${withArticle(match[1] ?? '')} runs to ${placeWithArticle(match[2] ?? '')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )?(?:water|ocean|lake|bay|mountain|river|city|skyline|sound|harbor|bridge|canyon|gulf)) (?:glimpses?|peeks?)((?: (?:in|from|through|at|on) .+)?)$/i,
      (match) => {
        const seen = (match[1] ?? '')
          .toLowerCase()
          .replace(/mountain$/, 'mountains')
          .replace(/gulf$/, 'Gulf')
        const when = (match[2] ?? '').replace(/ in the (winter|fall|summer)$/i, ' in $1')
        return {
          kind: 'view',
          concept: null,
          statement: `the ${seen} can be glimpsed${/ in (?:winter|fall|summer|spring)$/i.test(when) ? when.toLowerCase() : withArticles(when)}`,
        }
      },
    ],
    [
      /^(?:all[- ])?(?:first|main|one|single)[- ](?:floor|level) living$/i,
      (match, setting) =>
        /^(?:first|main)/i.test(match[0]) && setting === 'home'
          ? { kind: 'character', concept: null, statement: 'it offers first-floor living' }
          : null,
    ],
    [
      /^(four|five|[45]) (levels|floors|levels of living)$|^(two|three|four|[2-4]) levels of living$/i,
      (match, setting) =>
        setting === 'land'
          ? null
          : {
              kind: 'character',
              concept: null,
              statement: `it has ${measured(match[0].toLowerCase())}`,
            },
    ],
    [
      /^((?:all |full |solid |burnt |slump |four[- ]sided? |mostly )?(?:brick|adobe|stucco|stone|log|masonry|block|concrete block|cedar))(?: and (stone|frame|stucco|cedar|vinyl|siding|hardie|shake))?$/i,
      (match, setting) =>
        setting === 'home' && !/^log$/i.test(match[0])
          ? {
              kind: 'building',
              concept: null,
              statement: `it is ${match[0]
                .toLowerCase()
                .replace(/^(?:4|four)[- ]sided?/, 'brick on all four sides, ')
                .replace(/, brick$/, '')}`,
            }
          : null,
    ],
    [
      /^(north|south|east|west|northeast|northwest|southeast|southwest) and (north|south|east|west|northeast|northwest|southeast|southwest) exposures?$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'character',
              concept: null,
              statement: `it faces ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(?:near|close to|by|next to) (\d{2,3})$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near ${match[1]}`,
        place: match[1] ?? '',
      }),
    ],
    [/^on (?:the )?bus (?:line|route)$/i, told('location', 'bus line', 'it is on a bus line')],
  ],
}
