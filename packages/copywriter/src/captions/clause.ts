import { onceFor } from '@listwright/reviewer/memory'
import { spelledOut } from '../compose/numbers.ts'
import type { Feature } from '../facts/feature.ts'

/** A fact as a clause without its full stop: 'it is sold as-is', 'HOA dues are $95 a month and cover the lawn'. */
export const clauseOf = onceFor((feature: Feature): string => {
  const { statement, text, typed, concept, kind } = feature
  // 'One guest house' is a limit.
  if (statement && /^one\b.*\ballowed$/i.test(typed)) return statement.replace(/^an? /, 'one ')
  if (statement) return reworded(statement)
  if (concept === 'sold as-is') return 'it is sold as-is'
  return kind === 'condition' && /^needs?\b/i.test(text) ? `it ${text}` : text
})

const REWORDED: readonly [RegExp, string][] = [
  // A system that is dated was new in that year; a barn of 1890 is not spoken of so.
  [
    /^(the (?!house|home|building|barn|property)[\w /-]+) dates from ((?:199|20\d)\d)$/,
    '$1 was new in $2',
  ],
  [
    /^(the (?!house|home|building|barn|property)[\w /-]+) date from ((?:199|20\d)\d)$/,
    '$1 were new in $2',
  ],
  [
    /^(.* leased to )(?=(?:[a-z-]+ ){1,3}(?:company|business|practice|firm|office|agency|store|restaurant|salon|clinic)\b)/,
    '$1a ',
  ],
  [/^(it is not in a flood zone) \(\w+\)$/, '$1'],
  // A request to other agents is not for the public: 'with 24 hours notice please'.
  [/, with [\w ]+ please$/, ''],
  [/^there are pool and /, 'there are a pool and '],
  [/^(.+?) (?:is|are) within walking distance$/, 'it is within walking distance of $1'],
  // Nobody knows how many minutes or steps.
  [/^it is (?:just |only )?(?:minutes|steps) (?:from|to) (.+)$/, 'it is near $1'],
  [/^(.+?) (?:is|are) (?:nearby|close by)$/, 'it is near $1'],
  [/^it is an? (\d+-minute walk) to (.+)$/, '$2 is a $1 away'],
  [/^(HOA dues are .+?) and include /, '$1 and cover '],
  [/^((?:the [\w ]+|maintenance) is \$.+?) and includes /, '$1 and covers '],
  [/^it is a studio in (.+)$/, 'it is in $1'],
  [/^this is (an? .+ sale)$/, 'it is $1'],
  [/^the sale is for (.+)$/, 'it is sold for $1'],
  [/, and buyers are to verify (?:them|it)$/, ', to be verified by the buyer'],
  [/^the (\w+), the (\w+), and the (\w+) are included$/, 'the $1, $2, and $3 are included'],
  [/^there is easy (.+?) access$/, 'it has easy access to $1'],
  [/^it is on (?=[A-Z][\w ]* (?:line|route|trail|corridor)$)/, 'it is on the '],
  [
    / and (?=(?:hospital|medical|university|historic|shopping|arts|theater|financial) (?:district|center|campus)$)/,
    ' and the ',
  ],
]

const reworded = (statement: string): string => {
  const away =
    /^it is ((?:[\w.]+|about \w+|less than \w+) (?:minutes?|miles?|blocks?)) (?:to|from) (.+)$/.exec(
      statement,
    )
  if (away) return `${away[2]} ${isMany(away[2] ?? '') ? 'are' : 'is'} ${away[1]} away`
  return REWORDED.reduce((said, [pattern, words]) => said.replace(pattern, words), statement)
}

/** 'Beaches are 15 minutes away', but 'Kamaole Shores is'. */
const isMany = (place: string): boolean => /(?:^| )[a-z]+[^su]s$/.test(place) || / and /.test(place)

/** A sentence does not begin with a figure. */
export const spelledStart = (text: string): string =>
  text.replace(/^\d{1,2}(?= )/, (figure) => spelledOut(Number(figure)) ?? figure)
