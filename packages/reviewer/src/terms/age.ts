import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { limitsPeople } from './reasons.ts'

const AGE = '(1[89]|[2-6]\\d|eighteen|twenty|twenty-five|thirty|thirty-five|forty|fifty|sixty)'

/** Ages that a tenant must have; 55 and 62 belong to housing for older persons and are judged there. */
export const age: readonly Term[] = linesAbout('age').prohibited(limitsPeople, 'drop clause')`
  age-limit: (no ?one|nobody|no (tenants?|renters?|buyers?|applicants?|persons?|people)) (who is )?(under|over|above|below|older than|younger than) (the age of )?${AGE}
  age-limit: (under|over|above|below|ages?|aged) (the age of )?(?!55|62)${AGE}( to ${AGE}|-\d\d)? (only|preferred|wanted|please)
  age-limit: must be (at least |over |under |above |below )(?!55|62)${AGE}|must be (?!55|62)${AGE} (years )?(old|or older|or over|and over|or younger)
  age-limit: in (their|your|his|her) (early |late |mid-?)?(20s|30s|40s|twenties|thirties|forties|fifties)
  age-limit: (for|and|the) (the )?under ${AGE}s?
`
