import { ACRONYMS, STATES } from '@listwright/reviewer/language'

/** Makers whose name is no other word. */
const MAKERS =
  'Sears,Toll Brothers,LeafGuard,La Cantina,Sub-Zero,Wolf,Viking,Nest,Ring,Monogram,Capital,Chambers,Cafe,Carrier,Bryant,Miele,Bosch,Thermador,KitchenAid,Gaggenau,La Cornue,Lacanche,BlueStar,AGA,Ilve,Bertazzoni,Hestan,Dacor,JennAir,Fisher & Paykel,Fisher Paykel,' +
  'Lutron,Generac,Trex,TimberTech,Azek,Kohler,Andersen,Pella,Marvin,Jacuzzi,Corian,Caesarstone,Silestone,Cambria,Formica,Sonos,Tesla,' +
  'Powerwall,ecobee,Control4,Crestron,Savant,Rinnai,Navien,Toyo,Mitsubishi,Daikin,Trane,Lennox,Starlink,Verizon,Fios,Hunter Douglas,NanaWall,' +
  'LaCantina,Solatube,Velux,Hardie,HardiePlank,James Hardie,Toto,Washlet,Elfa,California Closets,Sherwin-Williams,Benjamin Moore,Samsung,' +
  'Frigidaire,Maytag,Electrolux,Big Green Egg,Vermont Castings,Jotul,Jøtul,Trackman,Tuff Shed,Butterfly MX,Enphase,SunPower,Sunrun,' +
  'Duke,Corps,Trinity,QuietCool,Bilco,Murphy,Pergo,ChargePoint,Dolby Atmos,Hansgrohe,Grohe,Waterworks,Ann Sacks,Poggenpohl,Bulthaup,SieMatic,Boffi,Schüco,Kolbe,' +
  'Fleetwood,Wedgewood,Ansul,Energy Star,LEED,Passive House,Walk Score,GE,LG,Amana,Speed Queen,Zephyr,Liebherr,Fulgor,Smeg,Emtek,Restoration Hardware,' +
  'Pottery Barn,Phantom,Sunbrella,Viessmann,Buderus,Weil-McLain,Ethernet,Wi-Fi,Google Fiber,Airbnb,Vrbo,Pebble Tec,Alumawood,Dominion,Timberline,Everdry,Thermador'

/** Styles, peoples and places that name materials and makes. */
const STYLES =
  'Greek Revival,Colonial Revival,Spanish Revival,Mission Revival,Tudor Revival,Gothic Revival,Victorian,Edwardian,Georgian,Italianate,Queen Anne,' +
  'Second Empire,Beaux-Arts,Art Deco,Art Nouveau,Arts and Crafts,Cape Cod,Dutch Colonial,Spanish Colonial,Prairie-style,Tuscan,Mediterranean,' +
  'Tudor,Italian,French,Japanese,Spanish,Dutch,Venetian,Brazilian,American,European,Scandinavian,English,Gothic,Persian,Mexican,Moroccan,' +
  'German,Swedish,Swiss,Belgian,Polish,Portuguese,Turkish,Chinese,Indian,African,Egyptian,Roman,Irish,Scottish,Canadian,Californian,Texan,Parisian,' +
  'Carrara,Calacatta,Saltillo,Talavera,Zellige,Statuario,Taj Mahal,Jerusalem,Vermont,Pennsylvania,Amish,Douglas fir,Bermuda,Syrah,' +
  'Cabernet,Merlot,Chardonnay,Zinfandel,Pinot Noir,Pinot,Sangiovese,Japanese maple,Meyer lemon,Frank Lloyd Wright,Eichler,Craftsman,' +
  'Santa Fe,Palladian,Juliet,Bahama,Adirondack,Bauhaus,Jeffersonian,Murano,Pueblo,Shaker,Jack-and-Jill,Quonset,Title V,Mello-Roos,Williamson Act'

