import { numberOf, numeral, ordinal } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { amenity, character, finish, room, system } from '../wording/kinds.ts'

const FLOORING =
  '(?:luxury vinyl plank|luxury vinyl|LVP|LVT|vinyl plank|tile|hardwood|wood|engineered wood|laminate|bamboo|concrete|oak|maple|pine|travertine|slate)'

/** On which level rooms are, and notes of the form 'one thing, no other': 'tile, no carpet'. */
export const LEVELS: SubjectRules = {
  lines: [
    [
      /^elevator all (\d|two|three|four|five|six) (levels|floors)$/i,
      ([, count = '', levels = '']) =>
        amenity(`an elevator serves all ${numeral(numberOf(lower(count)) ?? 0)} ${lower(levels)}`),
    ],
    [
      /^(?:1 |one |a )?((?:half|full|three-quarter) bath)(?: on)?(?: the)? (retail|garage|main|upper|lower|street|office|entry) level$/i,
      ([, bath = '', level = '']) => room(`there is a ${lower(bath)} on the ${lower(level)} level`),
    ],
    [
      /^(primary suite|primary bedroom|penthouse)(?: takes| occupies| is)?(?: up)?(?: the)? (?:whole|entire|full) (\d(?:st|nd|rd|th)|second|third|fourth|top|upper) (level|floor)$/i,
      ([, thing = '', which = '', level = '']) =>
        room(`the ${lower(thing)} takes up the whole ${ordinal(lower(which))} ${lower(level)}`),
    ],
    [
      /^(?:full|whole|entire) ((?:north|south|east|west)(?:ern)? half) of (?:the )?(\d+(?:st|nd|rd|th)) floor$/i,
      ([, half = '', which = '']) =>
        character(`it takes up the full ${lower(half)} of the ${lower(which)} floor`),
    ],
    [
      /^loft[- ]style primary(?: bedroom| suite)?$/i,
      () => room('the primary bedroom is loft-style'),
    ],
    [
      new RegExp(
        `^(${FLOORING})(?: (?:\\+|and|&) (${FLOORING}))?(?: floors| flooring)?,? no carpet$`,
        'i',
      ),
      ([, one = '', other]) =>
        finish(
          `the floors are ${floorOf(one)}${other ? ` and ${floorOf(other)}` : ''}, with no carpet`,
        ),
    ],
    [
      /^(swamp|evaporative) cooler,? no central (?:air conditioning|air|a\/?c)$/i,
      ([, sort = '']) =>
        system(`cooling is by ${withArticle(`${lower(sort)} cooler`)}, with no central air`),
    ],
  ],
}

const floorOf = (typed: string): string =>
  lower(typed).replace(/^lvp$/, 'luxury vinyl plank').replace(/^lvt$/, 'luxury vinyl tile')
