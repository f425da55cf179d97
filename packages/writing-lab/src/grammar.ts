const COUNTS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** Slips that templates make; each pattern finds one kind. */
const GRAMMAR_SLIPS: readonly { slip: string; pattern: RegExp }[] = [
  {
    slip: 'one of several',
    pattern: /(?<![\d.,])\b(?:1|one|a single) (?:bedrooms|bathrooms|acres|garages|cars)\b/i,
  },
  {
    slip: 'several of one',
    pattern: new RegExp(
      `(?<![\\d.,-])\\b(?:${COUNTS}|\\d*[02-9]|\\d*1\\d|\\d+\\.\\d+) (?:bedroom|bathroom|acre|car)\\b(?!-| garage)`,
      'i',
    ),
  },
  {
    slip: 'verb does not agree',
    pattern:
      /(?<!\b(?:and|or|of|in|to|at|beyond|behind|below|above|around|past|outside|inside|within|beside|for|with|across) (?:(?:the|an?|its|your|this) )?(?:[\p{L}\d'.-]+ ){0,4})\b(?:home|house|kitchen|property|residence|condo|townhouse|estate|parcel|building|unit|layout|yard) (?:have|feature|include|offer|boast|provide|are|span|come)\b/iu,
  },
  { slip: 'there is several', pattern: new RegExp(`\\bThere is (?:${COUNTS}|[02-9]|\\d\\d) `) },
  {
    slip: 'article before plural',
    pattern:
      /\b(?:a|an) (?:(?!of |with )[\w-]+ ){0,2}(?:floors|countertops|appliances|ceilings|windows|cabinets|views|closets|panels)\b(?! \p{L}+(?:room|area|wall|system|space))/u,
  },
  {
    slip: 'plural inside a compound',
    pattern:
      /\b\d[\d.,]* acres lot\b|\b(?:two|three|four|five|six) bedrooms (?:home|house|condo|townhouse)\b/i,
  },
  { slip: 'spacing', pattern: / [,.;:!?](?!\d)|\.\.(?!\.)|,,| {2}|\( | \)/ },
  { slip: 'doubled word', pattern: /\b(?!had\b|that\b)([a-z]+) \1\b/i },
  {
    slip: 'lower case after a full stop',
    pattern: /(?:^|(?<!\b(?:St|No|Dr|Mr|Jr|Sr|Ave|Blvd|Rd|Ln|Ct|Apt|Mt|Ft|[A-Z]))[.!?]\s+)[a-z]/,
  },
  {
    slip: 'a before a vowel',
    pattern:
      /\b[Aa] (?=(?:EV|HOA|HVAC|ADU|RV|LED|MLS)\b|8\d{0,2}(?:[,-]|\b)|1[18](?:[,-]|\b(?!\d))|(?!one\b|one-|eu|ewe|once)[aeio][a-z])/,
  },
  {
    slip: 'an before a consonant',
    pattern: /\b[Aa]n (?=one|home|house|European|U-|unit|used|utility|[bcdfgjklmnpqrstvwz][a-z])/,
  },
  {
    slip: 'verb form',
    pattern:
      /\bEach of the \w+ have\b|\b(?:was|were|is|are|been) (?:replace|update|renovate|remodel|build|install|paint)\b/,
  },
  {
    slip: 'template leak',
    pattern: /\bundefined\b|\bnull\b|\bNaN\b|\{\{|\}\}|\$\{|\[object|\{\w+\}/,
  },
  { slip: 'article before all', pattern: /\bthe all\b/i },
  { slip: 'one thing, plural verb', pattern: /\b(?:A|An|One) [\w-]+ (?:make|are|have|come) / },
  { slip: 'two things, one verb', pattern: /\bthe \w+ and the \w+ was\b/i },
]

export interface GrammarSlip {
  slip: string
  excerpt: string
}

/** The slips of a text, each with the words around it. */
export const grammarSlipsIn = (text: string): GrammarSlip[] =>
  GRAMMAR_SLIPS.flatMap(({ slip, pattern }) => {
    const match = pattern.exec(text)
    return match
      ? [
          {
            slip,
            excerpt: text.slice(Math.max(0, match.index - 25), match.index + match[0].length + 25),
          },
        ]
      : []
  })
