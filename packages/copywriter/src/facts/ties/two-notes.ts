const SYSTEM =
  'roof|HVAC|AC|air conditioning|air conditioner|heat pump|furnace|boilers?|water heater|windows|siding|septic|kitchen|baths?|electrical|plumbing|flooring|deck|fence'
const YEAR = String.raw`(?:19|20)\d\d`

const PAST = '(?:[a-z]{3,}ed|done|redone|built|new)'
const WORK =
  '(?:removed|repointed|refinished|rebuilt|restored|relined|resealed|rewired|repainted|repaired|replaced|demolished|filled in|capped|encapsulated|abated|regraded|redone|exposed|uncovered|installed|added)'
const NEXT = '(?!(?:with|by|after|per|and|in|to|from|for|but|not|at|on|under|due|plus|or|last)\\b)'

/** Two facts that agents type as one item, without a mark between them. */
const PAIRS: readonly RegExp[] = [
  // '3 up 1 down + finished basement'
  /^(\d (?:bedrooms? )?up,? \d (?:bedrooms? )?down) (?:\+|and) (.+)$/i,
  // '55+ community with one resident under 55 allowed': the permission is told by itself.
  /^((?!.* with .* with )(?!no |any )[^, ]+ [^,]+?) with ((?!board|approval|prior|permission|HOA)[a-z\d][^,]* (?:allowed|permitted|welcome))$/i,
  /^((?:[a-z]+ )?(?:log cabin|cabin|cottage|chalet|duplex|bungalow|ranch)) (currently (?:on|in|used|rented|leased) .+)$/i,
  /^((?!.*\$)(?!.* (?:income|rents?|heat|utilities)$).+?[a-z]),? plus (?!much|many|more|lots|tax|utilities|deposit|security|last|electric|gas\b)(?:an? )?([a-z\d].*)$/i,
  /^((?:[a-z]+ ){0,2}(?:colonial|ranch|bungalow|cape|tudor|rambler|farmhouse|cottage|victorian|split-level|contemporary|craftsman|brownstone|rowhouse|townhouse)) ((?:fully |completely |totally )?(?:renovated|remodeled|rebuilt|restored|updated) .+)$/i,
  /^(.+?),? (\d[\d,]*\+? (?:vehicles|cars) (?:per|a) day)$/i,
  new RegExp(
    `^((?:new )?(?:${SYSTEM}) ${YEAR}),?(?: and| \\+)? ((?:new )?(?:${SYSTEM}) ${YEAR}(?:,? (?:and |\\+ )?(?:new )?(?:${SYSTEM}) ${YEAR})*)$`,
    'i',
  ),
  // 'Re-pipe completed 2022 special assessment paid': the year ends what was done.
  new RegExp(
    `^([a-z][a-z' -]* ${PAST} ${YEAR}),? ${NEXT}([a-z][a-z' -]* (?:paid(?: in full| off)?|${PAST}|planned|ongoing|pending))$`,
    'i',
  ),
  // 'carpet removed hardwoods refinished': two works on two things.
  new RegExp(
    `^((?!no |not )(?:[a-z][a-z'-]+ ){1,3}${WORK}) ((?!${WORK}|with|by|after|and|in|to|from|for|but|not|at|on|under|due|then|was|were|is|are|when|per|[a-z]+ly )(?:[a-z][a-z'-]+ ){1,3}${WORK}(?:,? (?:in )?${YEAR})?)$`,
    'i',
  ),
  /^(taxes \$?[\d,.]+k?),? (insurance \$?[\d,.]+k?)$/i,
  /^((?:maintenance|HOA|common charges) \$?[\d,]+(?:\/mo)?),? (no .+)$/i,
  /^(Queen Anne|New Englander|Victorian|Tudor|Craftsman|Colonial|Cape Cod|Georgian|Greek Revival|Dutch Colonial|Mediterranean) with (.+)$/i,
  /^((?:two|three|four|[2-4])[- ]family),? (?:with )?((?:all )?separate utilities|separately metered)$/i,
  /^((?:two|three|four|[2-4])[- ]level townhouse) with (.+)$/i,
  /^((?:concierge|doorman|front desk|security|super|porter|shuttle|valet) (?:weekdays|weekends|evenings|days|nights|24\/7|daily)) and ([a-z].*)$/i,
  /^(high-rise) with (.+)$/i,
  /^((?:medical|dental|office|retail|industrial|veterinary) building|freestanding(?: building)?|(?:flex|distribution|manufacturing|cold storage) (?:warehouse|building|facility)) with (.+)$/i,
  /^((?:common charges|maintenance|HOA dues) \$?[\d,]+(?:\/mo)?) with \$?([\d,]+(?:\/mo)? (?:property |real estate )?taxes)$/i,
  /^(common charges \$?[\d,]+(?:\/mo)?) ?[/+] ?(tax(?:es)? \$?[\d,]+(?:\/mo)?)$/i,
  /^(single[- ]story|one[- ]story|single[- ]level|one[- ]level),? (no (?:steps|stairs))$/i,
  /^((?:\S+-floor|upper|lower|garden|loft-style) (?:unit|apartment|condo|flat|residence)) with (?!.*\)$)(.+)$/i,
  /^(boiler heat|(?:[a-z-]+ )*(?:radiators|radiant heat|baseboard heat|hot-water heat|steam heat|gas heat|oil heat|forced-air heat|furnace|heat pump)) with ((?:new |newer )?(?:central air|central AC|mini[- ]?splits?|air conditioning|window units|wood stove|burner|thermostat|humidifier)(?: .+)?)$/i,
  /^(direct (?:gulf|ocean|lake|bay|river|beach)-?front) with (.+)$/i,
  /^((?:[a-z'/-]+ ){1,5}?(?:deck|patio|porch|yard|pool|garage|dock|street|lot|kitchen|cabin|barn|shop|balcony|terrace|view|views|water|court|range)),? (no (?!value).+)$/i,
  /^((?:[a-z'/-]+ ){0,4}?(?:water|canal|dock|frontage|views?|deck|patio|lot|street|road|location|community|trail|ramp|lake)),? ((?:\d+|one|two|three|five|ten) (?:minutes?|miles?|blocks?|hours?) (?:to|from) .+)$/i,
  /^(.*\b(?:program|rental|cottage|unit|house|casita)),? ((?:grossed|netted|earned) \$?\d.*)$/i,
  /^(downtown) ((?:[a-z-]+ ){0,2}(?:storefront|retail building|office building|commercial building|mixed-use building|restaurant building|warehouse))$/i,
  /^(fee simple),? (no ground rent)$/i,
  /^([\d.,]+ acres),? (outside .+)$/i,
  /^(.+ (?:area|location|neighborhood|subdivision|section)),? ((?:close to|minutes to|minutes from|near|steps to|steps from|walk to|blocks to|blocks from) .+)$/i,
  // What is forbidden is told one by one.
  /^(no (?:smoking|pets|dogs|cats|parties|subletting|vaping)),? (no [a-z ]+)$/i,
  /^((?:duplex|triplex|fourplex|two-family|side[- ]by[- ]side duplex).*?),? (each (?:unit|side) \d.+)$/i,
  /^((?:[a-z]+ )*(?:cabin|barn|shed|house|trailer)) no value (?:given|assigned)()$/i,
  /^((?:[a-z]+ )*(?:tile|hardwoods?|floors|laminate|wood|plank)(?: throughout)?),? (no carpet)$/i,
]

const WITH_PAYER = /^([^,]+),? with (?:the )?(tenant|landlord|owner|seller|buyer) paying (.+)$/i

/** @example twoNotes('signage on Overland 24,000 vehicles per day') // ['signage on Overland', '24,000 vehicles per day'] */
export const twoNotes = (text: string): [string, string] | null => {
  // 'triple net with tenant paying taxes'
  const [, lease, who, duty] = WITH_PAYER.exec(text) ?? []
  if (lease && who && duty) return [lease, `${who} pays ${duty}`]
  for (const pattern of PAIRS) {
    const [, first, second] = pattern.exec(text) ?? []
    if (
      first &&
      second &&
      !/^(?:traffic counts?:?(?: (?:is|of|approx(?:imately)?|about|around|over))*|about|over)$/i.test(
        first,
      )
    )
      return [first, second]
  }
  return null
}
