/** Words of the trade that a list of common English words does not have. */
export const TRADE_WORDS: readonly string[] = (
  'riverwalk parkland moorage shirtwaist lilikoi longan soursop breadfruit alpenglow stucco clapboard loblolly longleaf shortleaf porthole portholes panorama shorefront lakeshore dockside floodgate dockage palo verde ocotillo cholla agave madrone tupelo jacaranda plumbago clad zen platted gameday haint porte cochere polybutylene doublewide singlewide hardiplank upfit ohana strawbale photovoltaic gunite shotcrete greystone brownstone  prewar postwar  trailhead woodstove waterfall apron undermount tackroom feedroom powderroom wainscot mulched dovetail workbench slatwall drywalled epoxied pegboard cedarwood hydroseeded landlocked wellhead cisterns propane zoned rezoned rezoning subdivided replatted unzoned riprap boathouse boatlift bulkheaded bulkhead jetted sauna steamer cubby cubbies hearthside soapstone barnwood whitewashed limewash limewashed  microcement terracotta saltillo zellige fluted reeded ' +
  'gunstock greenspace casement casements encapsulated litigation elevated retro stackable jalousie jalousies gambrel shoreland pinon piñon piñons juniper bristlecone larch lychee papaya ohia classic vintage ' +
  'dental orthodontic chiropractic operatory operatories saguaro saguaros walleye peekaboo acequia adjacency aframe ag airflow annexe app arborist armload assignee assumable attaches axe backflow ' +
  'backsplash backsplashes balancer balancers balconette banquette barndominium beadboard bedsheets bluestone ' +
  'boatyard bocce bougainvillea brewpub briar brickwork buildable burl busway cabinetry cafe cafes caliche ' +
  'camelback carload casita casitas catio cladding clawfoot coffered colour comps cooktop coquina corbels ' +
  'cordwood countertop creekside cropland cubbies cul descaled descaling designee dinnertime downspouts driller ' +
  'repointed repointing tuckpointed ductwork easement easements espalier estoppel estoppels evaporative fascia fieldstone finial firebox firepit ' +
  'floodplain formstone foundational gatehouse genset greenway greywater gristmill hardwired headliner heatpump ' +
  'hoa houseguests hydronic icehouse icemaker indention inglenook installer javelina kiva koi lakeside lally ' +
  'lanai laundromat lawnmower leaseback ledgestone liftgate microbrewery midsentence mown mudroom mudrooms muskie ' +
  'nameplate nameplates nichos nightstand oceanfront onstage oriel overplant oversized paned paver pavers pecky ' +
  'perc pergola pergolas petroglyphs pickleball pinewood plat pumphouse quartzite quoins rainscreen recirculates ' +
  'recoated reframing reglaze regrout repipe repiped repolished reroofed rescale resealed resized ridgeline ' +
  'riparian riverbank rootstock rowhome sapele seawall shiplap shutoff shutoffs signage sistered skylit ' +
  'snowmaking snowmelt soffit soffits spacer springhouse sprinklered steelwork stockpot subdividable subflooring ' +
  'subpanel subtenant swale switchgear tankless teahouse telecom terrazzo tiebacks tiered tiki timeframe tollway ' +
  'topiary townhome townhomes transferability travertine treeline unbuilt underlayment undrilled updown vigas ' +
  'stackable refaced bluestone recoated coved doublewide singlewide semiannually waterproofed sprinklered herringbone ' +
  'breezeway breezeways egress storybook sawn walkable washday wheelhouse xeriscape xeriscaped zipline'
).split(' ')
