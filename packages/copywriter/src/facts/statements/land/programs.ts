import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, location, restriction, utilities, zoning } from '../wording/kinds.ts'
import { capitalised } from '../wording/places.ts'

const numeralOf = (typed: string): string => {
  const count = numberOf(typed)
  return count === null ? typed : numeral(count)
}

/** Programs and districts the land is in: current use, conservation, enterprise zones. */
export const PROGRAMS: SubjectRules = {
  lines: [
    [
      /^(rural water district|water district|fire district|MUD|irrigation district) #?(\d+)$/i,
      (match) =>
        utilities(
          `it is in ${/^mud/i.test(match[1] ?? '') ? 'MUD' : (match[1] ?? '').replace(/\b[a-z]/gi, (letter) => letter.toUpperCase())} ${match[2]}`,
        ),
    ],
    [
      /^(\d[\d.]*|two|three|five|ten) acres in (?:the )?current use$|^(?:in )?current use,? (\d[\d.]*) acres$/i,
      (match) => land(`${numeralOf(match[1] ?? match[2] ?? '')} acres are in current use`),
    ],
    [
      /^(?:CRP,? ([\d.,]+) acres?|([\d.,]+) acres? (?:in )?(?:the )?CRP),? (?:@|at) \$?([\d.]+)(?:(?:\/ ?| an | per )ac(?:re)?)?,? (?:thru|through|until|to|exp(?:ires)?(?: in)?) ((?:20)\d\d)$/i,
      (match) =>
        land(
          `${numeralOf(match[1] ?? match[2] ?? '')} acres are in CRP at $${match[3]} an acre through ${match[4]}`,
        ),
    ],
    [
      /^(?:in )?(?:the )?((?:[a-z-]+ )*overlay (?:zone|district)),? (?:with )?(?:an? )?(geotech(?:nical)?(?: report| study| survey)?|design review|survey|site plan|plan review|elevation certificate) (?:is )?(required|needed)$/i,
      (match) =>
        restriction(
          `it is in the ${lower(match[1])}, and ${withArticle(
            lower(match[2])
              .replace(/^geotech(?:nical)?(?: report)?$/, 'geotechnical report')
              .replace(/^geotech /, 'geotechnical '),
          )} is ${lower(match[3])}`,
        ),
    ],
    [
      /^(?:in )?(?:an? )?ag(?:ricultural)? district$/i,
      () => zoning('it is in an agricultural district'),
    ],
    [
      /^(?:land |it |property )?(?:is )?not (?:enrolled )?in (?:the )?(current use|ag valuation|agricultural valuation|land use|tree growth|(?:a )?flood zone|(?:a )?flood plain|(?:an )?HOA|city limits)(?: program)?$/i,
      (match) => {
        const where = lower(match[1]).replace(/^an? /, '').replace('hoa', 'HOA')
        const article = /^(?:flood)/.test(where)
          ? 'a '
          : where === 'HOA'
            ? 'an '
            : /limits/.test(where)
              ? 'the '
              : ''
        return restriction(`it is not in ${article}${where}`)
      },
    ],
    [
      /^(?:in )?lava (?:flow )?zone (\d)$/i,
      (match) => restriction(`it is in lava zone ${match[1]}`),
    ],
  ],
  figures: [
    [
      /^(?:in )?(?:an? |the )?((?:tax abatement|enterprise|historic overlay|arts|business improvement) (?:district|zone))$/i,
      (match) => location(`it is in ${withArticle((match[1] ?? '').toLowerCase())}`),
    ],
  ],
  statements: [
    [/^TIF district$/i, () => restriction('it is in a TIF district')],
    [
      /^(?:in )?(?:the )?((?:chesapeake bay )?critical area|coastal zone|shoreland zone|wildland-urban interface|(?:[a-z-]+ )*overlay(?: district| zone)?|opportunity zone|enterprise zone)$/i,
      (match) =>
        restriction(
          `it is in ${/opportunity|enterprise/i.test(match[0]) ? 'an' : 'the'} ${match[1]}`,
        ),
    ],
    [
      /^(?:in )?(?:an? )?(?:agricultural|ag|farmland|land) preservation easement$|^(?:an? )?(conservation|scenic|open space|historic|facade|agricultural|forest) easement(?: (?:in place|on (?:the )?(?:property|land|farm)))?$/i,
      (match, setting) => {
        const type = match[1]?.toLowerCase() ?? 'agricultural preservation'
        return {
          kind: 'restriction',
          concept: conceptOfWhole(match[0], setting)?.name ?? null,
          statement: `it is under ${articleFor(type)} ${type} easement`,
        }
      },
    ],
    [
      /^(?:in |enrolled in )?(?:the )?(clean and green|current use|forest legacy|managed forest(?: law)?|williamson act|crp|conservation reserve|land use|homestead)(?: (program|valuation|contract|taxation|enrolled|tax))?$/i,
      (match) => {
        const typed = (match[1] ?? '').toLowerCase()
        if (/^(?:land use|homestead)$/.test(typed) && !match[2]) return null
        const name = /crp/.test(typed)
          ? 'CRP'
          : /current use|land use/.test(typed)
            ? typed
            : capitalised(typed).replace('And', 'and')
        return restriction(
          `it is enrolled in ${/current use|land use/.test(typed) ? `${name} taxation` : /williamson/.test(typed) ? `the ${name}` : `${/crp/.test(typed) ? '' : 'the '}${name}${/crp/.test(typed) ? '' : ' program'}`}`,
        )
      },
    ],
  ],
}
