/** Ways to say that a home suits somebody. */
export const SUITS =
  '(?:perfect|perfectly suited|ideal|ideally suited|great|excellent|best|well suited|suited|suitable|designed|made|meant|tailor-made|just right)'

const LEAD =
  '(?:(?:a|an|the|your|any|every|that|larger?|big|small|busy|growing|young|newly married|newlywed|mature|active|single|working|modern|whole|entire|and|&) ){0,5}'

const HOUSEHOLDS =
  "famil(?:y|ies)|couples?(?! of)|newly ?weds?|empty[- ]?nesters?|bachelors?|bachelorettes?|singles|single (?:person|people|buyer|man|woman|men|women|moms?|dads?|parents?|professionals?)|retirees?|retired (?:couple|person|people)s?|seniors|elderly|adults|students|kids|children(?!')|young professionals?|young executives?|christians?|catholics?|jews|muslims?"

const BUYERS =
  '(?:first[- ]time )?(?:home ?)?buyers?|professionals?|executives?|people|anyone (?:who|that|looking|seeking)|someone (?:who|that|looking|seeking)|those (?:who|that|looking|seeking)|military personnel|veterans'

/** 'perfect for a growing family' */
export const SUITS_A_HOUSEHOLD = `${SUITS} for ${LEAD}(?:${HOUSEHOLDS})`
/** 'ideal for first-time buyers' */
export const SUITS_A_BUYER = `${SUITS} for ${LEAD}(?:${BUYERS})`
