import { changesTruth } from './changes-truth.ts'

/** What can stand of a note, and the afterthought that it was typed with. */
export interface Head {
  text: string
  rest: string
  /** Whether pieces were typed behind what was left out: they must be things by themselves. */
  isList: boolean
}

/** Where an afterthought begins: behind a comma that is none of a figure, a semicolon, a dash or a plus, or in brackets. */
const AFTERTHOUGHT = /,(?!\d{3}(?!\d))\s*|;\s*|\s+-{1,2}\s+|\s*[–—]\s*|\s+\+\s+|\s*\(|\n/g

/** A note with more of them is a list, and read over and over again it would cost more than it gives. */
const HEADS_MAX = 5

/**
 * What can stand of a note without its afterthought, the longest first.
 * @example headsOf('screened porch off LR, sleeps two in July') // [{ text: 'screened porch off LR', rest: 'sleeps two in July', … }]
 */
export const headsOf = (note: string): Head[] =>
  [...beginningsOf(note.trim()), ...withoutBracket(note.trim()), ...withoutMiddle(note.trim())]
    .filter(
      ({ text, rest }) =>
        rest !== '' && !endsOpen(text) && !changesTruth(rest) && !saysTooMuch(text, rest),
    )
    .concat(answersIn(note.trim()))
    .sort((one, other) => other.text.length - one.text.length)
    .slice(0, HEADS_MAX)

/** 'LVP throughout, carpet in bedroom': what holds everywhere does not where another floor is. */
const saysTooMuch = (text: string, rest: string): boolean =>
  /\b(?:throughout|thru ?out|everywhere|all (?:floors|levels|rooms))\b/i.test(text) &&
  /\b(?:carpet\w*|tile\w*|vinyl|lvp|lvt|laminate|concrete|hardwoods?|in|on|upstairs|downstairs)\b/i.test(
    rest,
  )

/** The alternative that holds, where the agent typed another one and denied it: 'side by side? no - up/down duplex', 'rear load (tandem no - side by side)'. */
const answersIn = (typed: string): Head[] => {
  const [, rest = '', text = ''] = /^([^?,;()]+\? ?no)(?: - |, | )([^?]+)$/i.exec(typed) ?? []
  const [, thing = '', denied = ''] = /^([^()]+?) ?\(([a-z -]+ no - [a-z -]+)\)$/i.exec(typed) ?? []
  if (thing) {
    const shorter = beginningsOf(thing).flatMap((head) =>
      changesTruth(head.rest) ? [] : [{ ...head, rest: `${head.rest} (${denied})` }],
    )
    return [{ text: thing, rest: denied, isList: false }, ...shorter]
  }
  return text ? [{ text, rest, isList: false }] : []
}

const beginningsOf = (typed: string): Head[] =>
  [...typed.matchAll(AFTERTHOUGHT)].flatMap(({ 0: mark, index }): Head[] => {
    const text = typed.slice(0, index).trim()
    const rest = typed.slice(index + mark.length).trim()
    const isCut = text !== '' && isClosed(text) && !(mark.includes('+') && IS_SUM.test(text))
    return isCut ? [{ text, rest: withoutLooseBracket(rest), isList: false }] : []
  })

/** 'tenant pays elec + internet': who pays for one of two things does not pay for it alone. */
const IS_SUM = /\b(?:pays?|incl\w*|covers?|separate|sep|belongs?)\b[^,;]*$/i

/** A bracket in the middle of a note: '1 garage (det., 12x22) + 1 carport'. */
const withoutBracket = (typed: string): Head[] => {
  const [, before = '', rest = '', behind = ''] =
    /^([^()]+) \(([^()]+)\)( [^()]+)$/.exec(typed) ?? []
  return rest ? [{ text: `${before}${behind}`, rest, isList: false }] : []
}

/** Each piece of a list stands by itself: of 'quartz, soft close, gas range' the second may go. */
const withoutMiddle = (typed: string): Head[] => {
  const pieces = typed.split(/,\s+/)
  const isList =
    pieces.length > 2 && !/[();]| [-–—] /.test(typed) && !pieces.slice(1).some(changesTruth)
  return isList
    ? pieces.slice(1, -1).map((rest) => ({
        text: pieces.filter((piece) => piece !== rest).join(', '),
        rest,
        isList,
      }))
    : []
}

const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length

/** What stood in the bracket that was cut at its beginning. */
const withoutLooseBracket = (rest: string): string =>
  isClosed(rest) ? rest : rest.replace(/\)$/, '').replace(/\)(?=[^(]*$)/, '')

/** A question, a label or a joint waits for what follows: 'cleared pad?', 'flooring:', 'close to'. */
const endsOpen = (text: string): boolean =>
  /[?:&/]$|\b(?:and|or|with|w|of|to|the|an?|in|on|at|by|for|from|no|not|per)$/i.test(text)
