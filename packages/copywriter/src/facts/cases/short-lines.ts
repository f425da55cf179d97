import type { PropertyType } from '@listwright/contracts'

/** Short lines of ordinary listings that leave out a verb or a noun. */
export const shortLineCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Rentals allowed with restrictions => restriction; -; -; rentals are allowed with restrictions
Leasing permitted with some restrictions => restriction; -; -; rentals are allowed with some restrictions
Dogs ok with size limit => pets; pet limits; -; dogs are allowed with a size limit
Pets allowed with breed restrictions => pets; pet limits; -; pets are allowed with breed restrictions
Cats welcome with number limit => pets; pet limits; -; cats are allowed with a number limit
Owner finance considered => terms; seller financing; -; owner financing will be considered
Seller financing will be considered => terms; seller financing; -; seller financing will be considered
Fire sprinkler assessment paid in full => fee; -; -; the fire sprinkler assessment has been paid in full
Roof assessment paid => fee; -; -; the roof assessment is paid
Direct gulf front => location; oceanfront; -; it is directly on the Gulf
Direct oceanfront => location; oceanfront; -; it is directly on the ocean
Directly on the lakefront => location; -; -; it is directly on the lake
Tuckpointing 2020 => update; -; -; it was tuckpointed in 2020
Repointed in 2019 => update; -; -; it was repointed in 2019; year 2019
Deleaded 2nd and 3rd floor => condition; -; -; the second and third floors are de-leaded
De-leaded first floor => condition; -; -; the first floor is de-leaded
Former auto repair => building; -; -; it is a former auto repair shop
Former tire repair shop => building; -; -; it is a former tire repair shop
Complex has pool and tennis => community; -; -; the complex has a pool and tennis courts
Complex has a gym & tennis courts => community; -; -; the complex has a gym and tennis courts
One flight up => building; -; -; it is one flight up
Two flights up => building; -; -; it is two flights up
Seasonal cottage => character; -; -; it is a seasonal cottage
Seasonal camp only => character; -; -; it is a seasonal camp
Currently insured through FAIR Plan => condition; -; -; it is currently insured through the FAIR Plan
Insured with California FAIR Plan => condition; -; -; it is currently insured through the FAIR Plan
Gravel access road, shared maintenance => land; -; -; the maintenance of the gravel access road is shared
Private drive, shared maintenance => land; -; -; the maintenance of the private drive is shared
Peek-a-boo ocean view => view; -; peek-a-boo ocean view (singular); it has a peek-a-boo ocean view
Peekaboo mountain views => view; -; peek-a-boo mountain view (singular); it has a peek-a-boo mountain view
Internet is Spectrum => technology; -; -; internet service is by Spectrum
Internet by Starlink => technology; -; -; internet service is by Starlink
Updated plumbing and electrical => update; -; -; the plumbing and the electrical system have been updated
New electric & plumbing => update; -; -; the plumbing and the electrical system are new
Mid-century ranch => character; -; mid-century ranch (singular); it is a mid-century ranch
Mid century modern ranch => character; -; mid-century modern ranch (singular); it is a mid-century modern ranch
Zoned Vestavia Hills schools => location; -; -; it is zoned for Vestavia Hills schools
Zoned for Oak Mountain schools => location; -; -; it is zoned for Oak Mountain schools
Seller to review offers Monday at noon => unused: Contact, showing and access details do not belong in public remarks.
Reviewing all offers Sunday => unused: Contact, showing and access details do not belong in public remarks.
Septic pumped last fall => utilities; -; -; the septic system was pumped last fall
Septic tank inspected this spring => utilities; -; -; the septic system was inspected this spring
Walk to elementary => location; -; -; an elementary school is within walking distance
Story and a half => building; -; -; it is a story and a half
Full basement, partially finished => room; -; -; the full basement is partially finished
Walkout basement mostly finished => room; -; -; the walk-out basement is mostly finished
Currently has rental letter of compliance => terms; -; -; it has a rental letter of compliance
Brick and vinyl => finish; -; -; it has a brick and vinyl exterior
Stone and cedar => finish; -; -; it has a stone and cedar exterior
One level brick => building; -; -; it is a one-story brick home
Single story stucco home => building; -; -; it is a one-story stucco home
USDA not eligible => terms; -; -; it is not USDA eligible
Gunite pool replastered 2020 => update; -; replastered gunite pool (singular); the gunite pool was replastered in 2020; year 2020
Seller found suitable housing => terms; -; -; the seller has found suitable housing
Main channel waterfront => location; -; -; it has main-channel waterfront
Deep water waterfront => location; -; -; it has deep-water waterfront
Oil heat, 275 gal tank => system; -; -; it has oil heat, with a 275-gallon tank
Propane heat with 500 gallon tank => system; -; -; it has propane heat, with a 500-gallon tank
`,
  'Multi-Family': `
2 beds each unit => building; -; -; each unit has two bedrooms
3 bedrooms per unit => building; -; -; each unit has three bedrooms
2nd floor tenant at will, $1,450 => tenancy; -; -; the second-floor tenant is at will and pays $1,450
Gas heat all units => system; -; -; all units have gas heat
Steam heat in all units => system; -; -; all units have steam heat
3 bed over 2 bed => building; -; -; there is a three-bedroom unit over a two-bedroom unit
2 bedroom over 1 bedroom => building; -; -; there is a two-bedroom unit over a one-bedroom unit
Street permit parking => parking; -; -; parking is by street permit
`,
  Apartment: `
First month and one month security => terms; -; -; first month's rent and a security deposit of one month's rent are required
Broker fee paid by landlord => terms; -; -; the broker fee is paid by the landlord
Pets negotiable, 2 max => pets; -; -; pets are negotiable, two at most
$300 pet deposit => pets; -; -; the pet deposit is $300
$250 pet deposit per pet => pets; -; -; the pet deposit is $250 for each pet
Half of shotgun double => building; -; -; it is half of a shotgun double
Half of a duplex => building; -; -; it is half of a duplex
Street permit parking => parking; -; -; parking is by street permit
`,
  Condo: `
Guard gated => community; guard-gated community; -; it is in a guard-gated community
Upstairs end unit => building; -; -; it is an upstairs end unit
Ground-floor corner unit => building; -; -; it is a ground-floor corner unit
`,
  Commercial: `
Flex warehouse with front office => building; -; -; it is a flex warehouse with a front office
Metal building with offices => building; -; -; it is a metal building with offices
3 phase power 400 amp => system; -; -; there is 400-amp three-phase power
Two retail bays, one leased month to month => tenancy; -; -; there are two retail bays, one of them leased month to month
Four office suites, two vacant => tenancy; -; -; there are four office suites, two of them vacant
Possible lofts => terms; -; -; lofts may be possible
Historic tax credits may apply => terms; -; -; historic tax credits may apply
`,
}
