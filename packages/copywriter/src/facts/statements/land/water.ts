import { articleFor } from '@listwright/reviewer/language'
import { isPlural, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, utilities } from '../wording/kinds.ts'

/** Creeks, springs and ponds on the land. */
export const WATER: SubjectRules = {
  lines: [
    [
      /^((?:[a-z-]+ )*?(?:pond|lake|creek|tank|river)s?)(?: is| are)? (?:well |fully )?stocked with ([a-z ,]+)$/i,
      ([, water = '', fish]) =>
        land(`the ${lower(water)} ${isPlural(water) ? 'are' : 'is'} stocked with ${lower(fish)}`),
    ],
    [
      /^irrigation (?:water )?(?:through|from|via) (?:the )?(\p{Lu}[\p{L} ]*?)(?:,? (?:at |for )?\$ ?([\d,]+)(?:\/ ?(?:yr|year)| a year| annually))?$/iu,
      (match) =>
        utilities(
          `irrigation water comes through ${/ /.test(match[1] ?? '') ? 'the ' : ''}${match[1]}${match[2] ? ` at $${match[2]} a year` : ''}`,
        ),
    ],
  ],
  figures: [
    [/^(?:a )?spring on (?:the )?property$/i, () => land('there is a spring on the property')],
    [
      /^((?:year-round |seasonal |spring-fed |small )*)(creek|stream|brook|branch|river|spring|ditch) (?:through|thru|along|across|on|in|at) (?:the )?(back|rear|front|middle|property|property line|north side|south side|east side|west side|lot)$/i,
      (match) => {
        const water = `${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()}`
        const where =
          / (through|thru|along|across|on|in|at) /i.exec(match[0])?.[1]?.toLowerCase() ?? 'through'
        return land(
          `${articleFor(water)} ${water} runs ${where === 'thru' ? 'through' : /^(?:on|in)$/.test(where) ? 'along' : where} the ${match[3]?.toLowerCase()}`,
        )
      },
    ],
    [
      /^(wetlands?|woods|pond|trees|pasture|barn|creek) (?:at |in |on )?(?:the )?(rear|back|front|north end|south end|corner)$/i,
      (match) =>
        land(
          `${/^(?:wetlands|woods|trees)$/i.test(match[1] ?? '') ? 'there are' : `there is${/^(?:wetland|pasture)$/i.test(match[1] ?? '') ? '' : ' a'}`} ${match[1]?.toLowerCase()} ${/front|rear|back|end/i.test(match[2] ?? '') ? 'at' : 'in'} the ${match[2]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^creek bisects(?: (?:the )?(?:property|land))?$/i,
      told('land', 'creek', 'a creek bisects the land'),
    ],
  ],
}
