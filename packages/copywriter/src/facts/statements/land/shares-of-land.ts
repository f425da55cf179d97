import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land } from '../wording/kinds.ts'

const NUMBER = String.raw`(?:(?:about|approx(?:imately|\.)?|~|roughly) ?)?(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)`
const PART = `(?:${NUMBER}|half|most|part|(?:the )?(?:balance|rest|remainder|remaining|other))`
const ADJECTIVE =
  'tillable|wooded|cleared|open|fenced|cross-fenced|irrigated|timbered|treed|buildable|usable|level|planted|farmable|sub-?irrigated|mowed'
const NOUN =
  'pasture|timber|woods|woodland|forest|hardwoods|hay|hay ?field|hay ground|crops?|crop ?land|farmland|lawn|yard|orchard|vineyard|wetlands?|bottomland|grass|CRP|marsh|swamp|pond|prairie|pines|planted pines|brush|floodplain|flood plain|pecans|grapes|garden|draws|bottoms|ridges|hollows|scrub|sagebrush|cedar'
const SHARE = `(?:and |& )?(${PART})(?: (?:ac|acres?)\\.?)?(?: (?:of|in|is|are|as))? (?:ac |acres? )?((?:heavily |mostly |partially )?(?:${ADJECTIVE})|(?:open |improved |fenced |mature |irrigated |mixed )?(?:${NOUN})(?: (?:and|&) (?:${NOUN}))?)(?: \\(?(?:about|approx\\.?(?:imately)?|~) (${NUMBER}) ?(?:ac|acres?)\\)?)?`
const ONE_SHARE = new RegExp(`^${SHARE}$`, 'i')
const TOTAL = /^([\d.]+) ?(?:acres?|ac)\b\.?(?::| ?-|,? with)? ?/i

/** 'eight acres are tillable', 'the balance is in timber', 'part of it is wetland'. */
const shareOf = (typed: string, isFirst: boolean): string | null => {
  const [, part = '', kind = '', size] = ONE_SHARE.exec(typed.trim()) ?? []
  if (!kind) return null
  const what = lower(kind).replace('crp', 'CRP').replace(' & ', ' and ')
  const isAdjective = new RegExp(`(?:${ADJECTIVE})$`, 'i').test(what)
  const state = isAdjective
    ? what
    : `in ${what}`.replace(/^in (wetlands?|marsh|swamp|flood ?plain)$/, '$1')
  const about = size ? ` (about ${acresOf(size)})` : ''
  const rest = /balance|rest|remainder|remaining|other/i.exec(part)?.[0]
  if (rest) return `the ${lower(rest).replace(/^(?:remaining|other)$/, 'rest')} is ${state}${about}`
  if (/^(?:half|most|part)$/i.test(part))
    return `${lower(part)} of ${isFirst ? 'the land' : 'it'} is ${state}${about}`
  const figure = part.replace(/^(?:about|approx\w*\.?|~|roughly) ?/i, '')
  const value = numberOf(figure) ?? 0
  const hedge = figure === part ? '' : 'about '
  return `${hedge}${numeral(value)}${isFirst ? ` acre${value === 1 ? '' : 's'}` : ''} ${value === 1 ? 'is' : 'are'} ${state}${about}`
}

const acresOf = (typed: string): string => {
  const value = numberOf(typed.replace(/^[^\d]*?(?=\d)/, '')) ?? numberOf(typed) ?? 0
  return `${numeral(value)} acre${value === 1 ? '' : 's'}`
}

const sharesIn = (line: string): Told | null => {
  const total = TOTAL.exec(line)?.[0] ?? ''
  const hasTotal = / ?(?::|-|with) ?$/i.test(total)
  const shares = line
    .slice(hasTotal ? total.length : 0)
    .split(/, (?:and )?| (?:and|&|\+) (?=\d|half|the |balance|rest|remainder)|; /i)
    .map((share, at) => shareOf(share, at === 0 && !hasTotal))
  if (shares.length === 0 || shares.some((share) => share === null)) return null
  const said = series(shares.filter((share) => share !== null))
  const acres = numberOf(TOTAL.exec(line)?.[1] ?? '')
  return land(hasTotal && acres ? `of the ${numeral(acres)} acres, ${said}` : said)
}

/** How much of the land is field, pasture or wood. */
export const SHARES_OF_LAND: SubjectRules = {
  lines: [
    // A single '8 wooded acres' is a thing, which other rules name.
    [
      new RegExp(`^[\\d.]+ ?(?:ac|acres?)\\.?(?:: ?| - | with )(?=${SHARE}(?:,| and| &|$))`, 'i'),
      ({ input }) => sharesIn(input),
    ],
    [
      new RegExp(`^${SHARE}(?:,| and| &| \\+) ?(?:and |& )?(?:${PART})\\b`, 'i'),
      ({ input }) => sharesIn(input),
    ],
    [
      new RegExp(
        `^(?:half|most|part|(?:the )?(?:balance|rest|remainder))\\b(?: (?:of|is|in))* ?(?=${NOUN}|${ADJECTIVE})`,
        'i',
      ),
      ({ input }) => sharesIn(input),
    ],
    // Whatever the rest is in: live oak, hardwood timber, CRP.
    [
      /^(?:the )?(rest|remainder|balance|majority|bulk|most|half)(?: (?:of it|of the land))?(?: is)? in ((?!(?:the|an?|my|place|need|part|full|cash|check) ?\b)\p{L}[\p{L}' &,-]+)$/iu,
      ([, share, cover = '']) => {
        const part = /^(?:most|half)$/i.test(share ?? '')
          ? `${lower(share)} of the land`
          : `the ${lower(share)}`
        return land(`${part} is in ${cover.replace(/ & /g, ' and ')}`)
      },
    ],
  ],
}
