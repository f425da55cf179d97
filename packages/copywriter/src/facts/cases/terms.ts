import type { PropertyType } from '@listwright/contracts'

/** What sellers and landlords give and ask, what has to be verified, warranties, clearances and the ground. */
export const termCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Seller offering $4,000 toward closing costs => terms; -; -; the seller is offering $4,000 toward closing costs
Seller contributing $5,000 toward closing costs => terms; -; -; the seller is contributing $5,000 toward closing costs
Seller will contribute 5k toward closing costs => terms; -; -; the seller will contribute $5,000 toward closing costs
Seller offering 5k toward closing costs => terms; -; -; the seller is offering $5,000 toward closing costs
Seller offering $10,000 toward rate buydown => terms; -; -; the seller is offering $10,000 toward a rate buydown
5k toward rate buydown => terms; -; -; $5,000 is offered toward a rate buydown
$10k toward closing w/ preferred lender => terms; -; -; $10,000 is offered toward closing costs with the preferred lender
builder offering $10k toward closing costs or rate buydown => terms; -; -; the builder is offering $10,000 toward closing costs or a rate buydown
seller to pay closing costs => terms; -; -; the seller will pay closing costs
Seller will pay up to $3,000 in closing costs => terms; -; -; the seller will pay up to $3,000 in closing costs
Seller to credit buyer $5,000 at closing => terms; -; -; the seller will credit the buyer $5,000 at closing
Seller credit $7,500 => terms; -; -; a $7,500 seller credit is offered
$5,000 seller credit for flooring => terms; -; -; a $5,000 seller credit is offered for flooring
$5,000 flooring allowance => terms; -; -; a $5,000 flooring allowance is offered
Carpet allowance $3,000 => terms; -; -; a $3,000 carpet allowance is offered
Seller paid 2-1 buydown => terms; -; -; a seller-paid 2-1 buydown is offered
2-1 buydown offered by builder => terms; -; -; a 2-1 buydown is offered by the builder
preferred lender credit 1% => terms; -; -; a 1 percent preferred-lender credit is offered
SELLER CONTRIBUTES 5K CC W/ FULL PRICE OFFER => terms; -; -; the seller will contribute $5,000 toward closing costs with a full-price offer
2% seller concession => terms; -; -; a 2 percent seller concession is offered
Seller concessions available => terms; -; -; seller concessions are available
$12,500 use your way incentive w/ builder's lender => terms; -; -; a $12,500 use-your-way incentive is offered with the builder's lender
3% buyer agent commission => unused: Compensation of agents does not belong in public remarks.
Seller offering 2.5% to buyer's agent => unused: Contact, showing and access details do not belong in public remarks.
Builder warranty remaining => terms; -; -; part of the builder warranty remains
Remainder of builder warranty => terms; -; -; part of the builder warranty remains
Builder warranty => terms; -; -; it comes with a builder warranty
Transferable builder warranty => terms; -; -; it comes with a transferable builder warranty
Transferable roof warranty => terms; -; -; it comes with a transferable roof warranty
Roof warranty transfers => terms; -; -; the roof warranty transfers
2-10 warranty => terms; -; -; it comes with a 2-10 home warranty
10 year structural warranty remaining => terms; -; -; part of the 10-year structural warranty remains
Foundation repaired 2018 with transferable warranty => update; -; -; the foundation was repaired in 2018 and carries a transferable warranty; year 2018
Foundation repaired 2019, transferable warranty => update; -; -; the foundation was repaired in 2019 and carries a transferable warranty; year 2019
Foundation work done 2019 with transferable warranty => condition; -; -; the foundation work was done in 2019 and carries a transferable warranty; year 2019
Solar panels with transferable warranty => system; solar panels; solar panels (plural); - || system; -; transferable warranty (singular); -; of solar panels
Roof replaced in 2021 with lifetime transferable warranty => update; -; -; the roof was replaced in 2021 and carries a lifetime transferable warranty; year 2021
Buyer to verify schools => terms; -; -; the buyer is to verify schools
Buyer to verify all measurements => terms; -; -; the buyer is to verify all measurements
Buyer to verify zoning for intended use => terms; -; -; the buyer is to verify zoning for the intended use
Buyer and buyer's agent to verify all info => unused: Contact, showing and access details do not belong in public remarks.
Square footage per county records => terms; -; -; the square footage is per county records
Sq ft per tax records => terms; -; -; the square footage is per tax records
Square footage from appraisal => terms; -; -; the square footage is per the appraisal
Sq ft approximate => terms; -; -; the square footage is approximate
Measurements are approximate => terms; -; -; the measurements are approximate
Lot size per county => terms; -; -; the lot size is per the county
Acreage per survey => terms; -; -; the acreage is per the survey
Taxes per county records => terms; -; -; the taxes are per county records
Finished basement not included in sq ft => room; -; -; there is a finished basement, not included in the square footage
Detached studio/office, not included in sq ft => room; -; -; there is a detached studio or office, not included in the square footage
Sunroom not in square footage => room; -; -; there is a sunroom, not included in the square footage
Basement sq ft not included in total => terms; -; -; the basement square feet are not included in the total
Sold mostly furnished => terms; -; -; it is sold mostly furnished
Sold partially furnished => terms; -; -; it is sold partially furnished
Mostly furnished => terms; -; -; it comes mostly furnished
Furnishings negotiable => terms; -; -; the furnishings are negotiable
Seismic retrofit => update; -; -; it has had a seismic retrofit
Seismic retrofit 2019 => update; -; -; a seismic retrofit was done in 2019; year 2019
Seismic retrofit completed => update; -; -; it has had a seismic retrofit
Seismically retrofitted => condition; -; -; it is seismically retrofitted
Foundation bolted => system; -; -; the foundation is bolted
Earthquake retrofit done in 2016 => update; -; -; an earthquake retrofit was done in 2016; year 2016
Section 1 pest clearance => condition; -; -; it has a Section 1 pest clearance
Section 1 clear => condition; -; -; it has a Section 1 pest clearance
Section 1 pest work completed => condition; -; -; the Section 1 pest work has been completed
Pest clearance => condition; -; -; it has a pest clearance
Clear pest report => condition; -; -; the pest report is clear
Termite clearance => condition; -; -; it has a termite clearance
Mature plantings => outdoor place; -; mature plantings (plural); -
Stone walls and mature plantings => outdoor place; -; stone walls (plural); - || outdoor place; -; mature plantings (plural); -
Strong rental history => income; -; -; it has a strong rental history
Proven rental history => income; -; -; it has a proven rental history
Great rental history => income; -; -; it has a rental history
Rental history available => availability; -; -; a rental history is available
Country club membership transferable => terms; -; -; the country club membership is transferable
Transferable country club membership => terms; -; -; the country club membership is transferable
Golf membership available => community; -; -; golf membership is available
Club membership included => terms; personal property conveys; -; the club membership is included; list the club membership
Low assessments $295/mo => fee; condo fee; -; the assessment is $295 a month; money $295 | a month | assessments
Low HOA $45/mo => fee; hoa fee; -; HOA dues are $45 a month; money $45 | a month | HOA
Low taxes => fee; -; -; property taxes are low
Low tax rate => fee; -; -; the tax rate is low
Low HOA => fee; -; -; the HOA fee is low
HVAC serviced yearly => system; -; -; the HVAC is serviced yearly
HVAC serviced annually => system; -; -; the HVAC is serviced annually
Furnace serviced every year => system; -; -; the furnace is serviced every year
Photos similar => terms; -; -; the photos show a similar home
Photos of similar unit => terms; -; -; the photos show a similar unit
Photos are of model home => terms; -; -; the photos show a model home
New comp roof 2019 => update; -; new composition roof (singular); the composition roof was installed in 2019; year 2019
comp shingle roof => system; -; composition shingle roof (singular); -
flexible on settlement => terms; -; -; settlement is flexible
Pre-approval letter with all offers => unused: Contact, showing and access details do not belong in public remarks.
inspect with accepted offer => unused: Contact, showing and access details do not belong in public remarks.
Detached barn w/ two stalls => building; barn; two-stall detached barn (singular); -; n 2
`,
  Condo: `
