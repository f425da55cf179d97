import { FRAME_SIGNS } from './frame-signs.ts'

/**
 * Signs that words were read in a wrong order, lost, or left over, so that a statement cannot be said. Each pattern is one sign, under
 * a line that gives examples of its kind.
 */
const SIGNS: readonly RegExp[] = [
  // Marks of notes, and subjects that are none: 'the egress + is stubbed', 'the sold with 640 is sold separately'.
  / \+ /i,
  /@/i,
  /^the (?:sold|will|not|few|all|up|down|dated|being|so|now|or|and|but)\b/i,
  /\bnot(?: yet)? (?:is|are|was|were|has|have)\b/i,
  /^there are all (?!(?:new|the|of)\b)/i,
  /\bso now\b/i,
  // What is joined to the wrong verb, or left without one: 'the sewers connected and is paid', 'the lease is only', 'the toll is built'.
  /^(?!it )[^,]*\b[a-z]+ed and (?:is|are|was|were|has|have)\b/i,
  /\b(?:is|are) (?:only|total|plus|built|up|down|each|per)$/i,
  /=/i,
  /^there are an? (?!(?:few|couple|dozen|number|total|hundred)\b)(?!.* and )/i,
  /\d-(?:square-)?(?:foot|inch|acre) (?:is|are)\b/i,
  /^it rents total\b/i,
  /^there is only [a-z]+s [a-z]+$/i,
  // Short forms that were not written out, and words that cannot follow each other: 'the owner would a consider leaseback'.
  /\d-square-foot of /,
  /\b(?:the|an?) (?:by|of|for|with|from|at|or) /,
  /\bplease\b/,
  /\b(?:don't|doesn't|won't)$/,
  /^the (?!.* (?:is|are|was|were|rents?|pays?) )[a-z -]+ \$[\d,.]+(?:(?: an? |\/)[a-z]+)? (?:[a-z]+ed|paid|due)\b/,
  /\bthe (?:own|them)\b/,
  /^the [^,]* \d[\d,]* foot$/,
  /\b(?:is|are) (?!given )[a-z]+ no [a-z]+$/,
  /^the [a-z -]+ so no\b/,
  /\bonly no\b/,
  /\b(?:been|being) (?:is|are|was|were)\b/,
  /^it [A-Z]/,
  // A month that was taken for a verb, and the answer of a form: 'the pool may to September', 'the refrigerator stays no'.
  /\bmay (?:to|through|until|and|or)\b/,
  / (?:no|yes)$|(?<! have) none$/,
  /^it (?:do|have|are|were|need|want) /,
  / the (?:for|with|of|by|from) /,
  /\b(?:if|when|unless) (?:is|are)\b/,
  /^(?:the|an?) [^,]*(?<! as) (?:is|are|has|have)$/,
  /\b(?:is|are) (?!only\b|early\b|(?:[a-z]*friend|like|live|month|year|quarter|week|dai|hil|love|home|ug|sil|cost|state)ly\b)[a-z]{3,}ly$/,
  /\b(?:will|would|could|can|may|must) (?:an?|the|(?!need |feed )\w+ed) /,
  /\bto the (?:be|transfer|move)\b/,
  / ,/,
  /\d mo\b/,
  /\d#/,
  /#\d/,
  /^the (?:with|in|at|of|from|for|to|by) /,
  /^there (?:is|are) [^,]*\b(?:ok|pays?)\b/,
  /: no /,
  /\b(?:is|are) (?:(?!and|but|which|that|if|when|while|where|now|what)[\w$.-]+ ){0,4}(?:is|are) (?!not )/,
  /\b(?:Thu|Fri|Mon|Tue|Wed)\b/,
  // Subjects that are left over from a longer note: 'the one was new', 'the by Strite', 'the carpet Feb'.
  /^it pays\b/,
  /^the (?:(?!is |are |was |were |has |have |been |be )[a-z-]+ )+left (?:for|in|on|with|behind|by|at) /,
  /^the (?:one|by|to|in|on|at|for|from|with|about|around|approx) (?!(?:unit|side|space)\b)/,
  /^the [a-z ]+ (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) (?:was|were|dates?|is|are)\b/,
  /^it being\b/,
  /\bwill (?!need|feed|seed|proceed|exceed|succeed)[a-z]+ed\b/,
  // Subjects that begin with a verb or an adverb, or keep a year inside: 'the did not flood', 'the part', 'the roof 2020 is fortified'.
  /^the (?:did|does|do|can|could|would|should|may|might|had|partly|partially|mostly|newly|currently|formerly|previously)\b/,
  /^the (?:part|half) (?:is|are|was|were|has|have)\b/,
  /^the [a-z -]+ (?:19|20)\d\d (?:is|are|was|were|has|have)\b/,
  // Adjectives that stand only before a noun, articles before a time, and a thing without its article: 'the concept is main'.
  /\b(?:is|are) (?:main|upper|lower|former|rear|primary|guest)$/,
  // Perfect tenses torn apart, several after 'a', and what somebody did to a thing without a verb: 'the curb has a been cut'.
  /\b(?:has|have) an? been\b/,
  /^the (?:(?! (?:is|are|was|were|has|have|can|will|must) ).)* (?:held|managed|designed|built|owned|operated|made|done) by [^,]*$/,
  /^there is (?:held|kept|been|done)\b/,
  / (?:is|are) privy$/,
  /^it is (?!to be )[a-z -]+ (?:kept|left|built|held|made)$/,
  /\ban? (?:two|three|four|five|six|seven|eight|nine|ten) (?:units|\w+ bedroom)/,
  /\ban? (?:last|next|this) (?:year|month|week|spring|summer|fall|winter)\b/,
  // Two verbs for one subject, a pronoun behind an article, and a limit that is told of the whole: 'the owners added a suite dates from 2012'.
  /^the (?:owners?|sellers?) [a-z]+ed .* (?:dates?|was|were|is|are) /,
  /^it been\b/,
  /\bthe (?:you|we|they|he|she|I)\b/,
  /\bbut and\b/,
  /^there is only a (?:house|home)$/,
  /^the (?!AC|TV|EV|RV|TI)[A-Z]{2} (?:is|are)\b/,
  /\bis (?:buyer|seller|owner|tenant)'s$/,
  /-year per /,
  /^the [a-z]+ and [a-z]+ dates from\b/,
  /^the central (?:left|right|up|down)\b/,
  /^there is no tandem$/,
  /-floor [A-Z][a-z]+ is flat$/,
  /\bthe la\b|\bfor the \$\d|\bby the separate\b/,
  /\bfor \$[\d,]+, for \$/,
  /^the (?:queen|king|full|twin) bed fits\b/,
  /^there is an? [a-z]+s or (?:one|two)\b/,
  /^there are (?:own|[a-z]+ and waiting)\b/,
  /^it is in (?:two|three|four) [a-z]+[^s]$/,
  /^the [^,]*\bpeak\b from upper\b/i,
  // A list without a verb that ends in one: 'playroom and mini-split and are permitted'.
  /^[a-z -]+ and [a-z -]+ and (?:is|are) [a-z]+$/,
  /^there is only (?!an?\b|one\b|the\b|room\b|\w+(?:ing|age|er)\b)[a-z]+ (?:for|in|on|at)\b/,
]

/** Whether a statement shows that its note was not understood: 'the did not flood is from 2016'. */
export const isGarbled = (statement: string): boolean =>
  SIGNS.some((sign) => sign.test(statement)) || FRAME_SIGNS.some((sign) => sign.test(statement))
