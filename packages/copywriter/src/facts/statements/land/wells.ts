import { group } from '@listwright/reviewer/language'
import { numeral } from '../../figures/numerals.ts'
import { be, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { grouped } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { land, utilities } from '../wording/kinds.ts'

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

const feetOf = (typed: string): string => typed.replace(/ ?(?:-|to) ?/, ' to ')

/** Wells. */
export const WELLS: SubjectRules = {
  commaLines: [
    [
      /^((?:water|drilled|private|artesian) )?well,? (?:about |approximately )?([\d.]+) ?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) => utilities(`the ${lower(match[1])}well yields ${match[2]} gallons a minute`),
    ],
  ],
  lines: [
    [
      /^(?:an? )?((?:water |private |drilled )?well) (?:and|plus|\+|&) (?:an? )?rain ?water (collection|harvesting|catchment)(?: system)?$/i,
      ([, well = '', way]) =>
        utilities(`there is a ${lower(well)} and a rainwater ${lower(way)} system`),
    ],
    [
      /^well (?:was )?(?:drilled|dug) (?:in )?((?:19|20)\d\d)(?:,| -| at)? ([\d.]+) ?(?:gpm|gallons? (?:per|a) minute)(?:,? (?:at|@) ([\d,]+)(?: ?feet|'| ?foot| ?ft))?(?:,? (?:but )?(no pump)(?: yet| installed)?)?$/i,
      ([, year, flow, depth, none]) =>
        depth || none
          ? {
              ...utilities(
                `the well was drilled in ${year}${none ? ',' : ' and'} yields ${flow} gallons a minute${depth ? ` at ${grouped(depth)} feet` : ''}${none ? ', and has no pump yet' : ''}`,
              ),
              year: Number(year),
            }
          : null,
    ],
    [
      /^no (septic|well|sewer)(?: system)?( yet)?(?:,| but|, but|;| -) (?:an? |the )?(site evaluation|perc test|soil test|soil evaluation|septic permit|permit|septic design|site plan|survey) (?:is |has been |was )?(complete|completed|done|passed|approved|issued|on file|in hand)$/i,
      (match) =>
        utilities(
          `there is no ${lower(match[1])}${/septic/i.test(match[1] ?? '') ? ' system' : ''}${lower(match[2])}, but a ${lower(match[3])} ${/^(?:on|in) /i.test(match[4] ?? '') ? 'is' : 'has been'} ${lower(match[4]).replace(/^complete$/, 'completed')}`,
        ),
    ],
    [
      /^no (utilities|well|septic|water)(?: system)?( yet)?(?:,| but|, but|;| -) (power|electric|electricity|water|gas|utilities) (?:is |are )?(?:at|near|along) (?:the )?(road|street|lot line|property line|corner)$/i,
      (match) =>
        utilities(
          `there ${be(match[1] ?? '')} no ${lower(match[1])}${/septic/i.test(match[1] ?? '') ? ' system' : ''}${lower(match[2])}, but ${lower(match[3]).replace(/^electric$/, 'electricity')} ${be(match[3] ?? '')} at the ${lower(match[4])}`,
        ),
    ],
    [
      /^(?:the )?well (?:is )?(drilled|dug|in)(?:,| with| but|, but) no (pump|power|casing|electric)(?: yet)?$/i,
      (match) =>
        utilities(
          `a well ${/in/i.test(match[1] ?? '') ? 'is in' : `has been ${lower(match[1])}`}, with no ${lower(match[2])}${/yet$/i.test(match[0]) ? ' yet' : ''}`,
        ),
    ],
    [
      /^(?:the )?(drilled|dug|deep|private|shared|existing|irrigation|domestic|stock|house|artesian|ag|old|new)? ?well(?: (?:is |has been |was )?(drilled|dug|in|in place|on site|installed|drilled and capped))?(?:(?: in)? ((?:19|20)\d\d))?(?:(?:,| to|, to)? ([\d,]+) f(?:ee|oo)t(?: deep)?)?(?:,| -|;| with| at| and) (?:about |approximately )?(\d+(?:\.\d+)?)(?: |-)?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        year: match[3] ? Number(match[3]) : null,
        statement: wellOf(match),
      }),
    ],
    [
      /^(?:the )?(drilled|dug|private|shared|existing|irrigation|domestic|stock|house|artesian|ag|old|new)? ?well(?: is)?,? ([\d,]+) f(?:ee|oo)t(?: deep)?$/i,
      (match) =>
        utilities(`the ${match[1] ? `${lower(match[1])} ` : ''}well is ${match[2]} feet deep`),
    ],
    [
      /^(existing|irrigation|domestic|stock|house|artesian|ag|old|new) well,? ([\d,]+) ?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) =>
        utilities(
          `the ${lower(match[1])} well yields ${gallons((match[2] ?? '').replace(/,/g, ''))}`,
        ),
    ],
    [
      /^domestic well (?:and|&|\+) septic$/i,
      told('utilities', null, 'it is on a domestic well and septic'),
    ],
  ],
  figures: [
    [
      /^(?:(?:needs (?:a )?well|(?:a )?well (?:is )?(?:needed|required)|no well(?: yet)?),? (?:and )?)?neighbor(?:s|ing|'s|s')?(?: wells?)?(?: (?:are|is))?( (?:at about|at approximately|at|around|about|approximately))? (\d{2,4}(?: ?(?:-|to) ?\d{2,4})?) (?:foot|feet)(?: deep)?$/i,
      ([whole, around = '', feet = '']) => {
        const need = /^no well/i.test(whole)
          ? 'there is no well, and '
          : /^(?:needs|a |well)/i.test(whole)
            ? 'a well is needed, and '
            : /wells?/i.test(whole)
              ? ''
              : null
        return need === null
          ? null
          : land(
              `${need}neighboring wells are${around.replace(/ at(?= |$)/i, '').toLowerCase()} ${feetOf(feet)} feet deep`,
            )
      },
    ],
    [
      /^wells (?:in|around|nearby)(?: (?:the )?area)?(?: are)?( (?:at|around|about|approximately))? (\d{2,4}(?: ?(?:-|to) ?\d{2,4})?) (?:foot|feet)(?: deep)?$/i,
      ([, around = '', feet = '']) =>
        land(
          `wells in the area are${around.replace(/ at$/i, '').toLowerCase()} ${feetOf(feet)} feet deep`,
        ),
    ],
    [
      /^(private |shared )?well(?: and|,) (?:in (?:the )?)?sewer district$/i,
      ([, kind = '']) => utilities(`it has a ${kind.toLowerCase()}well and is in a sewer district`),
    ],
    [
      /^(?:about |approximately )?([\d.]+)(?: |-)?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) => utilities(`the well yields ${match[1]} gallons a minute`),
    ],
    [
      /^well,? ([\d.]+) ?gpm (?:with|and|\+) ([\d,]+)[- ]gallons? (storage|tank|storage tank|cistern)$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'private well',
        statement: `the well yields ${numeral(Number(match[1]))} gallons a minute, with ${/^storage$/i.test(match[3] ?? '') ? `${grouped(match[2])} gallons of storage` : `a ${grouped(match[2])}-gallon ${lower(match[3])}`}`,
      }),
    ],
    [
      /^(?:the )?well (?:is )?(?:drilled )?to ([\d,]+)(?:-| )f(?:ee|oo)t,? (?:producing|yielding|with) ([\d.]+) (?:gallons (?:per|a) minute|gpm)$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'private well',
        statement: `the well, drilled to ${match[1]} feet, produces ${numeral(Number(match[2]))} gallons a minute`,
      }),
    ],
    [
      /^(?:drilled )?well,? (\d+) (?:foot|feet)(?: deep)?,? (\d+) gpm$/i,
      (match) =>
        utilities(
          `the well is ${match[1]} feet deep and yields ${count(match[2])} gallons a minute`,
        ),
    ],
    [
      /^(?:well (?:is )?drilled|drilled well)(?:,? (?:at )?(\d+) ?gpm)?$/i,
      (match) =>
        utilities(
          `the well is drilled${match[1] ? ` and yields ${match[1]} gallons a minute` : ''}`,
        ),
    ],
  ],
}
