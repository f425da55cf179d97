import { linesOf } from '../term.ts'

/** Phrases that look like trouble and are not: rooms, types, materials, facilities, conduct. Matched before anything else. */
export const acceptable: readonly string[] = linesOf`
  family (rooms?|suites?|baths?|bathrooms?)
  zoned for (a |one |two |three |four |[1-9] )?famil(y|ies)
  (single|multi|two|three|four|one|[1-9])[- ]?family
  kosher (meals|salt|kitchen)( available)?
  cathedral (ceilings?|windows?)
  (converted|former|deconsecrated|historic) church|church (conversion|pews?|windows?|glass|bell)
  (gun|wall|floor|in-wall|built-in|hidden|fire|fireproof|jewelry|wine) safes?|safe (room|deposit|harbor)s?
  oriental (rugs?|carpets?|runners?|popp(y|ies)|lil(y|ies)|spruce|hornbeam)
  plantation of \w+
  with or without (children|kids|pets)
  plantation(-style| style)? (shutters?|blinds)
  (white|black|brown|red) area rugs?
  exclusive[- ]use|exclusive (listing|agency|agent|right|of|broker|preview|tour|offer|negotiat\w+)
  (buyers?|borrowers?|purchasers?|you) (need not|(does|do)(n't| not) (need|have) to) be (an? )?(veteran|military)s?
  (zoning|overlay|code|ordinance|permit|license)[a-z ]{0,40} unrelated (occupants|persons|adults|people)
  (this|grand) old (girl|lady|gal)
  independent (heating|heat|hvac|cooling|thermostats?|entrances?|utilities|meters?|zones?|controls?)( zones?| controls?)?
  crazy[- ](quilt|paving)
  traditional neighborhood (development|design)
  bachelor (apartment|unit|suite|flat|studio|button)s?
  (mother[- ])?in[- ]law (suite|apartment|quarters|unit|plan|floor plan|layout|wing|setup|cottage)s?
  non-?(smoking|conforming|toxic|slip|profit|warrantable|working)
  mandarin oriental
  (insane|lunatic) asylum|asylum for the insane
  (closing[- ]cost|moving|down[- ]payment|seller|builder) assistance|assistance with (closing|moving|the closing|repairs|the move)\w*( costs?)?
  invasive aliens?|alien (species|plants?)
  christian (dior|liaigre|lacroix|louboutin)
  private community (pool|park|beach|dock|gardens?|center|clubhouse|gate|trails?|lake|marina|boat ramp|amenities)
`
