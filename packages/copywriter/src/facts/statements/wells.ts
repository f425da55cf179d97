import { group } from '@listwright/reviewer/language'
import { be, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const gallons = (typed: string | undefined): string => `${group(Number(typed))} gallons a minute`

const wellOf = (match: RegExpExecArray): string => {
  const [, kind, state, year, depth, flow] = match
  const yields = `yields ${/about|approx/i.test(match[0]) ? 'about ' : ''}${gallons(flow)}`
  const name = `${kind ? `${lower(kind)} ` : ''}well`
  const deep = depth ? ` to ${depth} feet` : ''
  if (/^(?:drilled|dug)/i.test(state ?? ''))
    return year
      ? `the ${name} was ${lower(state)}${deep} in ${year} and ${yields}`
      : `a ${name} has been ${lower(state)}${deep} and ${yields}`
  if (year) return `the ${name} dates from ${year} and ${yields}`
  if (state)
    return `a ${name} is ${lower(state).replace(/^in$/, 'in place')}${depth ? `, ${depth} feet deep,` : ''} and ${yields}`
  return depth ? `the ${name} is ${depth} feet deep and ${yields}` : `the ${name} ${yields}`
}

/** A well and what it yields; what is not in yet, and what has been done for it. */
export const WELLS: SubjectRules = {
  lines: [
    [
      /^no (septic|well|sewer)(?: system)?( yet)?(?:,| but|, but|;| -) (?:an? |the )?(site evaluation|perc test|soil test|soil evaluation|septic permit|permit|septic design|site plan|survey) (?:is |has been |was )?(complete|completed|done|passed|approved|issued|on file|in hand)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `there is no ${lower(match[1])}${/septic/i.test(match[1] ?? '') ? ' system' : ''}${lower(match[2])}, but a ${lower(match[3])} ${/^(?:on|in) /i.test(match[4] ?? '') ? 'is' : 'has been'} ${lower(match[4]).replace(/^complete$/, 'completed')}`,
      }),
    ],
    [
      /^no (utilities|well|septic|water)(?: system)?( yet)?(?:,| but|, but|;| -) (power|electric|electricity|water|gas|utilities) (?:is |are )?(?:at|near|along) (?:the )?(road|street|lot line|property line|corner)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `there ${be(match[1] ?? '')} no ${lower(match[1])}${/septic/i.test(match[1] ?? '') ? ' system' : ''}${lower(match[2])}, but ${lower(match[3]).replace(/^electric$/, 'electricity')} ${be(match[3] ?? '')} at the ${lower(match[4])}`,
      }),
    ],
    [
      /^(?:the )?well (?:is )?(drilled|dug|in)(?:,| with| but|, but) no (pump|power|casing|electric)(?: yet)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `a well ${/in/i.test(match[1] ?? '') ? 'is in' : `has been ${lower(match[1])}`}, with no ${lower(match[2])}${/yet$/i.test(match[0]) ? ' yet' : ''}`,
      }),
    ],
    [
      /^(?:the )?(drilled|dug|deep|private|shared)? ?well(?: (?:is |has been |was )?(drilled|dug|in|in place|on site|installed|drilled and capped))?(?:(?: in)? ((?:19|20)\d\d))?(?:(?:,| to|, to)? ([\d,]+) f(?:ee|oo)t(?: deep)?)?(?:,| -|;| with| at| and) (?:about |approximately )?(\d+(?:\.\d+)?)(?: |-)?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        year: match[3] ? Number(match[3]) : null,
        statement: wellOf(match),
      }),
    ],
    [
      /^(?:the )?(drilled|dug|private|shared)? ?well(?: is)?,? ([\d,]+) f(?:ee|oo)t(?: deep)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${match[1] ? `${lower(match[1])} ` : ''}well is ${match[2]} feet deep`,
      }),
    ],
  ],
}
