import { FULL_MONTHS } from '../figures/months.ts'
import { WEEKDAYS } from '../figures/weekdays.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DAY =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'
const HOUR = String.raw`\d{1,2}(?: ?[ap]m)?`
const TO = String.raw` ?(?:-|–| to | thru | through )\s?`
const PERIOD_BEHIND = new RegExp(
  `^([\\p{L}][\\p{L}\\d' /-]*?),? (?:from )?(?:(${MONTH})\\.?${TO}(${MONTH})|(${DAY})\\.?${TO}(${DAY})|(${HOUR})${TO}(${HOUR}))\\.?( only)?$`,
  'iu',
)
/** Things and services that are there at times. */
const AT_TIMES =
  /\b(?:hours|markets?|trash|concerts?|watching|seasons?|classes|tours?|fishing|skiing|service|pickup|shuttle|staff|super|doorman|doorperson|concierge|porter|guard|attendant|valet|desk|lifeguard|heated|open)$/i
const OF_TERMS = /^(?:terms|fee|income|tenancy|pets|restriction|availability|zoning|location|land)$/
const NUMBERED =
  /\b(?:units?|floors?|levels?|lots?|zones?|doors?|bays?|ages?|grades?|buildings?|phases?|spaces?|stalls?|heat)$/i

/**
 * A period typed behind its thing without 'from': 'heated pool May-Sept' is heated from May to September.
 * @example withPeriod('doorman 7 to 11') // 'doorman from 7 to 11'
 */
export const withPeriod = (text: string): string => {
  const [, thing = '', ...rest] = PERIOD_BEHIND.exec(text) ?? []
  const [month, toMonth, day, toDay, hour, toHour, only = ''] = rest
  const last = singular((thing.split(' ').at(-1) ?? '').toLowerCase())
  const kind = kindOfNoun(last)
  const isThing = AT_TIMES.test(thing) || (kind !== null && !OF_TERMS.test(kind))
  if (!thing || !isThing || NUMBERED.test(thing)) return text
  if (month && toMonth) return `${thing} from ${monthOf(month)} to ${monthOf(toMonth)}${only}`
  if (day && toDay) return `${thing} from ${dayOf(day)} through ${dayOf(toDay)}${only}`
  // '2 to 4' may be anything but hours, unless somebody works or something is open.
  return hour && toHour && AT_TIMES.test(thing) ? `${thing} from ${hour} to ${toHour}${only}` : text
}

const monthOf = (typed: string): string => {
  const short = typed.slice(0, 3).toLowerCase()
  return FULL_MONTHS[short] ?? typed
}
const dayOf = (typed: string): string => WEEKDAYS[typed.slice(0, 3).toLowerCase()] ?? typed
