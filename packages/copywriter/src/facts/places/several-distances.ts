const FIGURE = String.raw`(?:(?:about|under|less than|just|only|over) )?(?:\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|half a|a)`
const MEASURE = `${FIGURE}[- ](?:minutes?|miles?|blocks?)(?: (?:walk|drive|bike|bike ride|bus ride))?(?: away)?`

/** Each place before its distance: 'airport 15 minutes downtown 20 minutes'. */
const EACH_BEFORE = new RegExp(
  `^((?!\\d)(?:(?!\\d[\\d.,]* )\\S+ ){1,6}${MEASURE}),? (?:and |with |& |\\+ )?((?!\\d|walk\\b|away\\b|to\\b|from\\b|of\\b|by\\b|up\\b|down\\b|in\\b|or\\b)(?:(?!\\d[\\d.,]* )\\S+ ){1,6}${MEASURE})$`,
  'i',
)

/** The unit typed once: '10 minutes to Vail and 25 to Beaver Creek'. */
const ONE_UNIT = new RegExp(
  `^(${FIGURE} (minutes|miles|blocks)(?: (?:walk|drive))? (?:to|from) (?:(?!\\d)\\S+ )*?(?!\\d)[^\\s,]+),?(?: and| &| \\+)? (${FIGURE}) ((?:to|from) .+)$`,
  'i',
)

/**
 * The notes of several places that have a distance each; `null` where there is one.
 * @example severalDistances('airport 15 minutes downtown 20 minutes') // ['airport 15 minutes', 'downtown 20 minutes']
 */
export const severalDistances = (typed: string): string[] | null => {
  const [, first, second] = EACH_BEFORE.exec(typed) ?? []
  if (first && second) return [first, second]
  const [, near, unit, figure, further] = ONE_UNIT.exec(typed) ?? []
  return near && unit && figure && further ? [near, `${figure} ${unit} ${further}`] : null
}
