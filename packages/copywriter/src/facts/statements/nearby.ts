import { articleFor } from '@listwright/reviewer/language'
import { placeWithArticle } from '../distances.ts'
import { series } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { isPlural, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { location } from './wording/kinds.ts'
import { PLACE_NAME, spotOf } from './wording/places.ts'

const SPOT = `(out front|in front|out back|next door|at (?:the )?(?:corner|door|front door|end of (?:the )?(?:street|road|driveway|block))|on (?:the )?(?:block|corner|street|same block)|across (?:the )?(?:street|road)|around (?:the )?corner|down (?:the )?(?:street|road|block))`

/** What lies around the property, where the note leaves out the verb or the article. */
export const NEARBY: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:the )?(QLine|El|T|(?:${PLACE_NAME} )?(?:shuttle|trolley|streetcar|ferry|subway|light rail|jitney)(?: stop| line| station)?) (?:is )?${SPOT}$`,
        'u',
      ),
      (match) => location(`the ${match[1]} is ${spotOf(match[2])}`),
    ],
    [
      new RegExp(
        `^(?:the )?(El|T|Metro|subway|train|PATH|L train|light rail)(?: stop| station)? (?:at|on) (${PLACE_NAME})$`,
        'u',
      ),
      (match) => location(`the ${match[1]} is at ${match[2]}`),
    ],
    [
      new RegExp(`^(${PLACE_NAME}(?: [a-z]+)?) bus (?:line|route)$`, 'u'),
      (match) =>
        location(
          `it is on the ${(match[1] ?? '').replace(/ (village|heights|hill|park|square)$/, (word) => ` ${word.charAt(1).toUpperCase()}${word.slice(2)}`)} bus line`,
        ),
    ],
    [
      new RegExp(
        `^(?:right )?on (?:the )?(${PLACE_NAME}|bus|trolley|streetcar|shuttle) (line|route)$`,
        'iu',
      ),
      (match) => location(`it is on the ${match[1]} ${lower(match[2])}`),
    ],
    [
      /^(?:the )?(school bus|bus|shuttle|trolley|streetcar) (stops|runs|picks up) (out front|in front|at (?:the )?[a-z ]+|down the street|on the corner)$/i,
      (match) =>
        location(`the ${lower(match[1])} ${lower(match[2])} ${withArticles(lower(match[3]))}`),
    ],
    [
      /^school bus stop (out front|in front|at (?:the )?[a-z ]+|down the street|on (?:the )?corner)$/i,
      (match) => location(`there is a school bus stop ${withArticles(lower(match[1]))}`),
    ],
    [
      new RegExp(
        `^(\\d{1,3})[- ]min(?:ute)?s? (express|train|bus|ferry|direct train)(?: ride)? to (?:the )?(${PLACE_NAME}|downtown|the city)$`,
        'iu',
      ),
      (match) => {
        const by = lower(match[2])
        return location(
          `the ${by === 'express' ? 'express' : by} to ${placeWithArticle(match[3] ?? '')} takes ${match[1]} minutes`,
        )
      },
    ],
    [
      /^(metro|subway|train|PATH|mall|T|light rail)(?: station| stop)?,? (?:an? )?(underground|covered|indoor|short|easy|level) walk$/i,
      (match) => {
        const walk = lower(match[2])
        const place = /^(?:path|t)$/i.test(match[1] ?? '')
          ? match[1]
          : lower(match[1]).replace('metro', 'Metro')
        return location(`it is ${articleFor(walk)} ${walk} walk to the ${place}`)
      },
    ],
    [
      /^(?:(easy|quick|good|direct) (?:access )?to|(close|near|minutes|convenient)(?: to)?) (\d{2,3})(?: (?:&|and|\+|\/) (\d{2,3}))?$/i,
      (match) => {
        const roads = series([match[3], match[4]].filter((road): road is string => Boolean(road)))
        return location(
          match[1]
            ? `it has ${lower(match[1])} access to ${roads}`
            : `it is ${/^(?:close|near)/i.test(match[2] ?? '') ? 'near' : /^min/i.test(match[2] ?? '') ? 'minutes from' : 'convenient to'} ${roads}`,
        )
      },
    ],
    [
      /^(?:near|close to|minutes to|convenient to|easy access to) ((?:Route|Highway|US|SR) ?-?\d+|I-\d+) (?:and|&|\+) (?:the )?(train|bus|metro|subway|light rail|airport|shopping)$/i,
      (match) =>
        location(
          `it is near ${match[1]} and ${/shopping/i.test(match[2] ?? '') ? 'shopping' : `the ${lower(match[2])}`}`,
        ),
    ],
    [/^commuter rail$/i, () => location('there is commuter rail service')],
    [
      new RegExp(
        `^(?:located )?between (${PLACE_NAME}|downtown|town|the [a-z]+) and (${PLACE_NAME}|downtown|town|the [a-z]+)$`,
        'iu',
      ),
      (match) =>
        location(
          `it is between ${placeWithArticle(match[1] ?? '')} and ${placeWithArticle(match[2] ?? '')}`,
        ),
    ],
    [
      /^((?:covered |underground |private |stone |wooden )?(?:tunnel|skywalk|skybridge|footbridge|walkway|boardwalk|stairs|staircase|gate)) (?:leads? )?to (?:the )?(?!attic|basement|loft|roof)((?:\p{Lu}[\p{L}']+ )*[\p{L} ]+)$/iu,
      (match) => {
        const way = lower(match[1])
        const isMany = isPlural(way)
        return location(
          `${isMany ? '' : `${articleFor(way)} `}${way} ${isMany ? 'lead' : 'leads'} to ${placeWithArticle(match[2] ?? '')}`,
        )
      },
    ],
    [
      /^(?:can |you can )?(snowmobile|ride|ski|hike|bike|kayak|fish|walk|launch) (?:right )?(from|out) (?:the |your )?(door|back door|yard|backyard|garage|dock|driveway)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is possible to ${lower(match[1])} from the ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:some )?((?:[a-z]+ )?(?:canal|river|lake|ocean|bay|harbor|water|mountain|city|skyline|valley|creek|pond|golf course)) (?:glimpses|peeks) ((?:in|from|through|during) (?:the )?[a-z ]+)$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `the ${lower(match[1])} can be glimpsed ${withArticles(lower(match[2])).replace(/\bin the (fall|winter|summer|spring)$/, 'in $1')}`,
      }),
    ],
    [
      /^(?:(potential|possible|mountain|lake|river|water|valley|ocean) )?views?(?: are)?(?: possible)? with (some|a little|minor|selective|light|minimal) (clearing|tree work|cutting|tree clearing|trimming)$/i,
      (match) => {
        const sight = lower(match[1])
        const isNamed = sight && !/^po/.test(sight)
        return {
          kind: 'view',
          concept: null,
          statement: `${isNamed ? `${sight} ` : ''}views are possible with ${lower(match[2])} ${lower(match[3])}`,
        }
      },
    ],
  ],
}
