import { withArticles } from '../../nouns/with-articles.ts'
import { lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { YEAR } from '../wording/dates.ts'
import { condition, tenancy } from '../wording/kinds.ts'

const HOW = '(?:[a-z]+ly |fully |well[- ]|100% )?'
const STATE =
  'vacant|empty|(?:smoke|pet)[- ]free|(?:self|owner|tenant|section 8|hoa|agent|professionally|privately|locally)[- ](?:managed|occupied|maintained|rented|held)|managed|leased|rented|occupied|farmed|grazed|hayed|cultivated|maintained|certified|licensed|unoccupied|(?:operated|run|used|licensed|rented|leased|permitted) as an? [a-z& -]+'

const stateSince = ([note, how = '', state = '', since = '']: RegExpExecArray): Told => {
  const told = withArticles(lower(state))
    .replace(/^(self|owner|tenant|hoa|agent|smoke|pet) /, '$1-')
    .replace(/^hoa\b/, 'HOA')
  const place = /\bas an? /i.test(state) ? state.replace(/^\p{Lu}/u, lower) : told
  const statement = `it has been ${lower(how)}${place} since ${since}`
  return /tenant|lease|rent/i.test(note ?? '') ? tenancy(statement) : condition(statement)
}

/** How a property is throughout, and how it has been for years: 'leased since 2020', 'organically farmed since 2005', 'vacant since 2021'. */
export const STATES_SINCE: SubjectRules = {
  lines: [
    [
      new RegExp(`^(?:continuously )?(${HOW})(${STATE}) since (?:about )?(${YEAR})$`, 'i'),
      stateSince,
    ],
    [
      /^(?:fully |centrally )?(air[- ]conditioned|carpeted|heated and cooled|insulated|soundproofed|(?:pre-?)?wired(?: for (?:sound|music|audio|speakers|internet|data))?) throughout$/i,
      ([note]) => condition(`it is ${lower(note).replace('air conditioned', 'air-conditioned')}`),
    ],
  ],
}
