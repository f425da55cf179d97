import { series } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'

/** Whoever gives leave, as a group. */
export const BODY =
  '(board|association|HOA|trustees?|landlord|owner|management|condo association|building|co-op)'

export const bodyOf = (typed: string | undefined): string => lower(typed).replace('hoa', 'HOA')

/** 'HOA' keeps its capitals, a board takes its article. */
export const theBody = (typed: string | undefined): string =>
  /^hoa$/i.test(typed ?? '') ? 'the HOA' : `the ${lower(typed).replace(/ docs$/, ' documents')}`

/** 'FHA, VA, and conventional' */
export const loanTypes = (typed: string): string =>
  series(
    typed
      .split(/\s*(?:\/|,|and|\+|&)\s*/i)
      .filter(Boolean)
      .map((type) => (/^conv/i.test(type) ? 'conventional' : type.toUpperCase())),
  )
