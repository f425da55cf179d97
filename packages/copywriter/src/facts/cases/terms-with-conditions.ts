import type { PropertyType } from '@listwright/contracts'

/** Leases, fees and terms of sale that are told with the condition they were typed with. */
export const termWithConditionCases: Partial<Record<PropertyType, string>> = {
  Condo: `
leased til 3/31, tenant at $4,100 => tenancy; -; -; it is leased through March 31 to a tenant at $4,100; date March 31
leased thru 5/27 with tenant paying $1,900/mo => tenancy; -; -; it is leased through May 2027 to a tenant at $1,900 a month; date May 2027
`,
  'Single Family Home': `
rented thru 6/27 @ $2,200, tnt pays gas => tenancy; -; -; it is rented through June 2027 at $2,200, and the tenant pays for gas; date June 2027
grossed $71k rent in '24, 11 wks => income; -; -; it grossed $71,000 in rent over 11 weeks in 2024
some wks already booked for summer, must honor leases => tenancy; -; -; some summer weeks are already booked, and the leases must be honored
4BR sleeps 12, turnkey furnished minus owners closet => condition; -; -; it sleeps 12 || terms; -; -; it comes turnkey and furnished, except for the owner's closet
furn neg, few exclusions => terms; -; -; the furnishings are negotiable, with few exclusions
no survey, taxes prorated 100% => character; -; -; there is no survey || fee; -; -; taxes are prorated at 100 percent
STR permit in place, check w/ city re transfer => terms; -; -; a short-term rental permit is in place, with its transfer to be confirmed with the city
cash or portfolio lender only, no FHA/VA => terms; -; -; only cash or a portfolio lender is accepted, and FHA and VA loans are not
cash or conv only => terms; -; -; the sale is for cash or conventional financing only
POS violations corrected by seller prior to closing => condition; -; -; the point-of-sale violations will be corrected by the seller before closing
smoke cert by seller at closing => terms; -; -; the seller will provide the smoke certificate at closing
golf club membership avail separately => terms; -; -; a golf club membership is available separately
tenant pays gas => income; tenant pays utilities; -; the tenant pays gas; list gas
leased solar panels => system; solar panels; leased solar panels (plural); -
restaurant nearby => location; near restaurants; -; the restaurant is nearby; place the restaurant
roof replaced by seller => update; -; -; the seller replaced the roof
pets neg, $300 fee => pets; -; -; pets are negotiable with a $300 fee
`,
  Commercial: `
St lvl retail leased to shoe store, $1,850/mo thru 12/28 => tenancy; -; -; the street-level retail space is leased to a shoe store at $1,850 a month through December 2028; date December 2028
1st floor office leased to Edward Jones at $2,100/mo => income; -; -; the first-floor office is leased to Edward Jones at $2,100 a month
NNN, tenant does own HVAC maint => tenancy; -; -; the lease is triple net, and the tenant does its own HVAC maintenance
NNN $4.10/sf est, base $12 => income; -; -; the base rent is $12 a square foot, with NNN charges estimated at $4.10 a square foot
Delivered vacant COE => terms; -; -; it will be delivered vacant at close of escrow
facade grant $ may be avail thru city => terms; -; -; a facade grant may be available through the city
Restaurant bldg + equip, biz name NOT incl => building; -; -; it is a restaurant building with its equipment || terms; -; -; the business name is not included
`,
  'Multi-Family': `
gross rents $6,950/mo, all tenants at will => income; -; -; gross rents are $6,950 a month, and all tenants are at will
sep gas + elec, owner pays water ~$240/qtr => income; separate meters; -; gas and electricity are separate; list gas | electricity || income; -; -; the owner pays for water, about $240 a quarter
lead safe cert on #2 and #4 only => building; -; -; only units 2 and 4 have lead-safe certificates
`,
  Apartment: `
1BR avail 8/15, 12 mo lease => availability; -; -; it is available August 15 on a 12-month lease
avail now, 6 or 12 mo lease => availability; -; -; it is available now on a lease of six or 12 months
2BR no fee, 9/1 move in => terms; -; -; there is no fee, and move-in is September 1
1st, last, security 1/2 mo => terms; -; -; the first month, the last month, and a half-month security deposit are due
first, last + one month security => terms; -; -; the first month, the last month, and a one-month security deposit are due
no smoking, pkg avail $175/mo waitlist => restriction; smoke-free; -; smoking is not allowed || parking; -; -; parking is available at $175 a month, by waitlist
available 8/15 => availability; available date; -; it is available August 15; date August 15
`,
  Townhouse: `
quick poss ok => terms; -; -; quick possession is possible
`,
  Land: `
owner carry w/ 40% down, 5 yr => terms; -; -; owner financing is available with 40 percent down and a five-year term
no HOA, light covenants (no mobile homes) => terms; -; -; there is no HOA, but light covenants allow no mobile homes
no HOA, no mobile homes => fee; no hoa; -; there is no HOA || restriction; -; -; mobile homes are not allowed
owner financing with 20% down => terms; seller financing; -; owner financing is available with 20 percent down
`,
}
