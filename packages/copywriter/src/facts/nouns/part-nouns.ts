import type { FeatureKind } from '../../copybook/concept.ts'

/** Nouns of parts, fittings and equipment that agents name now and then, by what they are. */
export const PART_NOUNS: Partial<Record<FeatureKind, string>> = {
  amenity:
    'blower workbench cafe bistro shuffleboard volleyball zipline cornhole playhouse trampoline sandbox hoop bocce chiminea smoker humidor projector waterfall enclosure platform launch cover feeder trough aerator sugarhouse',
  appliance: 'rotisserie teppanyaki kegerator',
  building:
    'trap separator underpinning skirting soffit eave piling batture shaft rafter truss joist subfloor',
  character:
    'accent dormer gable rosette finial spindle balustrade pilaster keystone quoin cupola clerestory sidelight baluster pillar lintel floorboard overhang',
  community: 'club',
  finish:
    'toilet bidet commode hook peg pegboard inlay border banquette niche threshold mural fresco valance grille',
  'outdoor place':
    'walkover footbridge streetlight planter windmill birdhouse firewood azalea hydrangea camellia wire shrub dogrun',
  land: 'site homesite branch hillside ravine',
  parking: 'sticker pass charging apron',
  storage: 'rack cubby bin hutch buffet credenza bookcase bookshelf',
  system:
    'fuse cleaner loop barrier crimp damper baffle transformer subpanel conduit receptacle pipe condenser outlet breaker inverter powerwall valve shutoff downspout fascia shingle membrane liner flue purifier drainfield cleanout',
  technology: 'mount bracket keyfob fob antenna television',
  utilities: 'connection dump spigot hydrant swale drywell',
}
