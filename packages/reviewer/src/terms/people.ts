/** Ways to say that a home suits somebody. */
const SUITS =
  '(perfect|perfectly suited|ideal|ideally suited|great|excellent|best|well suited|suited|suitable|designed|made|meant|tailor-made|just right)'

const LEAD =
  '((a|an|the|your|any|every|that|larger?|big|small|busy|growing|young|newly married|newlywed|mature|active|single|working|modern|whole|entire|and|&) ){0,5}'

const HOUSEHOLDS =
  "famil(y|ies)|couples?(?! of)|newly ?weds?|empty[- ]?nesters?|bachelors?|bachelorettes?|singles|single (person|people|buyer|man|woman|men|women|moms?|dads?|parents?|professionals?)|retirees?|retired (couple|person|people)s?|seniors|elderly|adults|students|kids|children(?!')|young professionals?|young executives?|christians?|catholics?|jews|muslims?"

const BUYERS =
  '(first[- ]time )?(home ?)?buyers?|professionals?|executives?|people|anyone (who|that|looking|seeking)|someone (who|that|looking|seeking)|those (who|that|looking|seeking)|military personnel|veterans'

const AND_MORE = `((,| or| and| &|, or|, and) ${LEAD}(${HOUSEHOLDS}|${BUYERS})){0,2}( alike)?( (looking|seeking|hoping) (for |to )?(an? |the |more )?[a-z]{2,20})?`

/** 'perfect for a growing family' */
export const SUITS_A_HOUSEHOLD = `${SUITS} for ${LEAD}(${HOUSEHOLDS})${AND_MORE}`
/** 'ideal for first-time buyers' */
export const SUITS_A_BUYER = `${SUITS} for ${LEAD}(${BUYERS})${AND_MORE}`

/** 'ideal for executives and young couples' */
export const SUITS_BOTH = `${SUITS} for ${LEAD}(${BUYERS})(,| or| and| &|, or|, and) ${LEAD}(${HOUSEHOLDS})`

const HOUSEHOLD =
  '((an? |the |your )?(growing|young|expanding) famil(y|ies)|(an |the )?empty[- ]?nesters?|(the )?newly ?weds?|(a |the )?young (professionals?|people|couples?|buyers?|executives?)|retirees)'
/** 'young couples and empty nesters' */
export const HOUSEHOLD_LIST = `${HOUSEHOLD}((,| or| and| &|, or|, and) ${HOUSEHOLD}){1,2}`