STR license limits apply, buyer to verify => restriction; -; -; short-term rental license limits apply, to be verified by the buyer
Rental cap met, buyer to verify => restriction; -; -; the rental cap has been met, to be verified by the buyer
`,
  Apartment: `
First month free w/ 14 month lease => terms; -; -; the first month is free with a 14-month lease
6 weeks free on 14 mo lease => terms; -; -; six weeks are free on a 14-month lease
1 mo free on 13 mo lease => terms; -; -; one month is free on a 13-month lease
One month free => terms; -; -; one month is free
Half off first month => terms; -; -; the first month's rent is half off
$500 off first month => terms; -; -; the first month's rent is $500 off
2 months free on 18 month lease => terms; -; -; two months are free on an 18-month lease
Credit and background check required => terms; -; -; a credit and background check is required
Credit check required => terms; -; -; a credit check is required
Background check => terms; -; -; a background check is required
Credit, background and income verification => income; -; -; -; note credit, background and income verification
Application and credit check required => terms; -; -; an application and a credit check are required
Income 40x rent => terms; -; -; income of 40 times the rent is required
40x rent => terms; -; -; the income requirement is 40 times the rent
Income 3x rent required => terms; -; -; income of three times the rent is required
Must make 3x rent => terms; -; -; income of three times the rent is required
Guarantors accepted => terms; -; -; guarantors are accepted
No guarantors => terms; -; -; guarantors are not accepted
References required => restriction; -; -; references are required
Renters insurance required => terms; renters insurance; -; renter's insurance is required
650 credit score min => terms; -; -; the minimum credit score is 650
Minimum credit score 650 => terms; -; -; the minimum credit score is 650
First, last and security => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required; list first month's rent | last month's rent | a security deposit
`,
  'Multi-Family': `
