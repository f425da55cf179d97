const HARMLESS =
  /\b(?:family room|(?:single|multi)[- ]?family|cathedral (?:ceilings?|windows?)|gun safe|wall safe|floor safe|safe room|plantation shutters?|exclusive[- ]use|couple of|blind corner|native (?:plants?|landscaping)|playroom|wheelchair(?: ramp|[- ]accessible)|adult swim)\b/gi

const PEOPLE =
  /\b(?:famil(?:y|ies)|kids?|kid's|child(?:ren)?(?:'s)?|teens?|teenagers?|toddlers?|infants?|bab(?:y|ies)|nursery|adults?|seniors?|elderly|older persons?|retire\w*|mature (?:couple|individual|person|adult|tenant|buyer|resident)s?|couples?|singles|bachelor\w*|newly ?weds?|empty[- ]?nest\w*|students?|professionals?|young|men|women|ladies|gentlemen|girls?|boys?|males?|females?|his|hers?|wife|husband|grand(?:kids|parents?|ma|pa)|housewife|homemaker|married|lgbt\w*|gay|lesbian|straight (?:couple|people|only)|citizens?|immigrants?|foreigners?|minorit(?:y|ies)|ethnic|diverse|multicultural|veterans?|military|starter home|first[- ]time|executive|55 ?\+|62 ?\+|55 (?:and|or)|62 (?:and|or)|active adult|independent living|section 8|vouchers?|welfare|ssi|employ\w*|credit[- ]?worthy|man cave|she[- ]shed|granny|neighbors?|tenants? only|(?:speak|speaking))\b|\b55 ?\+/i
const RACE_OR_FAITH =
  /\b(?:christian|catholic|protestant|jewish|muslim|mormon|hindu|buddhist|lds|church\w*|synagogues?|mosques?|temples?|cathedral|parish|shrine|congregation|jcc|kosher|sabbath|shabbat|faith|religio\w*|caucasians?|negro|chicano|oriental|hispanics?|latin[oax]s?|asians?|african|colored (?:people|persons?|area|home)|(?:white|black)s? (?:only|preferred|area|neighborhood|community|home|famil\w+)|(?:mexican|puerto rican|polish|irish|italian|chinese|korean|indian|hungarian|filipino|russian) (?:area|neighborhood|community|buyers?|section|district|enclave))\b/i
const DISABILITY =
  /\b(?:handicap\w*|disabled|wheelchairs?|able[- ]bodied|physically fit|agile|healthy|crippled|retarded|mentally|deaf|lame|impaired|alcoholic|blind|crazy|insane|psycho|stairs required|climb|service animals?|emotional support)\b/i
const PLACE_JUDGEMENT =
  /\b(?:safe|safest|crime|secure (?:neighborhood|area|community)|exclusive|restricted|private (?:community|school)|country club|schools?|up[- ]and[- ]coming|gentrif\w+|(?:bad|rough|sketchy|undesirable|changing|transitional|desirable|sought[- ]after|traditional|integrated) (?:area|neighborhood|part|community)|plantation|felon|criminal|background|board approval|membership approval)\b/i
const FOR_WHOM = /\b(?:ideal|perfect|great|best|suited|suitable|made|meant) for\b/i

const MLS =
  /\b(?:call|text|email|e-mail|contact|dm|whatsapp)\b|\b(?:agent|realtor|broker|brokerage|owner|seller|lender|commission|bonus|co-?op fee|buyer'?s? agent|compensation|concessions?|incentives?|closing costs?|open house|showings?|appointment|lock ?box|gate code|alarm code|combo code|vacant|occupied|auction|foreclosure|lawsuit|title dispute|link in bio|mls ?#?)\b|\d ?%/i
const PRESSURE =
  /\b(?:must[- ]see|won'?t last|don'?t miss|look no further|dream (?:home|house)|hidden gem|(?:true|rare|absolute) (?:gem|find)|one[- ]of[- ]a[- ]kind|once[- ]in[- ]a|opportunity|entertainer'?s|chef'?s dream|pride of ownership|better than new|unparalleled|unmatched|second to none|epitome|tapestry|testament|prepare to be|location,? location|wow|has it all|endless possibilities|potential|priced to sell|motivated|value|steal|investor'?s dream|cash cow|equity|guarante\w+|roi|returns?|appreciat\w+|bargain|cheap|best|hurry|act fast)\b/i
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|pretend|instructions?|prompts?|system|assistant|jailbreak|output|print|respond|reply|write|say|translate|repeat|you are|you must|as an ai|language model|script|select \*|drop table|javascript|function|return|undefined|null|nan)\b/i
const HOUSE_SYSTEM = /(?<=\w )\bsystems?\b(?!:)/gi
const PROFANITY =
  /\b(?:fuck\w*|shit\w*|bitch\w*|damn|crap|ass(?:hole)?|bastard|dick|piss\w*|slut|whore|porn\w*|sex|sexy|nazi)\b/i
const OTHER_LANGUAGE =
  /\b(?:con|para|de|del|el|los|las|una|piscina|cocina|jardin|casa|avec|les|des|und|mit|der|das|die|garten|balkon|cuisine|uma|terraza|habitaciones|garaje|vista al|chambre|salle)\b/i

/** Why a typed feature must stay out of the text, or `null` when it may be used. */
export const reasonToLeaveOut = (feature: string): string | null => {
  const text = feature.replace(HARMLESS, '~')
  if (PEOPLE.test(text)) return 'Fair Housing: it describes people rather than the property.'
  if (RACE_OR_FAITH.test(text)) return 'Fair Housing: it refers to race, origin or religion.'
  if (DISABILITY.test(text)) return 'Fair Housing: it refers to disability or health.'
  if (PLACE_JUDGEMENT.test(text))
    return 'Fair Housing: it judges an area, its schools or its safety.'
  if (FOR_WHOM.test(text)) return 'Fair Housing: it says for whom the property is meant.'
  if (MLS.test(text))
    return 'MLS rules: contact, showing, owner or compensation details are not public remarks.'
  if (PROFANITY.test(text)) return 'It is not fit to print.'
  if (PRESSURE.test(text)) return 'It is a slogan or a promise, not a feature.'
  if (INSTRUCTION.test(text.replace(HOUSE_SYSTEM, '~')))
    return 'It reads as an instruction, not as a feature.'
  if (isOtherLanguage(text)) return 'It is not in English.'
  return null
}

const isOtherLanguage = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ||
  /[À-ɏ]/.test(
    text.replace(/\b(?:café|décor|entrée|crème|façade|protégé|jalapeño|piñon)\b/gi, ''),
  ) ||
  OTHER_LANGUAGE.test(
    text.replace(
      /\bcul[- ]de[- ]sac\b|\bporte[- ]cochere\b|\ben[- ]suite\b|\bpied[- ]a[- ]terre\b/gi,
      '~',
    ),
  )