/** Places that agents name, in the words by which they do. */
const PLACES =
  'Flatirons,Rainier,Rockies,Rocky Mountains,Blue Ridge,Smokies,Smoky Mountains,Great Smoky Mountains,Tetons,Grand Tetons,Wasatch,Cascades,Olympics,' +
  'Catalina,Sierra,Sierras,Sierra Nevada,Ozarks,Poconos,Catskills,Berkshires,Adirondacks,White Mountains,Green Mountains,Sandias,Catalinas,Superstitions,' +
  'Camelback Mountain,Pikes Peak,Longs Peak,Mount Rainier,Mount Hood,Mount Shasta,Mount Bachelor,Three Sisters,Diamond Head,Collegiate Peaks,' +
  'Absaroka,Bitterroots,Bridgers,Sangre de Cristo,Santa Ynez,Santa Monica,San Gabriel,Hill Country,Front Range,Western Slope,Outer Banks,Inner Harbor,Eastern Shore,Central Park,Prospect Park,Golden Gate Park,' +
  'Golden Gate Bridge,Golden Gate,Bay Bridge,Brooklyn Bridge,Empire State Building,Space Needle,Statue of Liberty,Capitol,Gateway Arch,Hudson River,' +
  'Hudson,Mississippi River,Mississippi,Ohio River,Colorado River,Columbia River,Potomac,Potomac River,Charles River,East River,Willamette,Cumberland,' +
  'Tennessee River,Lake Travis,Lake Austin,Lady Bird Lake,Lake Michigan,Lake Superior,Lake Erie,Lake Ontario,Lake Huron,Lake Tahoe,Lake Norman,Lake Washington,' +
  'Lake Union,Great Salt Lake,Puget Sound,Long Island Sound,Long Island,Chesapeake Bay,Chesapeake,San Francisco Bay,Biscayne Bay,Tampa Bay,Intracoastal,Pacific Ocean,Pacific,' +
  'Atlantic Ocean,Atlantic,Gulf of Mexico,Caribbean,Manhattan,Brooklyn,Hollywood,Hollywood Hills,Las Vegas,Vegas Strip,Broadway,Fifth Avenue,Main Street,' +
  'Wall Street,Rhode Island,New York,New York City,Los Angeles,San Francisco,San Diego,Boston,Chicago,Seattle,Denver,Austin,Dallas,Houston,Miami,Atlanta,' +
  'Nashville,Portland,Phoenix,Philadelphia,Baltimore,Savannah,Charleston,Aspen,Vail,Tahoe,Napa,Sonoma,Palm Springs,Scottsdale,Santa Barbara,Malibu,' +
  "Cape Cod,Hamptons,Napa Valley,Silicon Valley,National Register of Historic Places,National Register,Whole Foods,Trader Joe's,Costco,Publix,Wegmans," +
  'H-E-B,Target,Starbucks,Walmart,Amtrak,Metro-North,LIRR,BART,MARTA,SEPTA,MBTA,Ride On,Disney,Disneyland,Disney World,Temple University,Mandarin Oriental,' +
  'Dollar General,Dollar Tree,Family Dollar,Catholic Charities,St. Augustine,Zilker Park,El Dorado,Casa Grande,Continental Divide,Appalachian Trail,Katy Trail,BeltLine,Amazon HQ2,Amazon,' +
  'Del Webb,Sun City,Leisure World,Capitol Hill,Federal Hill,Fells Point,River North,Lincoln Park,Wicker Park,Logan Square,Gold Coast,South Loop,West Loop,Back Bay,Beacon Hill,' +
  'Jamaica Plain,Upper West Side,Upper East Side,Lower East Side,West Village,East Village,Park Slope,Crown Heights,Bay Ridge,Forest Hills,Inman Park,Virginia Highland,' +
  'East Nashville,French Quarter,Garden District,Mission District,Noe Valley,Pacific Heights,Russian Hill,North Beach,Pearl District,Cherry Creek,' +
  'Hyde Park,River Oaks,Deep Ellum,Bishop Arts,Coconut Grove,South Beach,Coral Gables,Dupont Circle,Adams Morgan,Church Hill,Old Town,Society Hill,' +
  'Sea Pines,Gathering Place,Bellevue,Strip,PATH station,PATH train,Packers,Cowboys,Dodgers,Yankees,Red Sox,Cubs,Steelers,Broncos,Seahawks,Mizzou,Rittenhouse Square,Fishtown,Buckhead,Brickell,Wynwood,Bywater,Marigny,Sellwood,National Landing'

const CAPITALS =
  'TPO,ESFR,EPDM,BLM,USFS,LVP,LVT,HVAC,HOA,POA,CDD,NNN,GPM,NOI,RTU,SPC,PVC,PV,CAT6,CAT5e,FHA,VA,USDA,HUD,REO,PPA,ADA,UV,AV,HEPA,PEX,STR,TLC,NYC,DC,' +
  '30A,USA,US,UPS,DEP,PATCO,RIPTA,VRE,NHDOT,MSHDA,ATM,CCTV,ADT,HERS,RO,LP,BMR,AMI,HPOZ,HDC,NRHP,ARC,TIC,CBD,RV,EV,ADU,JADU,LED,USB,MLS,PUD,MUD,PID,COVID,CNC,ATV,SUV,BNSF,CSX,AC,DC,SE,SW,NE,NW,AE,GRM,BAR,HOPA,FSA,CSR2,MLW,FF&E,NNN,ISD,MU'

