import type { PropertyType } from '@listwright/contracts'

/** Units, rents and tenants, and what tenants may do. */
export const rentalCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Pet fee $35/mo 40 lb max => pets; -; -; the pet fee is $35 a month, with a 40-pound limit
Owner pays water only => income; -; -; the owner pays only water
Gas heat, tenant pays => income; tenant pays utilities; -; the tenant pays for gas heat
Occupied, need 24 hrs => tenancy; -; -; it is currently occupied
Vacant, easy to show => tenancy; vacant; -; it is vacant
BWL elec separate, one water => income; -; -; BWL electricity is separate, with one water meter
Tenant occ'd $1,100, Sec 8 => tenancy; -; -; it is tenant-occupied at $1,100
Rents approx $28k gross per yr => income; -; -; it rents for about $28,000 gross a year
Home used as vacation rental 2021-23 => income; -; -; it was used as a vacation rental from 2021 to 2023
Strong weekly rental history => income; -; -; it has a strong weekly rental history
Good rental history => income; -; -; it has a good rental history
OSE to finished bsmt => income; separate entrance; outside entrance ~ to the finished basement (singular); -
Tenant pays electric only => income; -; -; the tenant pays only electricity
Landlord pays water and sewer only => income; -; -; the landlord pays only water and sewer
Rents about $32k gross per year => income; -; -; it rents for about $32,000 gross a year
Used as Airbnb 2022-24 => income; -; -; it was used as an Airbnb from 2022 to 2024
`,
  'Multi-Family': `
1st: 3br $1,900 => income; -; -; the first floor, a three-bedroom unit, rents for $1,900 a month
2nd: 3br $1,850 => income; -; -; the second floor, a three-bedroom unit, rents for $1,850 a month
Units 1 and 2 rented, TAWs => tenancy; -; -; units 1 and 2 are rented to tenants at will
Gross rents $5,150/mo with 3rd at market => income; -; -; gross rents are $5,150 a month, with the third unit at market rent
Other side tenant in place through May at $1,350 => tenancy; -; -; the other side has a tenant in place through May at $1,350
Rents range $575-$675 => income; -; -; rents range from $575 to $675
Three of four occupied => tenancy; -; -; three of the four units are occupied
Tenants month to month => tenancy; month-to-month; -; the tenancy is month to month
Lower 3bd at $1,025 => income; -; -; the three-bedroom lower unit rents for $1,025 a month
All tenants at will => tenancy; -; -; the tenants are at will
Separate gas meters, 3 elec + house meter => income; separate meters; -; the gas meters are separate; list gas || income; -; -; there are three electric meters and a house meter
Owner pays water only => income; -; -; the owner pays only water
1st: 2br $1,450 => income; -; -; the first floor, a two-bedroom unit, rents for $1,450 a month
3rd: 1 bed $1,100 => income; -; -; the third floor, a one-bedroom unit, rents for $1,100 a month
Units A and B rented, TAW => tenancy; -; -; units A and B are rented || tenancy; -; -; the tenants are at will
Units 1, 2 and 3 leased => tenancy; -; -; units 1, 2, and 3 are leased
Rents range from $900 to $1,150/mo => income; -; -; rents range from $900 to $1,150 a month
Two of three occupied => tenancy; -; -; two of the three units are occupied
Five of six units leased => tenancy; -; -; five of the six units are leased
Upper unit tenant in place through August at $1,600 => tenancy; -; -; the upper unit has a tenant in place through August at $1,600
4 elec + house meter => income; -; -; there are four electric meters and a house meter
Electric separate, one water => income; -; -; electricity is separate, with one water meter
Heat, tenants pay => income; tenant pays utilities; -; the tenant pays for heat
rented thru Aug at $950/unit => income; -; -; it is rented through August at $950 a unit
`,
  Commercial: `
NNN lease thru 2027 on retail => tenancy; -; -; the retail is on an NNN lease through 2027
Upstairs currently vacant => tenancy; -; -; the upstairs is currently vacant
First floor leased to hair salon, month to month => tenancy; -; -; the first floor is leased to a hair salon, month to month
Gross lease through 2029 on storefront => tenancy; -; -; the storefront is on a gross lease through 2029
2nd floor leased to dentist, month to month => tenancy; -; -; the second floor is leased to a dentist, month to month
`,
  Condo: `
Pets ok upon approval of trustees => pets; -; -; pets are allowed with the trustees' approval
One cat/dog under 50# => pets; -; -; one cat or dog is allowed, under 50 pounds
Pets allowed w/ restrictions (2 cats or 1 dog) => pets; pet limits; -; pets are allowed with restrictions (2 cats or 1 dog); list with restrictions (2 cats or 1 dog)
Pets allowed w/ association approval => pets; -; -; pets are allowed with association approval
Dogs permitted with board approval => pets; -; -; dogs are allowed with board approval
One dog/cat under 25 lbs => pets; -; -; one dog or cat is allowed, under 25 pounds
`,
  Apartment: `
DTE in tenant name => income; -; -; the DTE account is in the tenant's name
Snow removal by landlord => income; -; -; snow removal is paid by the landlord
Cat ok, no dogs => pets; -; -; cats are allowed, but dogs are not
Pet rent $40/mo, 50 lb limit => pets; -; -; the pet rent is $40 a month, with a 50-pound limit
Electric in tenant's name => income; -; -; electricity is in the tenant's name
Occupied => tenancy; -; -; it is currently occupied
Tenant pays gas heat & elec => income; tenant pays utilities; -; the tenant pays gas heat and electricity; list gas heat | electricity
`,
}
