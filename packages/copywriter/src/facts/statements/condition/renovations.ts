import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { inLine, listed, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { YEAR } from '../wording/dates.ts'
import { condition, update } from '../wording/kinds.ts'

const WORKS: Record<string, string> = {
  restoration: 'restored',
  renovation: 'renovated',
  remodel: 'remodeled',
  rehab: 'rehabbed',
}

/** Work on the whole house: 'gutted and rebuilt 2019'. */
export const RENOVATIONS: SubjectRules = {
  lines: [
    [
      /^(recently|just|newly) (pressure[- ]washed|power[- ]washed|repainted|painted|landscaped|cleaned|sealed)$/i,
      (match) =>
        condition(
          `it ${/^newly/i.test(match[1] ?? '') ? 'is newly' : `has ${lower(match[1])} been`} ${lower(match[2]).replace(/^(pressure|power) /, '$1-')}`,
        ),
    ],
    [
      new RegExp(
        `^(repiped|replumbed|rewired|reroofed|re-?sided|insulated) (?:with|in|w) ([a-z][a-z -]*?)(?:,?(?: in)? (${YEAR}))?$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it ${match[3] ? 'was' : 'has been'} ${lower(match[1])} with ${/^pex|pvc|abs|cpvc$/i.test(match[2] ?? '') ? match[2]?.toUpperCase() : inLine(match[2] ?? '')}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z]+ly )?[a-z]+ed(?: (?:and|&) [a-z]+ed)?) (after|since|following) (?:the )?(?:(${YEAR}) )?(flood|fire|storm|hurricane|tornado|freeze|hail ?storm|water damage)(?: (?:in|of) (${YEAR}))?$`,
        'i',
      ),
      (match) =>
        update(
          `it ${/^since/i.test(match[2] ?? '') ? 'has been' : 'was'} ${lower(match[1]).replace('&', 'and')} ${lower(match[2])} the ${match[3] ? `${match[3]} ` : ''}${lower(match[4])}${match[5] ? ` of ${match[5]}` : ''}`,
        ),
    ],
    [
      /^((?:whole |entire )?(?:interior|exterior|house|home|upstairs|downstairs|main level)) (?:was |has been |just |freshly |recently )?((?:re)?painted)(?: in)? ((?:[a-z-]+ )?(?:neutral|light|soft|warm|white|gray|grey|modern|designer|fresh|current)(?: [a-z]+)?(?: colors?| tones?| paint)?)$/i,
      (match) =>
        update(
          `${subjectOf(lower(match[1]))} has been ${lower(match[2])} in ${withArticle(lower(match[3])).replace(/neutral$/, 'neutral colors')}`,
        ),
    ],
    [
      new RegExp(
        `^(?:full |complete )?roof tear[- ]?off(?: (?:and|&) (?:replace(?:d|ment)?|new roof))?(?:,? (?:in )?(${YEAR}))$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the roof was torn off and replaced in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^(tuckpoint|repoint|sealcoat|powerwash)ing(?: (?:done|completed))?(?: in)? ((?:19|20)\d\d)$/i,
      (match) => update(`it was ${lower(match[1])}ed in ${match[2]}`),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^((?:full|complete|total|whole-house) )?(${YEAR}) ((?:full|complete|total) )?(restoration|renovation|remodel|rehab)( by .+)?$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        year: Number(match[2]),
        statement: `it was ${match[1] || match[3] ? 'completely ' : ''}${WORKS[match[4]?.toLowerCase() ?? '']} in ${match[2]}${withArticles(match[5] ?? '')}`,
      }),
    ],
    [
      /^(\w+) (units|suites|apartments|baths|kitchens) (renovated|remodeled|updated|redone|rehabbed)(?: (between (?:19|20)\d\d and (?:19|20)\d\d|(?:in |since )?(?:19|20)\d\d))$/i,
      (match) =>
        /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)$/i.test(match[1] ?? '') &&
        /^between/i.test(match[4] ?? '')
          ? update(
              `${withArticles(`${match[1]} ${match[2]?.toLowerCase()}`)} were ${match[3]?.toLowerCase()} ${match[4]?.toLowerCase()}`,
            )
          : null,
    ],
    [
      /^(?:(?:the )?(?:house|home) (?:was )?)?((?:fully |completely |totally )?(?:renovated|remodeled|rebuilt|restored|updated|rehabbed|painted|repainted|redone|rewired)) (top to bottom|from top to bottom|inside and out|inside|throughout|from the studs|to the studs)(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it ${match[3] ? 'was' : 'has been'} ${(match[1] ?? '').toLowerCase()} ${(match[2] ?? '').toLowerCase()}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      /^((?:fully |completely |totally )?(?:renovated|remodeled|rebuilt|restored|updated|rehabbed|redone)),? (?:in )?((?:19|20)\d\d),? (?:including|incl?\.?) ([a-z][a-z ,&-]+)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it was ${lower(match[1])} in ${match[2]}, including ${series(listed(match[3] ?? '').map((item) => withArticle(lower(item).replace(/^electric(?:ity)?$/, 'electrical')).replace(/^an? (?=electrical$)/, '')))}`,
        year: Number(match[2]),
      }),
    ],
    [
      new RegExp(
        `^(?:all new|everything(?: is)? new|updated everything|everything (?:updated|redone|replaced))(?: (?:since|in) (${YEAR}))?$`,
        'i',
      ),
      (match) =>
        update(
          /new/i.test(match[0])
            ? `everything is new${match[1] ? ` since ${match[1]}` : ''}`
            : `everything ${match[1] ? 'was' : 'has been'} updated${match[1] ? ` in ${match[1]}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(?:taken |gutted )?(?:down )?(?:to (?:the )?studs|studs[- ](?:out|up|down))(?: (?:reno\\w*|remodel\\w*|rehab\\w*|rebuild|rebuilt))?(?:,? (?:in )?(${YEAR}))?$`,
        'i',
      ),
      (match) =>
        match[1]
          ? {
              kind: 'update',
              concept: null,
              statement: `it was renovated from the studs in ${match[1]}`,
              year: Number(match[1]),
            }
          : null,
    ],
    [
      new RegExp(
        `^((?:[a-z]+ly )?(?:flipped|raised|lifted|elevated|moved|rebuilt|converted|reconfigured|gutted|modernized|refreshed|overhauled|enlarged|doubled|insulated|sided|resided|re-sided|reroofed|tuckpointed|permitted|listed|landmarked|annexed|platted|logged|thinned|replanted|tiled|terraced))(?: in)? (${YEAR})$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it was ${match[1]?.toLowerCase().replace(/^flipped$/, 'renovated')} in ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
    [
      new RegExp(`^((?:[a-z]+ly )?[a-z]+ed(?: (?:and|&) [a-z]+ed)+)(?: in)? (${YEAR})$`, 'i'),
      (match) => update(`it was ${match[1]?.toLowerCase()} in ${match[2]}`),
    ],
    [/^elevated$/i, () => ({ kind: 'location', concept: null, statement: 'it is elevated' })],
    [
      /^(waterproofed|repiped|rewired|weatherized|encapsulated|tented)$/i,
      (match) => condition(`it has been ${match[1]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [
      /^((?:custom |re)?built|thinned|reroofed|replanted|logged|reseeded|rebuilt)((?: (?:after|by|with) [\p{L} ]+?)?),? (?:in )?((?:19|20)\d\d)$/iu,
      (match) =>
        /^built$/i.test(match[1] ?? '')
          ? null
          : {
              kind: 'update',
              concept: null,
              statement: `it was ${(match[1] ?? '').toLowerCase()}${match[2] ?? ''} in ${match[3]}`,
              year: Number(match[3]),
            },
    ],
    [
      /^(tuckpointed|pattern tiled|reroofed|re-sided|resided|repointed|lead-abated|retrofitted)(?: (?:in )?(\d{4}))?$/i,
      (match) => ({
        kind: 'update',
        statement: `it ${match[2] ? 'was' : 'has been'} ${(match[1] ?? '').toLowerCase()}${match[2] ? ` in ${match[2]}` : ''}`,
        year: match[2] ? Number(match[2]) : null,
      }),
    ],
    [
      /^(paved|fenced|planted|graded|dredged|stocked|rezoned|annexed|platted|subdivided|converted|gutted|rebuilt|expanded|elevated|raised|restuccoed|repiped|rewired)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it was ${(match[1] ?? '').toLowerCase()} in ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
  ],
}
