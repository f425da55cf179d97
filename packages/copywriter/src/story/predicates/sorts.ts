/** One of these words, or several in a row; 'new oak' is left to its list. */
const either = (words: string): string => {
  const one = `(?:${words.split(' ').join('|')})`
  return `(?!new \\S+ )${one}(?: ${one}){0,4}`
}

/** What may stand in the place of a name in braces. */
export const SORTS: Readonly<Record<string, string>> = {
  n: String.raw`\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`,
  material: either(
    'oak maple walnut cherry pine fir cedar cypress mahogany teak bamboo hickory hardwood wood wide-plank random-width heart reclaimed brick stone fieldstone limestone bluestone flagstone slate travertine marble granite quartz quartzite soapstone concrete polished terrazzo tile Saltillo porcelain ceramic cork parquet plaster adobe stucco coquina tabby shiplap steel stainless copper metal tin standing-seam TPO asphalt architectural shingle vinyl luxury plank LVP HardiePlank engineered carpet glass leaded stained double-pane triple-pane vaulted cathedral beamed coffered tray tongue-and-groove high original custom soft-close white Italian Shaker radiant forced-air separate arched refinished exposed hand-carved clapboard butcher-block herringbone Brazilian longleaf live-edge newer new wide big espresso gray black navy and &',
  ),
  /**
   * What is all of one material where that was typed; not walls, of which agents mean some, nor a single ceiling. New ones
   * are told as 'the new oak floors': 'the floors are new oak' says less.
   */
  fabric:
    'floors?|flooring|stairs|staircase|counters|countertops|cabinets|cabinetry|doors|doorways|baths|bathrooms|siding|roof|ceilings|windows|heat|mechanicals|furnaces?|plumbing|wiring|appliances|mantels|exterior|facade|closets|baseboards',
  stone:
    'granite|quartz|marble|quartzite|soapstone|butcher[- ]block|Calacatta marble|Carrara marble|concrete',
  maker: String.raw`(?!Energy |SS |US |American )[A-Z][\w-]+(?:,? (?:and |& )?[A-Z][\w-]+){0,3}`,
  flooring:
    '(?:[a-z-]+ ){0,3}(?:floors|flooring|hardwoods|hardwood|tile|plank|carpet|carpeting|laminate|terrazzo)',
  detail:
    '(?:[a-z-]+ ){0,2}(?:woodwork|trim|millwork|doors|hardware|moldings|mantels|floors|windows)',
  level:
    '(?:first|second|third|fourth|fifth|main|lower|upper|garden|ground|terrace|entry|top)[- ](?:floor|level)',
  where:
    'upstairs|downstairs|on site|on each floor|in the (?:unit|basement|building|garage|hall|attic)|on the [a-z]+ (?:level|floor)',
  place: '(?:(?:the|both|each) |(?=[A-Z]))(?:(?! with )[^,()])+',
  inches: String.raw`\d+`,
  room: "(?:[\\w'-]+ ){0,3}(?:room|suite|apartment|loft|den|office|studio|quarters|bedroom|space|casita|cottage|guest house)",
  indoors:
    '(?:[\\w-]+ )?(?:room|den|kitchen|library|study|suite|bedroom|basement|lounge|sunroom|loft|office)',
  spot: '(?:[\\w-]+ ){0,3}(?:porch|porches|patio|patios|deck|decks|balcony|balconies|terrace|terraces|lanai|veranda|courtyard)',
  /** Where one is outdoors, and what a home has: each can be in a state. */
  outdoors:
    '(?:(?:front|back|side|rear) )?(?:porch|porches|patio|deck|yard|backyard|courtyard|garden|lanai|driveway)',
  state:
    '(?:fully |partially |completely |mostly )?(?:screened|covered|fenced|walled|landscaped|paved|heated|insulated)',
  fire: 'gas|wood-burning|stone|brick|fieldstone|marble|limestone|river-rock|corner|linear|double-sided|two-sided|raised-hearth|floor-to-ceiling|wood|pellet',
  system:
    'roof|furnace|boiler|HVAC|HVAC system|air conditioner|water heater|septic|septic system|electrical panel|paint|interior paint|carpet|dishwasher|refrigerator|appliances|windows|deck',
  /** From where one looks out. */
  lookout:
    "(?:[\\w'-]+ ){0,3}(?:porch|porches|piazzas?|patio|deck|decks|balcony|balconies|terraces?|lanai|veranda|window|windows|seat|room|suite|bedroom|office|kitchen|den|dining)",
}
