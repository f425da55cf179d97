import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character } from '../wording/kinds.ts'

const BARE =
  '(?:(?:brick|stone|wood(?:en)?|timber|ceiling|steel|concrete|chestnut|heavy timber|hand-hewn) )?(?:brick|stone|beams?|timbers?|ductwork|ducts|rafters|joists|trusses|pipes|columns|concrete|walls?|posts)'

/** 'Exposed' is said of both, and is not torn from the second. */
export const EXPOSED_THINGS: SubjectRules = {
  lines: [
    [
      new RegExp(`^((?:original )?exposed ${BARE})(?:,)? ?(?:and|&|\\+|\\/) ?(${BARE})$`, 'i'),
      ([, first = '', second = '']) => {
        const name = `${lower(first)} and ${lower(second)}`
        return { ...character(`there are ${name}`), name }
      },
    ],
  ],
}
