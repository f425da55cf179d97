import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { land, restriction } from './wording/kinds.ts'

const numeralOf = (typed: string): string => {
  const count = numberOf(typed)
  return count === null ? typed : numeral(count)
}

const HOMES =
  '(mobile homes|mobiles|manufactured homes|modulars|modular homes|trailers|single[- ]wides|commercial use|junk cars|livestock|swine|hogs|poultry)'

const homesOf = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^mobiles$/, 'mobile homes')
    .replace(/^modulars$/, 'modular homes')

/** Notes about parcels that leave out their subject or their verb. */
export const LAND_NOTES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:no|light|few) restrictions(?:,)? (?:except|other than|but|besides)(?: for)? no ${HOMES}(?: (?:or|and) (?:no )?${HOMES})?$`,
        'i',
      ),
      (match) =>
        restriction(
          `the only restriction is that ${[match[1], match[2]].filter(Boolean).map(homesOf).join(' and ')} are not allowed`,
        ),
    ],
    [
      /^(rolling|level|gently rolling|sloping|flat|gently sloping|hilly|steep)(?:,| and)? (mostly|partially|partly|all|fully|heavily) (wooded|cleared|open|fenced|pasture|treed)$/i,
      (match) =>
        land(
          `the land is ${lower(match[1])} and ${lower(match[2]).replace(/^all$/, 'fully')} ${lower(match[3])}`,
        ),
    ],
    [
      /^perc(?: test| site)? (?:is )?approved for (?:an? )?(sand mound|mound system|conventional system|conventional septic|in-ground system|elevated sand mound|drip system|three-bedroom system|at-grade system)$/i,
      (match) => land(`the perc is approved for ${articleFor(lower(match[1]))} ${lower(match[1])}`),
    ],
    [
      /^(\d[\d.]*|two|three|five|ten) acres in (?:the )?current use$|^(?:in )?current use,? (\d[\d.]*) acres$/i,
      (match) => land(`${numeralOf(match[1] ?? match[2] ?? '')} acres are in current use`),
    ],
    [
      /^(?:electric(?:ity)?|power)(?: is| runs)? (\d[\d,]*)[- ]?(?:foot|feet|ft|')(?: back| in| onto the property| inside)(?: (?:from|off) (?:the )?road)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `electricity runs ${match[1]} feet into the property`,
      }),
    ],
    [
      /^(?:lot |property )?corners? (?:are )?(?:flags?|flagged|marked|staked)(?: (?:in|with) (orange|pink|red|blue|white|yellow|orange tape|pink tape|orange flags|pink flags))?$/i,
      (match) =>
        match[1]
          ? land(
              `the corners are ${/stak/i.test(match[0]) ? 'staked' : /mark/i.test(match[0]) ? 'marked' : 'flagged'} in ${lower(match[1])}`,
            )
          : null,
    ],
    [
      /^(?:the )?((?:vacant |adjoining |adjacent |neighboring )?(?:lot|parcel|acreage|land|house)(?: next door| behind| across the (?:street|road)| beside it)?) (?:is )?also available$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${lower(match[1])} is also available`,
      }),
    ],
    [
      /^(?:buyer may |you may )?build your own(?:,)? or (?:use )?(?:the )?seller'?s builder(?: is)?(?: available)?$/i,
      () => ({
        kind: 'terms',
        concept: null,
        statement: "buyers may build their own home, or the seller's builder is available",
      }),
    ],
    [
      /^(?:deed )?restricted to (?:an? )?(?:min(?:imum)?(?: of)?) ([\d,]+)[- ](?:square[- ](?:feet|foot)|sf|sq ?ft)(?: (?:home|house|dwelling)s?)?$|^(?:min(?:imum)?(?: of)?) ([\d,]+)[- ](?:square[- ](?:feet|foot)|sf) (?:home|house|dwelling)s?(?: required)?$/i,
      (match) => restriction(`homes must have at least ${match[1] ?? match[2]} square feet`),
    ],
    [
      /^(?:an? )?(old|former|original) (homestead|cabin|mill|barn|house|orchard|farm) site(?: with (?:an? )?(cistern|well|spring|foundation|chimney|septic|hand-dug well))?$/i,
      (match) =>
        land(
          `there is an ${lower(match[1])} ${lower(match[2])} site${match[3] ? ` with a ${lower(match[3])}` : ''}`.replace(
            'an former',
            'a former',
          ),
        ),
    ],
    [
      /^(?:free|natural) gas from (?:the |a )?well on (?:the )?property$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `there is ${lower(match[0].split(' ')[0])} gas from a well on the property`,
      }),
    ],
    [
      /^(residential|commercial|vacant|buildable|building|corner|waterfront) lot in (\p{Lu}[\p{L} ]+)$/u,
      (match, setting) =>
        setting === 'land' ? land(`it is a ${lower(match[1])} lot in ${match[2]}`) : null,
    ],
    [
      /^(Residential|Commercial|Vacant|Buildable|Building|Waterfront) lot in (\p{Lu}[\p{L} ]+)$/u,
      (match, setting) =>
        setting === 'land' ? land(`it is a ${lower(match[1])} lot in ${match[2]}`) : null,
    ],
    [
      /^new construction (?:on|to) (both sides|either side|all sides)$/i,
      (match, setting) =>
        setting === 'land'
          ? {
              kind: 'location',
              concept: null,
              statement: `there is new construction on ${lower(match[1])}`,
            }
          : null,
    ],
    [
      /^(about )?(\d[\d,]*)[- ](?:foot|feet)(?: of)? ((?:road |lake |river |street |water |creek |sandy |rocky )?frontage)$/i,
      (match) =>
        match[1] || /sandy|rocky/i.test(match[3] ?? '')
          ? land(`there are ${lower(match[1])}${match[2]} feet of ${lower(match[3])}`)
          : null,
    ],
  ],
}
