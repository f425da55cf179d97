/** Notes about pets, uses, payers, duties, tenants, loans and charges, whose parts stand in any order. */
export const partInAnyOrderCases = {
  Condo: `
HOA $412 inc. trash water snow & roof => fee; hoa fee; -; HOA dues are $412 and include trash, water, snow removal, and the roof; money $412 | HOA | trash | water | snow removal | the roof; list trash | water | snow removal | the roof
dues 490 pool plow => fee; hoa fee; -; dues are $490 and include the pool and plowing; money $490 | HOA | the pool | plowing; list the pool | plowing
fee 388 wtr gas ins => fee; -; -; the fee is $388 and includes water, gas, and insurance; money $388 | fee | water | gas | insurance; list water | gas | insurance
dues $731 w/s/g earthquake ins => fee; hoa fee; -; dues are $731 and include water, sewer, garbage, and earthquake insurance; money $731 | HOA | water | sewer | garbage | earthquake insurance; list water | sewer | garbage | earthquake insurance
maint $405 = water + trash + master ins + reserve => fee; co-op maintenance; -; maintenance is $405 and includes water, trash, master insurance, and reserves; money $405 | maintenance | water | trash | master insurance | reserves; list water | trash | master insurance | reserves
condo fee $510/mo heat hot water snow => fee; condo fee; -; the condo fee is $510 a month and includes heat, hot water, and snow removal; money $510 | a month | condo fee | heat | hot water | snow removal; list heat | hot water | snow removal
HOA $655/month cable internet water and pest control => fee; hoa fee; -; HOA dues are $655 a month and include cable, internet, water, and pest control; money $655 | a month | HOA | cable | internet | water | pest control; list cable | internet | water | pest control
maintenance 1120 gas heat taxes doorman => fee; co-op maintenance; -; maintenance is $1,120 and includes gas, heat, taxes, and the doorman; money $1,120 | maintenance | gas | heat | taxes | the doorman; list gas | heat | taxes | the doorman
POA $60/mo pool tennis gate guard => fee; hoa fee; -; POA dues are $60 a month and include the pool, tennis, and gate guard; money $60 | a month | POA | the pool | tennis | gate guard; list the pool | tennis | gate guard
HOA fee 275 inc water sewer trash => fee; hoa fee; -; HOA dues are $275 and include water, sewer, and trash; money $275 | HOA | water | sewer | trash; list water | sewer | trash
dues $389/mo covers hw ht & cable => fee; hoa fee; -; dues are $389 a month and include hot water, heat, and cable; money $389 | a month | HOA | hot water | heat | cable; list hot water | heat | cable
condo fee 402 incl master policy landscaping mgmt => fee; condo fee; -; the condo fee is $402 and includes the master policy, landscaping, and management; money $402 | condo fee | the master policy | landscaping | management; list the master policy | landscaping | management
regime fee $615 flood ins water pest => fee; condo fee; -; the regime fee is $615 and includes flood insurance, water, and pest control; money $615 | regime fee | flood insurance | water | pest control; list flood insurance | water | pest control
HOA $330 gas included => fee; hoa fee; -; HOA dues are $330 and include gas; money $330 | HOA | gas; list gas
HOA 540 w/ bulk internet => fee; hoa fee; -; HOA dues are $540 and include bulk internet; money $540 | HOA | bulk internet; list bulk internet
dogs 1 under 40 => pets; -; -; one dog under 40 pounds is allowed
1 dog 1 cat => pets; -; -; one dog and one cat are allowed
dogs 2 max no wt limit => pets; -; -; up to two dogs are allowed, with no weight limit
cats fine dogs need board vote => pets; -; -; cats are allowed, and dogs need a board vote
no dogs per house rules => pets; -; -; dogs are not allowed under the house rules
two cats max per unit => pets; -; -; up to two cats are allowed per unit
dogs ok 2 max 60 lbs => pets; pet limits; -; dogs are allowed, two at most, up to 60 pounds; n 2; list two at most | up to 60 pounds
2 pets total per HOA => pets; -; -; up to two pets are allowed per the HOA
cats welcome, dogs case by case => pets; pets allowed; -; cats are welcome || pets; -; -; dogs are considered case by case
small dogs ok w/ HOA approval => pets; pet limits; -; small dogs are allowed with HOA approval; list with HOA approval
no large dogs per CC&Rs => pets; -; -; large dogs are not allowed under the CC&Rs
no rentals first 24 months => restriction; -; -; rentals are not allowed in the first 24 months
min lease 6 mos twice a year => tenancy; -; -; the minimum lease is six months, and leasing is allowed twice a year
weekly rentals ok Sat to Sat only => restriction; -; -; weekly rentals are allowed, Saturday to Saturday only
leasing ok after 2 yrs ownership => restriction; -; -; leasing is allowed after two years of ownership
no leasing first yr => restriction; leasing restrictions; -; rentals are not allowed in the first year; list no rentals in the first year
rentals ok 3x per year 14 day min => restriction; -; -; leasing is allowed three times a year, with a 14-day minimum
STR ok 2 night min per HOA => restriction; -; -; short-term rentals are allowed, with a two-night minimum per the HOA
monthly rentals ok after 1st year => restriction; -; -; monthly rentals are allowed after the first year
no overnight parking on street => restriction; -; -; overnight parking is not allowed on the street
min rental 28 days 3 times a year => tenancy; -; -; the minimum rental is 28 days, and leasing is allowed three times a year
no subletting first 18 months => restriction; -; -; subletting is not allowed in the first 18 months
rentals allowed 1 year min => restriction; -; -; rentals are allowed, with a one-year minimum
short term rentals not allowed per bylaws => restriction; -; -; the bylaws do not allow short-term rentals
nightly rentals ok => income; short-term rental allowed; -; nightly rentals are allowed
preleased 26-27 @ $3100 => income; -; -; it is preleased for 2026-27 at $3,100 a month
rent back to Aug 30 requested => terms; -; -; the seller requests a rent-back until August 30
roof HOA to replace 2026 => terms; -; -; the HOA will replace the roof in 2026
heat and hot water in rent => fee; -; -; heat and hot water are included in the rent
insurance + roof in dues => fee; -; -; the dues include insurance and the roof
cable and internet in HOA => fee; -; -; cable and internet are included in the HOA dues
assessment paid 2022 => fee; -; -; the assessment was paid in 2022
rent fixed until 2030 => income; -; -; the rent is fixed until 2030
`,
  Townhouse: `
HOA $145 mo lawn + snow + clubhouse => fee; hoa fee; -; HOA dues are $145 a month and include lawn care, snow removal, and the clubhouse; money $145 | a month | HOA | lawn care | snow removal | the clubhouse; list lawn care | snow removal | the clubhouse
HOA $268 roof ext pool and front yd => fee; hoa fee; -; HOA dues are $268 and include the roof, exterior maintenance, the pool, and the front yard; money $268 | HOA | the roof | exterior maintenance | the pool | the front yard; list the roof | exterior maintenance | the pool | the front yard
assoc $525 mo plowing septic water => fee; hoa fee; -; HOA dues are $525 a month and include plowing, septic, and water; money $525 | a month | HOA | plowing | septic | water; list plowing | septic | water
HOA $230/mo lawn care, exterior ins, trash => fee; -; -; HOA dues are $230 a month and cover lawn care, exterior insurance, and trash
HOA 310 roof siding gutters => fee; hoa fee; -; HOA dues are $310 and include the roof, siding, and gutters; money $310 | HOA | the roof | siding | gutters; list the roof | siding | gutters
assoc dues $199 mo exterior paint lawn => fee; hoa fee; -; HOA dues are $199 a month and include exterior paint and lawn care; money $199 | a month | HOA | exterior paint | lawn care; list exterior paint | lawn care
1 household pet under 30 lb per CCRs => pets; -; -; one household pet under 30 pounds is allowed under the CC&Rs
no rentals first 12 mo => restriction; -; -; rentals are not allowed in the first 12 months
rentals 7 nt min => restriction; -; -; rentals have a seven-night minimum
leases 12 mo min => restriction; -; -; leases have a 12-month minimum
no boats in driveway => restriction; -; -; boats are not allowed in the driveway
tenants responsible for snow removal => tenancy; -; -; the tenant takes care of snow removal
Penn Alexander catchment => location; -; -; it is in the Penn Alexander catchment
Houston school catchment => location; -; -; it is in the Houston School catchment
`,
  Penthouse: `
HOA 890 incl snow elevator master pol => fee; hoa fee; -; HOA dues are $890 and include snow removal, the elevator, and the master policy; money $890 | HOA | snow removal | the elevator | the master policy; list snow removal | the elevator | the master policy
HOA $1,450 concierge gym pool insurance => fee; hoa fee; -; HOA dues are $1,450 and include the concierge, the gym, the pool, and insurance; money $1,450 | HOA | the concierge | the gym | the pool | insurance; list the concierge | the gym | the pool | insurance
str no 6 mo min => restriction; -; -; short-term rentals are not allowed, and leases have a six-month minimum
`,
  Apartment: `
maint $987 incl ht hw taxes => fee; co-op maintenance; -; maintenance is $987 and includes heat, hot water, and taxes; money $987 | maintenance | heat | hot water | taxes; list heat | hot water | taxes
cats & small dogs $35/mo => pets; -; -; cats and small dogs are allowed for $35 a month
cats ok $50/mo dogs no => pets; -; -; cats are allowed for $50 a month, and dogs are not allowed
pets 2 max breed restrictions => pets; -; -; up to two pets are allowed, with breed restrictions
cats two at no fee => pets; -; -; two cats are allowed at no fee
cats ok dog no => pets; -; -; cats are allowed, and dogs are not allowed
cats $25 ea no dogs => pets; -; -; cats are allowed at $25 each, and dogs are not allowed
dogs case by case $500 nonref => pets; -; -; dogs are considered case by case with a $500 nonrefundable fee
pet friendly dogs need interview => pets; -; -; pets are allowed, and dogs need an interview
cat ok w/ LL meeting => pets; -; -; cats are allowed with a landlord meeting
dogs under 25 lbs $40 mo no cats => pets; -; -; dogs under 25 pounds are allowed for $40 a month, and cats are not allowed
pets ok $300 deposit + $30/mo => pets; -; -; pets are allowed with a $300 deposit plus $30 a month
cats yes dogs no => pets; -; -; cats are allowed, and dogs are not allowed
cats $20/mo each => pets; -; -; cats are allowed for $20 a month each
one cat no dogs => pets; -; -; one cat is allowed, and dogs are not allowed
pets negotiable $250 fee => pets; -; -; pets are negotiable with a $250 fee
dogs $45 a month breed restrictions => pets; -; -; dogs are allowed for $45 a month, with breed restrictions
2 cats ok 1 dog ok => pets; -; -; two cats and one dog are allowed
pets under 35# => pets; -; -; pets under 35 pounds are allowed
no sublet first 3 yrs => restriction; -; -; subletting is not allowed in the first three years
subletting 2 of 5 yrs => restriction; -; -; subletting is allowed two of every five years
sublet after 3 yrs max 2 => restriction; -; -; subletting is allowed after three years, for up to two years
no smoking inside or porch => restriction; -; -; smoking is not allowed inside or on the porch
no grilling on balconies => restriction; -; -; grilling is not allowed on balconies
no vaping in common areas => restriction; -; -; vaping is not allowed in the common areas
no hunting per HOA => restriction; -; -; hunting is not allowed per the HOA
heat tenant avg $95 => income; -; -; the tenant pays for heat, averaging $95
gas on tenant => income; -; -; the tenant pays for gas
tenants pay elec and internet => income; tenant pays utilities; -; the tenants pay electricity and internet; list electricity | internet
avail 8/15 or 9/1 => availability; -; -; it is available August 15 or September 1
avail Oct 1 only => availability; -; -; it is available October 1 only
avail now or 7/1 => availability; -; -; it is available now or July 1
available 6/15 flexible => availability; -; -; it is available June 15, and the date is flexible
garage +$75 => parking; -; -; the garage is an extra $75
covered parking + $50/mo => parking; -; -; covered parking is $50 a month; money $50 | a month | parking
storage +$25 => fee; -; -; storage is an extra $25
`,
  'Single Family Home': `
HOA $55 quarterly trails playground => fee; hoa fee; -; HOA dues are $55 a quarter and include trails and the playground; money $55 | a quarter | HOA | trails | the playground; list trails | the playground
HOA 900/yr road maint + snowplow => fee; hoa fee; -; HOA dues are $900 a year and include road maintenance and snow plowing; money $900 | a year | HOA | road maintenance | snow plowing; list road maintenance | snow plowing
seller fin 30% down 6.5% 15 yr => terms; -; -; the seller will finance with 30% down at 6.5% for 15 years
buyer resp for survey and perc test => terms; -; -; the buyer is responsible for the survey and the perc test
sidewalk repair owner responsibility => terms; -; -; the owner is responsible for the sidewalk repair
septic inspection seller's expense => terms; -; -; the seller is responsible for the septic inspection
tenant pays $2100 lease up 5/31 => tenancy; -; -; the tenant pays $2,100 a month and has a lease through May 31
leased 9/1/25-8/31/26 @ $2600 => income; -; -; it is leased from September 1, 2025, to August 31, 2026, at $2,600 a month
seller needs leaseback thru 6/15 => terms; -; -; the seller needs a leaseback until June 15
45 day rent back preferred => terms; -; -; the seller prefers a 45-day rent-back
leaseback 2 mos possible => terms; -; -; a two-month leaseback is possible
free rentback 2 weeks needed => terms; -; -; the seller needs a two-week rent-back
dated kitchen seller giving $5000 credit => room; -; dated kitchen (singular); - || terms; -; -; the seller is offering the $5,000 credit
fence seller to repair before closing => terms; -; -; the seller will repair the fence before closing
`,
  Land: `
no camping => restriction; -; -; camping is not allowed
owner financing avail 10k down 8% 5 yr balloon => terms; -; -; the owner will finance with $10,000 down at 8%, with a five-year balloon
seller carry 25% dn => terms; -; -; the seller will carry with 25% down
seller financing $2500 dn $275/mo no credit check => terms; -; -; the seller will finance with $2,500 down and $275 a month, with no credit check
owner carry with 15% down => terms; seller financing; -; owner financing is available with 15 percent down
pasture lease 15 an acre ends March => tenancy; -; -; the pasture lease is $15 an acre and ends in March
`,
  'Multi-Family': `
tenant pays gas avg 80 => income; -; -; the tenant pays for gas, averaging $80
LL pays water trash 210/mo avg => income; -; -; the landlord pays for water and trash, averaging $210 a month
water & sewer pd by owner ($120/mo avg) => income; -; -; the owner pays for water and sewer, averaging $120 a month
owner pays heat 6k/yr => income; -; -; the owner pays for heat, $6,000 a year
trash paid by LL => terms; -; -; the trash is paid by the landlord
common lights on owner => income; -; -; the owner pays for common-area lighting
owner pays hot water approx $60/mo => income; -; -; the owner pays for hot water, about $60 a month
smoke cert buyers responsibility => terms; -; -; the buyer is responsible for the smoke certificate
yard done by tenants => terms; -; -; the tenants are responsible for lawn care
transfer taxes on buyer => terms; -; -; the buyer is responsible for transfer taxes
downstairs tenant 6 yrs month to month => tenancy; -; -; a downstairs tenant has been in place for six years and rents month to month
tenant on 2nd floor since 2011 pays 980 => tenancy; -; -; the tenant is on the second floor, has been in place since 2011, and pays $980 a month
carriage house rented 850 to 5 yr tenant => income; -; -; the carriage house is rented at $850 a month to a five-year tenant
left side rented $1150 mtm => income; -; -; the left side rents for $1,150 a month, month to month; money $1,150 | a month | rent
units rented at $900 and $1050 => income; -; -; the units are rented at $900 and $1,050 a month
two garages rented 90 ea => income; -; -; the two garages rent for $90 a month each
basement unit rents 825 incl utils => income; -; -; the basement unit rents for $825 a month, utilities included
A $825 / B $790 / C vacant / D $650 m2m => income; -; -; unit A rents for $825 a month, unit B rents for $790 a month, unit C is vacant, and unit D rents for $650 a month, month to month
1st 1850 / 2nd 2100 / attic apt owner occ => income; -; -; the first floor rents for $1,850 a month, the second floor rents for $2,100 a month, and the attic unit is owner-occupied
A vacant B 1100 C 1150 mtm => income; -; -; unit A is vacant, unit B rents for $1,100 a month, and unit C rents for $1,150 a month, month to month
3rd 1725 lease to 5/25 => income; -; -; the third floor is leased through May 2025 at $1,725 a month
7.2 cap in place => income; -; -; the cap rate is 7.2 percent on income in place
cap rate 5.9 at market rents => income; -; -; the cap rate is 5.9 percent at market rents
furnace 2019 LL pays heat 4k/yr => update; new furnace; furnace (singular); the furnace dates from 2019; year 2019 || income; -; -; the landlord pays for heat, $4,000 a year
new roof owner pays water => update; new roof; new roof (singular); - || income; -; -; the owner pays for water
upper vacant and renovated 2022 => tenancy; -; -; the upper unit is vacant and was renovated in 2022
both sides rented $950 and $1000 => income; -; -; the two sides rent for $950 and $1,000 a month
`,
  Commercial: `
owner will finance $50k down 7% 10 yr term => terms; -; -; the owner will finance with $50,000 down at 7% for ten years
barber shop tenant mtm 1150 => tenancy; -; -; the barber shop tenant rents month to month and pays $1,150 a month
dental tenant NNN thru 2031 w/ 2% bumps => tenancy; -; -; the dental tenant has a triple-net lease through 2031 with 2 percent increases
nail salon tenant thru 3/2028 at $2,200 gross => tenancy; -; -; a nail salon tenant is in place through March 2028 and pays $2,200 a month on a gross lease
anchor tenant has 3-5 yr options => tenancy; -; -; the anchor tenant has three five-year options
rear half leased to print shop at 12.50/sf NNN => income; -; -; the rear half is leased to a print shop at $12.50 a square foot, triple net
upstairs leased to law office until 2027 => tenancy; -; -; the upper unit is leased to a law office through 2027; date 2027
seller would lease back up to 12 mos => terms; -; -; the seller would consider a leaseback of up to 12 months
cap 6.75 pro forma => income; -; -; the pro forma cap rate is 6.75 percent
8.1% cap on T12 => income; -; -; the cap rate is 8.1 percent on the income of the trailing 12 months
five tenants all mtm gross $6,100 => tenancy; -; -; the five tenants rent month to month and pay a gross of $6,100 a month
front 1800 sf leased thru 2027 => tenancy; -; -; the front 1,800 square feet are leased through 2027
`,
}
