import { dateOf } from '../dates.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { be, isPlural, listed, lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { GROUP_YEAR } from './wording/dates.ts'
import { kindOfThing, OFTEN, THING, thingWithPart } from './wording/things.ts'

const COUNT = '(two|three|four|[2-9])'

/** Things on which work is done again and again, and which are named by nothing else in the line. */
const WORKED_ON =
  '((?:[a-z-]+ )*(?:roof|siding|stucco|septic(?: tank| system)?|furnace|boiler|chimney|foundation|seawall|hardwoods|cabinets|windows|exterior|crawl ?space|gutters|trim|balcon(?:y|ies)))'

const WORK =
  '(painted|repainted|treated|stained|coated|recoated|sealed|resealed|cleaned|pumped|inspected|serviced|refinished|repaired|rebuilt|replaced|relined|swept|tuckpointed)'

const inWords = (count: string | undefined): string => numeral(numberOf(lower(count)) ?? 2)

/** Small letters but for codes such as 'HVAC'. */
const withoutCapital = (text: string | undefined): string =>
  (text ?? '').replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())

/** A thing and, behind its comma, the state that it is in: told of that thing, in one clause. */
export const STATES_OF_THINGS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${THING}(?:,? (never) used|,? (not) used in (years|(?:several|many|\\d+) years))$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${match[2] ? 'never been used' : `not been used in ${lower(match[4])}`}`,
      }),
    ],
    [
      new RegExp(`^${THING} (can|may|will) (stay|go|convey)$`, 'i'),
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${thingWithPart(match[1])} ${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:room|basement|attic|bath|lower level|garage|suite)), (half|partly|partially|mostly|nearly) (finished|done|complete)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${thingWithPart(match[1])} is ${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^${THING} (?:is )?out(?: of (?:service|order))? until ([a-z]+(?: \\d{1,4})?)$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} out of service until ${dateOf(match[2] ?? '')}`,
      }),
    ],
    [
      new RegExp(
        `^${THING}, (?:currently )?(not in service|out of service|not working|not in use|not operational|inoperable|in working order|disconnected|capped off|not hooked up)$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}`,
      }),
    ],
    [
      new RegExp(
        `^${THING}, (?:(not|never) )used by (?:the )?(?:(current|present) )?(owner|seller)s?$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${lower(match[2])} been used by the ${match[3] ? `${lower(match[3])} ` : ''}${lower(match[4])}`,
      }),
    ],
    [
      new RegExp(
        `^${THING},? (included|conveys|stays), (swept|serviced|maintained|cleaned) ${OFTEN}$`,
        'i',
      ),
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${thingWithPart(match[1])}, which ${be(match[1] ?? '')} ${lower(match[3])} ${lower(match[4])}, ${be(match[1] ?? '')} included`,
      }),
    ],
    [
      new RegExp(
        `^${THING}, (swept|serviced|pumped|cleaned|inspected|maintained|sprayed|treated|plowed|mowed) ${OFTEN}$`,
        'i',
      ),
      (match) => ({
        kind: kindOfThing(match[1]),
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^(\\d|two|three|four|five)[- ](?:bed|bedroom) septic(?: system| tank)?,? ${WORK}(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${inWords(match[1])}-bedroom septic system was ${lower(match[2])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      new RegExp(`^(?!new )${WORKED_ON}, ${WORK}(?: in)? ${GROUP_YEAR}$`, 'i'),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${lower(match[2])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:floors|flooring|counters|cabinets|appliances|windows|lighting|hardwoods|tile)), (upgraded|changed|switched) from ([a-z ]+)$/i,
      (match) => ({
        kind: 'finish',
        concept: null,
        statement: `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${lower(match[2])} from ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^${COUNT} ((?:[a-z]+ )*(?:units|systems|furnaces|water heaters|heat pumps|boilers|compressors|roofs|wells)), (?:one|1) (?:of (?:them|which) )?(?:is |was )?(new|newer|replaced|rebuilt|serviced|installed)(?: (?:in )?${GROUP_YEAR})?$`,
        'i',
      ),
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are ${inWords(match[1])} ${withoutCapital(match[2])}, one of them ${lower(match[3])}${match[4] ? ` ${/newer/i.test(match[3] ?? '') ? 'from' : 'in'} ${match[4]}` : ''}`,
      }),
    ],
    [
      /^(owned|leased) solar(?: panels| system)?, ([\d.]+) ?kw$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the ${match[2]}-kW solar system is ${lower(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|HVAC|air conditioning|cooling|irrigation|sprinklers|sound system)), zoned$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} zoned`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:garden|garden area|orchard|yard|fence|fencing)), (?:is )?(deer|dog|rabbit|elk)[- ]proof$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}-proof`,
      }),
    ],
    [
      /^solar (?:panels |system )?(?:are |is )?(owned outright|owned|paid off|leased), ([\d.]+) ?kw$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the ${match[2]}-kW solar system is ${lower(match[1])}`,
      }),
    ],
    [
      new RegExp(`^${THING}(?:,? (currently|now)|,) used as (?:an? )?(.+)$`, 'i'),
      (match) =>
        kindOfThing(match[1]) === 'condition'
          ? null
          : {
              kind: kindOfThing(match[1]),
              concept: null,
              statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${match[2] ? `${lower(match[2])} ` : ''}used as ${withArticle(match[3] ?? '')}`,
            },
    ],
    [
      /^((?:[a-z-]+ )*(?:garage|carport|driveway|shop|barn|bay)), fits (?:up to )?(.+)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${thingWithPart(match[1])} fits ${withArticle(lower(match[2]))}`,
      }),
    ],
    [
      /^(?:pets?[- ]friendly|pets (?:ok|okay|allowed|welcome)),? (?:check|see|per|subject to) (?:the )?(house rules|bylaws|HOA rules|CC&Rs|rules)$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pets allowed',
        statement: `pets are allowed, subject to the ${/HOA|CC/.test(match[1] ?? '') ? match[1] : lower(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|deck|driveway|siding|fence)) (coated|sealed|painted|stained|resealed), needs (?:it )?again in (\d|one|two|three|four|five) (years?|months?)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} has been ${lower(match[2])} and needs it again in ${inWords(match[3])} ${lower(match[4])}`,
      }),
    ],
    [
      /^(turn-?key|furnished|turn-?key furnished|sold furnished),? (?:minus|excluding|except(?: for)?) (?:the )?([a-z][a-z ]*)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it ${/furnished/i.test(match[1] ?? '') ? 'comes furnished' : 'is turnkey'}, except for the ${lower(match[2])}`,
      }),
    ],
    [
      /^(new|newer|updated|upgraded|replaced) (electric(?:al)? )?panels,? (\d+) ?a(?:mps?)?,? (?:each|per unit|per side)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${match[2] ? 'electrical ' : ''}panels ${/^new/i.test(match[1] ?? '') ? `are ${lower(match[1])}` : `have been ${lower(match[1])}`}, ${match[3]} amps each`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|hot water|water|electric|gas|laundry))(?:,| is| at) (?:the )?(landlord|owner|tenant)s?'?s? (cost|expense|account)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `${lower(match[1]).replace(/^electric$/, 'electricity')} is ${/account/i.test(match[3] ?? '') ? 'on' : 'at'} the ${lower(match[2])}'s ${lower(match[3])}`,
      }),
    ],
    [
      /^(owner|landlord|tenant)s? pays? ([a-z][a-z ,/]+?),? (?:avg|average|averages|averaging|about) (\$[\d,]+)(\/mo\w*| a month| per month|\/yr| a year)?$/i,
      (match) => {
        const things = listed(lower(match[2])).map((thing) =>
          thing.replace(/^electric$/, 'electricity'),
        )
        return {
          kind: 'income',
          concept: null,
          statement: `the ${lower(match[1])} pays ${series(things)}, which ${things.length > 1 ? 'average' : 'averages'} ${match[3]}${match[4] ? ` a ${/y/.test(match[4]) ? 'year' : 'month'}` : ''}`,
        }
      },
    ],
    [
      /^manufactured(?: home)?,? converted to real property$/i,
      () => ({
        kind: 'building',
        concept: null,
        statement: 'it is a manufactured home that has been converted to real property',
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:barn|house|cabin|shed|trailer|mobile home|home|buildings?|structures?|improvements))(?: on site)?,? (?:has |have )?no value(?: given| assigned)?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} given no value`,
      }),
    ],
    [
      new RegExp(`^${THING}, (?:in )?(good|fair|poor|rough|original) (shape|condition)$`, 'i'),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} in ${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:barn|shed|garage|building|outbuildings?)), (straight|solid|sound|straight and solid)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}`,
      }),
    ],
  ],
}
