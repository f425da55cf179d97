/** Terms that plain words can state, each with what must have been entered for it. */
export const PLAIN_TERMS: readonly (readonly [said: RegExp, typed: RegExp])[] = [
  [
    /\bavailable (?:now|immediately|the first|from|this|next|starting|early|late|mid)\b/g,
    /avail|vacan|possess|immediate/,
  ],
  [/\bmonths? (?:of )?free\b|\bfree (?:month|rent)\b/g, /\bfree|concession/],
  [
    /\b(?:an?|private|drilled|shared|deep|artesian|own|new|the) well\b(?! (?:[a-z]+ed|kept|worth|as|into|over|before|past|under|thought)\b)/g,
    /\bwell/,
  ],
  [
    /\b(?:outside|out of|not in) (?:the|an?) flood ?(?:zone|plain)/g,
    /flood ?(?:zone|plain)|zone x/,
  ],
  [
    /\b(?:leased|rented|occupied|tenants?|booked)\b[^.;]{0,40} (?:through|until|thru|till) (?:the |next |this |early |late )?(?:spring|summer|fall|autumn|winter|year)\b/g,
    /spring|summer|fall|autumn|winter|year/,
  ],
  [/\bdelivered (?:with tenant|occupied|leased)/g, /leas|tenan|occup/],
  [/\bski[- ]in\b/g, /ski[- ]?in/],
  [/\bany (?:size|breed)\b|\ball (?:sizes|breeds)\b/g, /\b(?:any|all|no (?:size|weight|breed))\b/],
  [
    /\b(?:laundry|dryer|w\/d) (?:is |are )?in (?:the |your )?(?:unit|apartment|condo|residence)\b/g,
    /in[- ]?unit|in (?:the )?(?:unit|apt)|washer|w\/d|dryer/,
  ],
  [/\bswimming (?:pond|hole|dock)\b/g, /swim/],
  [
    /\b(?:pets|dogs|cats) (?:are |is )?(?:welcome|allowed|considered|permitted|accepted|negotiable)\b/g,
    /pet|dog|cat|animal/,
  ],
  [
    /\b(?:one|1) (?:block|mile|minute) (?:from|to|away|off)\b/g,
    /\b(?:1|one|an?|half|\.5)[- ]?(?:block|blk|mi)/,
  ],
  // Who owned or rented it, and for how long.
  [/\b(?:the|one) same (?:family|owners?|hands|tenants?|name)\b/g, /owner|same|hands/],
  [
    /\b(?:one|two|three|original|second|third|only)[- ](?:local )?(?:owners?|families)\b/g,
    /owner|famil/,
  ],
  [
    /\b(?:long|short)[- ]?(?:term|time|standing) (?:[a-z]+ )?(?:tenants?|owners?|residents?|renters?|lease)\b/g,
    /long|short/,
  ],
  [/\bever since\b|\bsince (?:new|day one|it was (?:built|new))\b/g, /since/],
  [
    /\bformerly\b|\bused to be an? |\bafter (?:an?|its) (?:[a-z]+ )?(?:run|life|career|years) as\b|\b(?:first|previous|past) life as\b/g,
    /former|previous|once|\bex\b|convert|\bwas\b|old|built as/,
  ],
  [/\bdeposit\b/g, /dep|first|security|escrow/],
  [/\boptions? to (?:renew|buy|extend|purchase)\b|\brenewal options?\b/g, /option|renew/],
  [/\b(?:four|five|six|seven|eight|nine|ten|\d[\d.]*)(?:%| percent)?[- ]cap\b/g, /\bcap\b/],
  // What it costs to keep.
  [
    /\b(?:low|lower|lowest|cheap|minimal|modest|reasonable|affordable|manageable|stable) (?:[a-z]+ ){0,2}(?:dues|taxes|fees?|hoa|utilit(?:y|ies)|bills?|costs?|insurance|upkeep|maintenance|assessments?|overhead|rents?)\b/g,
    /low|minimal|cheap|afford|small/,
  ],
  // Where it lies.
  [
    /\b(?:on|at|is|occupies) (?:an?|the) (?:[a-z-]+ ){0,2}corner\b(?! (?:of the|cabinet|tub|shower|sink|window|fireplace|bar)\b)/g,
    /corner/,
  ],
  [
    /\b(?:high|heavy|foot|drive-by|excellent|great)[- ](?:traffic|visibility|exposure)\b/g,
    /traffic|visib|expos|vpd|cars/,
  ],
  [
    /\byear-round (?!use|living|fun|enjoyment|comfort|place|home|house|retreat)[a-z]+/g,
    /year[- ]round|(?:all|four|4)[- ]season|perennial/,
  ],
]
