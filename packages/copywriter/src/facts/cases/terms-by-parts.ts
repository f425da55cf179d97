/** Notes about money, tenants and terms that are read by their parts: subject, sum, period, payer, end, state and condition. */
export const termByPartsCases = {
  'Single Family Home': `
Master HOA $62/mo and sub HOA $110/mo => fee; -; -; master HOA dues are $62 a month, plus sub association dues of $110 a month
HOA $85/mo plus $40/mo for gate => fee; -; -; HOA dues are $85 a month, plus $40 a month for the gate
Water softener leased $32/mo => terms; -; -; the water softener is leased at $32 a month
Sub association $90/mo plus master $55/mo => fee; -; -; sub association dues are $90 a month, plus master association dues of $55 a month
Renter would like to stay long term => tenancy; -; -; the renter would like to stay long term
Interest rate buydown with list price offer => terms; -; -; an interest rate buydown is offered with a list-price offer
Current rent $1,725 month to month => income; -; -; the current rent is $1,725, month to month
2025 taxes $6,340 with homestead => fee; -; -; property taxes were $6,340 in 2025 with the homestead exemption
Solar loan $142/mo, assumable => terms; -; -; the solar loan is $142 a month and is assumable
CDD bond balance approx $6,200 => terms; -; -; the CDD bond balance is about $6,200
HOA transfer fee $500 paid by buyer => fee; -; -; the HOA transfer fee is $500, paid by the buyer
HOA $295/mo plus $171/qtr HRCA => fee; -; -; HOA dues are $295 a month, plus $171 a quarter for HRCA
Lake association dues $225/yr, dam and dock maintenance => fee; -; -; lake association dues are $225 a year and cover dam and dock maintenance
Leased solar, $96/mo, transfers to buyer => terms; -; -; the solar panels are leased at $96 a month and transfer to the buyer
Avg electric $110/mo => fee; -; -; the average electric bill is $110 a month
Minimum lease 12 months per HOA => tenancy; -; -; the minimum lease is 12 months per the HOA
Long term tenant since 2015, never late => tenancy; -; -; a long-term tenant has been in place since 2015 and has never paid late
Tenant in place month to month at $1,600 => tenancy; -; -; a tenant is in place and rents month to month at $1,600
Tenant pays $1,875, would like to stay => tenancy; -; -; the tenant pays $1,875 a month and would like to stay
Lease ends 9/30/26 => tenancy; -; -; the lease ends on September 30, 2026
Airbnb income $62k in 2025 => income; -; -; Airbnb income was $62,000 in 2025
60 day post-occupancy requested => terms; -; -; a 60-day post-occupancy is requested
2-1 buydown offered with preferred lender => terms; -; -; a 2-1 buydown is offered with the preferred lender
Furniture negotiable on separate bill of sale => terms; -; -; the furniture is negotiable on a separate bill of sale
Short-term rentals allowed w/ permit => restriction; -; -; short-term rentals are allowed with a permit
Backup offers accepted => terms; -; -; backup offers are accepted
`,
  Condo: `
Tenant month to month, $1,950 => tenancy; -; -; the tenant rents month to month and pays $1,950 a month
Monthly fee $389 includes all but electric => fee; -; -; the monthly fee is $389 and covers all but electricity
Cable & internet $85/mo separate => fee; -; -; cable and internet are $85 a month and are separate
Assessment ends 2028, $112/mo => fee; -; -; the assessment is $112 a month and ends in 2028
Special assessment of $88/mo ends Dec 2026 => fee; -; -; the special assessment is $88 a month and ends in December 2026
Assessment for roof, $4,200, seller to pay => fee; -; -; the assessment for the roof is $4,200, to be paid by the seller
Buyer pays $150 condo questionnaire => terms; -; -; the buyer pays the $150 condo questionnaire fee
HO-6 about $480/yr => fee; -; -; HO-6 insurance is about $480 a year
`,
  Townhouse: `
Builder warranty transfers, 8 yrs left => terms; -; -; the builder warranty transfers and has eight years remaining
HOA $140/mo plus $65/mo community fee => fee; -; -; HOA dues are $140 a month, plus a community fee of $65 a month
HOA allows rentals after 1 year of ownership => restriction; -; -; the HOA allows rentals after one year of ownership
Owner pays HOA 1st year with full price offer => terms; -; -; the owner pays the HOA dues for the first year with a full-price offer
End of lease 7/31, rent $2,250 => tenancy; -; -; the lease ends on July 31 || income; -; -; the rent is $2,250
Earnest money 1% min => terms; -; -; the earnest money is at least 1 percent
`,
  Land: `
Must build within 24 months => restriction; -; -; the buyer must build within 24 months
Billboard income $4,800/yr => income; -; -; billboard income is $4,800 a year
POA $260/yr, roads and boat ramp => fee; hoa fee; -; POA dues are $260 a year and include roads and the boat ramp; money $260 | a year | POA | roads | the boat ramp; list roads | the boat ramp
Pasture leased for $1,800/yr, month to month => income; -; -; the pasture is leased at $1,800 a year, month to month
10 ac min to build => restriction; -; -; the minimum to build is ten acres
Cell tower lease $1,150/mo conveys => tenancy; -; -; the cell tower lease is $1,150 a month and conveys
Possession after harvest => terms; -; -; possession is after harvest
Seller will divide, 5 ac min => terms; -; -; the seller will divide, with a minimum of five acres
Minimum 1,800 sf heated, no mobile homes => restriction; -; -; the minimum build is 1,800 heated square feet || restriction; -; -; mobile homes are not allowed
Farm leased through 2026 crop year => tenancy; -; -; the farm is leased through the 2026 crop year
Cash rent lease through 2025 crop year => tenancy; -; -; the cash rent lease runs through the 2025 crop year
Deed restrictions light, RVs ok while building => restriction; -; -; deed restrictions are light || restriction; -; -; an RV is allowed while building
`,
  Commercial: `
Month to month tenant in rear unit $900 => tenancy; -; -; the month-to-month tenant is in the rear unit and pays $900 a month
Rent $1,850/mo + utilities => income; -; -; the rent is $1,850 a month, plus utilities
Tenant in suite B thru 2028 at $2,400 => tenancy; -; -; the tenant is in suite B through 2028 and pays $2,400 a month
NNN $6.25/sf est => fee; -; -; triple-net charges are an estimated $6.25 a square foot
NNN lease also considered => terms; -; -; an NNN lease is also considered
Modified gross, tenant pays electric and janitorial => tenancy; -; -; the lease is modified gross || income; -; -; the tenant pays for electricity and janitorial
Corporate guaranteed lease thru 2034, three 5-yr options => tenancy; -; -; the corporate guaranteed lease runs through 2034 with three five-year options
Two suites vacant, 1,200 and 1,850 sf => tenancy; -; -; two suites are vacant (1,200 and 1,850 square feet)
4 dock high doors and 2 grade level 12x14 => building; -; -; there are four dock-high doors and two 12-by-14 grade-level doors
Sale leaseback, 5 yr at $6,500/mo => terms; -; -; it is offered as a sale-leaseback (five years at $6,500 a month)
`,
  Apartment: `
Water, sewer, trash billed back $65 => fee; -; -; water, sewer, and trash are $65 and are billed back
$1,200 deposit OAC => fee; -; -; the deposit is $1,200 on approved credit
$300 move in fee, no deposit => fee; -; -; the move-in fee is $300 || fee; -; -; there is no deposit
Month to month ok after first year => restriction; -; -; a month-to-month lease is allowed after the first year
No smoking, no vaping => restriction; -; -; smoking and vaping are not allowed
One month free on 13-mo lease => terms; -; -; one month is free on a 13-month lease
Garage extra $125/mo => parking; -; -; the garage is an extra $125 a month
1 assigned spot, 2nd $50/mo => parking; assigned space; assigned spot (singular); -; n 1 || fee; -; -; a second spot is $50 a month
1.5x rent deposit, 620+ credit => fee; -; -; the deposit is 1.5 times the rent || terms; -; -; the minimum credit score is 620
Laundry card operated, each floor => building; -; -; the laundry is card-operated on each floor
Furnished, linens and dishes incl => terms; -; -; it comes furnished || terms; personal property conveys; -; the linens and the dishes are included; list the linens | the dishes
Lease ends 5/31 to match school yr => tenancy; -; -; the lease ends on May 31 to match the school year
`,
  'Multi-Family': `
Studio over garage rents for $850 incl utilities => income; -; -; the studio over the garage rents for $850 a month, utilities included
Unit 2 vacant, unit 1 rented $1,250 thru Oct => tenancy; -; -; unit 2 is vacant || income; -; -; unit 1 is rented at $1,250 a month through October
Each unit pays own gas & elec => terms; -; -; each unit pays its own gas and electricity
New furnace unit 2, 2022 => update; -; -; unit 2 got a new furnace in 2022
Proforma rent $1,600/unit => income; -; -; the pro forma rent is $1,600 a unit
Garages rented separately $75 ea => income; -; -; the garages are rented separately at $75 a month each
Separately metered electric, one gas meter => utilities; -; -; electricity is separately metered || utilities; -; -; there is one gas meter; n 1
Leases and rent roll w/ accepted offer => terms; -; -; the leases and rent roll are available with an accepted offer
Four 2 bed 1 bath units, 850 sf each => building; -; -; there are four two-bedroom, one-bath units (850 square feet each)
Subject to tenant vacating => terms; -; -; the sale is subject to the tenant vacating
one boiler new => system; -; -; one boiler is new
`,
}
