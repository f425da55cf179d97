const FLOOR =
  '(first|second|third|fourth|ground|top|main|lower|upper|1st|2nd|3rd|4th)[- ](floor|level)'

/** Notes about buildings whose words stand in another order in a sentence; the first that fits is used. */
export const ORDER_OF_BUILDINGS: readonly [RegExp, string][] = [
  // 'new boiler 2nd floor' is a new second-floor boiler.
  [
    new RegExp(
      `^((?:brand )?new(?:er)? |updated |remodeled |renovated )((?:[a-z]+ )?(?:boiler|furnace|water heater|kitchen|bath|windows|carpet|floors|AC|air conditioning)) ${FLOOR}$`,
      'i',
    ),
    '$1$3-$4 $2',
  ],
  [
    /^((?:[a-z]+ )?(?:rowhouse|row house|brownstone|colonial|victorian)) (two|three|four|[2-4])[- ]fam(?:ily)?\b/i,
    '$2-family $1',
  ],
  [/^(\d+) ((?:(?:paved|covered|surface|striped|lighted) )+)parking$/i, '$1 $2parking spaces'],
  [/^((?:.+ )?well with (?:an? )?(?:new )?pump) in(?:stalled)?$/i, '$1'],
]
