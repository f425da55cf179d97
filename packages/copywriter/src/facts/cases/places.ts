import type { PropertyType } from '@listwright/contracts'

/** Names and capitals: places that a property is near, lines of trains, and styles. */
export const placeCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Near TRAX => location; distance to a named place; -; it is near TRAX; place TRAX
Walk to MAX => location; distance to a named place; -; the MAX is within walking distance; place the MAX
Close to MAX and streetcar => location; near transit; -; it is near the MAX and the streetcar; place the MAX and the streetcar
Walk to PATH => location; distance to a named place; -; the PATH is within walking distance; place the PATH
10 minute walk to Journal Square PATH => location; distance to a named place; -; it is a 10-minute walk to the Journal Square PATH station; distance 10-minute walk; place the Journal Square PATH station
Near Pleasant Hill BART => location; near transit; -; it is near the Pleasant Hill BART station; place the Pleasant Hill BART station
Silver Line metro 2 mi => location; near transit; -; the Silver Line metro is two miles away; distance two miles; place the Silver Line metro
Walk to Silver Line Metro => location; near transit; -; the Silver Line Metro is within walking distance; place the Silver Line Metro
Near Greenbelt and BSU => location; distance to a named place; -; it is near the Greenbelt and BSU; place the Greenbelt and BSU
Near UTSA and Medical Center => location; distance to a named place; -; it is near UTSA and the Medical Center; place UTSA and the Medical Center
Close to Greenbelt => location; distance to a named place; -; it is near the Greenbelt; place the Greenbelt
Walk to Autzen => location; distance to a named place; -; Autzen is within walking distance; place Autzen
Walk to N Judah => location; distance to a named place; -; the N Judah is within walking distance; place the N Judah
Close to N Judah line => location; distance to a named place; -; it is near the N Judah line; place the N Judah line
Two blocks to N/W train => location; near transit; -; the N and W trains are two blocks away; distance two blocks; place the N and W trains
Two blocks to N and W trains => location; near transit; -; the N and W trains are two blocks away; distance two blocks; place the N and W trains
Walk to shops on Murray => location; near shopping; -; the shops on Murray are within walking distance; place the shops on Murray
Shops on Murray => building; -; shops ~ on Murray (plural); -
Walk to shops and restaurants on Grandview Ave => location; near shopping; -; the shops and restaurants on Grandview Avenue are within walking distance; place the shops and restaurants on Grandview Avenue
Close to restaurants on Main Street => location; near restaurants; -; it is near the restaurants on Main Street; place the restaurants on Main Street
Shops and dining on Division within walking distance => location; near shopping; -; the shops and dining on Division are within walking distance; place the shops and dining on Division
Close to I-64 and Hurstbourne Pkwy => location; near highway; -; it is near I-64 and Hurstbourne Parkway; place I-64 and Hurstbourne Parkway
Close to I-64 => location; near highway; -; it is near I-64; place I-64
Easy access to I-84 => location; -; -; it has easy access to I-84
Easy I-82 access => location; -; -; it has easy I-82 access
Close to Boeing and I-5 => location; near highway; -; it is near Boeing and I-5; place Boeing and I-5
Near I-95 and Route 1 => location; near highway; -; it is near I-95 and Route 1; place I-95 and Route 1
Close to TSP and Metro North => location; near transit; -; it is near TSP and Metro North; place TSP and Metro North
Near Lincoln District => location; distance to a named place; -; it is near the Lincoln District; place the Lincoln District
Close to Arts District => location; distance to a named place; -; it is near the Arts District; place the Arts District
Near Historic District => location; distance to a named place; -; it is near the Historic District; place the Historic District
Close to Temple University and shops => location; near shopping; -; it is near Temple University and shops; place Temple University and shops
Minutes to SLAC and Stanford => location; distance to a named place; -; it is minutes from SLAC and Stanford; place SLAC and Stanford
Near DART => location; distance to a named place; -; it is near DART; place DART
Near VTA light rail => location; near transit; -; it is near VTA light rail; place VTA light rail
Walk to METRA => location; distance to a named place; -; METRA is within walking distance; place METRA
Walk to Metra station => location; near transit; -; the Metra station is within walking distance; place the Metra station
Near LYNX Blue Line => location; near transit; -; it is near the LYNX Blue Line; place the LYNX Blue Line
Walk to SEPTA => location; distance to a named place; -; SEPTA is within walking distance; place SEPTA
Close to UTA and TRAX => location; distance to a named place; -; it is near UTA and TRAX; place UTA and TRAX
Near JBLM => location; distance to a named place; -; it is near JBLM; place JBLM
Close to NAS Jax => location; distance to a named place; -; it is near NAS Jax; place NAS Jax
Minutes to MSU => location; distance to a named place; -; it is minutes from MSU; place MSU
Near The Domain => location; distance to a named place; -; it is near the Domain; place the Domain
Close to Medical Center => location; distance to a named place; -; it is near the Medical Center; place the Medical Center
Near Texas Medical Center => location; distance to a named place; -; it is near Texas Medical Center; place Texas Medical Center
Close to Research Park => location; near park; -; it is near Research Park; place Research Park
Walk to Red Line => location; near transit; -; the Red Line is within walking distance; place the Red Line
Close to Gold Line => location; near transit; -; it is near the Gold Line; place the Gold Line
Bus to Vienna Metro => location; -; -; a bus runs to the Vienna Metro station
Bus to downtown => location; -; -; a bus runs to downtown
Shuttle to campus => location; -; -; campus is a shuttle ride away; place campus
Cape => character; -; Cape (singular); it is a Cape
Cape on private lot => character; -; -; it is a Cape on a private lot
Colonial => character; -; Colonial (singular, name); the style is Colonial
Colonial on cul-de-sac => character; -; -; it is a Colonial on a cul-de-sac
Center entrance Colonial => character; -; center-entrance Colonial (singular); it is a center-entrance Colonial
Dutch Colonial => character; -; Dutch Colonial (singular, name); the style is Dutch Colonial
Brick Cape => character; -; brick Cape (singular); it is a brick Cape
Expanded Cape with dormers => character; -; expanded Cape (singular); it is an expanded Cape || character; -; dormers (plural); -
Classic Colonial => character; -; classic Colonial (singular); it is a classic Colonial
Brick colonial on corner lot => character; -; -; it is a brick Colonial on a corner lot
Close to shops, restaurants and light rail => location; near transit; -; it is near shops, restaurants, and the light rail; place shops, restaurants, and the light rail
Close to naval base and hospitals => location; distance to a named place; -; it is near the naval base and hospitals; place the naval base and hospitals
Walk to Milton Village and trolley => location; near transit; -; Milton Village and the trolley are within walking distance; place Milton Village and the trolley
`,
  Condo: `
Near MAX => location; distance to a named place; -; it is near the MAX; place the MAX
Close to PATH and ferry => location; near transit; -; it is near the PATH and the ferry; place the PATH and the ferry
Walk to L train => location; near transit; -; the L train is within walking distance; place the L train
Steps to Q train => location; near transit; -; it is steps from the Q train; place the Q train
5 min walk to Montgomery BART => location; near transit; -; it is a five-minute walk to the Montgomery BART station; distance five-minute walk; place the Montgomery BART station
Short walk to Rittenhouse Square => location; distance to a named place; -; Rittenhouse Square is within walking distance; place Rittenhouse Square
Close to Embarcadero => location; distance to a named place; -; it is near Embarcadero; place Embarcadero
`,
}
