import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, inWords } from '../wording/counts.ts'
import { building, room, terms } from '../wording/kinds.ts'
import { isA, isMeasured } from '../wording/things.ts'

const BUSINESS =
  'motel|hotel|inn|self[- ]?storage(?: facility)?|storage(?: facility)?|mini[- ]?storage|car wash|auto (?:shop|repair|repair shop)|body shop|auto|salon|barber shop|restaurant|bar|cafe|daycare|gas station|convenience store|laundromat|gym|office|dental office|medical office|event barn|event venue|brewery|bakery|marina|RV park|mobile home park|B&B|bed and breakfast|theater|church|warehouse|strip center|retail strip'

const UNIT = 'rooms?|units?|bays?|seats?|chairs?|sites?|pads?|keys|slips?|suites?|stations?'

const businessOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^auto$/, 'auto shop')
    .replace(/^auto repair$/, 'auto repair shop')
    .replace(
      /^(?:self[- ]?storage|mini[- ]?storage|storage)(?: facility)?$/,
      'self-storage facility',
    )
    .replace(/^b&b$/, 'bed and breakfast')
    .replace(/^rv /, 'RV ')

/** What business is there, and how big it is: seats, rooms, licenses. */
export const BUSINESSES: SubjectRules = {
  lines: [
    [
      /^(\d|two|three|four|five|six) op(?:eratorie)?s (?:are )?plumbed for (water|air|nitrous)(?: ?\/ ?| and )(water|air|nitrous|suction)$/i,
      (match) =>
        building(
          `${inWords(match[1])} operatories are plumbed for ${lower(match[2])} and ${lower(match[3])}`,
        ),
    ],
    [
      /^auto (service|repair|body)(?: shop| garage| building)?,? (?:with )?(\d{1,2}|two|three|four|five|six|eight|ten) bays$/i,
      (match) =>
        building(
          `there are ${numeral(numberOf(match[2] ?? '') ?? 2)} auto ${lower(match[1])} bays`,
        ),
    ],
    [
      /^(former (?:dental|medical|orthodontic) office),? (?:is )?plumbed for (\d|\w+) (?:ops|operatories|chairs|exam rooms)$/i,
      (match) =>
        building(
          `it is a ${lower(match[1])}, plumbed for ${numeral(numberOf(lower(match[2])) ?? 1)} ${/ops/i.test(match[0]) ? 'operatories' : (/\w+(?: rooms)?$/.exec(lower(match[0]))?.[0] ?? 'operatories')}`,
        ),
    ],
  ],
  figures: [
    [
      /^(\d+) (?:ops|operatories|op)(?: (?:are )?plumbed)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? room(
              /plumbed/i.test(match[0])
                ? `${count(match[1])} operatories are plumbed`
                : `there are ${count(match[1])} operatories`,
            )
          : null,
    ],
    [
      /^dental,? (\d+) (?:ops|operatories)$/i,
      (match) => building(`it is a dental office with ${count(match[1])} operatories`),
    ],
    [
      /^(\d+) exam(?: rooms?)? (?:\+|and) (lab|x-ray|office|procedure room)$/i,
      (match) =>
        room(
          `there are ${count(match[1])} exam rooms and ${articleFor(match[2] ?? '')} ${match[2]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        String.raw`^(?:(turnkey|operating|existing) )?(${BUSINESS}),? (?:with )?([\d,]+)[- ](${UNIT})(?:,? (\d{1,3}) ?% (?:occupied|occ|leased|full))?$`,
        'i',
      ),
      (match, setting) => {
        if (setting !== 'commercial' || (/storage/i.test(match[2] ?? '') && !match[5])) return null
        const unit = (match[4] ?? '').toLowerCase().replace(/s$/, '')
        return building(
          `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${count(match[3])}-${unit} ${businessOf(match[2] ?? '')}`.replace('key-', 'key '))}${match[5] ? `, ${match[5]} percent occupied` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        String.raw`^([\d,]+|two|three|four|five|six)[- ](${UNIT}) (${BUSINESS})(?:,? (?:with|\+|and) (.+))?$`,
        'i',
      ),
      (match, setting) => {
        if (setting !== 'commercial' || (/^auto/i.test(match[3] ?? '') && !match[4])) return null
        const unit = (match[2] ?? '').toLowerCase().replace(/s$/, '')
        return building(
          `${isA(`${count(match[1])}-${unit} ${businessOf(match[3] ?? '')}`)}${match[4] ? ` with ${series(listed(match[4]).map(withArticle))}` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        String.raw`^(?:(turnkey|operating|existing) )?(${BUSINESS}) (?:with|\+|and) (.+)$`,
        'i',
      ),
      (match, setting) =>
        setting === 'commercial' && !/^(?:office|warehouse|church|bar)$/i.test(match[2] ?? '')
          ? building(
              `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${businessOf(match[2] ?? '')}`)} with ${series(listed(match[3] ?? '').map((each) => withArticle(each.replace(/^(\d+) /, (_, digits: string) => `${count(digits)} `))))}`,
            )
          : null,
    ],
    [
      /^gas station,? (\d+) (MPDs?|pumps?|dispensers?)$/i,
      (match) =>
        building(
          `it is a gas station with ${count(match[1])} ${/^mpd/i.test(match[2] ?? '') ? 'multi-product dispensers' : (match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:(turnkey|operating|existing) )?(daycare|preschool|assisted living|restaurant|bar|kennel),? licensed for (\d+)(?: children| kids)?$/i,
      (match) =>
        building(
          `${isA(`${match[1] ? `${match[1].toLowerCase()} ` : ''}${match[2]?.toLowerCase()}`)}, licensed for ${match[3]}`,
        ),
    ],
    [
      /^(?:full )?liquor license (?:is )?(available|included|transferable)$/i,
      (match) =>
        terms(
          `a ${/full/i.test(match[0]) ? 'full ' : ''}liquor license is ${match[1]?.toLowerCase()}`,
        ),
    ],
    [/^beer ?(?:\/|and|\+|&) ?wine license$/i, () => terms('there is a beer and wine license')],
    [
      /^(\d+) seats?(?: in(?:side|doors)?)?(?: \+| and|,) (\d+) (?:seats )?(?:on|out on|in) (?:the )?(patio|courtyard|deck|bar|sidewalk)$/i,
      (match) =>
        building(
          `there are ${match[1]} seats inside and ${match[2]} ${/bar/i.test(match[3] ?? '') ? 'at' : 'on'} the ${match[3]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(\d+) seats? (?:and|plus|with) (?:another )?(\d+)(?: more)? (?:(?:in|on|at) (?:the )?)?(courtyard|patio|bar|terrace|deck|sidewalk|outside|outdoors|mezzanine)(?: seats?)?$/i,
      (match) =>
        building(
          `there are ${match[1]} seats, plus ${match[2]} ${/out/i.test(match[3] ?? '') ? 'outside' : `${/patio|terrace|deck|sidewalk/i.test(match[3] ?? '') ? 'on' : /bar/i.test(match[3] ?? '') ? 'at' : 'in'} the ${(match[3] ?? '').toLowerCase()}`}`,
        ),
    ],
    [
      /^(\d+) seats?(?: (inside|indoors|outside|at the bar|total))?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              `there are ${match[1]} seats${match[2] ? ` ${match[2].toLowerCase().replace('total', 'in total')}` : ''}`,
            )
          : null,
    ],
    [
      /^(turnkey|fully equipped|operating|existing|second[- ]generation|established|working|freestanding|free-standing) (restaurant|bar|cafe|coffee shop|bakery|brewery|salon|gym|daycare|dental office|medical office|car wash|gas station|motel|hotel|inn|b&b|bed and breakfast|marina|farm|ranch|vineyard|winery|kennel|studio|auto shop|laundromat)(?: space| business| building)?$/i,
      (match) =>
        building(
          isMeasured(match[0].toLowerCase().replace('second generation', 'second-generation')),
        ),
    ],
    [
      /^(?:a )?(medical|dental|veterinary|law|professional) (office|clinic)$|^(auto|body|machine|tire) shop$|^self[- ]storage(?: facility)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              /self/i.test(match[0])
                ? 'it is a self-storage facility'
                : `it is ${articleFor(match[0])} ${match[0].toLowerCase()}`,
            )
          : null,
    ],
    [
      /^self[- ]storage,? (\d+) units$/i,
      (match) => building(`it is a self-storage facility with ${match[1]} units`),
    ],
    [
      /^climate[- ]controlled (\d+)$/i,
      (match) => building(`${match[1]} of the units are climate-controlled`),
    ],
  ],
}
