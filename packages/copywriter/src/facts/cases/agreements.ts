import type { PropertyType } from '@listwright/contracts'

/** What the parties agree on, and what a building or a town allows. */
export const agreementCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Half off 1st mo => terms; -; -; the first month's rent is half off
Solar panels leased, Sunrun, $118/mo => terms; solar panels, leased; -; the solar panels are leased from Sunrun at $118 a month
Solar leased from Tesla => terms; solar panels, leased; -; the solar panels are leased from Tesla
Flood zone AE, LOMA in process => restriction; -; -; it is in flood zone AE, with a LOMA in process
LOMA in process => restriction; -; -; a LOMA is in process
Buyer responsible for CO & smoke cert => terms; -; -; the buyer is responsible for the CO and smoke certificate
Not FHA approved => terms; -; -; it is not FHA approved
Not in current use => restriction; -; -; it is not in current use
1 car detached garage as is => terms; -; -; the one-car detached garage is sold as is
Flood zone X no flood ins req'd => restriction; -; -; it is in flood zone X, and no flood insurance is required
Association approval required, 30 days => restriction; -; -; association approval is required (30 days)
Min 1 yr, max 3 => restriction; -; -; the minimum lease is one year and the maximum is three
Business not for sale, RE only => terms; -; -; the business is not for sale, only the real estate
Blinds convey, curtains do not => terms; personal property conveys; -; the blinds are included, but the curtains are not
All appliances stay incl chest freezer => terms; -; -; all appliances stay, including the chest freezer
Washer, dryer and fridge included as is => terms; -; -; the washer, the dryer and the refrigerator are included as is
Over 55 bldg => restriction; 55+ community; -; it is in an over-55 building
Selling mostly furnished => terms; -; -; it is sold mostly furnished
Seller find out clause => terms; -; -; the sale has a seller find-out clause
Flex close => terms; -; -; the closing date is flexible
Post settlement occ. till 8/15 => terms; -; -; the terms include post-settlement occupancy until August 15
Rent back up to 30 days => terms; -; -; the terms include a rent-back of up to 30 days
Seller concessions for closing up to 3% => terms; -; -; seller concessions of up to 3 percent are available for closing costs
Conv, FHA & MSHDA ok => terms; loan types accepted; -; conventional, FHA, and MSHDA financing is accepted; list conventional | FHA | MSHDA
Conv, VA, FHA, cash => terms; loan types accepted; -; conventional, VA, and FHA financing and cash are accepted; list conventional | VA | FHA | cash
FHA/VA considered => terms; loan types accepted; -; FHA and VA financing is accepted; list FHA | VA
Some exclusions, see list => terms; -; -; some exclusions apply
Furniture avail separate bill of sale => terms; -; -; furniture is available by separate bill of sale
Owner finance considered with 25% down => terms; seller financing; -; owner financing will be considered with 25 percent down
Quitclaim/special warranty deed => terms; -; -; it is sold by quitclaim or special warranty deed
Owner related to agent => terms; -; -; the owner is related to the agent
Seller to obtain CCO => terms; -; -; the seller will obtain a CCO
Great starter or rental => unused: It is a slogan or a promise, not a feature.
5 yrs left on tax abatement => terms; -; -; five years remain on the tax abatement
Point of sale violations assumed by buyer => terms; -; -; the point-of-sale violations are assumed by the buyer
Escrow funded by seller => terms; -; -; the escrow is funded by the seller
Theater area w/ projector conveys => terms; -; -; the theater area with its projector is included
Auction items not included => terms; -; -; the auction items are not included
Uncapping: buyer to consult assessor => terms; -; -; the taxes uncap, and the buyer is to consult the assessor
Gravel drive, shared maint w/ 2 neighbors => restriction; -; -; the gravel drive is maintained together with two neighbors
Restricted to min 1,200 sf home => restriction; -; -; homes must have at least 1,200 square feet
CAUV recoupment by buyer => terms; -; -; the buyer pays any CAUV recoupment
Lot next door also available => terms; -; -; the lot next door is also available
Build your own or seller's builder avail => terms; -; -; buyers may build their own home, or the seller's builder is available
No restrictions except no mobile homes => restriction; -; -; the only restriction is that mobile homes are not allowed
Buyer to verify sq ft => terms; -; -; the buyer is to verify the square footage
Exclude: mirrors in powder rm => terms; -; -; the mirrors in the powder room are excluded
Offers held to 4/30 @ noon => unused: Contact, showing and access details do not belong in public remarks.
Solar leased from Sunrun, $94/mo => terms; solar panels, leased; -; the solar panels are leased from Sunrun at $94 a month
Solar financed through GoodLeap, $140/mo => terms; -; -; the solar panels are financed through GoodLeap at $140 a month
Hot tub as is => terms; -; -; the hot tub is sold as is
Pool as is => terms; -; -; the pool is sold as is
Not VA approved => terms; -; -; it is not VA approved
Not in flood zone => restriction; -; -; it is not in a flood zone
Not in an HOA => restriction; -; -; it is not in an HOA
Flood zone AE, LOMA on file => restriction; -; -; it is in flood zone AE, with a LOMA on file
10 years left on solar lease => terms; -; -; ten years remain on the solar lease
Warranty deed => terms; -; -; it is sold by warranty deed
Seller would consider lease option => terms; -; -; the seller would consider a lease option
Leaseback up to 60 days => terms; -; -; the terms include a leaseback of up to 60 days
Flexible closing => terms; -; -; the closing date is flexible
Selling fully furnished => terms; -; -; it is sold fully furnished
Seller credit up to 2% => terms; -; -; a seller credit of up to 2 percent is available
Conventional, FHA and VA accepted => terms; loan types accepted; -; conventional, FHA, and VA financing is accepted; list conventional | FHA | VA
Cash, conventional or VA => terms; loan types accepted; -; conventional and VA financing and cash are accepted; list cash | conventional | VA
Tractor available by separate bill of sale => terms; -; -; the tractor is available by separate bill of sale
Lot next door is also available => terms; -; -; the lot next door is also available
Water heater rented => terms; -; -; the water heater is rented
Culligan softener rented => terms; -; -; the Culligan softener is rented
Propane tank leased => terms; -; -; the propane tank is leased
Owner to retain chandelier in DR => terms; -; -; the owner will keep the chandelier in the dining room
Seller will keep mirror in hall => terms; -; -; the seller will keep the mirror in the hall
Seller responsible for repairs => terms; -; -; the seller is responsible for repairs
Party wall agreement => restriction; -; -; there is a party-wall agreement
Rent control does not apply => restriction; -; -; rent control does not apply
`,
  'Multi-Family': `
