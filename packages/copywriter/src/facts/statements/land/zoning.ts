import { articleFor } from '@listwright/reviewer/language'
import type { Setting } from '../../concepts/scopes.ts'
import { inLine, lower, type Told, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

const zoning = (typed: string, setting: Setting): Told => {
  const code = typed.replace(
    /\b([a-z]{1,3})-?(\d[a-z]?)\b(?!\.\d)/gi,
    (_, letters: string, rest: string) => `${letters.toUpperCase()}-${rest.toUpperCase()}`,
  )
  const isCode = /^[A-Z]{1,4}-?\d/.test(code)
  const residential = /residential|agricultur|\bag\b|rural|^[AR]R?-?\d/i.test(code)
  const concept = setting === 'land' || residential ? 'zoning, land' : 'zoning code'
  const word = code.replace(/^ag$/i, 'agricultural')
  const isUse =
    /\b(?:horses|livestock|multi-?family|duplex|retail|office|restaurant)\b/i.test(word) && !isCode
  const isFor = isUse && /^horses|livestock/i.test(word)
  return {
    kind: 'zoning',
    concept: /horses/i.test(word) ? 'horse property' : concept,
    statement: isFor ? `it is zoned for ${word}` : `it is zoned ${word}`,
    text: isFor ? `zoned for ${word}` : `${word} zoning`,
  }
}

/** What may be built, with its number or its article: 'a single home', 'two homes'. */
const BUILT =
  /^(?:an?|one|two|three|four|up to \w+|\d+) (?:[a-z-]+ ){0,3}(?:homes?|houses?|residences?|dwellings?|cottages?|cabins?|barns?|buildings?|units?|duplex(?:es)?|ADUs?)$/i

/** Zoning. */
export const ZONING: SubjectRules = {
  lines: [
    // Each building that may stand there has its article: 'zoned for a main house and cottage'.
    [
      /^zoned for (?:an? )?((?:[a-z-]+ )?(?:house|home|residence|dwelling|cottage|ADU|studio|barn|apartment|cabin|shop|workshop|duplex|triplex)),? (?:and|plus|\+|&) (?:an? )?((?:[a-z-]+ )?(?:house|home|residence|dwelling|cottage|ADU|studio|barn|apartment|cabin|shop|workshop|duplex|triplex))$/i,
      ([, first = '', second = '']) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${withArticle(inLine(first))} and ${withArticle(inLine(second))}`,
      }),
    ],
    [
      /^(?:legal )?(?:(STR)s?|(short[- ]term|nightly|vacation) rentals?)[- ]zon(?:ed|ing|e)$|^zoned (?:for )?(?:legal )?(?:(STR)s?|(short[- ]term|nightly|vacation) rentals?)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${match[1] || match[3] ? 'short-term' : lower(match[2] ?? match[4]).replace(' ', '-')} rentals`,
      }),
    ],
    [
      /^resort[- ]zoned(?:(?:,| with|, with) (?:an? )?(overnight|nightly|short[- ]term) (?:rental )?permit (?:is )?in place)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is resort-zoned${match[1] ? `, with ${articleFor(lower(match[1]))} ${lower(match[1])} permit in place` : ''}`,
      }),
    ],
    [
      /^zoned for (?:an? )?(pool|ADU|guest house|duplex|horses|second (?:home|dwelling)|short-term rentals?|multi-?family|home business)(?:(?:,| with|, with) (?:the )?plans (available|approved|on file))?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${/^(?:horses|multi)/i.test(match[1] ?? '') ? lower(match[1]) : withArticle((match[1] ?? '').replace(/^(?!ADU)./, (letter) => letter.toLowerCase()))}${match[2] ? `, with plans ${lower(match[2])}` : ''}`,
      }),
    ],
    [
      /^((?:[A-Z]+[\w-]* )?zoning) allows (?:for )?([a-z]+)(?:\/| or | and )([a-z]+)(?: uses?)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the ${match[1]} allows ${lower(match[2])} and ${lower(match[3])} use`,
      }),
    ],
    [
      /^(?:zoned ag(?:ricultural)?|ag(?:ricultural)? zoned|ag(?:ricultural)? zoning),? ?([A-Z]{1,2}-?\d{1,2}[a-z]?)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned agricultural, ${match[1]?.replace(/^[a-z]+/, (letters) => letters.toUpperCase())}`,
      }),
    ],
    [
      /^not zoned for (subdivision|subdividing|splits?|splitting)(?: (?:under|below) ([\d.]+) ?acres?)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the zoning does not allow subdivision${match[2] ? ` under ${match[2]} acres` : ''}`,
      }),
    ],
  ],
  figures: [
    [
      /^zoned ([A-Z]{1,3}-?\d{0,2}[A-Z]?),? (?:allows |permits |for )?(?:outside|outdoor) storage(?: ok| allowed)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the zoning is ${match[1]}, and outside storage is allowed`,
      }),
    ],
    [
      /^(?:zoned )?([A-Z]{1,3}-?\d{1,2}[A-Z]?)(?: zon(?:ing|ed))?,? ((?:[a-z]+ )?(?:storage|sales|use|retail|offices?|housing|restaurants?|kennels?|lodging|rentals?)) (?:is |are )?(?:allowed |permitted )?(?:by|with|under) (?:an? )?((?:conditional|special) use permit)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned ${match[1]?.toUpperCase()}, with ${lower(match[2])} by ${lower(match[3])}`,
      }),
    ],
    [
      /^([A-Z]{1,3}-?\d{1,2}[A-Z]?) zoned$/,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `the zoning is ${(match[1] ?? '').replace(/^([A-Z]+)(\d)/, '$1-$2')}`,
      }),
    ],
  ],
  statements: [
    [
      /^([a-z]+) use (?:is )?(?:ok|allowed|permitted|approved)$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} use is ${/approved/i.test(match[0]) ? 'approved' : 'allowed'}`,
      }),
    ],
    [
      /^zoned for ((?:site[- ]built|stick[- ]built|modular|mobile|manufactured|single[- ]family|multi-?family)(?:(?:,| or| and|, or| \/) (?:site[- ]built|stick[- ]built|modular|mobile|manufactured|single[- ]family|multi-?family))*)(?: homes?)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${(match[1] ?? '')
          .toLowerCase()
          .replace(/\b(site|stick) built/g, '$1-built')
          .replace('single family', 'single-family')} homes`,
      }),
    ],
    [
      /^(?:is )?zoned(?: for)?:? (?!(?:for )?(?:hvac|heat|air|cooling|climate|central|AC\b|gas|electric|irrigation|sprinkler|mini))(.+)$|^zoning:? (?:is )?(.+)$/i,
      (match, setting) => {
        const typed = match[1] ?? match[2] ?? ''
        const told = zoning(typed, setting)
        return /^(?:is )?zoned for /i.test(match[0]) && BUILT.test(typed)
          ? { kind: 'zoning', concept: null, statement: `it is zoned for ${inLine(typed)}` }
          : told
      },
    ],
    [
      /^(.+?) zoning$/i,
      (match, setting) =>
        /^(?:no|flexible|by-right)$/i.test(match[1] ?? '')
          ? {
              kind: 'zoning',
              concept: setting === 'land' && /^no$/i.test(match[1] ?? '') ? 'zoning, land' : null,
              statement: /^no$/i.test(match[1] ?? '')
                ? 'there is no zoning'
                : `the zoning is ${(match[1] ?? '').toLowerCase()}`,
            }
          : zoning(match[1] ?? '', setting),
    ],
    [
      /^(?:unzoned|no zoning)$/i,
      (_, setting) => ({
        kind: 'zoning',
        concept: setting === 'land' ? 'zoning, land' : null,
        statement: 'it is unzoned',
      }),
    ],
    [
      /^outside (?:of )?(?:the )?city limits$|^unincorporated$/i,
      told('zoning', 'outside city limits', 'it is outside city limits'),
    ],
    [
      /^(.+?) (?:potential|possible)? ?\(?zoned for(?: it)?\)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${withArticle(match[1] ?? '')}`,
      }),
    ],
    [
      /^([A-Z]{1,3}-(?:\d{1,2}[A-Z]?|[A-Z]{1,2}))$/,
      (match, setting) => ({
        kind: 'zoning',
        concept: setting === 'land' ? 'zoning, land' : 'zoning code',
        statement: `the zoning is ${match[1]}`,
        text: `${match[1]} zoning`,
      }),
    ],
  ],
}
