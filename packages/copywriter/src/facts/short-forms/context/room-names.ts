/** Primary suites, and rooms by names that a listing avoids: 'master suite', 'man cave', 'granny flat'. */
export const SHORT_ROOM_NAMES: readonly [RegExp, string][] = [
  [/\bpri(?:m)?\.?(?= (?:suite|bed|bath|br\b|bdrm|closet|on|wing))/gi, 'primary'],
  [/\bmaster[- ](?=bedroom|suite|bath|closet|retreat|on main|down|wing|bdrm|br\b)/gi, 'primary '],
  [/\bowner'?s'?[- ](?=suite(?! of [\d,]+)|bath)/gi, 'primary '],
  [/\bowners'? (?=closet|unit|storage|apartment|lounge|quarters|qtrs)/gi, "owner's "],
  [/\bhis (?:and|&|n|-n-)+ hers?\b|\bhis\/hers?\b/gi, 'dual'],
  [/\bman[- ]?cave\b/gi, 'den'],
  [/\bshe[- ]?shed\b/gi, 'garden shed'],
  [/\bgranny (?:flat|unit)\b/gi, 'accessory dwelling unit'],
  [/\b(?:mil|mother[- ]in[- ]law)(?= (?:suite|apt|apartment|unit|quarters))/gi, 'in-law'],
]
