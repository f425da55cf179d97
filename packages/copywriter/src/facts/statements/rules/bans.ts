import { series } from '../../figures/numerals.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

/** What people bring or do: to have none of it is a rule, and no lack. */
const BROUGHT =
  /^(?:mobiles|modulars|manufactureds|single-?wides|double-?wides|trailers|campers|rvs|tents|yurts|boats|trucks|semis|motorcycles|vehicles|atvs|dirt bikes|livestock|poultry|horses|hogs|pigs|swine|chickens|roosters|cattle|cows|goats|sheep|animals|kennels|dogs|cats|pets|boarders|rentals|sublets|subletting|airbnbs|strs|timeshares|fireworks|hunting|camping|burning|logging|cutting|mining|shooting|trapping|grilling|smoking|vaping|parties|businesses|hoverboards)$/i
const HOMES =
  /^(?:mobile|modular|manufactured|tiny|prefab|kit|pre-?fab|earth|dome) (?:homes|houses)$/i
/** What is built: on land and on a balcony, to have none is a rule. */
const BUILT =
  /(?:^| )(?:fences|sheds|antennas|roofs|dishes|clotheslines|carports|outbuildings|barns|siding|towers|billboards|signs|awnings|hot tubs)$/i
const WORD = '[a-z][a-z-]*'
const LIST = `(?:${WORD} ){0,2}${WORD}(?:(?:,| or| and| nor|,? or| ?\\/) ?(?:no )?(?:${WORD} ){0,2}${WORD}){0,3}`
const BAN = new RegExp(`^(?:sorry,? )?no (${LIST})(?:,? (?:please|sorry|allowed|permitted))?$`, 'i')
const PARTY = '(tenants|renters|guests|lessees|visitors|occupants|owners|subtenants)'
const PARTY_BAN = new RegExp(`^${PARTY}(?:,|:| -)? no (${LIST})$`, 'i')

/** 'mobile or modular homes' are two kinds of homes; `null` where one of them is nothing that is brought. */
const bannedIn = (typed: string, mayBeBuilt: boolean): string | null => {
  const kinds = typed.split(/,? ?(?:,|\/|\b(?:or|and|nor)\b) ?(?:no )?/i).map((kind) => kind.trim())
  const [last = '', ...before] = [...kinds].reverse()
  const head = last.split(' ').at(-1) ?? ''
  const isBanned = (kind: string): boolean =>
    BROUGHT.test(headOf(kind)) || HOMES.test(kind) || (mayBeBuilt && BUILT.test(kind))
  const areBanned = before.every((kind) => isBanned(kind) || isBanned(`${kind} ${head}`))
  if (!isBanned(last) || !areBanned) return null
  return series(kinds.map(inFull))
}

const inFull = (kind: string): string =>
  lower(kind)
    .replace(/\b(?:rv|atv|adu|str)s\b/g, (code) => `${code.slice(0, -1).toUpperCase()}s`)
    .replace(/\b(single|double)-?wides\b/, '$1-wides')
    .replace(/\b(short|long) term\b/, '$1-term')

const told = (banned: string, party = ''): Told => {
  const isMany = / and /.test(banned) || isPluralNoun(headOf(banned))
  return {
    kind: /\b(?:pets|dogs|cats)\b/.test(banned) ? 'pets' : 'restriction',
    concept: null,
    statement: `${banned} ${isMany ? 'are' : 'is'} not allowed${party ? ` for ${party}` : ''}`,
  }
}

/** What must not be brought or done. */
export const BANS: SubjectRules = {
  lines: [
    [
      PARTY_BAN,
      ([, party, typed = '']) => {
        const banned = bannedIn(typed, true)
        return banned ? told(banned, lower(party)) : null
      },
    ],
  ],
  statements: [
    [
      BAN,
      ([, typed = ''], setting) => {
        const isList = /,|\/| (?:or|and|nor) /i.test(typed)
        const banned = bannedIn(typed, setting === 'land' || setting === 'flat')
        return banned && (isList || setting === 'land') ? told(banned) : null
      },
    ],
  ],
}
