import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../numerals.ts'
import { be, lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const PLOWED_BY =
  '(?:the )?(road service area|road district|service area|RSA|city|town|township|village|county|borough|state|HOA|POA|association|road association|neighbor|neighborhood)'

/** What lies around a home, how it is reached and kept up, and what it is ready for. */
export const SURROUNDINGS: SubjectRules = {
  commaLines: [
    [
      /^(?:in an? )?((?:(?:quiet|small|established|rural|wooded|restricted|new|newer|private|equestrian|waterfront|lakefront|lake|river|beach|golf|course|country|area|access|rights|front)[- ]){1,3})subdivision$/i,
      (match) => {
        const kind = lower(match[1])
          .trim()
          .replace(/^(lake|river|beach|golf)[- ](area|access|front|rights)$/, '$1-$2')
        return {
          kind: 'community',
          concept: null,
          statement: `it is in ${articleFor(kind)} ${kind} subdivision`,
        }
      },
    ],
    [
      /^((?:[a-z]+ )?subdivision) with (?:an? )?((?:[a-z]+ ){1,2}(?:access|rights|privileges))$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `it is in ${withArticle(lower(match[1]))} with ${lower(match[2])}`,
      }),
    ],
    [
      /^(city|town|county|borough|state|township|HOA|village)[- ](plow(?:s|ed)|(?:maintains and plows|maintained and plowed))(?: (?:the )?((?:private |gravel |paved )?(?:road|roads|street|driveway|lane)))?$/i,
      (match) => {
        const who = /^hoa$/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])
        const road = lower(match[3])
        if (!road && !/^maintained/i.test(match[2] ?? '')) return null
        const isOn = /ed$/i.test(match[2] ?? '') && road !== ''
        return {
          kind: isOn ? 'location' : 'community',
          concept: null,
          statement: isOn
            ? `it is on ${articleFor(who)} ${who}-${lower(match[2])} ${road}`
            : road
              ? `the ${who} ${lower(match[2])} the ${road}`
              : `the road is ${lower(match[2])} by the ${who}`,
        }
      },
    ],
    [
      /^(?:(?:the )?(road|street|driveway) )?(?:is )?plowed (?:all )?year[- ]round$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `the ${lower(match[1]) || 'road'} is plowed year-round`,
      }),
    ],
    [
      /^(?:the )?(parking(?: lot| area)?|lot|driveway|yard) (?:is |are )?(paved,?(?: and)? (?:striped|lighted|lit|fenced|curbed))$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `the ${lower(match[1])} is ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:the )?((?:state |county |town )?permit) for (?:an? )?(\d|one|two|three|four|five|six)[- ]bedroom (septic|wastewater)(?: system)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        count: numberOf(match[2] ?? ''),
        statement: `there is ${withArticle(lower(match[1]))} for a ${numeral(numberOf(match[2] ?? '') ?? 1)}-bedroom ${lower(match[3])} system`,
      }),
    ],
    [
      new RegExp(
        `^(?:(?:the )?((?:[a-z]+ )?(?:roads?|streets?|driveway|lane|drive)) (?:is |are )?((?:maintained|graded) and )?(?:snow )?plowed|(?:snow )?(?:plowed|plowing|snow removal)(?: is)?(?: done)?) by ${PLOWED_BY}$`,
        'i',
      ),
      (match) => {
        const by = /^[A-Z]+$/.test(match[3] ?? '') ? match[3] : lower(match[3])
        const road = lower(match[1])
        if (!road && /^(?:HOA|POA|association|neighbor)/i.test(match[3] ?? '')) return null
        return {
          kind: 'community',
          concept: null,
          statement: road
            ? `the ${road} ${be(road)} ${lower(match[2])}plowed by the ${by}`
            : `plowing is done by the ${by}`,
        }
      },
    ],
    [
      /^(?:on|along|right on|directly on) (?:the )?((?:\p{Lu}[\p{L}'-]* )+(?:[Tt]rail|[Gg]reenway|[Pp]ath|[Bb]eltLine|[Gg]reenbelt))$/u,
      (match, setting) => ({
        kind: 'location',
        concept: setting === 'land' ? null : undefined,
        statement: `it is on the ${match[1]}`,
      }),
    ],
    [
      /^back(?:s|ing) (?:up )?to (?:the )?((?:\p{Lu}[\p{L}'-]* )+(?:Trail|Greenway|Path|BeltLine))$/u,
      (match) => ({ kind: 'location', concept: null, statement: `it backs to the ${match[1]}` }),
    ],
    [
      /^back(?:s|ing) (?:up )?to (open space|green space|woods|farmland|common area|parkland|wetlands|trees) and ((?:[a-z]+ )?(?:path|trail|creek|pond|stream|park|playground|golf course|greenbelt|field))$/i,
      (match) => ({
        kind: 'location',
        concept: 'backs to open land',
        statement: `it backs to ${lower(match[1]).replace('common area', 'a common area')} and ${withArticle(lower(match[2]))}`,
      }),
    ],
    [
      /^(?:the )?((?:approved )?(?:state )?(?:wastewater|septic|sewer|well|perc|building)(?: system)? (?:permit|approval|design))(?: is)?(?: in place| in hand| approved)? for (?:an? )?(\d|one|two|three|four|five|six)[- ]bedrooms?( home| house)?$/i,
      (match) => {
        const beds = numberOf(match[2] ?? '') ?? 1
        const permit = lower(match[1])
        const size = match[3]
          ? `a ${numeral(beds)}-bedroom${lower(match[3])}`
          : `${numeral(beds)} bedroom${beds === 1 ? '' : 's'}`
        return {
          kind: 'utilities',
          concept: /^(?:approved )?septic/.test(permit) ? 'septic approved' : null,
          count: beds,
          statement: `there is ${withArticle(permit)} for ${size}`,
        }
      },
    ],
    [
      /^(?:(mostly|fully|partially|partly|heavily|lightly) )?wooded(?:,| with| in) ((?:[a-z]+ ){0,2}(?:(?:maples?|birch|fir|walnut|oak|pine|hardwood) trees|maples|hardwoods|pines|oaks|birches|cedars|firs|aspens|spruce|hemlocks?))$/i,
      (match) => ({
        kind: 'land',
        concept: match[1] ? null : 'timber',
        statement: `the land is ${match[1] ? `${lower(match[1])} ` : ''}wooded, with ${lower(match[2])}`,
      }),
    ],
    [
      /^((?:(?:mature|tall|large|mixed|old) )?hardwoods)$/i,
      (match, setting) =>
        setting === 'land'
          ? { kind: 'land', concept: 'timber', statement: `there are ${lower(match[1])}`, name: '' }
          : null,
    ],
    [
      /^((?:[A-Z][a-z]+ )+High(?: School)?) (?:zoning|zoned)$/,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is zoned for ${match[1]}`,
        name: '',
      }),
    ],
  ],
}