Security deposits to transfer at closing => terms; -; -; the security deposits will transfer at closing
Leases to transfer at closing => terms; -; -; the leases will transfer at closing
`,
  Commercial: `
Use & occupancy by buyer => terms; -; -; the buyer is responsible for use and occupancy
Lifts stay with bldg => terms; personal property conveys; -; the lifts stay with the building
Owner would consider leaseback => terms; -; -; the owner would consider a leaseback
Lifts convey with building => terms; personal property conveys; -; the lifts stay with the building
Business not included, real estate only => terms; -; -; the business is not for sale, only the real estate
`,
  Condo: `
W/D allowed w/ board ok => restriction; -; -; a washer and dryer are allowed with board approval
Two year seasoning before rental => restriction; -; -; an owner must hold the unit for two years before renting it
Owner occupants only for 1st yr => restriction; owner-occupancy required; -; only owner-occupants are allowed for the first year
Short term rentals not permitted by assoc => restriction; -; -; short-term rentals are not permitted by the association
No motorcycles per docs => restriction; -; -; motorcycles are not allowed, according to the condo documents
Sublet after 2 years => restriction; -; -; subletting is allowed after two years
Rentals ok with board approval => restriction; -; -; rentals are allowed with board approval
Subletting allowed with board approval => restriction; -; -; subletting is allowed with board approval
Rentals not allowed by association => restriction; -; -; rentals are not allowed by the association
No grills per HOA rules => restriction; -; -; grills are not allowed, according to the HOA rules
No trucks per bylaws => restriction; -; -; trucks are not allowed, according to the bylaws
One year ownership before leasing => restriction; -; -; an owner must hold the unit for one year before renting it
Complex is VA approved => terms; -; -; the complex is VA approved
Building is not FHA approved => terms; -; -; the building is not FHA approved
`,
  Apartment: `
Lease starts July 1 => terms; -; -; the lease starts July 1
Short term 6 mo considered => terms; -; -; a short-term lease of six months will be considered
Renters ins required => terms; renters insurance; -; renter's insurance is required
Lease begins September 1 => terms; -; -; the lease begins September 1
9 month lease considered => terms; -; -; a nine-month lease will be considered
`,
  Land: `
Adjoining lot also available => terms; -; -; the adjoining lot is also available
Restricted to min 1,500 sf homes => restriction; -; -; homes must have at least 1,500 square feet
No restrictions except no single wides => restriction; -; -; the only restriction is that single wides are not allowed
`,
  Townhouse: `
Over 55 community => restriction; 55+ community; -; it is in an over-55 community
`,
}
