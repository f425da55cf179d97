import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { measureNumeral, numberOf } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { be, inLine, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { location } from '../wording/kinds.ts'
import { minutes } from '../wording/places.ts'

/** What can be reached on foot, by bike or by boat. */
export const WALKS: SubjectRules = {
  lines: [
    [
      /^(?:an? )?(game[- ]?day|[a-z]+-(?:day|night|morning|evening)|sunset|sunrise|evening|morning|after-dinner|Sunday|weekend|pleasant|scenic|level|flat|leisurely|shady|tree-lined) (walk|stroll) to (?:the )?(.+)$/i,
      (match) => {
        const place = placeWithArticle(match[3] ?? '', /\bto the /i.test(match[0]))
        const kind = inLine(match[1] ?? '').replace(/^game ?day$/, 'game-day')
        return {
          kind: 'location',
          concept: null,
          statement: `${place} ${be(place)} ${withArticle(`${kind} ${lower(match[2])}`)} away`,
          place,
        }
      },
    ],
    [
      /^(golf cart|bike|boat|kayak) to (?:the )?(.+?),? (?:maybe |about |approx(?:imately)?\.? |around |roughly |under |only )?(\d{1,3})(?:-(\d{1,3}))? ?(?:min(?:ute)?s?)$/i,
      ([whole, way = '', where = '', low, high]) =>
        location(
          `it is ${/maybe|about|approx|around|roughly/i.test(whole) ? 'about ' : /under /i.test(whole) ? 'under ' : ''}${high ? `${low} to ${high}` : measureNumeral(numberOf(low ?? '') ?? 0)} minutes to ${placeWithArticle(where)} by ${lower(way)}`,
        ),
    ],
    [
      /^(?:easy |short )?walk(?:ing distance)? to (?:the )?(elementary)$/i,
      (match) => {
        const school = `${match[1]?.toLowerCase()} school`
        return location(`${articleFor(school)} ${school} is within walking distance`)
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:garage|parking|carport|pool|laundry|park|mailbox)) steps (?:from|to) (?:the |your )?((?:front |back |side )?door)$/i,
      (match) => ({
        kind: /garage|parking|carport/i.test(match[1] ?? '') ? 'parking' : 'location',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} is steps from the ${lower(match[2])}`,
      }),
    ],
    [
      /^walk to (?:the )?(.+?),? (about|approx(?:imately|\.)?|~)? ?(\d+|\w+) (?:min|minutes?)(?: walk| away)?$/i,
      (match) =>
        location(
          `${/^\p{Lu}/u.test(match[1] ?? '') || /^downtown$/i.test(match[1] ?? '') ? match[1] : `the ${match[1]}`} ${be(match[1] ?? '')} ${match[2] ? 'about ' : ''}${articleFor(minutes(match[3]))} ${minutes(match[3])}-minute walk away`,
        ),
    ],
  ],
  firstStatements: [
    [
      /^(?:an? )?((?:free|private|resident|hourly) )?shuttle to (?:the )?(.+)$/i,
      (match) => {
        const place = placeWithArticle(match[2] ?? '', /\bto the /i.test(match[0]))
        return {
          kind: 'location',
          concept: null,
          statement: `there is a ${lower(match[1])}shuttle to ${place}`,
          place,
        }
      },
    ],
    [
      /^(?:just )?(?:an? )?(?:short |quick |easy )*(golf[- ]cart|boat|kayak|gondola|scooter|float|paddle)(?: ride| trip| distance| right)? to (?:the )?(.+)$/i,
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
  figures: [
    [
      /^(?:bike|bicycle) to (?:the )?(\p{Lu}.+)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${placeWithArticle(match[1] ?? '', / to the /i.test(match[0]))} is a bike ride away`,
        place: placeWithArticle(match[1] ?? '', / to the /i.test(match[0])),
      }),
    ],
    [
      /^(\d+|two|three|four) (?:min|minutes?) (?:walk|stroll) to (?:the )?(.+?),? (\d+|two|three|four) (?:to (?:the )?)(.+)$/i,
      (match) =>
        location(
          `it is a ${measured(match[1] ?? '')}-minute walk to ${withArticles(`to ${match[2]}`).slice(3)} and ${count(match[3])} minutes to ${withArticles(`to ${match[4]}`).slice(3)}`,
        ),
    ],
    [
      /^(?:an? )?(?:(easy|short|quick|pleasant) )?(bike|bike ride|stroll|walk|drive) to (?:the )?((?!light rail\b)[a-z].*)$/,
      (match) => {
        const way = match[2] === 'bike' ? 'bike ride' : (match[2] ?? '')
        const place = /^\p{Lu}/u.test(match[3] ?? '')
          ? match[3]
          : withArticles(`to ${match[3]}`).slice(3)
        if (way === 'walk' && !match[1]) return null
        return location(
          `it is ${withArticle(`${match[1] ? `${match[1]} ` : ''}${way}`)} to ${place}`,
        )
      },
    ],
  ],
  statements: [
    [
      /^walk score(?: of|:)? (\d{1,3})$|^(\d{1,3}) walk score$/i,
      (match) => ({
        kind: 'location',
        concept: 'walk score',
        statement: `the Walk Score is ${match[1] ?? match[2]}`,
        count: Number(match[1] ?? match[2]),
      }),
    ],
  ],
}
