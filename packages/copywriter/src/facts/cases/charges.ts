import type { PropertyType } from '@listwright/contracts'

/** What is paid, how often, by whom and for what. */
export const chargeCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
NEZ taxes till 2029 => fee; -; -; NEZ taxes apply until 2029
PILOT taxes through 2035 => fee; -; -; PILOT taxes apply through 2035
Taxes w/ STAR $13,120 => fee; -; -; property taxes are $13,120 with STAR
Taxes without STAR 11,400 => fee; -; -; property taxes are $11,400 without STAR
Taxes $17,402 (2023) => fee; -; -; property taxes were $17,402 in 2023
2024 taxes $8,210 => fee; -; -; property taxes were $8,210 in 2024
School taxes $612 => fee; -; -; school taxes are $612
Town taxes $1,940/yr => fee; -; -; town taxes are $1,940 a year
HOA: lawn, snow, trash => fee; -; -; the HOA covers lawn care, snow removal, and trash; list lawn care | snow removal | trash
HOA fee incl water, sewer, snow => fee; -; -; HOA dues cover water, sewer, and snow removal; list water | sewer | snow removal
HOA covers lawn and snow => fee; -; -; the HOA covers lawn care and snow removal; list lawn care | snow removal
Condo fee covers all utilities => fee; -; -; the condo fee covers all utilities; list all utilities
Fee 310 a month water in => fee; -; -; the fee is $310 a month and covers water; list water
Fee 1,050/qtr incl flood + water => fee; -; -; the fee is $1,050 a quarter and covers flood insurance and water; list flood insurance | water
$325 mo: ext ins, mulch, mow, plow => fee; -; -; the fee is $325 a month and covers exterior insurance, mulching, mowing, and plowing; list exterior insurance | mulching | mowing | plowing
Fee of $986 mo => fee; -; -; the fee is $986 a month
$512 mo. fee => fee; -; -; the fee is $512 a month
HOA 92/mth => fee; hoa fee; -; HOA dues are $92 a month; money $92 | a month | HOA
Voluntary HOA $75 => fee; -; -; the HOA is voluntary, at $75
HOA $120/yr voluntary => fee; -; -; the HOA is voluntary, at $120 a year
One time cap contribution $1,500 => fee; -; -; a one-time capital contribution of $1,500 is due
Capital contribution $1,500 => fee; -; -; the capital contribution is $1,500
Capital contribution 2 months due from buyer => fee; -; -; a capital contribution of two months is due from the buyer
Buyer pays 2 mo maint at closing => fee; -; -; the buyer pays two months' maintenance at closing
Working capital 2 mo at closing => fee; -; -; a working capital contribution of two months is due at closing
Front foot fee $480/yr to 2042 => fee; -; -; the front-foot fee is $480 a year until 2042
Road maint $150 per yr => fee; -; -; road maintenance is $150 a year
Dock maintenance $300/yr => fee; -; -; dock maintenance is $300 a year
CA assessment $1,480/yr => fee; -; -; the CA assessment is $1,480 a year
Ground rent $96/yr semi annual => fee; -; -; the ground rent is $96 a year, paid semiannually
Flood ins approx $1,100 assumable => fee; -; -; flood insurance is about $1,100 and assumable
Non refundable cleaning fee $250 => fee; -; -; there is a nonrefundable cleaning fee of $250
Move in fee $300 nonrefundable => fee; -; -; there is a nonrefundable move-in fee of $300
Extra storage cage $45 mo => fee; -; -; an extra storage cage is $45 a month
All utilities plus basic cable in fee => fee; -; -; all utilities and basic cable are included in the fee
Heat and hot water included in fee => fee; -; -; heat and hot water are included in the fee
Two months sec per CT law => fee; -; -; the security deposit is two months' rent, under Connecticut law
First and security to move in => fee; deposit; -; first month's rent and a security deposit are required to move in; list first month's rent | a security deposit
First, last and security due at signing => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required at signing; list first month's rent | last month's rent | a security deposit
Condo assn $178 w/ pest => fee; hoa fee; -; HOA dues are $178 and include pest control; money $178 | HOA | pest control; list pest control
Maint $1,142 incl heat, water, RE taxes => fee; co-op maintenance; -; maintenance is $1,142 and includes heat, water, and real estate taxes; money $1,142 | maintenance | heat | water | real estate taxes; list heat | water | real estate taxes
Successfully grieved taxes => fee; -; -; the taxes have been successfully grieved
Annual maintenance fee $2,400 => fee; -; -; the annual maintenance fee is $2,400
HOA 540 annually => fee; hoa fee; -; HOA dues are $540 a year; money $540 | a year | HOA
HOA $210 incl snow & trash => fee; hoa fee; -; HOA dues are $210 and include snow removal and trash; money $210 | HOA | snow removal | trash; list snow removal | trash
Fee includes heat => fee; -; -; the fee includes heat
Low taxes for area => fee; -; -; property taxes are low for the area
County taxes $2,310 => fee; -; -; county taxes are $2,310
Village taxes $1,120/yr => fee; -; -; village taxes are $1,120 a year
City taxes 2,240 a year => fee; -; -; city taxes are $2,240 a year
Taxes $9,880 in 2024 => fee; -; -; property taxes were $9,880 in 2024
2025 property taxes $6,112 => fee; -; -; property taxes were $6,112 in 2025
Taxes without STAR $14,020 => fee; -; -; property taxes are $14,020 without STAR
Taxes after homestead $3,410 => fee; -; -; property taxes are $3,410 after the homestead exemption
LERTA taxes through 2031 => fee; -; -; LERTA taxes apply through 2031
Abated taxes till 2030 => fee; -; -; abated taxes apply until 2030
Voluntary HOA $120/yr => fee; -; -; the HOA is voluntary, at $120 a year
HOA $60/yr optional => fee; -; -; the HOA is optional, at $60 a year
Private road maintenance $400/yr => fee; -; -; private road maintenance is $400 a year
Lake maint $250 per year => fee; -; -; lake maintenance is $250 a year
Sewer betterment $310/yr until 2038 => fee; -; -; the sewer betterment is $310 a year until 2038
Ground rent $120/yr paid semi-annually => fee; -; -; the ground rent is $120 a year, paid semiannually
Flood insurance $640/yr transferable => fee; -; -; flood insurance is $640 a year, and the policy is transferable
City water and sewer, assessments paid => fee; -; -; the city water and sewer assessments have been paid
`,
  Condo: `
