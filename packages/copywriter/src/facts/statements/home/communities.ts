import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { inLine, listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, community, location, pets, restriction } from '../wording/kinds.ts'

/** Games that are played on courts, which notes call by the game. */
const GAME = /^(tennis|pickleball|basketball|bocce|volleyball|shuffleboard)(?: courts?)?$/i

const SHARED =
  /\b(?:pools?|clubhouse|club ?house|gym|fitness center|fitness room|playgrounds?|park|dog park|trails?|lake|pond|dock|boat ramp|marina|courts?|splash pad|spa|hot tub|sauna|pavilion|picnic area|garden|gardens|golf course|green|stables|beach|security|gate|gates|walking paths?|sidewalks|storage|RV storage|boat storage|amenities|library|rec(?:reation)? (?:room|center))$/i

/** Places of a community that are told with it, not as things of the house. */
const GROUNDS = /\b(?:lake|pond|trails?|paths?|dock|beach|boat ramp|park|green|garden|gardens)$/i

/** What the copybook tells in words of its own. */
const KNOWN = /^(?:pools?|clubhouse|trails)$/i

const isShared = (thing: string): boolean => GAME.test(thing) || SHARED.test(thing)

const sharedThing = (thing: string): string => {
  const game = GAME.exec(thing)?.[1]
  if (game) return /court$/i.test(thing) ? `a ${lower(game)} court` : `${lower(game)} courts`
  return withArticle(inLine(thing))
}

