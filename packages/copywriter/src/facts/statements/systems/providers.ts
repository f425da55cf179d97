import { be, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { fee, technology, utilities } from '../wording/kinds.ts'

/** Companies whose name may have lost its capitals. */
const KNOWN =
  /^(?:PWC|Duke|Entergy|Cleco|Oncor|Dominion|Riviera|Huntsville|Bluebonnet|Pedernales|Alabama|Georgia|Santee Cooper)$/i

const SERVICE: Readonly<Record<string, string>> = {
  electric: 'electricity',
  power: 'electricity',
  energy: 'electricity',
  utilities: 'utilities',
  water: 'water',
  gas: 'gas',
  internet: 'internet',
  fiber: 'fiber internet',
  cable: 'cable',
}

/** A name as it was typed, with the capital that a note in small letters has lost. */
const company = (typed: string): string =>
  typed
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/^Pwc\b/, 'PWC')

/** Who provides which service, internet among them. */
export const PROVIDERS: SubjectRules = {
  lines: [
    [
      /^((?:PWC|LP&L|OG&E|EPB|JEA|TVA|LG&E|PG&E|SCE|FPL|KUB|Duke|Entergy|Cleco|Oncor|Dominion|Riviera|Huntsville|Bluebonnet|Pedernales|Alabama|Georgia|Santee Cooper|\p{L}{3,4})) (electric|power|energy|utilities|water|gas|internet|fiber)$/iu,
      (match) => {
        const typed = match[1] ?? ''
        if (
          (!KNOWN.test(typed) && !/^[A-Z&]{3,5}$/.test(typed)) ||
          /^(?:HOA|POA|NNN|LVP|USB|LED|BTU|VAC)$/.test(typed)
        )
          return null
        const kind = lower(match[2])
        const isPartOfName =
          /^(?:power|energy|utilities)$/.test(kind) && !/^[A-Z&]+$/.test(company(typed))
        const service = SERVICE[kind] ?? kind
        return {
          kind: /internet|fiber/.test(service) ? 'technology' : 'utilities',
          concept: null,
          statement: `${service} ${service === 'utilities' ? 'are' : 'is'} provided by ${company(typed)}${isPartOfName ? ` ${kind.replace(/^./, (letter) => letter.toUpperCase())}` : ''}`,
        }
      },
    ],
    [
      /^(\p{Lu}\p{L}+ (?:Electric|Power|Water|Energy|Gas)) (?:is )?at (?:the )?((?:front |rear |side )?(?:gate|road|street|line|lot line|corner|property line))$/u,
      (match) => utilities(`${match[1]} is at the ${lower(match[2])}`),
    ],
    [
      /^((?:\p{Lu}\p{L}+ )?bulk (?:internet|cable|cable and internet)|(?:cable|internet|Wi-Fi|wifi)) (?:is )?(?:with|through|by|via|comes with) (?:the )?(HOA|association|dues)$/iu,
      (match) =>
        fee(
          `${(match[1] ?? '').replace(/^\p{Ll}(?=.*bulk)/u, (letter) => letter.toUpperCase()).replace(/^Bulk/, 'bulk')} ${be(match[1] ?? '')} provided through the ${lower(match[2]).replace('hoa', 'HOA')}`,
        ),
    ],
    [
      /^(?:on )?(OG&E|PSO|SRP|APS|TXU|PG&E|SCE|FPL) (smart hours|time of use|budget billing|free nights)(?: plan)?$/i,
      (match) => utilities(`it is on the ${match[1]?.toUpperCase()} ${lower(match[2])} plan`),
    ],
    [
      /^utility billing (?:is )?(?:through|thru|by|via) (\p{Lu}\p{L}+)$/iu,
      (match) => fee(`utilities are billed through ${match[1]}`),
    ],
    [
      /^electric(?:ity)? (?:was |has been )(disconnected|shut off|turned off)(?: (after|since|in) (.+))?$/i,
      (match) =>
        utilities(
          `the electricity ${match[2] && /since/i.test(match[2]) ? 'has been' : 'was'} ${lower(match[1])}${match[2] ? ` ${lower(match[2])} ${match[3]}` : ''}`,
        ),
    ],
    [
      /^internet (?:is |by |through )(?:by |from )?(\p{Lu}[\p{L}&]+)$/iu,
      (match) => technology(`internet service is by ${match[1]}`),
    ],
    [
      /^(?:cell|cellular|phone)(?: signal| service| coverage| reception)(?: is)? (?:ok|okay|good|fine|works) (?:with|using) (?:an? )?(booster|Wi-Fi calling|wifi calling)$/i,
      (match) =>
        technology(
          `cell service works with ${/booster/i.test(match[1] ?? '') ? 'a booster' : 'Wi-Fi calling'}`,
        ),
    ],
    [
      /^(cable|fiber|DSL|Comcast|Spectrum) ?(?:\/|and|,|\+) ?((?:Verizon )?Fios|Google Fiber|AT&T Fiber|fiber|Starlink|Xfinity)(?: available)?$/i,
      (match) =>
        technology(
          `${/^(?:cable|fiber)$/i.test(match[1] ?? '') ? lower(match[1]) : match[1]} and ${match[2]} are available`,
        ),
    ],
  ],
}
