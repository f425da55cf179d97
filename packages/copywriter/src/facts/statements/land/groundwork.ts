import { numberOf, numeral } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, restriction, system } from '../wording/kinds.ts'

const WORKS =
  '(?:driveway |road |gravel |paved |building |house |home |shop |barn |RV |concrete |new |existing )*(?:culverts?|pad|pads|driveway entrance|entrance|road bed|roadbed|slab|foundation|footers?|footings?|septic tank|approach|turnaround|retaining wall|erosion control|silt fence)'
const PROGRAM =
  '(CRP|EQIP|CREP|WRP|Current Use|forest plan|farm lease|hay lease|hunting lease|grazing lease|pasture lease|cattle lease)'
const UNTIL = String.raw`(?:(?:runs |good |in place )?(?:thru|through|until|till|to|expires(?: in)?|ends(?: in)?)) (?:end of )?((?:[A-Z][a-z]+ )?(?:19|20)\d\d)`
const BY_ACRE = String.raw`(?:at )?\$([\d,.]+) ?(?:\/|per |an? )(?:ac|acre)`

const isProgram = (name: string): boolean => /^(?:CRP|EQIP|CREP|WRP|current use)$/i.test(name)

/** 'it is enrolled in CRP', 'a hay lease is in place' */
const enrolled = (typed: string): string =>
  isProgram(typed)
    ? `it is enrolled in ${/^current/i.test(typed) ? 'current use' : typed.toUpperCase()}`
    : `${withArticle(lower(typed))} ${be(typed)} in place`

/** What has been prepared on a lot, what it is let or enrolled for, and how it lies. */
export const GROUNDWORK: SubjectRules = {
  lines: [
    [
      /^((?:lawn |yard |underground )?(?:sprinklers?|irrigation|sprinkler system|irrigation system))( (?:in )?front (?:and|&) back)?,? (?:is |are |runs? )?(?:on|from|fed by|off) (?:an? |the |its own )?(?:(separate|shallow|own) )?(well|city water|ditch|pond|lake|creek|canal|reclaimed water|rain barrels)$/i,
      ([, thing = '', place, sort, source = '']) => {
        const water = `${sort ? `${lower(sort).replace('own', 'separate')} ` : ''}${lower(source)}`
        return system(
          `the ${lower(thing)}${place ? ' in front and in back' : ''} ${/s$/i.test(thing) ? 'run' : 'runs'} on ${/water$|barrels$/.test(water) ? water : `a ${water}`}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:the )?(${WORKS}) (?:is |are |already )*(?:in(?: place)?|installed|poured|done|set|complete|completed)$`,
        'i',
      ),
      ([, work = '']) =>
        land(`${withArticle(lower(work).replace(/\brv\b/, 'RV'))} ${be(work)} in place`),
    ],
    [
      new RegExp(
        `^(?:in |enrolled in )?${PROGRAM}(?: (?:contract|program|enrolled|income))?(?:,? ${UNTIL})?(?:,? ${BY_ACRE})?(?:,? ${UNTIL})?$`,
        'i',
      ),
      ([, name = '', until, sum, end]) => {
        const date = until ?? end
        if (!date && !sum) return null
        return restriction(
          `${enrolled(name)}${date ? ` through ${date}` : ''}${sum ? `${date ? ',' : ''} at $${sum} an acre` : ''}`,
        )
      },
    ],
    [
      /^(?:(?:land|lot|property|it) )?((?:gently |gradually |slightly )?(?:rolls|slopes|drops|falls|runs|extends|stretches|goes))( down| back| up)? to (?:the |a )?((?:[a-z]+ ){0,2}(?:creek|river|lake|pond|road|woods|water|branch|bay|marsh|canal|stream|ravine|shore|beach|property line|ridge|valley))$/i,
      ([, verb = '', way = '', place = '']) =>
        land(`the land ${lower(verb)}${lower(way)} ${withArticles(`to ${lower(place)}`)}`),
    ],
    [
      /^(?:(?:nice |good )?(sandy|hard|firm|gravel|rocky|sand|weed[- ]free|muck[- ]free|clean))(?:,| and)? ?((?:gradual|shallow|weed-free|sandy|firm) )?(?:lake |river |swimming )?bottom$/i,
      ([, sort = '', other]) =>
        land(
          `the bottom is ${lower(sort).replace(/^sand$/, 'sandy')}${other ? ` and ${lower(other).trim()}` : ''}`,
        ),
    ],
    [
      /^(\d+|one|two|three|four|ten) (shares?|acre[- ]feet|inches|head gates?|headgates?) (?:of )?(?!of )((?!water$)(?:[A-Za-z]+ )*(?:water|irrigation|canal|ditch)(?: (?:company|water|rights))?)$/i,
      ([, count = '', unit = '', source = '']) => {
        const value = numberOf(count) ?? 1
        return land(
          `it has ${numeral(value)} ${lower(unit)} of ${source.charAt(0).toLowerCase()}${source.slice(1)}`,
        )
      },
    ],
  ],
}
