import { type PropertyInput, parseFeatures } from '@listwright/contracts'
import { propertyFrom } from './property-line.ts'

/**
 * The fixed properties of every reading: a line of facts, and below it the features as agents type them, shorthand,
 * slips, capitals, terms and duplicates included. The field is split at its commas, as the form does.
 */
const LISTED = `
1418 Harrison Blvd, Boise, ID 83702 · Single Family Home · $1,149,000 · 4 bd · 3.5 ba · 3,410 sq ft · 1948 · 0.31 acres
foothills views from the deck, remodeled kitchen 2022 w/ Wolf range + SubZero, walnut island, butlers pantry, original oak floors refinished, 2 gas fireplaces, primary suite w/ heated floors + steam shower, finished bsmt with wet bar, 3rd floor office, sprinkler system, raised garden beds, detached 2 car garage w/ EV charger, walk to Hyde Park, no HOA

2267 Packard St, Ann Arbor, MI 48104 · Single Family Home · $574,900 · 3 bd · 2 ba · 1,880 sq ft · 1936 · 0.17 acres
brick tudor, leaded glass windows, arched doorways, wood burning fireplace, built in bookcases, breakfast nook, new boiler 2021, knob & tube replaced, kitchen needs updating, one car garage, 0.6 mi to campus, sump pump w/ battery backup

6909 Shady Brook Ln, Plano, TX 75023 · Single Family Home · $689,000 · 4 bd · 3 ba · 2,960 sq ft · 1994 · 0.22 acres
POOL & SPA resurfaced 2023, outdoor kitchen, covered patio w/ ceiling fans, 8 ft cedar fence, game room up, split bedrooms, GRANIT countertops, double ovens, plantation shutters, class 4 roof 2020, 2 new HVAC units, 3-car garage (one tandem), cul-de-sac, storm shelter in garage

1104 Whirlaway Ave, Naperville, IL 60540 · Single Family Home · $815,000 · 5 bd · 4.5 ba · 3,720 sq ft · 2004 · 0.25 acres
two story foyer, white kitchen w/ quartz, walk in pantry, sunroom, first floor den, Jack and Jill bath, 2nd floor laundry, full finished bsmt w/ 5th bedroom and bath, paver patio, fire pit, fenced, sprinklers, district 204 schools, HOA 38/mo

588 Etowah Trace, Marietta, GA 30064 · Single Family Home · $465,000 · 3 bd · 2.5 ba · 2,100 sq ft · 1987 · 0.5 acres
screened porch overlooking wooded backyard, vaulted family room, stone fireplace, LVP throughout main, new carpet up, kitchen w/ SS appl + gas stove, tankless water heater 2023, roof 2019, workshop in basement w/ 220, gutter guards, quiet cul de sac street, seller offering home warranty

3141 Maplewood Ave, Toledo, OH 43610 · Single Family Home · $64,900 · 3 bd · 1 ba · 1,080 sq ft · 1924 · 0.09 acres

506 E Purdue Ave, Muncie, IN 47303 · Single Family Home · $119,000 · 2 bd · 1 ba · 840 sq ft · 1955
carport

1933 E 11th St, Pueblo, CO 81001 · Single Family Home · $189,900 · 2 bd · 1 ba · 0.14 acres
new furnace, alley access, fruit trees

505 N Lake Shore Dr #3404, Chicago, IL 60611 · Condo · $635,000 · 2 bd · 2 ba · 1,340 sq ft · 1968
34th floor, lake + Navy Pier views, corner unit, floor to ceiling windows, renovated kitchen w/ Bosch appliances, waterfall island, marble baths, in unit w/d, 24 hr doorman, indoor pool, HOA $1,142/mo incl heat a/c cable internet, special assessment paid, rental parking $280/mo, no dogs

1060 Brickell Ave #2210, Miami, FL 33131 · Condo · $579,000 · 1 bd · 1.5 ba · 862 sq ft · 2008
bay views, wrap balcony, impact glass, italian cabinetry, porcelain floors, 2 pools, spa, valet, assigned parking, min rental 30 days, tenant in place until 3/31 at $3,400/mo, HOA 911/mo

1720 Wazee St #3C, Denver, CO 80202 · Condo · $549,000 · 1 bd · 1 ba · 1,105 sq ft · 1899
loft, 14' timber ceilings, exposed brick, original freight door, concrete floors, big arched windows, gas range, murphy bed in den, deeded pkg space #14, rooftop deck w/ mountain views, dog run, 4 blocks to Union Station, HOA 498

2024 E Fayette St, Baltimore, MD 21231 · Townhouse · $92,000 · 2 bd · 1 ba · 1,020 sq ft · 1900 · 0.02 acres
SHELL, needs full gut rehab, brick front, formstone removed, rear addition collapsed, no utilities on, ground rent $96/yr, cash or hard money only, sold as is, 5 blocks to Johns Hopkins

18461 Wildemere St, Detroit, MI 48221 · Single Family Home · $139,000 · 4 bd · 2.5 ba · 2,300 sq ft · 1928 · 0.13 acres
needs kitchen + baths, new roof 2023, Pewabic tile fireplace, leaded glass, slate foyer, hardwood under carpet, plaster walls, boiler works, fire damage to garage, as-is, no FHA/VA, probate sale

118 E Gordon St, Savannah, GA 31401 · Single Family Home · $1,695,000 · 4 bd · 3.5 ba · 3,260 sq ft · 1856 · 0.06 acres
Italianate row on Monterey Square, heart pine floors, 8 fireplaces, 13 ft ceilings, ironwork balcony, carriage house apt rents $2,150/mo, courtyard garden w/ fountain, plaster medallions, kitchen updated 2017, no flood ins required, lane parking for 2

47 Marine St, St. Augustine, FL 32084 · Single Family Home · $849,000 · 3 bd · 2 ba · 1,540 sq ft · 1910 · 0.07 acres
in the historic district, 1 block to bayfront, coquina + tabby walls, wraparound porch w/ swing, heart of pine floors, cypress doors, tin roof 2018, citrus trees, no HOA, can be vacation rental

611 Garcia St, Santa Fe, NM 87505 · Single Family Home · $1,240,000 · 3 bd · 3 ba · 2,380 sq ft · 1938 · 0.21 acres
adobe, vigas + latillas, 4 kiva fireplaces, brick floors, nichos, saltillo tile, portal, walled courtyard, casita w/ kitchenette, radiant heat, 2 car gar, walk to Canyon Road galleries, acequia rights

29 Church St, Charleston, SC 29401 · Single Family Home · $2,875,000 · 5 bd · 4.5 ba · 4,480 sq ft · 1843 · 0.14 acres
Charleston single house, double piazzas facing south, joggling board, BAR approved addition 2016, chefs kitchen w/ La Cornue, soapstone, elevator, kitchen house (guest), walled garden by Sheila Wertimer, off street parking 3 cars, earthquake bolts, flood zone AE elev cert on file

61475 SE Preble Way, Bend, OR 97702 · Single Family Home · $724,900 · 3 bd · 2.5 ba · 2,040 sq ft · 2027 · 0.11 acres
to be built, pick your finishes, great room plan, LVP + tile, quartz counters, gas fireplace, covered patio, fenced + landscaped front, heat pump, solar ready, EV outlet, 1-2-10 warranty, est completion spring 2027, Cascade views from upstairs, HOA 72/qtr

508 Method Rd Unit 105, Raleigh, NC 27606 · Townhouse · $438,500 · 3 bd · 3.5 ba · 1,790 sq ft · 2026
brand new end unit, rooftop deck, 1 car garage + pad, quartz, soft close cabinets, oak stairs, all appliances incl fridge w/d, 5 min to NC State, greenway access, HOA 165/mo covers exterior + lawn, $10k toward closing w/ preferred lender

77 Messer St, Providence, RI 02909 · Multi-Family · $549,000 · 8 bd · 3 ba · 3,180 sq ft · 1905 · 0.09 acres
3 family, rents 1,350, 1,400, 1,550, all tenants at will, separate utilities, de-leaded certs all units, vinyl siding, replacement windows, new heating systems 2019 2020, 4 car parking, coin-op laundry in basement

2847 W Palmer St, Chicago, IL 60647 · Multi-Family · $895,000 · 7 bd · 3 ba · 3,600 sq ft · 1912 · 0.07 acres
greystone two flat + garden unit, 1st fl rents $2,250 lease thru 8/31, 2nd flr owner occupied vacant at close, garden $1,375 m2m, new porches 2021, tuckpointed 2020, 2.5 car garage, roof deck rights, forced air + central ac, Logan Square

612 E 21st St, Oakland, CA 94606 · Multi-Family · $1,325,000 · 8 bd · 4 ba · 4,100 sq ft · 1962 · 0.13 acres
fourplex, soft story retrofit done 2022, rents 1895/2050/2100/2400, 2 units below market, rent control, 4 carports, laundry room, PG&E separate, new TPO roof, copper plumbing, GRM 13.1

3022 N Bremen St, Milwaukee, WI 53212 · Multi-Family · $329,000 · 5 bd · 2 ba · 2,240 sq ft · 1908 · 0.1 acres
duplex, upper rents for 1,250 + utilities, lower vacant and updated, natural woodwork, built in buffets, hrdwd flrs, new windows upper, separate furnaces, 2c garage, Riverwest, home is sold with tenant upstairs thru june 2027

4711 Harmon Ave, Austin, TX 78751 · Single Family Home · $2,850 · 2 bd · 1 ba · 980 sq ft · 1951 · 0.16 acres
for lease, avail Aug 1, pets ok w/ $300 dep each, fenced yard, w/d included, window units + central, hardwoods, detached studio w/ electric, lawn care included, no smoking, 12 mo min, app fee 50

1830 Pine St #2R, Philadelphia, PA 19103 · Apartment · $1,675 · 1 bd · 1 ba · 610 sq ft · 1890
RENT INCLUDES HEAT & HOT WATER, 2nd floor rear, bay window, exposed brick, galley kitchen w/ gas stove, coin laundry in bldg, no dogs, first last security, available now, 3 blocks to Rittenhouse Square, bike room

0 Antelope Hills Rd, Marfa, TX 79843 · Land · $86,000 · 40.2 acres
off grid, no restrictions, dark skies, Davis Mountains views, caliche road frontage on N side, no well, minerals do not convey, owner financing 20% down, border fence on 1 side, mule deer + javelina

Lot 14 Ridge Crest Ln, Asheville, NC 28805 · Land · $179,500 · 0.92 acres
long range mtn views, gated community, septic permit for 3 br, underground power at street, paved road, community well, HOA 900/yr, building plans included, steep slope, 12 min to downtown

2250 330th Ave, Emmetsburg, IA 50536 · Land · $1,480,000 · 118.5 acres
CSR2 88.4, pattern tiled 2014, leased for 2026 crop at $285/ac, 112.3 tillable, gravel 2 sides, drainage ditch, no buildings, wind easement pays 7,500/yr, FSA 4,102

8800 Cummings Creek Rd, Wittman, MD 21676 · Land · $525,000 · 3.4 acres
waterfront, 310 ft on Cummings Creek, 3 ft MLW at pier, rip rapped shoreline, perc approved 4BR, critical area, sunset side, electric at road, mature loblolly pines

318 Commercial St, Astoria, OR 97103 · Commercial · $749,000 · 3 ba · 5,800 sq ft · 1924 · 0.11 acres
retail + 2 apts above, storefront leased to bakery NNN thru 2029 $3,100/mo, apts rent $1,150 & $1,225, river view up, mezzanine, unreinforced masonry, new electrical 2021, C-4 zoning, walk-in cooler stays

2000 S Congress Ave, Delray Beach, FL 33445 · Commercial · $2,150,000 · 2 ba · 6,400 sq ft · 1986 · 0.74 acres
former bank branch, drive thru 3 lanes, vault, 41 parking spaces, pylon sign, 32,000 cars a day, MIC zoning, roof 2022, hard corner, sale leaseback not avail, absolute vacant

4501 Eubank Ave, Memphis, TN 38118 · Commercial · $3,900,000 · 4 ba · 61,000 sq ft · 1979 · 4.1 acres
warehouse distribution, 28' clear, 9 dock doors (5 w/ levelers), 2 drive in, ESFR, 1200A 480V 3ph, LED lighting 2023, rail served BNSF, 3 mi to FedEx hub, truck court 130 ft, fenced outside storage, 5,200 sf office, leased to 1 tenant exp 12/2027, 6.9 cap

901 Main St Ste 300, Vancouver, WA 98660 · Commercial · $685,000 · 2 ba · 3,150 sq ft · 1909
office condo 3rd floor, corner, 9 private offices, conference rm for 12, kitchenette, server rm, timber beams, elevator, ADA, secured bike parking, 6 deeded garage spaces, fiber, available immediately, condo dues 1,088/mo

1209 Magazine St, New Orleans, LA 70130 · Commercial · $1,290,000 · 4 ba · 4,050 sq ft · 1885 · 0.08 acres
turnkey restaurant, type 1 hood, walk in cooler + freezer, grease trap, 88 seats + 24 courtyard, full liquor license (transfer w/ approval), brick floors, upstairs office, FF&E included, historic district, lease option considered

35220 Snake Hill Rd, Middleburg, VA 20117 · Estate · $6,400,000 · 7 bd · 7.5 ba · 9,800 sq ft · 1927 · 142 acres
stone manor, conservation easement, 18 stall center aisle barn, indoor arena 80x200, 26 paddocks w/ auto waterers, Orange County Hunt territory, 4 tenant houses (3 leased), pool + tennis, library w/ paneling from England, ten fireplaces, geothermal, helipad, Goose Creek frontage 1 mi

1180 N Green Bay Rd, Lake Forest, IL 60045 · Estate · $4,250,000 · 6 bd · 6.5 ba · 8,150 sq ft · 1911 · 3.6 acres
Howard Van Doren Shaw design, ballroom, walled rose garden, reflecting pool, carved limestone mantels, kitchen by O'Brien Harris 2021, wine cellar 1,500 btl, coach house 2BR over 4 car garage, slate roof, lake 2 blocks, new mechanicals, 55k taxes

70 Park Dr #24, Boston, MA 02215 · Condo · $425,000 · 0 bd · 1 ba · 385 sq ft · 1910
Fenway studio, bay window facing park, hi ceilings, decorative fireplace, updated galley kit, dw, hardwood, laundry in bsmt, heat + hw incl in condo fee 318, owner occ 62%, live-in mgr, near Green line D, investor friendly

415 Church St PH 3102, Nashville, TN 37219 · Penthouse · $2,195,000 · 2 bd · 2.5 ba · 2,640 sq ft · 2017
2 story, 22ft glass wall, Cumberland River + Broadway lights, private rooftop 900 sf w/ hot tub, Miele, catering kitchen, Lutron shades, floating stair, 600 btl wine rm, 3 pkg spaces, club level gym & pool, guest suite rentable in bldg, HOA 1,655/mo, no str

8231 E Inverness Dr, Mesa, AZ 85209 · Single Family Home · $369,900 · 2 bd · 2 ba · 1,405 sq ft · 1998 · 0.12 acres
55+ community (qualifies under HOPA, one resident 55 or better), golf course lot, Arizona rm, furnished, golf cart garage, tile throughout, new A/C 2022, 3 pools + pickleball 16 courts, woodshop, citrus, HOA 1,985/yr, no interior steps

482 Hossler Rd, Manheim, PA 17545 · Single Family Home · $1,050,000 · 5 bd · 2.5 ba · 3,350 sq ft · 1830 · 61 acres
limestone farmhouse, walk-in fireplace w/ crane, random width floors, deep sills, bank barn w/ slate roof, 44 tillable rented at $310/acre thru 2027, tobacco shed, spring house, pond w/ dock, Clean & Green, ag preservation easement, new septic 2019, oil hot water heat

1247 Mariner Pointe, Mooresville, NC 28117 · Single Family Home · $1,875,000 · 4 bd · 4.5 ba · 4,420 sq ft · 2006 · 0.71 acres
Lake Norman waterfront, 142 ft shoreline, covered dock w/ 2 boat lifts, main channel views, saltwater pool w/ tanning ledge, outdoor fireplace, guest quarters over garage, elevator, wine rm, whole house generator, main level primary w/ private deck, epoxied 3 car garage, pier permit transfers

15230 W Chief Lake Rd, Hayward, WI 54843 · Single Family Home · $412,000 · 2 bd · 1 ba · 920 sq ft · 1946 · 1.8 acres
log cabin, 175 ft of sandy frontage on Chief Lake, western exposure, fieldstone fireplace, knotty pine, screen porch, boathouse (grandfathered), dock + pontoon included, sauna, furnished, holding tank, seasonal road plowed, muskie walleye

61855 Alta Loma Dr, Joshua Tree, CA 92252 · Single Family Home · $398,000 · 2 bd · 1 ba · 864 sq ft · 1958 · 2.5 acres
cabin redone 2020, boulders, cowboy tub + fire pit, outdoor shower, mini split, stock tank pool, polished concrete, STR permit (not transferable), furnished neg, star gazing deck, 8 mi to west park entrance, hauled water

188 Bear Claw Trl, Blue Ridge, GA 30513 · Single Family Home · $589,000 · 3 bd · 3 ba · 1,960 sq ft · 2015 · 1.3 acres
Cohutta mtn views, t&g ceilings, stacked stone fp indoors + porch, terrace level w/ game rm, hot tub, paved to door, rental history available (grossed 61,400 in 2025), sold furnished, gravel drive steep, reverse osmosis, bear proof trash lol

655 Four OClock Rd #B12, Breckenridge, CO 80424 · Condo · $875,000 · 2 bd · 2 ba · 910 sq ft · 1982
SKI IN via Four O'Clock run, walk to gondola, moss rock fireplace, ski locker, 2 outdoor hot tubs, boot dryer, garage parking 1 assigned, updated baths 2023, short term rental license type resort, furnished turnkey, HOA 1,009/mo incl heat gas trash wifi

35-51 85th St #5H, Jackson Heights, NY 11372 · Apartment · $449,000 · 2 bd · 1 ba · 950 sq ft · 1937
prewar CO-OP, private garden interior block, foyer, sunken living rm, 9'2" beamed ceilings, herringbone floors, 5 closets, windowed eat in kitchen, maintenance $1,038/mo, 20% down, no flip tax, subletting after 2 yrs, pets w/ board approval, part time doorman, E F M R 7 trains

907 Cameron St, Alexandria, VA 22314 · Townhouse · $1,125,000 · 3 bd · 2.5 ba · 1,720 sq ft · 1985 · 0.03 acres
brick end unit, old town, plantation shutters, wood fp, renovated kitchen 2020, skylight over stairs, brick patio garden, 2 off street spaces, walk to King St metro, new hvac 2024, half block to Trader Joes

4020 Easton Commons Dr, Columbus, OH 43219 · Townhouse · $279,900 · 2 bd · 2.5 ba · 1,380 sq ft · 2011
two primary suites, loft, attached 2 car garage, 42" cabinets, pantry, patio, clubhouse gym pool, pet ok 2 max 60 lb, condo fee 241, near shopping, great schools, safe area, fridge washer dryer stay
`

export const PROPERTIES: readonly PropertyInput[] = LISTED.trim()
  .split('\n\n')
  .map((entry) => {
    const [line = '', features = ''] = entry.split('\n')
    return propertyFrom(line, parseFeatures(features))
  })
