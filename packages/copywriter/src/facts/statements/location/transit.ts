import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, location } from '../wording/kinds.ts'
import { PLACE_NAME, spotOf } from '../wording/places.ts'

const SPOT = `(out front|in front|out back|next door|at (?:the )?(?:corner|door|front door|end of (?:the )?(?:street|road|driveway|block))|on (?:the )?(?:block|corner|street|same block)|across (?:the )?(?:street|road)|around (?:the )?corner|down (?:the )?(?:street|road|block))`

const COLOR = '(?:Red|Blue|Green|Orange|Brown|Purple|Pink|Yellow|Gold|Silver|Expo|Gray)'

const ORDINARY = String.raw`(\p{Lu}[\p{L}'.]+(?: \p{Lu}[\p{L}'.]+)*)`

/** Buses, trains and other transit. */
export const TRANSIT: SubjectRules = {
  lines: [
    [
      /^(?:easy |short |quick )?(Metro-North|Metra|LIRR|MARTA|BART|SEPTA|Caltrain|NJ Transit|Amtrak|PATH|MBTA|SunRail|Brightline|TRAX)( station| train)? walk$/,
      ([, line = '', stop = '']) => ({
        ...location(`${stop ? 'the ' : ''}${line}${stop} is within walking distance`),
        concept: 'near transit',
        place: `${stop ? 'the ' : ''}${line}${stop}`,
      }),
    ],
    [
      /^(?:the )?((?:[A-Z\d](?:\/|, ?))+(?:and |& )?[A-Z\d]) (?:(?:trains?|lines?|subway) at (?:the )?(.+)|at (.+ (?:Street|Avenue|Square|Station|Boulevard|Park)))$/,
      ([, typed = '', stop, street]) => {
        const lines = typed.split(/\/|,? ?(?:and|&) |, ?/)
        return location(`the ${series(lines)} trains stop at ${stop ?? street}`)
      },
    ],
    [
      new RegExp(
        `^(about )?(\\d{1,2}|one|two|three|four|five|six) (blocks?|blks?|minutes?|miles?)(?: walk)? (?:to|from) (?:the )?(${PLACE_NAME}) (${COLOR}(?:(?:\\/|, |,? and | & )${COLOR})+) [Ll]ines?$`,
        'u',
      ),
      ([, hedge, count = '', unit = '', stop = '', typed = '']) => {
        const lines = typed.split(/\/|,? and | & |, /)
        const far = numberOf(count) === 1
        const measure = `${lower(hedge)}${numeral(numberOf(count) ?? 1)} ${lower(unit).replace(/^blk/, 'block').replace(/s$/, '')}${far ? '' : 's'}`
        return {
          ...location(`the ${series(lines)} lines at ${stop} are ${measure} away`),
          concept: 'near transit',
        }
      },
    ],
    [
      new RegExp(
        `^(?:the )?(${COLOR}|[A-Z\\d]) [Ll]ine (?:is )?${SPOT},? (?:and )?(?:the )?(?:#?(\\d+[A-Z]?) bus|bus #?(\\d+[A-Z]?))$`,
        'u',
      ),
      ([, name, spot, bus, other]) =>
        location(`the ${name} Line is ${spotOf(spot)}, as is bus ${bus ?? other}`),
    ],
    [
      /^(?:the |an? )?((?:free |ski |campus |beach |town )*(?:shuttle|bus|trolley|ferry|train|streetcar)(?: to (?:the )?.+?)?),? (?:runs )?every (\d{1,2}|half) ?(?:min(?:ute)?s?|hour)$/i,
      ([, way = '', every = '']) =>
        location(
          `${withArticle(withArticles(lower(way)))} runs every ${/half/i.test(every) ? 'half hour' : `${every} minutes`}`,
        ),
    ],
    [
      /^golf[- ]cart[- ]friendly(?: to (?:the )?([a-z ]+))?$/i,
      ([, place]) => location(`it is golf-cart friendly${place ? ` to the ${lower(place)}` : ''}`),
    ],
    [
      /^(?:the )?((?:\p{Lu}[\p{L}]* )?bus \d+[A-Z]?|[A-Z]{0,2}\d+[A-Z]? bus) (?:stops? )?(?:is )?(?:at |on )?(?:the )?corner$/u,
      (match) => location(`the ${match[1]} stops at the corner`),
    ],
    [
      /^(?:a )?school bus (stops?|stop is|pickup|picks up) (?:is )?(?:at|by|near) (?:the )?(entrance|corner|driveway|gate|end of (?:the )?(?:street|road|drive))$/i,
      (match) =>
        location(`the school bus stops at the ${lower(match[2]).replace(/of (?!the)/, 'of the ')}`),
    ],
    [
      /^(?:[Oo]n )?(?:the )?(?!On )(?:(\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*) )(bus route|bus line|route|shuttle route|trolley line)$/u,
      (match) => (/^on /i.test(match[0]) ? location(`it is on the ${match[1]} ${match[2]}`) : null),
    ],
    [
      new RegExp(
        `^(?:the )?(QLine|El|T|(?:${PLACE_NAME} )?(?:shuttle|trolley|streetcar|ferry|subway|light rail|jitney)(?: stop| line| station)?) (?:is )?${SPOT}$`,
        'u',
      ),
      ([, line = '', spot]) =>
        location(
          `${/ stop$/.test(line) && !/^\p{Lu}/u.test(line) ? 'a' : 'the'} ${line} is ${spotOf(spot)}`,
        ),
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
      new RegExp(
        `^(?:an? )?((?:express |city |commuter )?(?:bus|shuttle|trolley|streetcar)) to (?:the )?(${PLACE_NAME}|downtown|campus) ${SPOT}$`,
        'u',
      ),
      (match) =>
        location(
          `${withArticle(match[1] ?? '')} to ${/^(?:Loop|Strip|Beltline|Plaza)$/.test(match[2] ?? '') ? 'the ' : ''}${placeWithArticle(match[2] ?? '')} stops ${spotOf(match[3])}`,
        ),
    ],
    // Typed alone, a train or a line is one that stops nearby: 'Q train', 'Red Line', 'light rail', 'subway'.
    [
      /^(?:the )?([A-Z1-7] train|(?:Red|Blue|Green|Orange|Gold|Silver|Purple|Yellow|Brown|Pink) [Ll]ine)(?: (?:stop|station))?$/,
      ([whole, line = ''], setting) => {
        if (setting === 'land') return null
        const name = line.replace(/line$/, 'Line')
        const place = /st(?:op|ation)$/.test(whole)
          ? withArticle(whole.replace(/^the /, '').replace(line, name))
          : `the ${name}`
        return { kind: 'location', concept: 'near transit', statement: `${place} is nearby`, place }
      },
    ],
    [
      /^(?:the )?(light rail|subway|metro|streetcar|trolley|tram)(?: (?:line|service|system))?$/i,
      ([, line = '']) => {
        const place = lower(line) === 'light rail' ? 'light rail' : `the ${lower(line)}`
        return { kind: 'location', concept: 'near transit', statement: `${place} is nearby`, place }
      },
    ],
    [/^commuter rail$/i, () => location('there is commuter rail service')],
    [
      /^(?:on|near) (?:the )?(.+?) (bus (?:route|line)|streetcar line|trolley line|shuttle route)$/i,
      (match) =>
        location(
          `it is ${/^near/i.test(match[0]) ? 'near' : 'on'} the ${match[1]} ${lower(match[2])}`,
        ),
    ],
    [
      /^(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)* (?:Metra|BART|MAX|PATH|MARTA|DART|TRAX)(?: station)?) and (?:the )?((?:Red|Blue|Green|Orange|Brown|Purple|Pink|Yellow)(?: and (?:Red|Blue|Green|Orange|Brown|Purple|Pink|Yellow))?) lines?$/u,
      (match) => location(`transit is by the ${match[1]} and the ${match[2]} lines`),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^${ORDINARY} ((?:Red|Blue|Green|Orange|Gold|Silver|Purple|Yellow|Brown|Pink) Line|light rail)(?: (?:stop|station))?$`,
        'u',
      ),
      (match) => ({
        kind: 'location',
        concept: 'near transit',
        statement: `it is near the ${match[0]}`,
        place: `the ${match[0]}`,
      }),
    ],
    [
      /^(?:the )?#?(\d{1,3})((?: express)?)(?: bus)? (?:stops )?(?:out|in) front$/i,
      (match) => location(`the ${match[1]}${match[2]?.toLowerCase()} bus stops out front`),
    ],
    [
      /^(?:buses? )?([A-Z]{1,2}\d{1,3})(?: bus)? ?(?:\/|and|&|\+) ?(?:exp|express) bus(?:es)?$/i,
      (match) => location(`the ${match[1]?.toUpperCase()} and express buses stop nearby`),
    ],
  ],
  statements: [
    [
      /^((?:[A-Z\d](?:\/|, ?))*[A-Z\d](?:,? (?:and|&) [A-Z\d])?)(?: (?:trains?|lines?|subway))? at (.+)$/,
      (match, setting) => {
        if (setting === 'land') return null
        const lines = (match[1] ?? '').split(/\/|,? and | & |, ?/)
        return location(
          `the ${series(lines)} ${lines.length > 1 ? 'trains stop' : 'train stops'} at ${(match[2] ?? '').replace(/\bst\b\.?$/i, 'Street').replace(/\bave?\b\.?$/i, 'Avenue')}`,
        )
      },
    ],
    [
      /^(bus|train|shuttle|jitney|ferry|streetcar|trolley|express bus|city bus|commuter bus)(?: service| runs)? (?:to|into) ((?:the )?\p{Lu}.*|downtown.*|campus)$/u,
      (match) =>
        location(`${withArticle(match[1] ?? '')} runs to ${placeWithArticle(match[2] ?? '')}`),
    ],
    [
      /^jitney (?:service )?to (?:the )?(trains?|station|train station|ferry)$/i,
      ([, place]) => location(`a jitney runs to the ${lower(place)}`),
    ],
    [
      /^(?:on )?(?:the )?bus (lines?|routes?) #?(\d+[A-Z]?(?:(?:,| and|, and| &|\/) ?\d+[A-Z]?)*)$/i,
      (match) => {
        const lines = (match[2] ?? '').split(/, and |,|and|&|\//).map((line) => line.trim())
        return location(
          `it is on bus ${lower(match[1]).replace(/s$/, '')}${lines.length > 1 ? 's' : ''} ${series(lines)}`,
        )
      },
    ],
    [
      /^(\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*|(?:bus|train|subway|light rail|trolley|streetcar)(?: stop| station)?) (?:right )?(?:at|outside) (?:the|your) (?:front )?door(?:step)?$/u,
      (match) =>
        location(`${/^\p{Lu}/u.test(match[1] ?? '') ? '' : 'the '}${match[1]} is at the door`),
    ],
    [
      /^(?:on (?:the |an? )?)?bus (line|route) (to (?:downtown|campus|the \p{L}[\p{L} ]+|\p{Lu}[\p{L} ]+))$/u,
      (match) => location(`it is on a bus ${match[1]} ${match[2]}`),
    ],
    [/^(?:on (?:the )?)?bus (?:line|route)$/i, told('location', 'bus line', 'it is on a bus line')],
    [
      /^((?:(?:school|city|ski|town) )?(?:bus|shuttle|trolley|streetcar)) (line|route)$/i,
      (match) => location(`it is on ${withArticle(`${lower(match[1])} ${lower(match[2])}`)}`),
    ],
    [
      /^((?:(?:free|ski|town|resort|beach|village|campus|slope) )+shuttle)(?: bus| service)?$/i,
      (match) => location(`there is ${withArticle(lower(match[1]))}`),
    ],
    [
      /^rail(?: service| spur)? (?:is )?(?:possible|available|nearby)$/i,
      (match) =>
        building(
          `rail service is ${/possible|available|nearby/i.exec(match[0])?.[0]?.toLowerCase() ?? 'possible'}`,
        ),
    ],
    [
      /^rail[- ]served(?: by)?(?: (.+))?$/i,
      (match, setting) => ({
        kind: 'building',
        concept: conceptOfWhole('rail served', setting)?.name ?? null,
        statement: `it is rail-served${match[1] ? ` by ${match[1]}` : ''}`,
      }),
    ],
    [
      /^((?:[A-Z0-9][ ,/]+){1,6}(?:and )?[A-Z0-9])[ -]trains?$/,
      (match) => {
        const lines = (match[1] ?? '').split(/[ ,/]+|\band\b/).filter(Boolean)
        return {
          kind: 'location',
          concept: 'near transit',
          statement: `the ${series(lines)} trains are nearby`,
          text: `${series(lines)} trains`,
        }
      },
    ],
  ],
}
