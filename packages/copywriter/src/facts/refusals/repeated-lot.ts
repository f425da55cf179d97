const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(\+)?[- ]?`
const COVER =
  '(?:(?:mostly|fully|partly|partially|heavily|gently|all|completely|lightly) )?(?:fenced|wooded|cleared|irrigated|level|flat|rolling|sloping|usable|gated|treed|tillable|forested|open|private|secluded|cross-fenced|landscaped)'
const COVERS = `${COVER}(?:(?:,| and|, and| &) ${COVER})*`

/** The lot with one fact more, and how the fact is typed without the lot. */
const FACTS: readonly [RegExp, string][] = [
  [new RegExp(`^(?:on |about )?${NUMBER}(${COVERS}) (?:acres?|ac)$`, 'i'), 'land is $3'],
  [
    new RegExp(`^(?:on |about )?${NUMBER}(?:acres?|ac),? (${COVERS}(?: .+)?|in .+)$`, 'i'),
    'land is $3',
  ],
  [
    new RegExp(
      `^(?:on |about )?${NUMBER}(?:acres?|ac) with (about |roughly )?(\\d[\\d.]*) in `,
      'i',
    ),
    '$3$4 acres in ',
  ],
  [
    new RegExp(
      `^(?:on |about )?${NUMBER}(?:acres?|ac),? (?:that )?(?:border(?:ing|s)?) (?=\\S)`,
      'i',
    ),
    'borders ',
  ],
  [
    new RegExp(
      `^(?:on |about )?${NUMBER}(?:acres?|ac),? (?:that )?(?:back(?:ing|s)?) (?=to |up to )`,
      'i',
    ),
    'backs ',
  ],
  [new RegExp(`^(?:on |about )?${NUMBER}(?:acres?|ac) (?:with|w/) ?(?=\\S)`, 'i'), ''],
]

/**
 * What a note adds to the size of the lot, which has a field of its own and would be told twice. Agents round the size here.
 * @example withoutRepeatedLot('14.6 fenced acres', 14.6) // 'land is fenced'
 */
export const withoutRepeatedLot = (text: string, lot: number | null): string => {
  if (lot === null) return text
  for (const [pattern, fact] of FACTS) {
    const match = pattern.exec(text)
    const value = Number(match?.[1]?.replace(/,/g, ''))
    if (match && (value === lot || value === Math.round(lot) || value === Math.floor(lot)))
      return text.replace(pattern, fact)
  }
  return text
}
