import type { PropertyType } from '@listwright/contracts'

export type Setting = 'home' | 'flat' | 'multi' | 'land' | 'commercial'

export const settingOf = (type: PropertyType): Setting => {
  if (type === 'Land') return 'land'
  if (type === 'Commercial') return 'commercial'
  if (type === 'Multi-Family') return 'multi'
  return type === 'Condo' || type === 'Apartment' || type === 'Penthouse' ? 'flat' : 'home'
}

const listed = (names: string): ReadonlySet<string> =>
  new Set(
    names
      .split(/[;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  )

/** Concepts that are true in these settings only. */
const ONLY: Record<'commercial' | 'land' | 'shared' | 'multi', ReadonlySet<string>> = {
  commercial:
    listed(`bar; commercial kitchen; basement, commercial; fenced yard, industrial; hvac, commercial; roof, commercial
    tenant in place, commercial; vacant, commercial; elevator, commercial; corner building; street frontage; private offices; office space
    reception area; conference room; fire sprinklers; rear entrance; main street address; truck access; traffic count; highway distance
    led lighting; white box; loading dock; drive-in doors; column spacing; end cap; showroom; storefront windows; patio seating; signage
    service bays; dock equipment; floor and slab; compressed air; crane; truck court; walk-in cooler; grease trap; ada restrooms; drive-thru; exam rooms; clear height; rail`),
  land: listed(`level land; rolling land; timber; partly wooded; fenced land; corner parcel; cul-de-sac parcel; acreage; drilled well; septic installed
    mountains in view; no restrictions; zoning, land; irrigation; rv and camping allowed; trails; building lot; public land adjoining; build site cleared; driveway in; cropland; hunting`),
  shared:
    listed(`fitness center; shared laundry; laundry in the building; common laundry; elevator building; bike room; intercom; screening room; courts; dog park; rooftop lounge
    grilling area; business center; party room; package room; playground; community trails; front desk; concierge; doorman; building guest suite; shared EV charging; intercom entry; coin laundry`),
  multi:
    listed(`units; unit mix; separate entrances; common laundry; parking per unit; storage per unit; updated units; porch or balcony per unit
    separate heating systems; owner's unit; townhouse-style units; laundry income; intercom entry; coin laundry`),
}

/** Community amenities are typed for houses too, where nothing else bears the name. */
const ALSO_AT_HOME =
  listed(`courts; dog park; playground; community trails; intercom; concierge; doorman; front desk; fitness center; party room; business center
  package room; shared laundry; laundry in the building; bike room; elevator building; rooftop lounge; grilling area; screening room`)

const ALSO_COMMERCIAL = listed(
  'elevator building; front desk; concierge; bike room; units; unit mix; storage per unit; parking per unit',
)

/** How well a concept suits a property: the highest wins, and below zero it is not true there. */
export const fitOf = (concept: string, setting: Setting): number => {
  const isCommercial = ONLY.commercial.has(concept)
  const isLand = ONLY.land.has(concept)
  const isShared = ONLY.shared.has(concept)
  const isMulti = ONLY.multi.has(concept)
  if (setting === 'commercial') {
    if (isCommercial) return 3
    if (isMulti || isShared) return ALSO_COMMERCIAL.has(concept) || isMulti ? 1 : 0
    return isLand ? 0 : 2
  }
  // The bulkhead of a shore is a wall, not a door to the cellar.
  if (setting === 'land' && concept === 'outside entrance to the basement') return -1
  if (setting === 'land') return isLand ? 3 : isCommercial || isShared || isMulti ? 0 : 2
  if (setting === 'multi') {
    if (isMulti) return 3
    return isCommercial || isLand ? 0 : 2
  }
  if (setting === 'flat') {
    if (isShared) return 3
    return isCommercial || isLand ? -1 : isMulti ? 1 : 2
  }
  if (isCommercial) return COMMERCIAL_AT_HOME.has(concept) ? 0 : -1
  if (isMulti) return -1
  if (isLand) return LAND_AT_HOME.has(concept) ? 0 : -1
  if (isShared) return ALSO_AT_HOME.has(concept) ? 1 : -1
  return 2
}

/** Things that a house may have as well as a warehouse or a field. */
const COMMERCIAL_AT_HOME = listed('walk-in cooler; drive-in doors')
const LAND_AT_HOME = listed(
  `rolling land; timber; partly wooded; fenced land; acreage; drilled well; irrigation; trails; cropland; hunting; public land adjoining; level land; driveway in; septic installed`,
)
