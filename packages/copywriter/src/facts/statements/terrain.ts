import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What grows on the land, what lives there, and what has been measured or found on it. */
export const TERRAIN: SubjectRules = {
  lines: [
    [
      /^(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse)(?:(?:\/| and )(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse))? (route|trail|access)s? (?:right )?from (?:the |your )?(?:front |back )?door$/i,
      (match) => {
        const kinds = [match[1], match[2]]
          .filter((each): each is string => Boolean(each))
          .map((each) => (/^(?:ATV|UTV|OHV)$/i.test(each) ? each.toUpperCase() : lower(each)))
        return {
          kind: 'location',
          concept: null,
          statement: `${lower(match[3]) === 'access' ? '' : /^A/.test(kinds[0] ?? '') ? 'an ' : 'a '}${kinds.join(' and ')} ${lower(match[3])} ${lower(match[3]) === 'access' ? 'is available' : 'runs'} from the door`,
        }
      },
    ],
  ],
}
