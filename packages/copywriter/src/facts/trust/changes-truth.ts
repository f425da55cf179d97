/**
 * Words of an afterthought that take back, limit or put off what stands before it: 'pool - community', 'no pets, cats ok'. Each
 * pattern is one reason why the beginning of such a note is not told without its end.
 */
const REASONS: readonly RegExp[] = [
  // What is denied or excepted.
  /\b(?:no|not|non|none|nor|never|neither|without|w\/o|except\w*|excl\w*|excluding|minus|lacks?|less|but|however|though|although|only|just|part|half|mostly|sides?)\b|n['’]t\b/i,
  // A part of it; but 'partial Olympics' are a view of their own.
  /\bpartial(?:ly)?\b(?! [A-Z])/,
  // What is not so yet, no longer so, or not certain.
  /\b(?:was|were|had|been|former(?:ly)?|now|currently|presently|once|used to|ex|old|original(?:ly)?|converted|conversion|future|planned|plans?|proposed|potential(?:ly)?|possible|possibly|poss|maybe|perhaps|could|would|should|might|may|can|will|to be|tbd|tbb|tba|pending|until|till?|thru|through|expires?|exp|expired|before|after|if|unless|when|once|subject|approv\w*|assumed?|est|estimated|verify|unverified|unk|unknown|buildable|eligible|qualif\w*)\b/i,
  // What does not work, is not done or is not allowed.
  /\b(?:needs?|needed|required?|requires|rough|roughed|plumbed|stubbed|prewired|wired|unfinished|unpermitted|unpaid|inop\w*|broken|dead|leak\w*|crack\w*|damaged?|failed|failing|condemned|as[- ]is|tlc|issues?|repairs?|work|dry|capped|filled|removed|gone|closed|abandoned|encroach\w*|violations?)\b/i,
  // Whose it is, and who uses or pays it.
  /\b(?:community|communal|common|shared?|shares|association|assoc|hoa|poa|club|neighbor\w*|leased?|leasing|rent(?:ed|s|al)?|rented|tenants?|occupied|vacant|vacated|delivered|mtm|month to month|buyers?|extra|addl|dep|additional|fees?|optional|option|negotiable|neg|sold|sells?|separate(?:ly)?|stays or|excluded|deposit|limits?|max|min|up to|restrict\w*|easement|member\w*|application|waitlist|public)\b|^\+?\$/i,
]

/** Whether a beginning would say something else, or more, without this end. */
export const changesTruth = (rest: string): boolean => REASONS.some((reason) => reason.test(rest))