Association: roof, siding, landscaping => fee; -; -; the association covers the roof, siding, and landscaping; list the roof | siding | landscaping
Condo fee incl heat and hot water => fee; -; -; the condo fee covers heat and hot water; list heat | hot water
HOA dues cover water, trash => fee; -; -; HOA dues cover water and trash; list water | trash
Fee $455/mo incl heat => fee; -; -; the fee is $455 a month and covers heat; list heat
$610 mo fee => fee; -; -; the fee is $610 a month
Fee of $280 a quarter => fee; -; -; the fee is $280 a quarter
Capital contribution of 3 months at closing => fee; -; -; a capital contribution of 3 months is due at closing
One time working capital $900 => fee; -; -; a one-time working capital contribution of $900 is due
Storage locker $35/month => fee; -; -; the storage locker is $35 a month
Cable and internet in HOA fee => fee; -; -; cable and internet are included in the HOA dues
`,
  Apartment: `
Nonrefundable pet fee $300 => fee; -; -; there is a nonrefundable pet fee of $300
Admin fee $150 => fee; -; -; the administrative fee is $150
Move-in fee $250 => fee; -; -; the move-in fee is $250
First, last and security at signing => fee; deposit; -; first month's rent, last month's rent, and a security deposit are required at signing; list first month's rent | last month's rent | a security deposit
One month security per MA law => fee; -; -; the security deposit is one month's rent, under Massachusetts law
`,
}
