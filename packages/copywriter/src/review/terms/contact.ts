import { type Term, termsOf } from '../term.ts'

const { prohibited, caution, advice } = termsOf('mls')

const contact = 'Contact data is not allowed in public remarks.'

/** Case matters here: a domain is lower-case, 'yard.Com' is a missing space. */
export const contactPatterns: readonly { rule: string; expression: RegExp; why: string }[] = [
  {
    rule: 'mls/phone',
    expression: /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/g,
    why: contact,
  },
  {
    rule: 'mls/email',
    expression: /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,24}/g,
    why: contact,
  },
  {
    rule: 'mls/url',
    expression:
      /\bhttps?:\/\/[^\s<>"]{1,2000}|\bwww\.[^\s<>"]{1,2000}|(?<![\w@.-])(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,4}(?:com|net|org|info|biz|io|realtor|homes|realty|COM|NET|ORG)(?![\w@-])(?:\/[^\s<>"]{0,2000})?/g,
    why: 'Web addresses are not allowed in public remarks.',
  },
  { rule: 'mls/handle', expression: /(?<![\w.@])@[A-Za-z][\w.]{1,29}/g, why: contact },
  {
    rule: 'mls/hashtag',
    expression:
      /(?<!(?:[Uu]nit|[Aa]pt\.?|[Ss]uite|[Ss]te\.?|[Nn]o\.?) ?)(?<![\w#&])#[A-Za-z]\w{2,60}/g,
    why: 'Hashtags belong on social networks, not in public remarks.',
  },
]

const showing = 'Showing instructions belong in the agent remarks.'
const invites =
  'Some MLSs bar invitations to contact or visit; keep them for the web and social posts.'

export const mlsTerms: readonly Term[] = [
  prohibited(
    'access-code',
    '(?:supra )?lock ?-?box(?:es)?|supra key|(?:gate|alarm|door|access|entry|garage) (?:code|combo|combination)s?(?:(?: is|:)? #?\\d{3,8}#?)?|combo(?: is|:)? #?\\d{3,8}|code (?:is )?#?\\d{3,8}',
    'Never publish how to get in: access codes and lockboxes go to agents only.',
    'drop clause',
  ),
  prohibited(
    'showing',
    "(?:showings?|viewings?)(?: are| is)? (?:start|begin|by|arranged|available|anytime|instructions?|times?|daily|allowed|scheduled|through|via|only)|(?:by|private|with an?) (?:private )?appointment(?: only)?|appointment (?:only|required|needed)|(?:easy|text|call) to show|\\d{1,2}[- ]hours?(?:'s?)? notice|showingtime|go and show|(?:remove|take off) (?:your )?shoes|do not (?:disturb|let)|keys? (?:at|under|in) the (?:office|mat|front desk)|call (?:owner|tenant|first|before)",
    showing,
    'drop clause',
  ),
  prohibited(
    'open-house',
    'open[- ]?houses?(?! (?:plan|layout|design|concept|feel))',
    'Open-house times have their own field and do not belong in public remarks.',
    'drop clause',
  ),
  prohibited(
    'compensation',
    "\\d{1,2}(?:\\.\\d{1,2})?% (?:to |for )?(?:the )?(?:buyer'?s?|selling|co-?op|commission|agents?|bac)|(?:agent|broker|buyer'?s?|selling|full|co-?op|referral)(?: agent'?s?| broker'?s?)? (?:commission|compensation|bonus)|(?:commission|compensation|bonus) (?:to|of|paid|offered|split|protected|for|is) (?:the )?(?:buyer|selling|agent|broker|\\$?\\d)\\S*|bac \\d{1,2}(?:\\.\\d{1,2})?%?",
    'Compensation may not be stated in public remarks.',
    'drop clause',
  ),
  caution(
    'incentive',
    'closing[- ]cost (?:credit|assistance|help)|seller (?:will |to )?(?:pay|credit|contribute|concession)s?|rate buy[- ]?down|lender (?:credit|incentive)s?|preferred lender|lender[- ]paid',
    'Lender and incentive offers are usually barred from public remarks.',
    'drop clause',
  ),
  caution(
    'invitation',
    '(?:call|text|e-?mail|contact|phone|message|dm|reach out to|ask) (?:or (?:call|text|e-?mail) )?(?:me|us|today|now|the (?:listing )?(?:agent|office|owner|broker|team|seller)|(?:the )?listing (?:agent|office|broker)|agent|your (?:agent|realtor)|(?:for|about) (?:a |an |your |more )?(?:private |personal |further )?(?:showing|tour|info|information|details|appointment|viewing))',
    invites,
    'drop clause',
  ),
  caution(
    'invitation',
    '(?:schedule|book|arrange|request|reserve) (?:a|an|your|one) (?:private |personal |in-person |guided )?(?:tour|showing|viewing|visit|appointment|walk[- ]?through)',
    invites,
    'drop clause',
  ),
  caution(
    'offers',
    'offers? (?:are )?(?:due|deadline|reviewed|review)|(?:highest|best) and (?:best|final)|bring (?:all |your )?offers?|make an offer|auction (?:on|date|ends|begins|starts)',
    'Offer and auction terms belong in the agent remarks.',
    'drop clause',
  ),
  caution(
    'agent-text',
    "(?:attention|attn|calling all) agents?|agents?(?::| must| please| note| to verify)|buyer'?s? agent to verify|(?:see )?(?:agent|private|broker) remarks|buyer to verify|mls ?(?:#|no\\.?|number|id) ?:?\\d*",
    'Text for agents belongs in the agent remarks.',
    'drop clause',
  ),
  caution(
    'branding',
    "keller williams|re/max|remax|coldwell banker|century 21|exp realty|berkshire hathaway homeservices|sotheby's international realty|douglas elliman|redfin|zillow|realtors?|(?:our|my) (?:team|brokerage|office)|real estate (?:group|team|agent)|brokerage",
    'Agent, team and office names are not allowed in public remarks.',
    'drop clause',
  ),
  advice(
    'occupancy',
    '(?:tenant|owner|seller)[- ]occupied|tenants? in place|currently (?:rented|leased|vacant|occupied)|(?:home|house|property|unit|condo) is vacant',
    'Some MLSs bar occupancy status from public remarks.',
  ),
]
