import type { Finding } from '@listwright/contracts'
import { replaceWords } from '../edit.ts'
import { matchesIn } from '../patterns/index.ts'
import { toFinding } from '../term.ts'
import { BASIS } from './protected-class.ts'

const NEAR_WORSHIP =
  /\b(?:[Nn]ear|[Cc]lose to|[Ww]alk(?:ing distance)? to|[Ss]teps (?:from|to)|[Bb]locks? (?:from|to)|[Mm]inutes (?:from|to)|[Nn]ext to|[Aa]cross from|[Bb]y) ((?:the )?(?:[A-Z][\w'.-]{0,30} (?:of )?){1,5}(?:Church|Cathedral|Synagogue|Temple|Mosque|Chapel|Parish|Shrine))\b/g

const term = {
  rule: 'fair-housing/named-landmark',
  severity: 'advice',
  why: 'A named place of worship is a landmark. If it is there to attract its members, leave it out.',
  basis: BASIS.religion,
} as const

/** Places of worship by their names, as a way to say where the property is. */
export const namedLandmarks = (plain: string, text: string): Finding[] =>
  matchesIn(plain, NEAR_WORSHIP).map(({ 0: found, 1: name = '', index }) => {
    const start = index + found.length - name.length
    return toFinding(term, text, replaceWords(text, start, index + found.length, 'local landmarks'))
  })
