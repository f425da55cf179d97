import { measured } from '../../figures/measures.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { condition, land, restriction, update } from '../wording/kinds.ts'

const STORMS = 'Sandy|Ian|Irma|Harvey|Ida|Helene|Milton|Katrina|Michael|Ike|Florence|Irene|Isabel'

const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

/** Flood zones, and whether it ever flooded. */
export const FLOOD_ZONES: SubjectRules = {
  lines: [
    [
      /^evac(?:uation)?\.? zone ([A-F])$/i,
      (match) => restriction(`it is in evacuation zone ${(match[1] ?? '').toUpperCase()}`),
    ],
    [
      /^flood zone X[ ,]*\(?shaded\)?$|^shaded flood zone X$/i,
      told('restriction', null, 'it is in shaded flood zone X'),
    ],
    [
      new RegExp(
        `^(${STORMS})(?::| -|,)? no (water|flooding|damage)$|^no (water|flooding|damage) (?:in|from|during) (?:hurricane )?(${STORMS})$`,
        'i',
      ),
      (match) =>
        condition(
          `there was no ${lower(match[2] ?? match[3])} from ${capitalised(match[1] ?? match[4] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^(?:house |home )?(?:was )?(raised|lifted|elevated)( on pilings| (?:\\d+|one|two|three|four|five|six|eight|ten|twelve) (?:feet|foot))? (?:post|after|since) (?:hurricane )?(${STORMS})$`,
        'i',
      ),
      (match) =>
        update(
          `the house was ${lower(match[1])}${measured(lower(match[2]).replace(/foot$/, 'feet'))} after ${capitalised(match[3] ?? '')}`,
        ),
    ],
    [
      /^(flood zone [A-Z]{1,2}),? (?:and |so )?(no flood insurance|flood insurance(?: is)? not)(?: is)? (required|needed)$/i,
      (match) =>
        restriction(
          `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, and no flood insurance is ${lower(match[3])}`,
        ),
    ],
    [
      /^(flood zone [A-Z]{1,2}),? (?:with )?(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|applied for|on file|available)$/i,
      (match) =>
        restriction(
          `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, with a ${match[2]?.toUpperCase()} ${lower(match[3])}`,
        ),
    ],
    [
      /^(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|on file|available)$/,
      (match) => restriction(`a ${match[1]} is ${lower(match[2])}`),
    ],
    [
      /^((?:about|over|under|approximately|some) )?([\d.]+|one|two|three|four|five|six|seven|eight|nine|ten) acres? (?:is |are )?in (?:the )?(?:FEMA |flood )?(?:flood )?(?:zone )?(AE|VE|AO|AH|A|X)(?: (?:flood )?zone)?( along .+)?$/i,
      (match) =>
        restriction(
          `${lower(match[1])}${count(match[2])} ${match[2] === '1' ? 'acre' : 'acres'}${withArticles(match[4] ?? '')} ${/^(?:1|one)$/.test(match[2] ?? '') ? 'is' : 'are'} in flood zone ${match[3]?.toUpperCase()}`,
        ),
    ],
    [
      /^(?:FEMA )?flood zone ([A-Z]{1,2}) (at|on|in|along) (?:the )?((?!.*\b(?:file|record|map|survey|request|hand)$)(?:[a-z]+ ){0,3}[a-z]+)$/i,
      (match) => {
        const zone = `flood zone ${match[1]?.toUpperCase()}`
        const where = lower(match[3])
        return restriction(
          lower(match[2]) === 'along'
            ? `it is in ${zone} ${withArticles(`along ${where}`)}`
            : `${subjectOf(withArticles(where))} is in ${zone}`,
        )
      },
    ],
    [
      /^(?:flood zone: ?no|flood: ?no|flood zone no)$/i,
      told('restriction', null, 'it is not in a flood zone'),
    ],
  ],
  figures: [
    [
      /^(?:fema )?zone (X|AE|VE|A|B|C)$|^(AE|VE) floods?$/i,
      (match) => restriction(`it is in flood zone ${(match[1] ?? match[2])?.toUpperCase()}`),
    ],
    [
      /^partly (flood ?plain|wetlands?)$/i,
      (match) =>
        land(`it is partly ${/^flood/i.test(match[1] ?? '') ? 'in a floodplain' : 'wetland'}`),
    ],
    [
      /^(?:in )?(?:the )?100[- ]year flood ?plain$/i,
      told('restriction', null, 'it is in the 100-year floodplain'),
    ],
    [
      /^(?:part(?:ly|ially)? (?:in )?)?(?:FEMA |flood )?zone (AE|VE|A|V|AO|X),? (?:part(?:ly|ially)?|partial)$|^part(?:ly|ially)? (?:in )?(?:FEMA |flood )?zone (AE|VE|A|V|AO)$/i,
      (match) =>
        restriction(`part of it is in flood zone ${(match[1] ?? match[2] ?? '').toUpperCase()}`),
    ],
    [
      /^(?:has )?never flooded(,? (?:per|according to) (?:the )?(seller|owner))?$/i,
      (match) =>
        condition(
          `it has never flooded${match[2] ? `, according to the ${match[2].toLowerCase()}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:in )?flood zone:? ([a-z]{1,2}\d{0,2})$|^([ax]|ae|ve) (?:flood )?zone$|^([ax]|ae|ve)-zone$/i,
      (match) =>
        restriction(
          `it is in flood zone ${(match[1] ?? match[2] ?? match[3] ?? '').toUpperCase()}`,
        ),
    ],
    [
      /^(?:in )?flood zone ([A-Z]{1,2}\d{0,2})(?:,? (?:and |with )?(?:an )?elevation certificate(?: (?:is )?(on file|available))?)?$/i,
      (match) =>
        restriction(
          `it is in flood zone ${match[1]?.toUpperCase()}${/cert/i.test(match[0]) ? `, and an elevation certificate is ${match[2]?.toLowerCase() ?? 'on file'}` : ''}`,
        ),
    ],
    [
      /^(?:(not|out of|no|partly|partially|portion) )?(?:in )?(?:a |the )?(flood ?(?:zone|plain)|100-year flood plain|wetlands)$/i,
      (match) => {
        const place = /wet/i.test(match[2] ?? '')
          ? 'wetlands'
          : /plain/i.test(match[2] ?? '')
            ? 'a floodplain'
            : 'a flood zone'
        const isOut = /^(?:not|out of|no)$/i.test(match[1] ?? '')
        const isPart = /^(?:part|portion)/i.test(match[1] ?? '')
        const statement = /wet/.test(place)
          ? isOut
            ? 'there are no wetlands'
            : 'there are wetlands'
          : `it is ${isOut ? 'not ' : isPart ? 'partly ' : ''}in ${place}`
        return { kind: 'restriction', concept: isOut ? null : 'flood zone', statement }
      },
    ],
  ],
}
