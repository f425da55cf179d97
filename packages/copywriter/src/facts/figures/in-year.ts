const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const WITHOUT_IN = new RegExp(
  `(?<!\\b(?:in|since|by|until|through|before|after|from|of|for)) (${MONTH} )?(?=(?:19|20)\\d\\d\\b)`,
  'g',
)

/**
 * A clause with the preposition that its year needs, before the month if there is one.
 * @example inYear('was approved May 2021') // 'was approved in May 2021'
 */
export const inYear = (clause: string): string => clause.replace(WITHOUT_IN, ' in $1')
