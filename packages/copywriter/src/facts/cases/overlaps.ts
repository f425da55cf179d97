import type { PropertyType } from '@listwright/contracts'

/** Notes of which each kind is read by one rule: closings, assessments, tanks, outlooks, loans, and what a buyer is to verify. */
export const overlapCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Needs quick close => terms; -; -; the seller needs a quick closing
Seller wants fast closing => terms; -; -; the seller wants a fast closing
Sellers prefer extended close => terms; -; -; the sellers prefer an extended closing
Owner requires a 21-day closing => terms; -; -; the owner requires a 21-day closing
8 day close preferred => terms; -; -; an eight-day closing is preferred
Seller needs long escrow => terms; -; -; the seller needs a long escrow
Quick settlement requested => terms; -; -; a quick settlement is requested
Seller relocating, needs quick close => terms; -; -; the seller is relocating and needs a quick closing
Job transfer, short escrow preferred => terms; -; -; the seller is relocating and prefers a short escrow
Sellers relocating and want a flexible closing => terms; -; -; the sellers are relocating and want a flexible closing
Seller needs 18 day rent back => terms; -; -; the seller needs an 18-day rent-back
Seller needs 8 week rent back => terms; -; -; the seller needs an eight-week rent-back
Seller needs 11 day leaseback => terms; -; -; the seller needs an 11-day leaseback
Seller needs possession thru Dec 15 => terms; -; -; the seller needs possession through December 15
Special assessment paid => fee; assessment paid; -; the special assessment is paid
Special assessment paid in full => fee; -; -; the special assessment has been paid in full
Sewer and water assessments paid off => fee; -; -; the sewer and water assessments have been paid off
Special assessment for roof paid => fee; -; -; the special assessment for the roof has been paid
Special assessment for 2023 roof paid in full => fee; -; -; the special assessment for the 2023 roof has been paid in full
Assessments for new siding paid by seller => fee; -; -; the assessments for the new siding are paid by the seller
Special assessment to be paid by seller at closing => fee; -; -; the seller will pay the special assessment at closing
Oil tank decommissioned with certificate => update; -; -; the oil tank has been decommissioned, with a certificate
Buried oil tank decommissioned 2019 with permits => update; -; -; the buried oil tank was decommissioned in 2019, with permits available; year 2019
Underground oil tank abandoned in place => update; -; -; the underground oil tank has been abandoned in place
Oil tank removed 2015 => update; -; -; the oil tank was removed in 2015; year 2015
Deck overlooks woods => outdoor place; -; -; the deck overlooks the woods
Porch overlooks a pasture => outdoor place; -; -; the porch overlooks the pasture
House faces the river => character; -; -; the house faces the river
Deck overlooks Lake Travis and marina => outdoor place; -; -; the deck overlooks Lake Travis and the marina
Kitchen looks out on fenced yard => room; -; -; the kitchen looks out on a fenced yard
North to south exposure => character; -; -; it has a north/south exposure
East and west exposures => character; -; -; it has an east/west exposure
Septic for 4 bedrooms, buyer to verify => utilities; -; -; the septic is sized for four bedrooms, to be verified by the buyer
Zoned R-2, buyer to verify with city => zoning; -; -; it is zoned R-2, to be verified by the buyer with the city
Horses allowed per zoning, check with county => restriction; -; -; horses are allowed per zoning, to be verified by the buyer with the county
Rental cap applies, buyer to verify with HOA => restriction; -; -; a rental cap applies, to be verified by the buyer with the HOA
VA loan assumable to qualified vet => terms; -; -; the VA loan is assumable to a qualified veteran
Assumable FHA 3.1% to an eligible buyer => terms; -; -; the FHA loan is assumable at 3.1 percent to an eligible buyer
Assumable to qualified vet => terms; -; -; the loan is assumable to a qualified veteran
USDA loan is assumable with lender approval => terms; -; -; the USDA loan is assumable with the lender's approval
Conventional assumable at 3.5% => terms; assumable loan; -; the conventional loan is assumable at 3.5 percent; n 3.5
Assumable VA 2.25% to qualified veteran => terms; -; -; the VA loan is assumable at 2.25 percent to a qualified veteran
Must earn 3x rent => terms; -; -; income of three times the rent is required
Credit score 680+ and income 3x rent required => terms; -; -; a credit score of 680 and income of three times the rent are required
650+ credit, 2.5x income => terms; -; -; a credit score of 650 and income of 2.5 times the rent are required
Existing bookings to be honored through October => terms; -; -; existing bookings must be honored through October
Contract for deed considered with 20% down => terms; -; -; a contract for deed will be considered with 20 percent down
`,
  Condo: `
North and south exposures => character; several exposures; north and south exposures (plural); -
STR allowed per HOA, verify => income; -; -; the HOA allows short-term rentals, to be verified by the buyer
Balcony overlooks courtyard and pool => outdoor place; -; -; the balcony overlooks the courtyard and the pool
`,
}
