import { isPlural, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { fee, land, terms } from '../wording/kinds.ts'

/** Mineral, water and timber rights. */
export const RIGHTS: SubjectRules = {
  lines: [
    [
      /^((?:senior |irrigation )?(?:water|irrigation|ditch) rights?),? (1[89]\d\d) priority(?: date)?$|^(1[89]\d\d)[- ]priority ((?:water|irrigation|ditch) rights?)(?:,? (?:of |for )?([\d.]+) cfs)?$/i,
      (match) => {
        const rights = lower(match[1] ?? match[4])
        const priority = match[2] ?? match[3]
        return land(
          `there ${isPlural(rights) ? 'are' : 'is an'} ${priority}-priority ${rights}${match[5] ? ` of ${match[5]} cubic feet per second` : ''}`,
        )
      },
    ],
    [
      /^(?:the )?((?:mineral|water|timber|royalty|oil and gas|hunting) rights|minerals),? (?:are )?(half|some|most|part|1\/2|50%|25%|a quarter)(?: (?:are|is))? (conveyed|reserved|severed|leased|owned|included|convey|transfer)$/i,
      (match) => {
        const share = lower(match[2]).replace('1/2', 'half')
        const verb = /(?:convey|transfer)$/i.test(match[3] ?? '')
          ? lower(match[3])
          : `are ${lower(match[3])}`
        return terms(`${share} of the ${lower(match[1])} ${verb}`)
      },
    ],
    [
      /^(?:the )?(?:(?:\d+[- ]year )?(?:land|ground) lease) (?:runs )?(through|until|thru|to|expires(?: in)?) ((?:19|20|21)\d\d)$/i,
      ([, how = '', year = '']) =>
        fee(`the land lease ${/^exp/i.test(how) ? 'expires in' : 'runs through'} ${year}`),
    ],
  ],
  firstFigures: [
    [
      /^(?:OGM|oil,? gas,? (?:and )?minerals?)(?: rights)? (?:are )?(reserved|included|convey|excluded|do not convey)$/i,
      (match) =>
        terms(
          `the oil, gas, and mineral rights ${/convey/i.test(match[1] ?? '') ? lower(match[1]) : `are ${lower(match[1])}`}`,
        ),
    ],
  ],
  figures: [
    [
      /^water rights?,? ([\d.]+) acre-feet$|^([\d.]+) acre-feet (?:of )?water(?: rights?)?$/i,
      (match) => land(`there are water rights of ${match[1] ?? match[2]} acre-feet`),
    ],
    [
      /^([\d.]+) acre-feet (?:of )?ditch shares?$/i,
      (match) => land(`there are ditch shares for ${count(match[1])} acre-feet`),
    ],
    [
      /^no (?:minerals|mineral rights)(?: convey)?$/i,
      told('terms', null, 'mineral rights do not convey'),
    ],
    [
      /^(?:1\/2|half|50%)(?: of)?(?: the)? (?:minerals|mineral rights)(?: convey)?$/i,
      told('terms', null, 'half of the mineral rights convey'),
    ],
    [
      /^(?:all )?mineral rights convey$/i,
      (match) => terms(`${/all/i.test(match[0]) ? 'all mineral' : 'the mineral'} rights convey`),
    ],
  ],
  statements: [
    [
      /^((?:senior |junior |adjudicated |irrigation )?(?:water|grazing|mineral|timber|irrigation|ditch) rights?),?(?: from| dated| of| priority)? (1[89]\d\d)$/i,
      (match) =>
        land(
          `the ${(match[1] ?? '').toLowerCase()} ${isPlural(match[1] ?? '') ? 'date' : 'dates'} from ${match[2]}`,
        ),
    ],
    [
      /^(?:the )?(?:minerals?|mineral rights|water rights|timber rights|oil and gas rights|crops|hunting rights)( and [a-z ]+)? (?:do|does) not (convey|transfer|go)$/i,
      (match) => terms(`the ${match[0].replace(/^the /i, '').toLowerCase()}`),
    ],
    [
      /^(?:all |the )?((?:owned |existing )?(?:minerals|(?:mineral|water|timber|oil and gas|hunting|royalty) rights))(?: and [a-z]+ rights)? (?:to |will )?transfer(?: with (?:the )?(?:land|property|sale))?$/i,
      (match) => terms(`the ${lower(match[1])} transfer with the property`),
    ],
  ],
}
