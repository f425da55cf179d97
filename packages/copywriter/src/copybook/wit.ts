import type { Tone } from '@listwright/contracts'

/** Witty turns of phrase. One or two make a text better; one in every sentence makes it worse. */
const TURNS: readonly RegExp[] = [
  /\b(?:nobody|no one|somebody|someone|everybody|everyone|whoever|anyone|anybody|never|always|quit|argue|excuse|blame|brag|pretend|forget|dibs|secret|stare|yell|snor\w+|cookies?|pretzels|pizza|socks?|pajamas|pupp\w+|dogs?|cats?|couch|weird\w*|honest\w*|sure|yep|okay|guess|won't|don't|isn't|can't|wouldn't|doesn't|didn't|aren't|even|you'll|you're|you'd|if you|friends?|neighbors?|guests?|company|supper|dinner|lunch|breakfast|coffee|wine|book|chair|Saturdays?|Sundays?|July|January|August)\b/i,
  /\?/,
  /, so\b/,
  /\b(?:one|may|might) (?!(?:bed|bath|car|of|story|and)\b)/i,
  /^(?:Put|Bring|Take|Send|Leave|Keep|Buy|Cancel|Hang|Roll|Fill|Step|Open|Call|Pick|Grab|Start|Look|Lie|Wave|Set|Say|Shut|Let|Go|Swim|Cook|Eat|Have|Skip)\b/,
  // A second sentence; one that goes on about the property is plain.
  /[.!] (?!It (?:is|has) |The price )(?=[A-Z{])/,
]

const PLAIN_WORDS_MAX = 10

/**
 * How many turns a line takes; 0 is plain. Family and Casual are talkative by nature: there only a short sentence
 * counts as plain.
 */
export const witOf = (line: string, tone?: Tone): number => {
  const turns = TURNS.filter((turn) => turn.test(line)).length
  const isTalkative = tone === 'family' || tone === 'casual'
  return turns === 0 && isTalkative && line.split(' ').length > PLAIN_WORDS_MAX ? 1 : turns
}
