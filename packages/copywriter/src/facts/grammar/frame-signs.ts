/**
 * Signs that a frame such as 'there is' or 'the … is' holds what is no noun phrase: a clause, a loose participle, a measure or a
 * dangling word. Each pattern is one sign.
 */
export const FRAME_SIGNS: readonly RegExp[] = [
  // A clause behind 'there is', or what is done with a thing and when: 'no minerals convey', 'repairs to the lobby complete as of March'.
  /^there (?:is|are) [^,]*\b(?:convey|stay|remain|transfer|belong|apply)s?(?: \(|$)/,
  /^there (?:is|are) [^,]* (?:complete|completed|done|finished|underway)(?: (?:as of|since|by|in) |$)/,
  // A measure that stands behind a noun without a joint, or is the thing itself: 'a dock 400 yards', 'a 30 day is allowed'.
  /^there (?:is|are) [^,]*[a-z] \d[\d,.]* (?:yards|feet|miles?|minutes|blocks)$/,
  /^an? \d+ (?:day|week|month|year)s? (?:is|are) /,
  /^there (?:is|are) (?:an? )?(?:\d+|[a-z]+) (?:minutes?|miles?|blocks?) (?:to|from) /,
  /\b(?:minutes?|miles?|blocks?) (?:to|from) (?:the )?(?:golf cart|bike|walk|drive|ride|bus) to\b/,
  /\bthe \d+ minutes walk\b/,
  // A number of a house that was taken for a quantity: 'the 3,928 has two bath', '3,928 units are vacant'.
  /^(?:the )?\d,\d{3} (?:is|has|(?:units )?are) /,
  // A plural subject with a singular verb: 'all appliances belong to seller and is included'.
  /^all [a-z]+s [^,]* and is /,
  // Words that end nothing: 'to Whitehall Park maybe', 'new pads too'.
  / (?:maybe|perhaps|also|too|approx|etc)$/,
  // A participle inside of its subject: 'the Sewerage line pvc'd dates from 2019'.
  /^the [^,]*[a-z]'d (?:is|are|was|were|dates?) /,
  // Two counts of one thing, a size inside of its subject, and a hyphen torn off: 'the pool 12-by-24 fiberglass dates from 2019'.
  /^the [a-z ]+ \d+-by-\d+ [a-z]+ (?:is|are|dates?|was|were)\b/,
  /[a-z]- (?!and |or |to )[a-z]/,
  /\b(?:is|are) (?:upper|lower|main) only$/,
  // What is done by somebody, told as a thing: 'there is a buyer to the reapply'.
  /\bthere is an? (?:buyer|seller|owner|landlord) to\b/,
  // A thing that holds others is not made of them, and nothing is its own speakers: 'it is pre-wired speakers'.
  /^it is (?:pre-?)?wired (?!for\b|with\b|and\b|in\b|throughout\b|to\b|by\b|at\b|on\b)[a-z]/,
  /^the [a-z -]+ (?:ok|okay) (?:but|and|with)\b/,
  /^the (?:skylights?|windows?|roof|floors?|ceilings?|walls?|doors?) (?:is|are) \d+ percent$/,
  /\b(?:is|are|bedrooms?) same [a-z]+$/,
  // 'a mini splits up'
  /\ba (?:[a-z-]+ )?[a-z]+(?<!s)ts (?:up|down)(?: \(|$)/,
]
