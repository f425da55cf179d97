const SYSTEM =
  'roof|HVAC|AC|furnace|boilers?|water heater|windows|siding|septic|kitchen|baths?|electrical|plumbing|flooring|deck|fence'
const YEAR = String.raw`(?:19|20)\d\d`

/** Two facts that agents type as one item, without a mark between them. */
const PAIRS: readonly RegExp[] = [
  /^(.+?),? (\d[\d,]*\+? (?:vehicles|cars) (?:per|a) day)$/i,
  new RegExp(
    `^((?:new )?(?:${SYSTEM}) ${YEAR}),?(?: and| \\+)? ((?:new )?(?:${SYSTEM}) ${YEAR})$`,
    'i',
  ),
  /^(taxes \$?[\d,.]+k?),? (insurance \$?[\d,.]+k?)$/i,
  /^((?:maintenance|HOA|common charges) \$?[\d,]+(?:\/mo)?),? (no .+)$/i,
  /^(Queen Anne|Victorian|Tudor|Craftsman|Colonial|Cape Cod|Georgian|Greek Revival|Dutch Colonial|Mediterranean) with (.+)$/i,
  /^((?:two|three|four|[2-4])[- ]family),? (?:with )?((?:all )?separate utilities|separately metered)$/i,
  /^((?:two|three|four|[2-4])[- ]level townhouse) with (.+)$/i,
  /^(high-rise) with (.+)$/i,
  /^(cats (?:ok|allowed)),? (no dogs)$/i,
]

/** @example twoNotes('signage on Overland 24,000 vehicles per day') // ['signage on Overland', '24,000 vehicles per day'] */
export const twoNotes = (text: string): [string, string] | null => {
  for (const pattern of PAIRS) {
    const [, first, second] = pattern.exec(text) ?? []
    if (first && second && !/^(?:traffic counts?|about|over)$/i.test(first)) return [first, second]
  }
  return null
}
