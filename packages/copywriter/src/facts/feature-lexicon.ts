import type { Scene } from './types.ts'

/**
 * What agents type, by scene. Each line is the phrase as we write it, then spelling variants after a colon (they
 * mean the same and are replaced; hyphens and other marks make no variant, for they are not read), then after a tilde
 * relatives that share the scene only: 'dining room' is no 'formal dining room', so a relative keeps the agent's
 * words. What the rules of `nounPhrase` and `sceneOf` would make of a feature anyway is not listed, and so some lines
 * hold nothing but relatives.
 */
export const FEATURE_LEXICON: Partial<Record<Scene, string>> = {
  kitchen: `
a chef's kitchen: chefs kitchen, chef kitchen, chef style kitchen
a gourmet kitchen: gormet kitchen
an eat-in kitchen
an open kitchen: open concept kitchen
a waterfall island: waterfall edge island
a butler's pantry: butlers pantry
a walk-in pantry
quartz countertops: quartz counter tops
granite countertops: granite counter tops ~ granite
butcher-block countertops
stainless steel appliances: stainless appliances
a Wolf range
a Sub-Zero refrigerator: subzero fridge, sub zero
a wine refrigerator: wine fridge
a pot filler
a farmhouse sink: farm sink
soft-close cabinets: soft close cabinetry`,
  suite: `
a primary suite: owner's suite, owners suite
a main-level primary suite: first floor master, main floor master, primary on main
a primary bathroom: master bath
a walk-in closet
walk-in closets
dual walk-in closets: his and hers closets, his & hers closets
dual sinks: his and hers sinks ~ double sinks
a walk-in shower
a rain shower: rainfall shower
heated bathroom floors: radiant bathroom floors
a sitting area ~ sitting room`,
  interior: `
hardwood floors: hardwoods
luxury vinyl plank flooring: lvp flooring, vinyl plank
a wood-burning fireplace
a double-sided fireplace: see-through fireplace
built-ins
an open floor plan: open concept, open layout, open floorplan
~ sun filled, slider
floor-to-ceiling windows
a bay window ~ bay windows
a bonus room ~ flex space
a home theater ~ theater room
a home gym
a walkout basement: walk-out basement
a guest suite ~ in-law suite, mother-in-law suite
a first-floor bedroom: main level bedroom`,
  household: `
a mudroom: mud room
in-unit laundry: washer/dryer in unit
a washer and dryer: washer/dryer`,
  outdoor: `
an in-ground pool: inground pool
a saltwater pool: salt water pool
a pool and spa: pool/spa
a hot tub ~ jacuzzi
a wraparound terrace: wrap around terrace
a front porch
a wraparound porch: wrap around porch
a screened porch: screened-in porch
an outdoor kitchen
a built-in grill ~ bbq, built in bbq
a fire pit: firepit
a fenced yard: fenced in yard
a fenced backyard: fenced in backyard
~ raised beds`,
  parking: `
a one-car garage: 1 car garage
an EV charger: ev charging station, electric car charger
off-street parking
an assigned parking space`,
  storage: `
a walk-up attic
a linen closet
a workshop: work shop
bike storage: bicycle storage`,
  systems: `
a sprinkler system
sprinklers ~ irrigation system
central air conditioning: central air
a new HVAC system: new hvac
~ mini split, mini-splits, repiped
a battery backup system: battery backup ~ tesla powerwall, powerwall
a whole-house generator ~ generac
double-pane windows: dual pane windows
a well and septic system: well and septic
a central vacuum system: central vacuum
energy-efficient windows: low-e windows`,
  technology: `
smart home technology: smart home, home automation
~ ecobee, keyless entry, alarm system, cat6, motorized blinds`,
  access: `
a step-free entry: no-step entry, zero step entry
~ wide halls
a roll-in shower
a stair lift: chair lift, stairlift`,
  setting: `
a corner lot
a cul-de-sac lot: cul de sac, culdesac
~ near metro, near train, close to subway, close to shops
access to the highway ~ easy freeway access
nearby hiking trails: hiking trails nearby`,
  community: `
a community pool
concierge service: concierge
tennis and pickleball courts
a homeowners association: hoa
low HOA dues: low hoa
a pet-friendly policy: pet friendly, pets allowed
a rooftop lounge
a business center`,
  income: `
an accessory dwelling unit (ADU): adu, accessory dwelling unit
a separate entrance: private entrance
separate utility meters: separate meters, separately metered
~ str permit
existing tenants in place: tenant occupied, tenants in place
on-site laundry: coin laundry`,
  site: `
utilities at the street: utilities at street, utilities available
power at the road: power at road, electric at road
a drilled well
septic approval: septic approved
an available survey
road frontage ~ highway frontage
three-phase power: 3 phase power
office space
ADA-compliant restrooms: ada restrooms`,
  character: `
a clawfoot tub
stained glass windows: stained glass`,
}
