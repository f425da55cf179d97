import { linesOf, type Term, type TermBlock } from '../term.ts'
import { notEntered } from './reasons.ts'

/** What is only true if the agent said so: one pattern a line, and after `<=` typed words that make it true as well. */
const claimLines = (...block: TermBlock): Term[] =>
  linesOf(...block).map((line) => {
    const [pattern = '', typed] = line.split(' <= ')
    return {
      rule: 'fact/claim',
      severity: 'caution',
      pattern,
      why: `${notEntered} Add it to the features or take it out.`,
      typed: typed ? new RegExp(typed) : undefined,
    }
  })

const VIEWED =
  'ocean|water|lake|river|bay|mountain|city|skyline|golf course|park|garden|sunset|sunrise|valley|canyon|panoramic|sweeping|scenic|unobstructed|treetop|harbor'
const WORKS =
  'roof|kitchen|appliances?|carpet|paint|windows?|hvac|floors|flooring|furnace|construction|water heater|deck|siding|bath|bathrooms?|fixtures|plumbing|electrical'

export const claims: readonly Term[] = claimLines`
  (${VIEWED}) views?|views(?! (the|this|itself|are|is|by))|a view(?= (of|over))
  overlook(s|ing)(?! the ([a-z]+ )?(back ?yard|yard|garden|lawn)) <= view|overlook
  waterfront|lakefront|oceanfront|riverfront|beachfront <= frontage|waterfront
  (lake|river|creek|ocean|water) (frontage|access)|beach access
  renovated|remodeled|refurbished|restored|updated|upgraded|redone|refinished|refreshed <= renovat|remodel|refurbish|restor|updat|upgrad|redone|redid|refinish|replaced|new
  well[- ]maintained|well[- ]kept|move[- ]in[- ]ready|turn[- ]?key
  brand[- ]new|(newly|freshly|recently) (built|installed|painted|repainted|finished|constructed)|newer|new (${WORKS}) <= new|replaced|to be built|under construction
  historic|historical|landmarked|period details|original (details|hardwoods?|woodwork|moldings?)
  quiet ([a-z]+[- ]){0,2}(streets?|neighborhood|road|cul[- ]de[- ]sac|block|area|corner|setting|location|lot|lane|community) <= quiet
  sunny|sunlit|sun[- ](drenched|filled|soaked|splashed|kissed)|light[- ]filled|natural light|bright and airy <= light|sun
  (steps|minutes|moments|blocks|miles)(?= (away|from|to) )|walking distance|walkable|easy access to <= near|close|walk|step|minute|block|mile|access|proximity
  (close to|near|nearby) (shops|shopping|parks?|schools?|restaurants|cafes|transit|trails|downtown|highways?|freeways?) <= near|close|walk|proximity
  downtown|city center|gated|golf (course|community)
  schools? <= \b[iu]?sd\b|elementary|\bhigh school|\bhs\b|[a-z] high(?= ;|$)
  passive income|cash[- ]?flow(ing)?|roi|return on investment|strong (rents|demand)|below market|positive cash
  rental income|income[- ]producing <= \brents?\b|\brented\b|\bleased\b
  cap rate <= \bcap\b|\bnoi\b
  (heated |saltwater |infinity |community )?pools?
  hot tubs?|jacuzzi|spa <= hot tub|jacuzzi|spa
  fireplaces?|hearth|wood stove <= fireplace|hearth|stove|mantel
  garages?
  carports?|(off-street|covered|deeded|assigned|rv|garage|valet) parking|circular driveway <= parking|carport|rv|spaces?
  ev charg(er|ing)|car charger <= charg|\bev\b|electric car
  basements?|attics?|lofts?|mezzanines?
  decks?|patios?|porch(es)?|balcon(y|ies)|terraces?|lanai|veranda|pergola|gazebo|outdoor kitchen|greenhouse|courtyards?
  fire ?pits? <= fire ?pit
  double ovens?
  (impact|storm|hurricane) (windows?|glass|doors?|shutters)
  fenced <= fence
  gardens?|landscaped <= garden|landscap
  granite|quartz|marble|subway tile|slate|travertine|terrazzo|butcher[- ]block|shiplap|exposed (brick|beams?)
  hardwoods? <= \bhw\b|wood floor|(oak|maple|walnut|hickory|cherry|mahogany|teak|birch)[a-z -]* (floor|parquet)
  stainless[- ]steel|stainless <= stainless|\bs/?s\b
  (kitchen|center|waterfall|large) island|island seating <= island
  pantry|breakfast (bar|nook)|chef's kitchen|gourmet kitchen|gas range|wine (cellar|fridge|refrigerator|room) <= chef'?s? kitchen|gormet|gas (stove|cooktop)|wine|subzero
  soaking tub|clawfoot tub|walk-in shower|steam shower|rain shower|en[- ]?suite|heated floors <= tub|shower|en ?-?suite|heated|radiant
  dual vanit(y|ies) <= vanit|sinks
  walk-in closets? <= walk[- ]?in|\bwic\b|closet
  (vaulted|cathedral|high|soaring|coffered|tall|tray) ceilings? <= vaulted|ceiling
  crown molding|skylights?|floor-to-ceiling windows <= crown mo|skylight
  home office|media room|home theater|game room|bonus room|mudroom|sunroom|guest (house|suite|cottage)|wet bar|sauna|home gym|library|family room|formal (dining|living) room|great room <= office|study|theat|media|game|rec room|bonus|flex|mud ?room|sun ?room|in[- ]?law|guest|casita|carriage house|coach house|\badu\b|florida
  (primary|master) (suite|bedroom|bath|bathroom) <= primary|primaries|master|owner'?s
  laundry room|in-unit laundry <= laundry|washer|w/d|utility room
  solar panels?|heat pump|tankless|generator|smart (home|thermostat|locks)|security system|fiber internet|elevator <= solar|mini[- ]split|generac|smart|nest|ecobee|keyless|automation|alarm|internet|fiber|lift
  central air|air conditioning|air-conditioned <= air|a/c|c/a|\bca\b|\bcac\b|\bac\b|hvac|\bcentral\b
  clubhouse|fitness center|concierge|doorman|tennis courts?|pickleball|playground|rooftop <= gym|fitness|roof|doorman|concierge|court|\btennis\b
  (one|two|three|four|five|single|same|original|first|second|last|previous|prior|\d+)[- ]owners?( since)?|only one owner
  dead[- ]end|no[- ]outlet street
  outdoor (showers?|fireplaces?|grills?)
  (nature|wildlife|game|forest) (preserve|reserve|refuge)s?
  views? (is|are) (sweeping|endless|unobstructed|protected|wide open)
  values?( here| around here)? (is|are|keeps?|have|has)( been)? (rising|climbing|growing|going up|appreciating)|appreciation|appreciating
  (north|south|east|west)(ern)?[- ](facing|exposure|light|views?)|faces (north|south|east|west) <= facing|exposure|expo\b|sunset|sunrise
  corner lot|cul[- ]de[- ]sac|mature trees|level lot|wooded|tree[- ]lined <= cul-?de|culdesac|trees
  (fully|partly|sold) furnished|warranty|no hoa|pet[- ]friendly <= furnish|warrant|hoa|pets?\b
`
