/** Primary suites, and rooms by names that a listing avoids: 'master suite', 'primary retreat', 'man cave', 'granny flat'. */
export const SHORT_ROOM_NAMES: readonly [RegExp, string][] = [
  [/\bpri(?:m)?\.?(?= (?:suite|bed|bath|br\b|bdrm|closet|on|wing))/gi, 'primary'],
  [/\bmaster[- ](?=bedroom|suite|bath|closet|on main|down|wing|bdrm|br\b)/gi, 'primary '],
  [/\b(?:primary|master|owner'?s'?)(?: (?:bedroom|suite))?[- ]retreat\b/gi, 'primary suite'],
  [/\bowner'?s'?[- ](?=suite(?! of [\d,]+)|bath)/gi, 'primary '],
  [/\bowners'? (?=closet|unit|storage|apartment|lounge|quarters|qtrs)/gi, "owner's "],
  [/\bhis (?:and|&|n|-n-)+ hers?\b|\bhis\/hers?\b/gi, 'dual'],
  [/\blazy susan(?=s?\b)/gi, 'lazy Susan'],
  [/^popcorn (?=(?:removed|scraped|gone)$)/gi, 'popcorn ceilings '],
  [/\bman[- ]?cave\b/gi, 'den'],
  [/\bshe[- ]?shed\b/gi, 'garden shed'],
  [/\bgranny (?:flat|unit)\b/gi, 'accessory dwelling unit'],
  [/\b(?:mil|mother[- ]in[- ]law)(?= (?:suite|apt|apartment|unit|quarters))/gi, 'in-law'],
]