/** Plain words too: a name only where the agent wrote a capital, or beside one of these words. */
export const NAME_IN_CONTEXT: Record<string, RegExp> = {
  wolf: /\b(?:range|oven|ovens|cooktop|stove|appliances?|sub-?zero|rangetop|grill|gas)\b/i,
  viking: /\b(?:range|oven|cooktop|stove|appliances?|refrigerator|hood|grill)\b/i,
  nest: /\b(?:thermostats?|doorbell|cameras?|smart|protect)\b/i,
  ring: /\b(?:doorbells?|cameras?|alarm|video)\b/i,
  monogram: /\b(?:appliances?|range|oven|refrigerator)\b/i,
  capital: /\b(?:range|cooktop)\b/i,
  chambers: /\b(?:stove|range)\b/i,
  anderson: /\bwindows?\b/i,
  cafe: /\bappliances?\b/i,
  sage: /(?!)/,
  strip: /\bviews?\b/i,
  colonial: /\b(?:dutch|spanish|revival|center[- ]hall)\b/i,
  federal: /\b(?:style|period|brick|house)\b/i,
  craftsman: /\b(?:style|home|house|bungalow|details?|charm|built-ins|era)\b/i,
  shaker: /(?!)/,
  ranch: /(?!)/,
  target: /\b(?:near|to|from|by)\b/i,
  capitol: /./,
  bart: /\b(?:to|near|station|from)\b/i,
  marvin: /\bwindows?\b/i,
  vail: /./,
  la: /(?!)/,
  us: /(?!)/,
  ac: /(?!)/,
  ae: /\bzone\b/i,
  se: /\b(?:corner|exposure|facing)\b/i,
  ne: /\b(?:corner|exposure|facing)\b/i,
  arc: /\bapproval\b/i,
  bar: /\bapproved\b/i,
  dominion: /\b(?:power|energy|pole)\b/i,
  dep: /\bletter\b/i,
  mud: /\b(?:tax|district)\b/i,
  trinity: /\b(?:well|aquifer|river)\b/i,
  duke: /\b(?:power|energy|electric|permit)\b/i,
  corps: /\b(?:permit|line|land|lake)\b/i,
  str: /./,
  va: /\b(?:loan|ok|fha|assumable|eligible|approved|financing|and)\b/i,
  phantom: /\bscreens?\b/i,
  fleetwood: /\b(?:doors?|windows?)\b/i,
  pueblo: /\b(?:style|revival)\b/i,
  polish: /(?!)/,
  roman: /\btub\b/i,
  indian: /(?!)/,
  zephyr: /\bhood\b/i,
  hudson: /./,
  cascades: /\bviews?\b/i,
  olympics: /\bviews?\b/i,
  pacific: /./,
  hollywood: /./,
  phoenix: /./,
  savannah: /./,
  bermuda: /./,
  turkish: /./,
  portland: /./,
}

const WHOLE = [
  ...MAKERS.split(','),
  ...STYLES.split(','),
  ...PLACES.split(','),
  ...CAPITALS.split(','),
  ...ACRONYMS,
  ...STATES.values(),
]

/** How a name is written, by its words in lower case; the longest names first in each list. */
export const NAMES_BY_FIRST_WORD: ReadonlyMap<string, readonly (readonly [string[], string])[]> =
  (() => {
    const byFirst = new Map<string, [string[], string][]>()
    for (const name of new Set(WHOLE)) {
      const words = name.toLowerCase().split(' ')
      const first = words[0] ?? ''
      byFirst.set(first, [...(byFirst.get(first) ?? []), [words, name]])
    }
    for (const names of byFirst.values()) names.sort((a, b) => b[0].length - a[0].length)
    return byFirst
  })()

/** Those of makers, styles and materials, which no one lives in. */
export const THING_NAMES: ReadonlySet<string> = new Set([
  ...MAKERS.split(','),
  ...STYLES.split(','),
  ...CAPITALS.split(','),
])

/** Those of places. */
export const PLACE_NAMES: ReadonlySet<string> = new Set([...PLACES.split(','), ...STATES.values()])

/** Words that are names and nothing else, in lower case. */
export const NAME_WORDS: ReadonlySet<string> = new Set([
  ...WHOLE.filter((name) => !name.includes(' ') && name.length > 2).map((name) =>
    name.toLowerCase(),
  ),
  ...'rainier shasta sandia teton pikes paykel merritt keefe jotul cornue tahoe travis cristo ynez gabriel monica liberty sangre biscayne zilker'.split(
    ' ',
  ),
])

/** Makers of kitchen appliances: 'Gaggenau appliances', 'Wolf range'. */
export const APPLIANCE_MAKERS: ReadonlySet<string> = new Set(
  (
    'sub-zero,subzero,miele,bosch,thermador,kitchenaid,gaggenau,la cornue,lacanche,bluestar,aga,ilve,bertazzoni,hestan,dacor,jennair,jenn-air,' +
    'fisher & paykel,wolf,viking,monogram,cafe,samsung,lg,ge,whirlpool,frigidaire,maytag,electrolux,liebherr,smeg,fulgor'
  ).split(','),
)