Current tenant month to month => tenancy; -; -; the current tenant is month to month
Tenant month to month => tenancy; month-to-month; -; the tenancy is month to month
Tenants month-to-month => tenancy; month-to-month; -; the tenancy is month to month
Long term tenant month to month => tenancy; -; -; the long-term tenant is month to month
Tenants would like to stay => tenancy; -; -; the tenants would like to stay
Duplex, both 2/1 => building; units; duplex (singular); it is a duplex; n 2 || building; -; -; each unit has two bedrooms and one bath
both 2/1 => building; -; -; each unit has two bedrooms and one bath
`,
  Land: `
High and dry => land; -; -; the land is high and dry
Lot is high and dry => land; -; -; the lot is high and dry
Sandy loam => land; -; -; the soil is sandy loam
Sandy loam soil => land; -; -; the soil is sandy loam
Clay loam soils => land; -; -; the soil is clay loam
Good gravel per soil report => land; -; -; there is good gravel, according to the soil report
Good soils per perc test => land; -; -; there are good soils, according to the perc test
Well needed, neighbors around 200 ft => land; -; -; a well is needed, and neighboring wells are around 200 feet deep
Neighboring wells 150-200 ft => land; -; -; neighboring wells are 150 to 200 feet deep
Wells in area around 300 ft => land; -; -; wells in the area are around 300 feet deep
Needs well, neighbors at 180 ft => land; -; -; a well is needed, and neighboring wells are 180 feet deep
`,
  Commercial: `
High foot traffic => location; -; -; foot traffic is high
Heavy foot traffic => location; -; -; foot traffic is heavy
High traffic count => location; -; -; the traffic count is high
Owner user or investor => terms; -; -; it suits an owner-user or an investor
Owner-user or investor opportunity => terms; -; -; it suits an owner-user or an investor
Great for owner user => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Current tenant month to month => tenancy; -; -; the current tenant is month to month
landlord will give 1 mo for buildout => terms; -; -; the landlord will give one month for the buildout
TI allowance available => availability; -; -; a TI allowance is available
$20/sf TI allowance => terms; -; -; the TI allowance is $20 a square foot
Buyer to verify zoning and permitted uses => terms; -; -; the buyer is to verify zoning and permitted uses
Possible ADU, buyer to verify => income; -; -; there is a possible ADU, to be verified by the buyer
`,
}
