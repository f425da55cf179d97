import type { PropertyType } from '@listwright/contracts'

/** Notes about special districts and taxes, and about what an association charges, allows and does. */
export const associationAndDistrictCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Metro district fees $180/yr => fee; -; -; the metro district fees are $180 a year
PID $1,100 a year => fee; cdd or mello-roos; -; the PID fee is $1,100 a year; money $1,100 | a year | PID fee
CDD $1,420/yr => fee; cdd or mello-roos; -; the CDD fee is $1,420 a year; money $1,420 | a year | CDD
MUD rate .65 => fee; -; -; the MUD tax rate is 0.65
Low tax rate 2.3% => fee; -; -; the tax rate is low, at 2.3 percent
Taxes under $900 => fee; -; -; property taxes are under $900
Metro district => fee; -; -; it is in a metro district
PACE loan paid off at closing => terms; -; -; the PACE loan will be paid off at closing
HOA mows the front => community; -; -; the HOA mows the front
Indoor and outdoor pool => amenity; pool; indoor and outdoor pools (plural); -
Irrigation district fee $220 => fee; -; -; the irrigation district fee is $220
Road association $300 a year for plowing => fee; -; -; road association dues are $300 a year for plowing
HOA approval for fences => restriction; -; -; HOA approval is required for fences
HOA $600/yr with boat launch => fee; hoa fee; -; HOA dues are $600 a year and include the boat launch; money $600 | a year | HOA | the boat launch; list the boat launch
Taxes reassessed in 2025 => fee; -; -; taxes were reassessed in 2025
Insurance claim roof 2023 => condition; -; -; there was an insurance claim for the roof in 2023
`,
  Condo: `
Assessment for balconies $310/mo until 2028 => fee; -; -; the assessment for the balconies is $310 a month until 2028
HOA transfer fee $300 => fee; -; -; the HOA transfer fee is $300
Land lease $85/mo => fee; land lease; -; the land lease is $85 a month; money $85 | a month | lot rent
Owners may have 2 pets => pets; -; -; owners may have two pets
Owners only may have pets => pets; -; -; only owners may have pets
One pet under 25 lbs => pets; -; -; one pet under 25 pounds is allowed
Lease min 6 months, 2x per year => restriction; -; -; leases have a six-month minimum, and it may be leased twice a year
Airbnb friendly building => restriction; -; -; the building is Airbnb-friendly
VA and FHA approved complex => terms; -; -; the complex is VA and FHA approved
Right of first refusal by association => restriction; -; -; the association has a right of first refusal
Short term rentals not allowed => restriction; -; -; short-term rentals are not allowed
Building is 62% owner occupied => building; -; -; the building is 62 percent owner-occupied
Unit above garage => building; -; -; the unit is above the garage
Trash chute on floor => building; -; trash chute ~ on the same floor (singular); -
Fishing pier and kayak launch => amenity; boat dock; fishing pier (singular); - || community; -; kayak launch (singular); -
Strong reserves => fee; -; -; reserves are strong
HOA reserves at 70% => fee; -; -; HOA reserves are at 70 percent
Dues went up 2025 => fee; -; -; dues went up in 2025
Social membership required $95/mo => fee; -; -; social membership is required, at $95 a month
Fee includes everything but electric => fee; -; -; the fee includes everything but electricity
One small dog allowed with approval => pets; pet limits; -; one small dog is allowed with approval; n 1; list one at most
Weekly minimum rental => restriction; -; -; the minimum rental is one week
Month of HOA paid by seller => fee; -; -; the seller pays one month of HOA dues
`,
  Apartment: `
Small pets with $250 deposit => pets; -; -; small pets are allowed with a $250 deposit
Garage parking $150/mo extra => parking; -; -; garage parking is extra, at $150 a month
Street parking with permit => parking; -; -; there is street parking by permit
Short lease considered => terms; -; -; a short lease will be considered
Top floor unit no one above => building; -; -; it is a top-floor unit with no one above
Deposit same as one month rent => fee; deposit; -; the deposit is one month's rent
Guest parking by permit => parking; guest parking; guest parking ~ by permit (mass); -
Heat is gas paid by tenant => utilities; -; -; the heat is gas and paid by the tenant
One year lease then month to month => terms; -; -; the lease is for one year, then month to month
Furnished with utilities included => terms; -; -; it comes furnished, with utilities included
Available now for 12 months => availability; -; -; it is available now for 12 months
`,
}
