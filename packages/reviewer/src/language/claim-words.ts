const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Forms that claim something although they come from plain words: 'finish', but 'finished'; 'side', but 'siding'. */
export const CLAIM_FORMS = set(`
  airtight appraised brighter charger converted cooling covered designed dining dryer filtered finished fir flooring freezer gated
  groomed guarded oversized overlook overlooks overlooking painted headed heated heater heating hosted largest lifetime light-filled lighting manned monitored owned
  owners paneled paneling panels planter planters plowed plumbing quieter recently recessed redone refinished
  refreshed repainted repaired replaced restored roofing screened seating secured shops shower showers siding staffed
  stocked stores sunlit supervised tower transferable unfinished updated walled washer watered waters wired wiring
`)

/** State and age, which belong to one thing: a new roof proves no new kitchen. */
export const CONDITIONS = set(`
  new newer newest newly renovated remodeled updated upgraded restored refinished replaced redone refreshed repainted rebuilt
  original historic vintage finished unfinished heated covered private detached attached fenced gated furnished vaulted custom
  enclosed screened walled insulated paved landscaped wooded lit exposed reclaimed motorized retractable insulated beamed
  tankless radiant deeded assigned shared separate permitted certified
`)

/** How something strikes a visitor. */
export const QUALITIES = set(`
  quiet sunny bright airy spacious large oversize oversized huge expansive generous ample grand lush mature scenic panoramic
  secluded private serene peaceful tranquil luxury luxurious modern gourmet efficient safe popular desirable convenient
  prestigious manicured charming cozy beautiful stunning gorgeous elegant immaculate pristine rare unique vast sprawling
  prime premium quality natural sweeping breathtaking sought coveted vibrant walkable solid sturdy
`)

/** Where something lies. */
export const PLACES = set(`
  creek river lake ocean sea bay beach harbor marina canal pond stream brook lagoon shore shoreline waterfront mountain hill
  valley canyon ridge meadow forest woods park trail greenway greenbelt golf downtown uptown city town village district
  community subdivision school university college hospital airport station metro subway bus train transit ferry
  highway freeway interstate road street lane avenue boulevard mall market shops shopping stores restaurants cafes library
  museum theater stadium arena church club clubhouse playground north south east west
`)

/** Parts that every building has: naming them claims nothing, saying what they are like does. */
export const PARTS = set(`
  roof kitchen bath baths bathroom bathrooms bedroom bedrooms window windows floor floors wall walls door doors ceiling
  ceilings stairs home house residence property building room rooms interior exterior plumbing wiring siding foundation drainage cabinets furnace boiler appliances
  lot yard land layout entrance driveway
`)
