import type { Scene } from './types.ts'

/**
 * What agents type, by scene. Each line is the phrase as we write it, then spelling variants after a colon (they
 * mean the same and are replaced), then after a tilde relatives that share the scene only: 'dining room' is no
 * 'formal dining room', so a relative keeps the agent's words.
 */
export const FEATURE_LEXICON: Partial<Record<Scene, string>> = {
  kitchen: `
a dishwasher
a chef's kitchen: chefs kitchen, chef kitchen, chef style kitchen
a gourmet kitchen: gormet kitchen
an eat-in kitchen: eat in kitchen
a galley kitchen
an open kitchen: open concept kitchen
an updated kitchen ~ remodeled kitchen, renovated kitchen
a kitchen island ~ island, center island, large island
a waterfall island: waterfall edge island
a breakfast bar
a breakfast nook
a butler's pantry: butlers pantry
a walk-in pantry: walk in pantry
a pantry
quartz countertops: quartz counter tops ~ quartz counters
granite countertops: granite counter tops ~ granite counters, granite
marble countertops ~ marble counters
butcher-block countertops: butcher block countertops ~ butcher block counters
concrete countertops
stainless steel appliances: ss appliances, stainless appliances, s/s appliances
high-end appliances
new appliances
a gas range ~ gas stove, gas cooktop
a double oven ~ double ovens
an induction cooktop ~ induction range
a Wolf range
a Sub-Zero refrigerator: subzero fridge, sub zero
a wine refrigerator: wine fridge ~ beverage fridge
a pot filler
a farmhouse sink: farm sink ~ apron sink
a tile backsplash
a backsplash ~ subway tile backsplash
soft-close cabinets: soft close cabinetry
custom cabinetry ~ custom cabinets
a prep kitchen ~ scullery, dirty kitchen`,
  suite: `
a primary suite: master suite, owner's suite, owners suite
a main-level primary suite: first floor master, main floor master, primary on main
a primary bathroom: master bath ~ ensuite bath, en suite bathroom
a walk-in closet: walk in closet, wic
walk-in closets
dual walk-in closets: his and hers closets, his & hers closets
a custom closet system ~ california closets
dual vanities: his and hers vanities
dual sinks: his and hers sinks ~ double vanity, double sinks
a soaking tub ~ freestanding tub, garden tub
a walk-in shower: walk in shower
a steam shower
a rain shower: rainfall shower
heated bathroom floors: radiant bathroom floors
a sitting area ~ sitting room
a private balcony off the primary suite`,
  interior: `
hardwood floors: hardwoods ~ wood floors, hardwood flooring
engineered wood floors
luxury vinyl plank flooring: lvp, lvp flooring, vinyl plank
tile floors ~ tile flooring ~ porcelain tile
polished concrete floors
new carpet
a fireplace
a gas fireplace
a wood-burning fireplace: wood burning fireplace
a double-sided fireplace: see-through fireplace
vaulted ceilings ~ vaulted ceiling, cathedral ceilings
high ceilings ~ tall ceilings, soaring ceilings
10-foot ceilings: 10 ft ceilings, 10' ceilings
coffered ceilings
exposed beams ~ wood beams
exposed brick ~ brick walls
crown molding: crown moulding
wainscoting
built-in shelving
built-ins: built ins ~ bookshelves
an open floor plan: open concept, open layout, open floorplan
a split floor plan ~ split bedroom plan
natural light ~ lots of light, sun filled
floor-to-ceiling windows
skylights ~ skylight
a bay window ~ bay windows
plantation shutters
French doors
sliding glass doors ~ slider
a spiral staircase
a formal dining room ~ dining room
a formal living room
a family room
a great room
a sunroom ~ sun room, florida room
a bonus room ~ flex room, flex space
a loft
a den
a home office ~ office, study
a library
a home theater: home theatre ~ media room, theater room
a home gym ~ exercise room, workout room
a game room ~ rec room
a wet bar
a wine cellar ~ wine room
a sauna
a guest suite ~ in-law suite, mother-in-law suite
a first-floor bedroom: main level bedroom`,
  household: `
a mudroom: mud room
a laundry room ~ utility room
in-unit laundry: in unit laundry, washer/dryer in unit
a washer and dryer: washer/dryer, w/d, washer & dryer
an unfinished basement
an elevator ~ private elevator
a finished basement
a walkout basement: walk-out basement`,
  outdoor: `
a pool ~ swimming pool
an in-ground pool: inground pool, in ground pool
a heated pool
a saltwater pool: salt water pool
an infinity pool
a pool and spa: pool/spa, pool & spa
a hot tub ~ jacuzzi, spa
a patio
a covered patio
a deck
a roof deck ~ rooftop deck
a balcony
a terrace
a wraparound terrace: wrap around terrace
a front porch ~ porch
a wraparound porch: wrap around porch
a screened porch: screened-in porch ~ screened lanai
a lanai
an outdoor kitchen
a built-in grill ~ bbq, built in bbq
a fire pit: firepit
a pergola
a gazebo
a fenced yard: fenced in yard ~ fully fenced yard
a fenced backyard: fenced in backyard
a private backyard
a landscaped yard ~ landscaping ~ mature landscaping
a garden ~ garden beds, raised beds
mature trees
fruit trees ~ citrus trees
a greenhouse
a chicken coop
a sport court ~ basketball court, pickleball court
a tennis court
a dog run
a boat dock ~ private dock, dock`,
  parking: `
a two-car garage: 2 car garage, 2-car garage ~ attached 2 car garage
a one-car garage: 1 car garage
a three-car garage: 3 car garage, 3-car garage
an attached garage
a detached garage
an oversized garage
a carport
an EV charger: ev charging station, electric car charger ~ tesla charger, ev outlet
RV parking ~ rv pad
an RV gate
off-street parking: off street parking
deeded parking ~ deeded parking space
an assigned parking space ~ assigned parking
covered parking
a circular driveway
valet parking`,
  storage: `
a storage shed ~ shed
a walk-up attic ~ attic storage
extra storage ~ storage unit, storage space
a linen closet
a workshop: work shop
a barn
bike storage: bicycle storage`,
  systems: `
a sprinkler system
sprinklers ~ irrigation system
central air conditioning: central air, central a/c ~ ac, a/c, air conditioning
a new HVAC system: new hvac ~ new ac, new a/c
a heat pump ~ mini split, mini-splits
forced-air heating ~ gas heat
radiant floor heating ~ radiant heat
a tankless water heater
a new water heater
a new roof ~ new roof 2023
a metal roof
solar panels ~ solar, owned solar
a battery backup system: battery backup ~ tesla powerwall, powerwall
a whole-house generator ~ generator, generac
double-pane windows: dual pane windows ~ new windows
impact windows ~ hurricane windows
an updated electrical panel ~ new electrical panel
updated plumbing ~ repiped
a water softener
a well and septic system: well and septic ~ septic, well
ceiling fans
a whole-house fan
a central vacuum system: central vacuum
energy-efficient windows: low-e windows`,
  technology: `
smart home technology: smart home, home automation
a smart thermostat ~ nest thermostat, ecobee
smart locks ~ keyless entry
a security system ~ alarm system
a video doorbell ~ ring doorbell
surround sound ~ built-in speakers ~ sonos
fiber internet ~ high speed internet
Ethernet wiring ~ cat6, cat 6 wiring
automated shades ~ motorized blinds`,
  access: `
a wheelchair ramp
a step-free entry: no-step entry, zero step entry
wide doorways ~ wide halls
grab bars
a roll-in shower
a stair lift: chair lift, stairlift
a single-level layout`,
  setting: `
a corner lot
a cul-de-sac lot: cul de sac, culdesac
mountain views ~ mountain view
ocean views ~ ocean view
water views ~ lake views, lake view, bay views
city views ~ skyline views, city view
golf course views
panoramic views
lake frontage ~ lakefront, waterfront
beach access
river frontage
proximity to public transit ~ near metro, near train, close to subway
proximity to shopping ~ close to shops
access to the highway ~ easy freeway access
a downtown location ~ downtown
nearby hiking trails: hiking trails nearby`,
  community: `
a community pool
a fitness center ~ gym
a clubhouse
concierge service: concierge ~ doorman, 24 hour concierge
a gated community ~ gated
a playground ~ community playground
tennis and pickleball courts
a golf course ~ golf community
a homeowners association: hoa
low HOA dues: low hoa ~ low hoa fee
a pet-friendly policy: pet friendly, pet-friendly, pets allowed
a rooftop lounge
a business center`,
  income: `
an accessory dwelling unit (ADU): adu, accessory dwelling unit ~ granny flat, casita
a guest house
a separate entrance: private entrance
separate utility meters: separate meters, separately metered
a rental license ~ str permit
existing tenants in place: tenant occupied, tenants in place
on-site laundry: coin laundry`,
  site: `
utilities at the street: utilities at street, utilities available
power at the road: power at road, electric at road
a drilled well
septic approval: septic approved ~ perc tested
an available survey ~ recorded survey
road frontage ~ highway frontage
a loading dock ~ loading docks, dock doors
clear height
three-phase power: 3 phase power
fire sprinklers ~ sprinklered
office space
a showroom
a conference room
ADA-compliant restrooms: ada restrooms`,
  character: `
original details ~ period details
a historic designation
pocket doors
a clawfoot tub
stained glass windows: stained glass`,
}
