import { FUNCTION_WORD } from '../words-that-claim.ts'
import type { Rule } from './entered.ts'

/** What fees, rents and dues pay for. */
const COVERAGE =
  /\b(?:hoa|dues|fees?|association|assessments?|rent|maintenance)\b[^.!?;\n]{0,30}? (?:covers?|includes?|pays? for|takes? care of|handles?) ([a-z ,]+)/g
/** What an office or those who live there do for the property. */
const SERVICE =
  /\b(?:county|city|town|village|state|tenants?|owners?|neighbors?) (?:maintains?|plows?|mows?|shovels?|grades?|handles?|provides?|waters?(?= (?:the|all|its)\b)) (?:the |all |its )?([a-z]+)/g
/** 'All four are occupied' where three were entered. */
const FULLY =
  /\b(?:all|every|each|both|fully)\b[^.;!?\n]{0,30}\b(occupied|leased|rented|full|booked)\b/g
const MONTHS =
  'january february march april may june july august september october november december'
const UNTIL = new RegExp(
  `\\b(?:leased?|rented|occupied|tenants?|booked|runs?)\\b[^.;!?\\n]{0,40} (?:through|until|thru|till) (?:the end of |next |this |early |late |mid-)?(${MONTHS.replaceAll(' ', '|')})\\b`,
  'g',
)
const FREE =
  /\bfree (parking|laundry|internet|wifi|heat|water|storage|cable|trash|electric|gym|shuttle)|\b([a-z]+) (?:is|are|comes?) free\b(?! (?:of|from|to)\b)/g
const FREELY = /free|incl/
/** What is denied as well as asserted only on evidence. */
const NONE =
  /\bno (?:[a-z]+ )?(fees?|assessments?|hoa|restrictions?|covenants?|easements?|liens?|repairs|dues|flood(?:ing)?|deposit|rental cap)\b/g
/** What is taken out of all that a feature names. */
const EXCEPTED =
  /\b(?:utilities|units|bedrooms|rooms|appliances|windows|floors)\b,? (?:other than|except(?: for)?|apart from|aside from|excluding|but not|save for) [a-z ]+/g
/** What may be had or comes along. */
const OFFERED =
  /\b(?!(?:it|home|house|residence|condo|unit|apartment|property|space|building|suite|showing|tour|detail|viewing|term|visit|photo|plan|document)s?\b)([a-z]+) (?:(?:is|are) available\b(?! (?:by|on request))|stays? with the (?:place|home|house|property|sale|land|building))/g

/** What is paid, offered, excepted and denied. */
export const TERM_RULES: readonly Rule[] = [
  [
    COVERAGE,
    (entered, covered) => {
      const words = (covered.match(/[a-z]+/g) ?? []).filter(
        (word) => !FUNCTION_WORD.test(word) && word !== 'hot',
      )
      return words.length > 0 && words.slice(0, 2).every((word) => !entered.isFeature(word))
    },
  ],
  [
    FULLY,
    (entered, state) =>
      entered.isTyped(
        new RegExp(
          `\\d (?:of|/) ?\\d.*${state.slice(0, 4)}|${state.slice(0, 4)}.*\\d (?:of|/) ?\\d`,
        ),
      ),
  ],
  [UNTIL, (entered, month) => !entered.isTyped(new RegExp(`\\b${month.slice(0, 3)}|\\d/\\d`))],
  [
    FREE,
    (entered, one, other) =>
      !entered.facts.featureTexts.some(
        (feature) => feature.includes(one || other) && FREELY.test(feature),
      ),
  ],
  [
    NONE,
    (entered, thing) =>
      !entered.facts.featureTexts.some(
        (feature) =>
          /\b(?:no|without|free|waived?|none|zero|not)\b/.test(feature) &&
          feature.includes(thing.slice(0, 4)),
      ),
  ],
  [
    EXCEPTED,
    (entered) => entered.isTyped(/\ball\b/) && !entered.isTyped(/except|other than|but\b/),
  ],
  [OFFERED, (entered, thing) => !entered.isFeature(thing)],
  [SERVICE, (entered) => !entered.isTyped(/maint|plow|mow|care|snow|provid|paid by|pays?\b/)],
]
