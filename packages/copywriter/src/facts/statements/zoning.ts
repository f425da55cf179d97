import type { Setting } from '../concept-scopes.ts'
import { type Told, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const zoning = (typed: string, setting: Setting): Told => {
  const code = typed.replace(
    /\b([a-z]{1,3})-?(\d[a-z]?)\b/gi,
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

/** What may be built. */
export const ZONING: SubjectRules = {
  statements: [
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
      (match, setting) => zoning(match[1] ?? match[2] ?? '', setting),
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
  ],
}
