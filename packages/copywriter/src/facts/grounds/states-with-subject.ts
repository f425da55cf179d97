import { singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'

/** Work on things outside, dated: it says nothing by itself. */
const DATED_WORK =
  /^(?:all |just |newly |freshly |recently )?(?:resurfaced|replastered|re-?plastered|retiled|relined|re-?decked|rebuilt|restained|stained|sealed|resealed|repaved|paved|repainted|painted|replaced|installed|expanded|dredged|regraded|re-?graveled|refinished|redone|added|extended|re-?screened|rescreened|pumped|serviced|inspected|drilled|deepened|updated|renovated|remodeled|built)(?: (?:in )?(?:(?:spring|summer|fall|winter) )?(?:\d{1,2}\/)?(?:19|20)\d\d| \(?'\d\d\)?| last year| this year)$/i

const RENTED =
  /^(?:currently )?(?:rented|leased|rents)(?: out)?(?: at| for)? \$\d[\d,]*(?: ?\/ ?mo\w*\.?| a month| monthly)?$/i
const LET_BY_ITSELF =
  /^(?:[a-z-]+ ){0,3}(?:apartment|suite|ADU|cottage|casita|guest house|carriage house|studio)(?: (?:over|above) (?:the )?garage| downstairs| upstairs)?$/i

/** Things outside the house that such work is done on. */
const OUTSIDE =
  /^(?:pool|spa|deck|dock|pier|seawall|bulkhead|patio|porch|balcony|fence|driveway|drive|lot|road|barn|shop|shed|workshop|garage|carport|roof|well|septic|drainfield|pond|dam|court|lanai|pergola|greenhouse|gazebo|terrace|boathouse|lift|boat lift|landscaping|walkway)$/

/**
 * The pieces of an entry, where a piece that only says what was done, and when, names its thing again.
 * @example withSubjects(['saltwater pool w/ slide', 'resurfaced 2022']) // ['saltwater pool w/ slide', 'the pool was resurfaced in 2022']
 */
export const withSubjects = (pieces: readonly string[]): string[] =>
  pieces.map((piece, at) => {
    const before = pieces.slice(0, at)
    const home = at > 0 && RENTED.test(piece) ? homeOf(before) : null
    if (home) return `${home} ${piece.replace(/^currently /i, '')}`
    const owner = at > 0 && DATED_WORK.test(piece) ? thingOf(before) : null
    if (!owner) return piece
    const done = `${piece.charAt(0).toLowerCase()}${piece.slice(1)}`
    return `the ${owner} was ${done.replace(/ (?=\d{4}$)(?<! in )/, ' in ')}`
  })

/** A second home that is let by itself, without what it has: 'in-law apartment'. */
const homeOf = (pieces: readonly string[]): string | null => {
  const place = expandShorthand(pieces.at(-1) ?? '').split(/ with /i)[0] ?? ''
  return LET_BY_ITSELF.test(place) ? place : null
}

/** The thing of the last piece before, without what it has. */
const thingOf = (pieces: readonly string[]): string | null => {
  const [place = '', parts] = expandShorthand(pieces.at(-1) ?? '').split(/ with /i)
  const head = headOf(place)
  // A thing that is followed directly by the work on it is read by the rules for dated work.
  return parts && OUTSIDE.test(singular(head)) && !/ (?:and|&|\+) /.test(place) ? head : null
}
