import type { PropertyType } from '@listwright/contracts'

/** Sums with what limits them, what comes on top of them and what they are for. */
export const extraChargeCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Regime $225 monthly => fee; -; -; the regime fee is $225 a month
Regime $1,980/qtr => fee; -; -; the regime fee is $1,980 a quarter
CSA $1,400 annually => fee; -; -; the CSA fee is $1,400 a year
HOA $412 + slip fee $30 => fee; -; -; HOA dues are $412, plus a $30 slip fee
HOA $310/mo, initiation fee $1,200 => fee; -; -; HOA dues are $310 a month, plus a $1,200 initiation fee
HOA 165/mo + $500 initiation => fee; -; -; HOA dues are $165 a month, plus a $500 initiation fee
Deposit $1,750 + $45 credit check => fee; -; -; the deposit is $1,750, plus a $45 credit check fee
Pets OK, $300 non-refundable + $25/mo => pets; -; -; pets are allowed with a $300 non-refundable fee plus $25 a month
Cats ok, $25/mo => pets; -; -; cats are allowed for $25 a month
Pet fee $350 each => pets; -; -; the pet fee is $350 for each pet
$50 application fee per adult => fee; -; -; the application fee is $50 for each adult
Flood ins $780/yr assumable => fee; -; -; flood insurance is $780 a year, and the policy is assumable
Assumable flood policy $1,100/yr => fee; -; -; flood insurance is $1,100 a year, and the policy is assumable
Insurance quote attached, $3,400 => fee; -; -; an insurance quote of $3,400 is attached
Greenbelt taxes $88 => fee; -; -; greenbelt taxes are $88
Wildlife exempt taxes $2,900 => fee; -; -; wildlife-exempt taxes are $2,900
Capital contribution 1/4 of 1% at closing => fee; -; -; a capital contribution of 1/4 of 1 percent is due at closing
Low $2,000 transfer fee at closing => fee; -; -; the transfer fee is $2,000 at closing
$250 due at closing to HOA start-up => fee; -; -; an HOA start-up fee of $250 is due at closing
$395 HOA transfer pd by buyer => fee; -; -; the $395 HOA transfer fee is paid by the buyer
Trash pickup w/ HOA ($30) => fee; -; -; trash pickup through the HOA is $30
CDD $1,180 in tax bill => fee; -; -; the CDD fee is $1,180 and is included in the tax bill
HOA gates only, $300 yr => fee; -; -; HOA dues are $300 a year and cover only the gates
HOA $950/yr, private road maint. => fee; hoa fee; -; HOA dues are $950 a year and include private road maintenance; money $950 | a year | HOA | private road maintenance; list private road maintenance
Home warranty offered $600 => terms; -; -; a $600 home warranty is offered
Garage parking space $25,000 extra => fee; -; -; a garage parking space is an extra $25,000
Shared well, $45 monthly => utilities; -; -; the shared well is $45 a month
Boat storage $40 mo => fee; -; -; boat storage is $40 a month
Valet trash $35 mandatory => fee; -; -; valet trash is mandatory at $35
Admin fee $150 => fee; -; -; the administrative fee is $150
City utilities, avg $210 => fee; -; -; city utilities average $210
Spray foam, bills avg $180 => system; insulation; spray foam (mass); - || fee; -; -; bills average $180
Current lease till March, tenants pay $2,350 => tenancy; -; -; the current lease runs through March, and the tenants pay $2,350; date March
Tenant in place thru 11/30, $2,400/mo => tenancy; -; -; a tenant is in place through November 30 at $2,400 a month; date November 30
Tenant occupied, m-t-m $950 => tenancy; -; -; it is tenant-occupied, month to month, at $950
Fully leased, $3,450/month total => tenancy; -; -; it is fully leased at $3,450 a month in total
Rents below market, $675-$725 => income; -; -; rents are below market, at $675 to $725
Villa rental history $48k gross => income; -; -; the villa rental history shows $48,000 gross
Projected $92K gross per AirDNA => income; -; -; projected gross income is $92,000, according to AirDNA
First month + $1,250 security => fee; -; -; first month's rent and a $1,250 security deposit are required
First, last and deposit => fee; -; -; first month's rent, last month's rent, and a deposit are required
Up to $7,500 toward rate buydown with preferred lender => terms; -; -; up to $7,500 toward a rate buydown is offered with the preferred lender
Seller offering $3,000 carpet allowance => terms; -; -; the seller is offering a $3,000 carpet allowance
Owner financing 20% down, 9%, 5 yr balloon => terms; -; -; owner financing is available with 20 percent down at 9 percent, with a five-year balloon
Owner will carry w/ $15K down => terms; -; -; the owner will carry with $15,000 down
Regime fee $480/mo => fee; -; -; the regime fee is $480 a month
Storage $75/mo => fee; -; -; storage is $75 a month
Slip $1,200/yr => fee; -; -; the slip is $1,200 a year
RV storage $60/month => fee; -; -; RV storage is $60 a month
HOA $55/mo + $300 transfer fee => fee; -; -; HOA dues are $55 a month, plus a $300 transfer fee
HOA $410, plus capital contribution $900 => fee; -; -; HOA dues are $410, plus a $900 capital contribution
Dogs allowed, $250 fee => pets; -; -; dogs are allowed with a $250 fee
Pets ok with $400 nonrefundable deposit => pets; -; -; pets are allowed with a $400 non-refundable deposit
Cats ok, $200 refundable => pets; -; -; cats are allowed with a $200 refundable fee
Application fee $45 per applicant => fee; -; -; the application fee is $45 for each applicant
Flood insurance $640/yr transferable => fee; -; -; flood insurance is $640 a year, and the policy is transferable
Ag exempt taxes $410 => fee; -; -; agricultural-exempt taxes are $410
Timber taxes $120/yr => fee; -; -; timber taxes are $120 a year
$1,500 capital contribution due at closing => fee; -; -; the capital contribution is $1,500 at closing
Electric bills avg $160/mo => fee; -; -; electric bills average $160 a month
Water bill averages $45 => fee; -; -; the water bill averages $45
Utilities avg $230 => fee; -; -; utilities average $230
Tenants pay $1,850/mo => tenancy; -; -; the tenants pay $1,850 a month
Fully rented, $5,200/mo => tenancy; -; -; it is fully rented at $5,200 a month
Rental history $61k gross => income; -; -; the rental history shows $61,000 gross
$5,000 toward rate buydown => terms; -; -; $5,000 toward a rate buydown is offered
Owner financing 15% down, 8.5% => terms; -; -; owner financing is available with 15 percent down at 8.5 percent
Seller will rent back 60 days => terms; -; -; the seller will lease back for 60 days
`,
  'Multi-Family': `
Combined $4,150/mo => income; -; -; the combined rent is $4,150 a month
`,
  Commercial: `
NNN, est. $2.45/sf => tenancy; -; -; the lease is triple net, with charges estimated at $2.45 a square foot
$21/sf/yr plus NNN of $7.80 => tenancy; -; -; the rent is $21 a square foot a year, plus triple-net charges of $7.80
`,
}
