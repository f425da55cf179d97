import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { limitsPeople } from './reasons.ts'

const AGE =
  '(1[89]|[2345678]\\d|eighteen|twenty|twenty-five|thirty|thirty-five|forty|fifty|sixty|seventy)'

/** Ages that a tenant must have; 55 and 62 belong to housing for older persons and are judged there. */
export const age: readonly Term[] = linesAbout('age').prohibited(limitsPeople, 'drop clause')`
  age-limit: (no ?one|nobody|no (tenants?|renters?|buyers?|applicants?|persons?|people)) (who is )?(under|over|above|below|older than|younger than) (the age of )?${AGE}
  age-limit: (under|over|above|below|ages?|aged) (the age of )?(?!55|62)${AGE}( to ${AGE}|-\d\d)? (only|preferred|wanted|please)
  age-limit: must be (?!55|62)${AGE} (years )?(old|or older|or over|and over|or younger)
  age-limit: in (their|your|his|her) (early |late |mid-?)?(20s|30s|40s|50s|60s|70s|twenties|thirties|forties|fifties|sixties|seventies)
  age-limit: (someone|tenants?|renters?|people|persons?|residents?|buyers?|those|applicants?|anyone|professionals?|couples?) (aged? |ages? )?(between )?(?!18|55|62)${AGE}( to | and |-| - )(?!older|over|up)${AGE}
  age-limit: (over|under)[- ]${AGE}s|(?!18|21|55|62)${AGE} ?\+ (only|building|community|crowd|house|complex|living|please)|(?!18|21|55|62)${AGE} (and|or) (over|up|older|above|better)(?! (percent|feet))
  age-limit: (min(imum)?|max(imum)?)( tenant| renter| resident| occupant)? age( of| is|:)? ?\d\d|age limit( of| is|:)? ?\d\d
  age-limit: (over|under)[- ]${AGE} (crowd|set|tenants?|renters?|buyers?|residents?)
  age-limit: preferred age( is|:)? ?\d\d|(your|their|his|her|the) golden years|(in|of) (middle|a certain|retirement|college) age
  age-limit: (anyone|someone|you|you're|tenants?|people|ppl|applicants?|renters?|be|if) (\w+ ){0,2}(between|under|over|above|below|past|younger than|older than) (the age of )?(?!55|62|18(?! (and|to)))${AGE}(?! ?(feet|miles|pounds|percent|minutes|lbs|years of|\d|%|,\d))|(over|under|past) (thirty|forty|fifty|sixty|seventy)(?= ?[?!,.])
  age-limit: (for|and|the) (the )?under ${AGE}s?|(turns?|reach(es)?|past|beyond) (the age of )?(?!18|55|62)${AGE}(?= ?([.,;!?\n]|$|years|will|must|should|need|may))|born (before|after|in or after) (19|20)\d\d
`
