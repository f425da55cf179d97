import { articleFor } from '@listwright/reviewer/language'
import { isPlural, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land } from '../wording/kinds.ts'
import { LINE, lineOf } from '../wording/places.ts'

/** Boundaries: corners, stakes, what runs along a line. */
export const BOUNDARIES: SubjectRules = {
  lines: [
    // 'survey pins set 2022'
    [
      /^((?:survey|corner|property|lot|boundary)(?: corner)? (?:pins|stakes|markers|monuments|corners)|corners|(?:survey|property) lines?) (?:were |was )?(set|placed|flagged|staked|located|marked)(?: in)? ((?:19|20)\d\d)$/i,
      ([, pins = '', done, year]) => ({
        ...land(
          `the ${lower(pins)} ${isPlural(lower(pins)) ? 'were' : 'was'} ${lower(done)} in ${year}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^survey(?:ed)?(?: (?:in |from )?((?:19|20)\d\d))? with (?:all )?(?:the )?(corners|pins|stakes|corner pins)(?: (flagged|marked|set|in place|staked|pinned))?(?: (?:at|on|in) (?:all )?(?:the )?(?:corners|four corners))?$/i,
      ([whole, year, marks = '', how]) => {
        const at = / (?:at|on|in) (?:all )?(?:the )?(?:four )?corners$/i.test(whole)
          ? ' at the corners'
          : ''
        const marked = /corners/i.test(marks)
          ? `the corners ${how ? lower(how) : 'marked'}`
          : `${lower(marks)}${how ? ` ${lower(how)}` : ''}${at}`
        return land(`it was surveyed${year ? ` in ${year}` : ''}, with ${marked}`)
      },
    ],
    [
      new RegExp(
        `^(?:a |the )?((?:[a-z-]+ )?(?:creek|stream|branch|river|easement|fence|ditch|road|trail|alley)) (?:runs |is )?along ${LINE}$`,
        'i',
      ),
      (match) =>
        land(
          `${articleFor(lower(match[1]))} ${lower(match[1])} ${/easement|fence/i.test(match[1] ?? '') ? 'is' : 'runs'} along ${lineOf(match[2])}`,
        ),
    ],
    [
      /^(?:an? )?(power pole|electric pole|meter pole|old well|old barn|mobile home|shed|hunting cabin|water meter|fire hydrant|culvert|gas line|pump house) (?:is )?on (?:(?:the )?(property|lot|land|parcel)|the (site))$/i,
      (match) =>
        land(
          `${articleFor(lower(match[1]))} ${lower(match[1])} is on the ${lower(match[2] ?? match[3])}`,
        ),
    ],
    [/^platted$/i, told('land', null, 'it is platted')],
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
      /^(?:the )?(?:boundary|survey|corner|property|lot)? ?(pins|stakes|markers|corners) (?:were |have been |are )?(found|located)$/i,
      (match) =>
        land(
          `the ${lower(match[0])
            .replace(/^the /, '')
            .replace(
              / (?:were |have been |are )?(?:found|located)$/,
              '',
            )} have been ${lower(match[2])}`,
        ),
    ],
  ],
}
