import { TONES } from '@listwright/contracts'
import type { PropertyToWrite } from './request.ts'
import { write } from './write.ts'

/** Something of everything: things, places, figures, notes, a slip and shorthand. */
const SAMPLES: readonly (PropertyToWrite & { features: string[] })[] = [
  {
    propertyType: 'Single Family Home',
    city: 'Boise',
    state: 'ID',
    price: 589000,
    bedrooms: 4,
    bathrooms: 2.5,
    squareFeet: 2480,
    yearBuilt: 2006,
    features: ['gas fireplace', 'new roof 2021', 'HOA 95/mo', 'granit counters', '2 car gar'],
  },
  {
    propertyType: 'Condo',
    city: 'Tampa',
    state: 'FL',
    price: 512000,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1180,
    features: ['balcony with bay views', 'W/D in unit', 'pets ok', '3 blocks to the park', 'pool'],
  },
]

/**
 * Does what is done once in the life of a process, such as the index of the copybook, and writes a few texts for nobody.
 * The first text of a process takes a second or more; after this it takes no longer than others. It pauses between two
 * texts, for whoever has other things to do meanwhile.
 */
export function* warmUp(): Generator<void> {
  // From few features to many: no single text then has to wait for all that is done once.
  for (const [at, tone] of TONES.entries())
    for (const { features, ...property } of SAMPLES) {
      write({
        property: { ...property, features: features.slice(0, at) },
        tone,
        tier: 'premium',
        seed: at,
      })
      yield
    }
}
