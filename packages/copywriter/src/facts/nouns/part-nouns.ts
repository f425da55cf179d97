import type { FeatureKind } from '../../copybook/concept.ts'

/** Nouns of parts, fittings and equipment that agents name now and then, by what they are. */
export const PART_NOUNS: Partial<Record<FeatureKind, string>> = {
  amenity:
    'track sugarbush chair stool recliner ladder blower workbench cafe bistro shuffleboard volleyball zipline cornhole playhouse facility trampoline sandbox hoop bocce chiminea smoker humidor projector waterfall float enclosure platform launch cover feeder trough aerator sugarhouse ' +
    'tram funicular slipway mooring davit jetty cowshed smokehouse yurt gymnasium racquetball dartboard jukebox piano foosball telescope kettle grotto tiki beehive henhouse aquarium terrarium',
  appliance: 'griddle rotisserie teppanyaki kegerator toaster broiler steamer percolator',
  building:
    'escape trap separator underpinning skirting soffit eave piling batture shaft rafter truss joist subfloor stairwell lintel parapet turntable turnstile conveyor hoistway cubicle bullpen workstation teller kiosk canopy marquee billboard pylon weighbridge fryer operatory sidewall endwall purlin girt bollard',
  character:
    'accent dormer gable rosette finial spindle balustrade pilaster keystone quoin cupola clerestory sidelight baluster pillar lintel floorboard overhang corbel bracket scallop gingerbread fretwork belvedere weathervane parapet cloister colonnade frieze pediment',
  community: 'club rotunda commissary bandshell amphitheater',
  finish:
    'toilet bidet commode susan hook peg pegboard inlay border banquette niche threshold mural fresco valance grille doorknob hinge latch deadbolt bullnose urinal showerhead handheld',
  land: 'barren plantation airstrip site homesite branch hillside ravine slough bayou gulch arroyo wash knoll bluff escarpment outcrop outcropping ledge prairie savanna marsh bog fen swamp levee berm windrow hedgerow thicket understory sugarbush stumpage clearing stocktank turnaround firebreak wildflower huckleberry chanterelle morel mushroom pinyon pecan saltbush sagebrush quail pheasant grouse bison antelope moose beaver trout bass bluegill crappie catfish walleye salmon steelhead oyster clam crab',
  'outdoor place':
    'catio apiary walkover footbridge streetlight planter windmill birdhouse firewood azalea hydrangea camellia wire shrub dogrun bulb tulip daffodil lavender wisteria jasmine bougainvillea plumeria hibiscus rosemary herb compost clothesline rainbarrel flagstone bluestone cobblestone myrtle magnolia dogwood redbud asparagus rhubarb ' +
    'manzanita madrone ocotillo cholla agave mesquite yucca hackberry tupelo eucalyptus sumac alder willow sycamore linden ginkgo poplar cypress cottonwood palmetto oleander gardenia jacaranda privet boxwood sassafras mangrove plumbago heather verde cactus',
  parking: 'sticker pass charging apron turnout turntable valet',
  storage:
    'rack cubby bin hutch buffet credenza bookcase bookshelf hayloft woodshed crib granary footlocker strongroom',
  system:
    'fuse cleaner loop barrier crimp damper baffle transformer subpanel conduit receptacle pipe condenser outlet breaker inverter powerwall valve shutoff downspout fascia shingle membrane liner flue purifier drainfield cleanout manifold circulator ejector leachfield flapper backflow regulator anode handler compressor evaporator register plenum chase snowguard arrestor rebar footer sheathing housewrap flashing underlayment coating sealant caulk caulking weatherstripping weatherstrip',
  technology:
    'automation tv mount bracket keyfob fob antenna television router booster hub dimmer sensor server starlink dish',
  utilities: 'connection dump spigot hydrant swale drywell pedestal vault lagoon culvert manhole',
}
