import { withArticles } from '../../nouns/with-articles.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character, location, view } from '../wording/kinds.ts'

const waterOf = (typed: string | undefined): string =>
  /^gulf$/i.test(typed ?? '') ? 'Gulf' : lower(typed)

/** Views, and from where they are seen. */
export const VIEWS: SubjectRules = {
  lines: [
    [
      /^(long[- ]range |seasonal |winter )?((?:mountain|lake|river|valley|water) views?)(?: (?:when|once) (?:the )?leaves are (?:off|down|gone)| in winter| (?:leaf|leaves) off)$/i,
      (match) =>
        view(
          `there are ${lower(match[1]).replace('long range', 'long-range')}${lower(match[2]).replace(/view$/, 'views')} ${/winter$/i.test(match[0]) ? 'in winter' : 'when the leaves are off'}`,
        ),
    ],
    [
      /^(long[- ]range |partial |distant )?winter views?$/i,
      (match) =>
        view(`there are ${lower(match[1]).replace('long range', 'long-range')}winter views`),
    ],
    [
      /^([a-z]+) and partial (lake|ocean|bay|river|mountain|skyline|city|water) views?$/i,
      (match) => view(`there are ${lower(match[1])} and partial ${lower(match[2])} views`),
    ],
    [
      /^year[- ]round ((?:long[- ]range )?(?:mountain|lake|river|valley|water|ridge)) views?$/i,
      (match) =>
        view(`there are year-round ${lower(match[1]).replace('long range', 'long-range')} views`),
    ],
    [
      /^(?:direct(?:ly)?(?: on(?: the)?)? )(gulf|ocean|bay|lake|river)[- ]?front$/i,
      (match) => ({
        kind: 'location',
        concept: /^(?:gulf|ocean)$/i.test(match[1] ?? '') ? 'oceanfront' : null,
        statement: `it is directly on the ${waterOf(match[1])}`,
      }),
    ],
    // 'view from kitchen and bedroom': both rooms have it.
    [
      /^(?:(?:nice|great|good) )?(views?) from (?:the )?((?:primary |living |dining |family |great )?[a-z]+)(?: and| &| \+) (?:the )?((?:primary |living |dining |family |great )?[a-z]+)$/i,
      ([, noun = '', one = '', other = '']) => ({
        ...view(
          `there ${/s$/i.test(noun) ? 'are views' : 'is a view'} from the ${lower(one)} and the ${lower(other)}`,
        ),
        name: lower(noun),
        tail: `from the ${lower(one)} and the ${lower(other)}`,
      }),
    ],
    [
      /^peek[- ]?a[- ]?boo ((?:[\p{L}']+ ){0,3})views?$/iu,
      (match) => view(`it has a peek-a-boo ${match[1]}view`),
    ],
    [
      /^(a )?(peek|glimpse)(s?) of ((?:the )?\p{Lu}[\p{L}' ]+?)((?: from .+)?)$/iu,
      (match) =>
        view(
          `it has ${match[3] ? '' : 'a '}${lower(match[2])}${match[3]} of ${match[4]}${withArticles(match[5] ?? '')}`,
        ),
    ],
    [
      /^((?:\p{Lu}[\p{L}']+ )*\p{Lu}[\p{L}']+) (glimpses|peeks?)(?: (in winter|in the winter|from .+))?$/u,
      (match) => {
        const when = match[3] ? ` ${withArticles(match[3]).replace('the winter', 'winter')}` : ''
        const what = match[2] === 'peek' ? 'a peek' : match[2]
        return view(`it has ${what} of ${match[1]}${when}`)
      },
    ],
    [
      /^(?:some )?((?:[a-z]+ )?(?:canal|river|lake|ocean|bay|harbor|water|mountain|city|skyline|valley|creek|pond|golf course)) (?:glimpses|peeks) ((?:in|from|through|during) (?:the )?[a-z ]+)$/i,
      (match) =>
        view(
          `the ${lower(match[1])} can be glimpsed ${withArticles(lower(match[2])).replace(/\bin the (fall|winter|summer|spring)$/, 'in $1')}`,
        ),
    ],
    [
      /^(?:(potential|possible|mountain|lake|river|water|valley|ocean) )?views?(?: are)?(?: possible)? with (some|a little|minor|selective|light|minimal) (clearing|tree work|cutting|tree clearing|trimming)$/i,
      (match) => {
        const sight = lower(match[1])
        const isNamed = sight && !/^po/.test(sight)
        return view(
          `${isNamed ? `${sight} ` : ''}views are possible with ${lower(match[2])} ${lower(match[3])}`,
        )
      },
    ],
    [
      /^(.+?) peeks?(?:-a-boo)? (in (?:the )?(?:winter|summer|fall)|from .+|seasonally)$/i,
      (match) =>
        view(
          `${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : `the ${lower(match[1])}`} can be glimpsed ${lower(match[2]).replace(/^from (?!the)/, 'from the ')}`,
        ),
    ],
    [
      /^(?:(?:west|western) )?sunsets over (?:the )?(.+)$/i,
      (match) =>
        view(
          `sunsets over ${/s$/.test(match[1] ?? '') || !/^\p{Lu}/u.test(match[1] ?? '') ? 'the ' : ''}${match[1]} are in view`,
        ),
    ],
    [
      /^(mountain|lake|city|ocean|river|valley|water|skyline|park|bay|golf course|harbor|downtown) views?,? (?:to the |facing |looking )?(north|south|east|west|northwest|northeast|southwest|southeast)$/i,
      (match) => {
        const seen = lower(match[1]).replace(/^mountain$/, 'mountains')
        return view(
          `${seen === 'downtown' ? seen : `the ${seen}`} ${seen === 'mountains' ? 'are' : 'is'} in view to the ${lower(match[2])}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^peek[- ]?a[- ]?boo ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+?)(?: views?)?(?: from (?:the )?([a-z ]+))?$/iu,
      (match) =>
        view(
          `${placeWithArticle(match[1] ?? '')} can be glimpsed${match[2] ? ` from the ${lower(match[2])}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^((?:[a-z-]+ )?(?:water|ocean|lake|bay|mountain|river|city|skyline|sound|harbor|bridge|canyon|gulf)) (?:glimpses?|peeks?)((?: (?:in|from|through|at|on) .+)?)$/i,
      (match) => {
        const seen = (match[1] ?? '')
          .toLowerCase()
          .replace(/mountain$/, 'mountains')
          .replace(/gulf$/, 'Gulf')
        const when = (match[2] ?? '').replace(/ in the (winter|fall|summer)$/i, ' in $1')
        // 'harbor glimpses': without a place or a season, what the home has tells more than a clause of the harbor.
        if (!when)
          return view(`it has ${/peek$/i.test(match[0]) ? 'a peek' : 'glimpses'} of the ${seen}`)
        return view(
          `the ${seen} can be glimpsed${/ in (?:winter|fall|summer|spring)$/i.test(when) ? when.toLowerCase() : withArticles(when)}`,
        )
      },
    ],
    [
      /^direct (gulf|ocean|lake|bay|river|beach)-?front$/i,
      (match) =>
        location(
          `it is directly on the ${/gulf/i.test(match[1] ?? '') ? 'Gulf' : (match[1] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(north|south|east|west)-facing for (sunsets|sunrises|sunset|sunrise|light|sun|morning sun|afternoon sun)(?: views)?$/i,
      (match) =>
        character(
          `it faces ${(match[1] ?? '').toLowerCase()}, for ${(match[2] ?? '').toLowerCase().replace(/^(sunset|sunrise)$/, '$1s')}`,
        ),
    ],
  ],
}
