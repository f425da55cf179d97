import { matchesIn } from '@listwright/reviewer/patterns'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../vocabulary/misspellings.ts'
import { NAME_WORDS } from '../vocabulary/proper-names.ts'
import { isRareWord } from '../vocabulary/rare-words.ts'

/** Short forms that are words of the dictionary too, but never stand in a feature by themselves. */
const CLIPPED =
  /^(?:sec|res|bb|ss|st|ht|vac|exp|asgn|conv|cond|excl|attrib|attn|attny|bldr|cpt|dep|ent|equip|facil|fin|flr|furn|gen|grs|gry|incl|indiv|int|irr|lic|lse|lt|mil|min|misc|mod|mon|mult|neg|nat|occ|opt|pano|pat|pch|pd|pk|plz|pol|poss|pot|prod|prof|prop|pwr|qual|recep|refr|rel|reno|resv|ret|sep|sgl|sig|stg|sur|surv|terr|therm|traf|trans|util|vis|wdwk|wk|zn|dn|ba|br|bd|hw|cov|tot|bung|prob|att|wf|lites|restric|hist|vict|dist|mths|frm|mh|hm|bal|bus ctr)$/
const CODES =
  /^(?:HOA|POA|COA|ADU|HVAC|AC|RV|EV|TV|UV|LED|USB|ADA|TPO|EPDM|PVC|PEX|ERV|HRV|SEER|ADT|VA|FHA|USDA|NNN|BLM|CRP|WMA|TLC|DIY|CPA|NDA|FAR|STR|REO|CDD|MUD|PID|PUD|TIF|SBA|RTU|RTUs|ESFR|BBQ|MDF|OSB|ICF|SIP|SIPs|GE|LG|IKEA|JELD|AGA|HGTV|LEED|HERS|ESA|DOM|ATV|UTV|UTVs|ATVs|DSL|AT|T|NYC|LA|DC|SF|UCSB|UCLA|US|MLB|NFL|CC|CCs|CCRs|MLS|CAM|GPM|KW|AFCI|GFCI|DC|MRI|CT|OR|II|III|IV|VI|RO|LP|PGA|YMCA|NE|NW|SE|SW|FF|FFE|OM|LOI|GRM|NOI|CAP|TI|IOS|DOT|GC|LVP|LVT|PTAC|PTACs|VRF|PO|LVL|HOAs|ABC|DEQ|DES|DEP|DTE|BGE|NPS|SDC|SDCs|ROW|FEMA|AE|X|VE|LOMA|BMP|TRAX|JFK|EWR|LAX|DFW|ATL|HW|B|C|S|N|E|W|A)$/

const LOAN_WORDS: ReadonlySet<string> = new Set(
  'porte cochere pied terre de la du le del della di von van der den los las el dos en cul sac nouveau deco boiserie trompe oeil lanai hale mauka makai au am pm'.split(
    ' ',
  ),
)

const LOWER = /(?<![\p{L}\d'-])[a-z]{2,}(?![\p{L}\d'-])/gu

/** The first word of a reading that is in no dictionary and can be no name, or `null`. */
export const unknownWord = (features: readonly ItemFeature[]): string | null => {
  for (const { name, statement, concept, kind } of features) {
    if (kind === 'zoning') continue
    // A tot lot is a playground; a tot by itself is shorthand.
    const told = (statement ?? `${name?.text ?? ''} ${name?.tail ?? ''}`).replace(
      /\btot lot/,
      'lot',
    )
    const isThing = !concept && !statement
    for (const [word] of matchesIn(told, LOWER))
      if (
        CLIPPED.test(word)
          ? isThing || / (?:an?|the) \S+ (?:is|are) /.test(` ${told} `)
          : !isWord(word)
      )
        return word
    const head = isThing ? (name?.text.split(' ').at(-1) ?? '') : ''
    if (
      /^[A-Z]{2,5}s?$/.test(head) &&
      !CODES.test(head) &&
      !isHeadNoun(singular(head.toLowerCase()))
    )
      return head
  }
  return null
}

const isWord = (word: string): boolean =>
  isKnownWord(word) ||
  isKnownWord(singular(word)) ||
  isRareWord(word) ||
  NAME_WORDS.has(word) ||
  word in MISSPELLINGS ||
  LOAN_WORDS.has(word) ||
  isHeadNoun(singular(word)) ||
  // Two words in one: 'wirebrushed', 'splitrail'.
  (word.length > 8 && isCompound(word)) ||
  // A slip in a long word is still told; a row of consonants is shorthand.
  (word.length > 5 && /[aeiouy]/.test(word) && !/[^aeiouy]{4}/.test(word))

const isCompound = (word: string): boolean => {
  for (let at = 3; at <= word.length - 3; at++)
    if (isKnownWord(word.slice(0, at)) && isKnownWord(word.slice(at))) return true
  return false
}
