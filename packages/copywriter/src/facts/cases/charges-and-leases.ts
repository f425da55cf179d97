import type { PropertyType } from '@listwright/contracts'

/** Charges, leases and what a building lets, each told by its own name. */
export const chargeAndLeaseCases: Partial<Record<PropertyType, string>> = {
  Condo: `
Move-in fee $250 to HOA => fee; -; -; the move-in fee is $250, paid to the HOA
Move-in fee $400 in lieu of deposit => fee; -; -; the move-in fee is $400, in lieu of a deposit
Move in fee $300 non-refundable => fee; -; -; there is a nonrefundable move-in fee of $300
Move-out fee $200 => fee; -; -; there is a move-out fee of $200
1% transfer to HOA => fee; -; -; a transfer fee of 1 percent goes to the HOA
0.5% transfer fee to HOA at closing => fee; -; -; a transfer fee of 0.5 percent goes to the HOA at closing
HOD $598 incl. gas, W/S/G, earthquake ins. => fee; hoa fee; -; HOA dues are $598 and include gas, water, sewer, garbage, and earthquake insurance; money $598 | HOA | gas | water | sewer | garbage | earthquake insurance; list gas | water | sewer | garbage | earthquake insurance
HOD $412 incl. W/S/G => fee; hoa fee; -; HOA dues are $412 and include water, sewer, and garbage; money $412 | HOA | water | sewer | garbage; list water | sewer | garbage
HOA $410 includes W/S/G and earthquake ins. => fee; hoa fee; -; HOA dues are $410 and include water, sewer, garbage, and earthquake insurance; money $410 | HOA | water | sewer | garbage | earthquake insurance; list water | sewer | garbage | earthquake insurance
Asmt $715 includes heat, AC, cable, internet => fee; condo fee; -; the assessment is $715 and includes heat, air conditioning, cable, and internet; money $715 | assessments | heat | air conditioning | cable | internet; list heat | air conditioning | cable | internet
Asmt $320 incl heat, gas => fee; condo fee; -; the assessment is $320 and includes heat and gas; money $320 | assessments | heat | gas; list heat | gas
HOA qtrly $1,380, incl. water, sewer, internet => fee; hoa fee; -; HOA dues are $1,380 a quarter and include water, sewer, and internet; money $1,380 | a quarter | HOA | water | sewer | internet; list water | sewer | internet
HOA $210/mo, incl. water, trash => fee; hoa fee; -; HOA dues are $210 a month and include water and trash; money $210 | a month | HOA | water | trash; list water | trash
HOA fees: $520 condo + $260 master => fee; -; -; HOA dues are $520 for the condo association and $260 for the master association
HOA fees $180 sub + $60 master => fee; -; -; HOA dues are $180 for the subassociation and $60 for the master association
HOA $75 for common landscaping => fee; -; -; HOA dues are $75 for common landscaping
HOA $40/mo for common areas => fee; -; -; HOA dues are $40 a month for common areas
Mo. fee $395: roof, lawn, snow, some insurance => fee; -; -; the monthly fee is $395 and includes the roof, lawn care, snow removal, and some insurance; list the roof | lawn care | snow removal | some insurance
Monthly fee $310: lawn, snow, roof => fee; -; -; the monthly fee is $310 and includes lawn care, snow removal, and the roof; list lawn care | snow removal | the roof
Maintenance fee $487 incl. sewer => fee; co-op maintenance; -; the maintenance fee is $487 and includes sewer; money $487 | maintenance | sewer; list sewer
Maint. fee $612 incl water, hot water, basic cable => fee; co-op maintenance; -; the maintenance fee is $612 and includes water, hot water, and basic cable; money $612 | maintenance | water | hot water | basic cable; list water | hot water | basic cable
HOA EQ insurance included => fee; -; -; HOA dues include earthquake insurance
Owner pays SCE & gas only => unused: We don't know "sce": write it out.
Special assessment for elevator paid by seller at closing => fee; -; -; the seller will pay the special assessment for the elevator at closing
Special assessment for roof paid by seller => fee; -; -; the special assessment for the roof is paid by the seller
Recent special assessment paid off => fee; -; -; the recent special assessment has been paid off
Special assessment paid in full => fee; -; -; the special assessment has been paid in full
Fire sprinkler assessment passed => update; -; -; the fire sprinkler assessment has been passed
No rental cap at this time => restriction; -; -; there is no rental cap at this time
Rental cap, waitlist => restriction; -; -; there is a rental cap with a waitlist
Rental cap met, waitlist => restriction; -; -; the rental cap has been met, and there is a waitlist
10% max rentals => restriction; -; -; rentals are limited to 10 percent
20% max rentals => restriction; -; -; rentals are limited to 20 percent
`,
  Townhouse: `
Monthly assessment $268 => fee; hoa fee; -; the association fee is $268 a month; money $268 | a month | association fee
Taxes w/ homeowner ex. $5,640 => fee; -; -; property taxes are $5,640 with the homeowner exemption
Taxes w/ homestead $3,200 => fee; -; -; property taxes are $3,200 with the homestead exemption
Taxes $4,100 w/ homestead exemption => fee; -; -; property taxes are $4,100 with the homestead exemption
`,
  Apartment: `
Rental tax 1.5% added => fee; -; -; a rental tax of 1.5 percent is added
City rental tax 2% added to rent => fee; -; -; a city rental tax of 2 percent is added to the rent
$200 non-refundable cleaning => fee; -; -; the non-refundable cleaning fee is $200
$150 cleaning fee, nonrefundable => fee; -; -; the non-refundable cleaning fee is $150
$75/mo flat W/S/G => fee; -; -; water, sewer, and garbage are $75 a month, flat
$60/mo flat water/sewer/trash => fee; -; -; water, sewer, and trash are $60 a month, flat
Flat $85 utilities => fee; -; -; utilities are $85, flat
First month 1/2 off w/ 12 mo lease => terms; -; -; the first month's rent is half off with a 12-month lease
Half off first month w/ 12 mo lease => terms; -; -; the first month's rent is half off with a 12-month lease
One month free w/ 13 mo lease => terms; -; -; one month is free with a 13-month lease
$50 app fee per applicant => fee; -; -; the application fee is $50 for each applicant
Small pets, $500 refundable deposit => pets; -; -; small pets are allowed with a $500 refundable deposit
Small dogs, $300 deposit => pets; -; -; small dogs are allowed with a $300 deposit
Cats only, $250 deposit => pets; -; -; only cats are allowed with a $250 deposit
Security deposit = one month => fee; -; -; the security deposit is one month's rent
Deposit = 1 month rent => fee; -; -; the deposit is one month's rent
Off street stall $120/mo => fee; -; -; the off-street stall is $120 a month
Pet rent $25 each => pets; -; -; the pet rent is $25 for each pet
Pet rent $35/mo per pet => pets; -; -; the pet rent is $35 a month for each pet
Aug 15 lease start => availability; -; -; the lease starts August 15
Lease start Sept 1 => availability; -; -; the lease starts September 1
June 1 lease start => availability; -; -; the lease starts June 1
6 or 12 month terms => terms; -; -; lease terms are 6 or 12 months
6, 9 or 12 month leases => terms; -; -; lease terms are 6, 9 or 12 months
Up to 3 unrelated => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
All utilities paid except internet => utilities; -; -; all utilities are paid except internet
All utilities included except electric => utilities; -; -; all utilities except electricity are included
Water/trash paid => utilities; -; -; water and trash are paid
Heat/water paid => utilities; -; -; heat and water are paid
W/S/G paid => utilities; -; -; water, sewer, and garbage are paid
Subject to rent control AB 1482 => tenancy; -; -; it is subject to rent control under AB 1482
Deposit $2,395 OAC => fee; -; -; the deposit is $2,395 on approved credit
No smoking/vaping on premises => restriction; -; -; smoking and vaping are not allowed on the premises
No smoking or vaping => restriction; -; -; smoking and vaping are not allowed
Credit 640+ => terms; -; -; the minimum credit score is 640
Fitness room open 5am-11pm => building; -; -; the fitness room is open from 5 am to 11 pm
Pool open May-Sept => amenity; -; -; the pool is open from May to September
Tenant occupied, 45 days notice => tenancy; -; -; it is tenant-occupied, with 45 days' notice
Laundry on each floor, app pay => building; -; -; there is laundry on each floor, paid by app
12 mo min => restriction; leasing restrictions; -; the minimum lease is 12 months; list a minimum of 12 months
`,
  Commercial: `
CAM $0.19/sf/mo => fee; -; -; the CAM charge is $0.19 a square foot a month
CAM $4.25/sf => fee; -; -; the CAM charge is $4.25 a square foot
NNN $6.50/sf/yr => fee; -; -; the NNN charge is $6.50 a square foot a year
Leased NNN thru 12/2026 w/ 3% bumps => tenancy; -; -; it is leased NNN through December 2026, with rent increases of 3 percent; date December 2026
Leased thru 2029 w/ 3% annual increases => tenancy; -; -; it is leased through 2029, with annual rent increases of 3 percent; date 2029
Month to month tenant in rear suite @ $850 => tenancy; -; -; a month-to-month tenant in the rear suite pays $850
MTM tenant upstairs @ $700 => tenancy; -; -; a month-to-month tenant upstairs pays $700
Current tenant: coffee shop, $1,100 gross => tenancy; -; -; the current tenant is a coffee shop at $1,100 gross
Current tenant: salon, $950/mo => tenancy; -; -; the current tenant is a salon at $950 a month
Available 60 days from signing => availability; -; -; it is available 60 days from signing
3-5 yr term preferred => terms; -; -; a three-to-five-year term is preferred
NDA for financials => terms; -; -; an NDA is required for the financials
NDA required for financials => terms; -; -; an NDA is required for the financials
P&L upon request => terms; -; -; the P&L is available on request
Financials upon request => terms; -; -; the financials are available on request
P&L available with NDA => terms; -; -; the P&L is available with an NDA
900 SF office buildout => room; office space; 900-square-foot office build-out (singular); -; n 900
1,200 sf office build-out => room; office space; 1,200-square-foot office build-out (singular); -; n 1200
400A 277/480V => system; -; -; the electrical service is 400 amps at 277/480 volts
200A 120/208V 3-phase => system; -; -; the electrical service is 200 amps at 120/208 volts, three-phase
Tilt-up concrete => building; -; tilt-up concrete construction (mass); -
ESFR sprinklered => system; -; -; it has ESFR sprinklers
Fully sprinklered => system; fire sprinklers; -; it is fully sprinklered
Two dock high, one grade level => building; loading dock; two dock-high doors (plural, counted); -; n 2 || building; drive-in doors; one grade-level door (singular, counted); -; n 1
Two dock-high doors, one grade-level door => building; loading dock; two dock-high doors (plural, counted); -; n 2 || building; drive-in doors; grade-level door (singular); -; n 1
Sale-leaseback considered => terms; -; -; a sale-leaseback will be considered
Retail down, loft apt up => building; -; -; there is retail space downstairs and a loft apartment upstairs
Office down, apartment up => building; -; -; there is an office downstairs and an apartment upstairs
Former dental office, plumbed for 5 ops => building; -; -; it is a former dental office, plumbed for five operatories
Zoned C-C => zoning; zoning code; C-C zoning (mass); it is zoned C-C
Hood, walk-in and grease trap in place => condition; -; -; a hood, a walk-in, and a grease trap are in place
Cross access easement w/ bank next door => restriction; -; -; there is a cross-access easement with the bank next door
`,
  'Multi-Family': `
Basement studio $1,050 utilities included => income; -; -; the basement studio rents for $1,050 with utilities included
Studio unit $900 heat included => income; -; -; the studio unit rents for $900 with heat included
Rear tenant $1,800 incl. water => income; -; -; the rear tenant pays $1,800, including water
Front tenant $1,450 incl heat => income; -; -; the front tenant pays $1,450, including heat
Unit B long term tenant since 2015, below market => tenancy; -; -; unit B has had a long-term tenant since 2015, at a below-market rent
Unit 2 tenant since 2018, below market => tenancy; -; -; unit 2 has had a tenant since 2018, at a below-market rent
Long-term tenants in 3 of 4 => tenancy; -; -; there are long-term tenants in three of the four units
Long term tenants in 2 of 3 units => tenancy; -; -; there are long-term tenants in two of the three units
One unit down, being turned => tenancy; -; -; one unit is down, being turned
Main house 4/2, ohana 2/1 => room; -; four-bedroom, two-bath main house (singular); - || amenity; -; two-bedroom, one-bath ohana (singular); -
W/D hookups both sides => building; -; -; both sides have washer and dryer hookups
Laundry hookups both units => building; -; -; both units have laundry hookups
Tenants do own yard => tenancy; -; -; the tenants take care of their own yard
Tenants do own snow removal => tenancy; -; -; the tenants take care of their own snow removal
Under market rents, room to raise => income; -; -; rents are below market
Radiator heat 1st, GFA 2nd => system; -; -; there is radiator heat on the first floor and gas forced air on the second
GFA 1st, baseboard 2nd => system; -; -; there is gas forced air on the first floor and baseboard heat on the second
Separate meters for gas & lights => income; -; -; gas and lights are metered separately
Separate electric meters, one gas => income; -; -; the electric meters are separate, and there is one gas meter
Separate electric, one gas meter => income; -; -; the electric meters are separate, and there is one gas meter
Classic Milwaukee duplex, up/down => building; units; -; it is a classic Milwaukee up/down duplex
Up/down duplex => building; units; up/down duplex (singular); it is an up/down duplex; n 2
Upper vacant, ready to occupy => tenancy; -; -; the upper unit is vacant and ready to occupy
Boiler out, forced air put in 2013 => update; -; -; forced air replaced the boiler in 2013; year 2013
4-plex, all 1 & 2 beds => building; units; fourplex (singular); it is a fourplex; n 4 || building; -; -; all units have one or two bedrooms
Seller pays owner's title => terms; -; -; the seller pays for the owner's title policy
Seller pays title policy => terms; -; -; the seller pays for the title policy
Legal triplex per city letter => building; -; -; it is a legal triplex, per a city letter
House vacant, repainted inside => tenancy; -; -; the house is vacant and has been repainted inside
Ohana permitted 1988 => update; -; -; the ohana was permitted in 1988; year 1988
Sewer, not cesspool => utilities; -; -; it is on sewer, not a cesspool
Investor owned, seller never occupied => condition; -; -; it is investor-owned || condition; -; -; the seller has never occupied it
8 parking spots w/ plug-ins => parking; parking spaces; eight parking spaces (plural, counted); -; n 8 || parking; -; plug-ins (plural); -; of eight parking spaces
1st flr owner's unit, delivered vacant => tenancy; -; -; the first-floor owner's unit will be delivered vacant
Unit B delivered vacant => tenancy; -; -; unit B will be delivered vacant
Upper to be delivered vacant at closing => tenancy; -; -; the upper unit will be delivered vacant at closing
2nd floor delivered vacant => tenancy; -; -; the second floor will be delivered vacant
Garden apartment delivered vacant => tenancy; -; -; the garden apartment will be delivered vacant
`,
}
