import type { FeatureKind } from '../copybook/concept.ts'

/** Nouns of parts, fittings and equipment that agents name now and then, by what they are. */
export const PART_NOUNS: Partial<Record<FeatureKind, string>> = {
  amenity:
    'blower workbench cafe bistro shuffleboard volleyball zipline cornhole playhouse platform launch',
  appliance: 'rotisserie teppanyaki kegerator',
  building: 'trap separator underpinning skirting soffit eave piling batture',
  character: 'accent dormer gable rosette finial spindle balustrade pilaster keystone quoin',
  finish: 'toilet bidet commode hook peg pegboard inlay border',
  'outdoor place':
    'walkover footbridge planter windmill birdhouse firewood azalea hydrangea camellia wire',
  land: 'site homesite branch',
  parking: 'sticker pass charging',
  storage: 'rack cubby bin',
  system: 'loop barrier crimp damper baffle transformer subpanel conduit receptacle',
  technology: 'mount bracket keyfob fob',
  utilities: 'connection dump spigot hydrant swale drywell',
}