/** The community it is in: gated, 55+, golf. */
export const COMMUNITIES: SubjectRules = {
  lines: [
    [
      /^(clubhouse|pool) (neighborhood|subdivision|community)$/i,
      ([, thing, place]) => community(`it is in a ${lower(place)} with a ${lower(thing)}`),
    ],
    [
      /^((?:pet|dog|cat)-friendly) (association|HOA|co-op|condominium|condo) (?:of|with) (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:units|homes|apartments)$/i,
      ([, friendly = '', association = '', count = '']) =>
        pets(
          `the ${numeral(numberOf(count) ?? 0)}-unit ${lower(association).replace('hoa', 'HOA')} is ${lower(friendly)}`,
        ),
    ],
    [
      /^(?:an? )?([a-z]+-(?:protected|designated|controlled|zoned|oriented|approved)) (district|zone|corridor)$/i,
      ([, sort = '', place = '']) =>
        location(`it is in ${withArticle(`${lower(sort)} ${lower(place)}`)}`),
    ],
    [
      /^(natural gas|all[- ]electric|fiber|boating|lake|horse|equestrian) (community|neighborhood|subdivision)$/i,
      ([, sort = '', place = '']) =>
        community(
          `it is in ${withArticle(`${lower(sort).replace('all electric', 'all-electric')} ${lower(place)}`)}`,
        ),
    ],
    [/^bundled golf$/i, told('community', null, 'golf membership is bundled')],
    [
      /^(?:guard|man)[- ]gated (resort|community|neighborhood|subdivision)$/i,
      (match) => community(`it is in a guard-gated ${lower(match[1])}`),
    ],
    [
      /^(?:the )?(HOA|POA|neighborhood|community|subdivision|complex|association|development) (?:has|offers|provides|includes) ((?:an? )?[a-z][a-z ,&/+-]*)$/i,
      (match) => {
        const things = listed(match[2] ?? '').map((thing) => thing.replace(/^an? /i, ''))
        if (!things.every(isShared)) return null
        return community(
          `the ${/^[hp]oa$/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : lower(match[1])} has ${series(things.map(sharedThing))}`,
        )
      },
    ],
    [
      /^(neighborhood|community|subdivision|association) ((?!with |has |w )[a-z][a-z -]*? (?:and|&|\+) [a-z][a-z -]*)$/i,
      (match) => {
        const things = listed(match[2] ?? '')
        if (
          !things.every(isShared) ||
          !things.some((thing) => GROUNDS.test(thing)) ||
          things.some((thing) => KNOWN.test(thing))
        )
          return null
        return community(`the ${lower(match[1])} has ${series(things.map(sharedThing))}`)
      },
    ],
    [
      /^guard[- ]gated$/i,
      told('community', 'guard-gated community', 'it is in a guard-gated community'),
    ],
    [
      /^(?:in )?(?:an? )?over[- ](55|62) (building|community|complex|development|condo)$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in an over-${match[1]} ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:in )?(?:an? )?water[- ]privileged community$/i,
      () => community('it is in a water-privileged community'),
    ],
    [
      /^(55|62) ?\+,? age[- ]restricted(?: community| building)?$/i,
      (match) =>
        restriction(`it is in ${match[1] === '55' ? 'a 55+' : 'a 62+'} age-restricted community`),
    ],
  ],
  commaLines: [
    [
      /^(?:in an? )?((?:(?:quiet|small|established|rural|wooded|restricted|new|newer|private|equestrian|waterfront|lakefront|lake|river|beach|golf|course|country|area|access|rights|front)[- ]){1,3})subdivision$/i,
      (match) => {
        const kind = lower(match[1])
          .trim()
          .replace(/^(lake|river|beach|golf)[- ](area|access|front|rights)$/, '$1-$2')
        return community(`it is in ${articleFor(kind)} ${kind} subdivision`)
      },
    ],
    [
      /^((?:[a-z]+ )?subdivision) with (?:an? )?((?:[a-z]+ ){1,2}(?:access|rights|privileges))$/i,
      (match) => community(`it is in ${withArticle(lower(match[1]))} with ${lower(match[2])}`),
    ],
  ],
  figures: [
    [
      /^gated$/i,
      (_, setting) =>
        setting === 'flat'
          ? {
              kind: 'community',
              concept: 'gated community',
              statement: 'it is in a gated community',
            }
          : null,
    ],
    [
      /^((?:association|community|HOA)) (pool) and (tennis|pickleball|golf)$/i,
      ([, who = '', first = '', second = '']) =>
        community(
          `the ${/^hoa$/i.test(who) ? 'HOA' : who.toLowerCase()} has a ${first.toLowerCase()} and ${second.toLowerCase()}`,
        ),
    ],
    [
      /^((?:55|62)\+ (?:gated |golf |guard-gated |active adult |lake )+community)$/i,
      (match) => restriction(`it is in a ${match[1]?.toLowerCase()}`),
    ],
    [
      /^((?:[a-z]+-?)+(?: [a-z]+)?) complex$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(`it is in ${withArticle(`${match[1]?.toLowerCase()} complex`)}`)
          : null,
    ],
    [/^master[- ]planned community$/i, () => community('it is in a master-planned community')],
    [
      /^gated,? with (?:a )?(guard|guardhouse|guard house|gatehouse|callbox|24-hour guard)$/i,
      (match) => community(`it is gated, with a ${match[1]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [
      /^golf[- ]cart(?:[- ]friendly)? (community|neighborhood)$/i,
      (match) => location(`it is in a golf-cart ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(?:age )?(55|62) ?\+,? gated(?: community)?$|^gated (55|62) ?\+(?: community)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in a gated ${match[1] ?? match[2]}+ community`,
      }),
    ],
    [
      /^age (55|62) ?\+$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in a ${match[1]}+ community`,
      }),
    ],
    [
      /^(\d\d\+) (?:community )?((?:[A-Z][\w']+)(?: [A-Z][\w']+)*)$/,
      (match) => location(`it is in ${match[2]}, a ${match[1]} community`),
    ],
    [
      /^55 ?\+(?: community)? \((.+)\)$/i,
      (match) =>
        restriction(
          `it is in a 55+ community${/^qualif/i.test(match[1] ?? '') ? ' that ' : ', '}${(match[1] ?? '').replace(/, (one|at least one|\d+)/i, ', with $1')}`,
        ),
    ],
    [
      /^55 ?(?:\+|plus|and (?:over|older|better|up)|or (?:over|older))(?: community| building| park)?$|^62 ?\+(?: community)?$|^age[- ]restricted(?: community)?$|^active adult(?: community)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: /62/.test(match[0])
          ? 'it is in a 62+ community'
          : /55/.test(match[0])
            ? 'it is in a 55+ community'
            : 'it is in an age-restricted community',
      }),
    ],
  ],
}
