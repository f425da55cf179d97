import { told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, terms } from '../wording/kinds.ts'

/** Whom a commercial property suits, and how it can be bought. */
export const INVESTORS: SubjectRules = {
  figures: [
    [
      /^(?:for |ideal for |suits )?(?:an? )?(owner[- ]users?|owner[- ]occup(?:ant|ier)s?|users?) (?:or|and|\/) (?:an? )?investors?(?: opportunity| sale)?$|^(?:for )?(?:an? )?investors? (?:or|and|\/) (?:an? )?(owner[- ]users?|owner[- ]occup(?:ant|ier)s?|users?)(?: opportunity)?$/i,
      (match) => {
        const user = (match[1] ?? match[2] ?? '').toLowerCase().replace(/s$/, '').replace(' ', '-')
        return terms(`it suits ${/^o/.test(user) ? 'an' : 'a'} ${user} or an investor`)
      },
    ],
    [
      /^owner[- ]user(?: building)?$/i,
      (_, setting) => (setting === 'commercial' ? building('it is an owner-user building') : null),
    ],
    [/^sale[- ]leaseback$/i, told('terms', null, 'it is offered as a sale-leaseback')],
  ],
  statements: [
    [
      /^(?:owner |seller |landlord )?will build to suit$|^build[- ]to[- ]suit(?: (?:available|possible))?$/i,
      (match) =>
        terms(
          /will/i.test(match[0])
            ? `the ${/owner|landlord/i.exec(match[0])?.[0]?.toLowerCase() ?? 'seller'} will build to suit`
            : 'build-to-suit is available',
        ),
    ],
  ],
}
