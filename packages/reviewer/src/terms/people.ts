/** Ways to say that a home suits somebody. */
const SUITS =
  '(perfect|perfectly suited|ideal|ideally suited|great|excellent|best|well suited|suited|suitable|designed|made|meant|just right)'

const LEAD = '((a|an|the|your|any|every|growing|young|busy|active|and|&) ){0,4}'

const HOUSEHOLDS =
  "famil(y|ies)|couples?(?! of)|newly ?weds?|empty[- ]?nesters?|singles|retirees?|seniors|adults|kids|children(?!')|young professionals?"

const BUYERS =
  '(first[- ]time )?(home ?)?buyers?|professionals?|executives?|people|(anyone|someone|those) (who|that|looking|seeking)'

const AND_MORE = `((,| or| and| &|, or|, and) ${LEAD}(${HOUSEHOLDS}|${BUYERS})){0,2}( alike)?( (looking|seeking|hoping) (for |to )?(an? |the |more )?[a-z]{2,20})?`

/** 'perfect for a growing family' */
export const SUITS_A_HOUSEHOLD = `${SUITS} for ${LEAD}(${HOUSEHOLDS})${AND_MORE}`
/** 'ideal for first-time buyers' */
export const SUITS_A_BUYER = `${SUITS} for ${LEAD}(${BUYERS})${AND_MORE}`
