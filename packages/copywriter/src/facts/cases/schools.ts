import type { PropertyType } from '@listwright/contracts'

/** Schools and districts: names are told, ratings are not. */
export const schoolCases: Partial<Record<PropertyType, string>> = {
  'Single Family Home': `
Katy ISD => location; -; -; it is in Katy ISD
Round Rock ISD => location; -; -; it is in Round Rock ISD
Cy-Fair ISD => location; -; -; it is in Cy-Fair ISD
Northside ISD => location; -; -; it is in Northside ISD
KISD => location; -; -; it is in KISD
CCISD => location; -; -; it is in CCISD
Located in Frisco ISD => location; -; -; it is in Frisco ISD
Plano ISD schools => location; -; -; it is in Plano ISD
frisco isd => location; -; -; it is in Frisco ISD
District 203 schools => location; -; -; it is served by District 203 schools
District 204 => location; -; -; it is in District 204
district 204 schools => location; -; -; it is served by District 204 schools
School District 15 => location; -; -; it is in School District 15
dist 308 Oswego schools => location; -; -; it is served by Oswego District 308 schools
Naperville District 203 => location; -; -; it is in Naperville District 203
Dorchester 2 schools => location; -; -; it is served by Dorchester 2 schools
Cherry Creek Schools => location; -; -; it is served by Cherry Creek schools
Cherry Creek schls => location; -; -; it is served by Cherry Creek schools
Warwick schools => location; -; -; it is served by Warwick schools
Wappingers schools => location; -; -; it is served by Wappingers schools
St Tammany schools => location; -; -; it is served by St Tammany schools
Oak Grove schools => location; -; -; it is served by Oak Grove schools
Scarsdale schools => location; -; -; it is served by Scarsdale schools
Tea schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Union Schools => location; -; -; it is served by Union schools
Blue Valley schools => location; -; -; it is served by Blue Valley schools
Bloomfield Hills Schools => location; -; -; it is served by Bloomfield Hills schools
East Allen County Schools => location; -; -; it is served by East Allen County Schools
South-Western City Schools => location; -; -; it is served by South-Western City Schools
Williamson County schools => location; -; -; it is served by Williamson County schools
Central Valley SD => location; -; -; it is in the Central Valley School District
West Chester Area SD => location; -; -; it is in the West Chester Area School District
Bellevue School District => location; -; -; it is in the Bellevue School District
COLONIAL SCH DIST => location; -; -; it is in the Colonial School District
School District of Lancaster => location; -; -; it is in the School District of Lancaster
RSU 22 => location; -; -; it is in RSU 22
Poway Unified School District => location; -; -; it is in the Poway Unified School District
Poway Unified => location; -; -; it is in Poway Unified
SFUSD => location; -; -; it is in SFUSD
Green Hope High => location; -; -; the high school is Green Hope
Green Hope High (verify) => unused: It is marked as uncertain: confirm it, then type it as a fact.
Paramount Elem => location; -; -; the elementary school is Paramount
Pinedale elem => location; -; -; the elementary school is Pinedale
J.M. Amador elem => location; -; -; the elementary school is J.M. Amador
Monrovia Elem / Sparkman HS => location; -; -; the schools are Monrovia Elementary and Sparkman High School
Hoover Elem / South Medford HS => location; -; -; the schools are Hoover Elementary and South Medford High School
Drakes Creek / Greenwood HS => location; -; -; the schools are Drakes Creek and Greenwood High School
Driscoll school => location; -; -; the school is Driscoll School
Main Dunstable school => location; -; -; the school is Main Dunstable School
zoned to Tompkins => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
zoned for Carroll HS => location; -; -; it is zoned for Carroll High School
Zoned for Highland Park High School => location; -; -; it is zoned for Highland Park High School
Southwest High attendance area => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
WoodCreek HS boundary => location; -; -; it is in the WoodCreek High School boundary
Lakewood HS cluster => location; -; -; it is in the Lakewood High School cluster
orem high => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Walk to elementary school => location; distance to a named place; -; an elementary school is within walking distance; place an elementary school
Close to elementary school => location; distance to a named place; -; it is near an elementary school; place an elementary school
Near elementary and middle schools => location; distance to a named place; -; it is near the elementary and middle schools; place the elementary and middle schools
Walk to Lincoln Elementary => location; distance to a named place; -; Lincoln Elementary is within walking distance; place Lincoln Elementary
Close to schools => location; distance to a named place; -; it is near schools; place schools
2 blocks to elementary school => location; distance to a named place; -; an elementary school is two blocks away; distance two blocks; place an elementary school
Near Shoemaker school => location; distance to a named place; -; it is near Shoemaker school; place Shoemaker school
Walk to schools and park => location; near park; -; schools and the park are within walking distance; place schools and the park
Close to schools and church => location; distance to a named place; -; it is near schools; place schools
Close to middle school and park => location; near park; -; it is near the middle school and the park; place the middle school and the park
Great schools => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Top rated schools => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Top Dublin schools => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
A-rated schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Blue ribbon elementary => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
award winning Katy ISD => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Exemplary schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
9/10 schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
highly rated District 203 schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
Excellent school district => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Desirable Plano ISD => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
private school nearby => location; distance to a named place; -; the private school is nearby; place the private school
ZONED TO FORT BEND ISD => location; -; -; it is zoned to Fort Bend ISD
monrovia elem / sparkman hs => location; -; -; the schools are Monrovia Elementary and Sparkman High School
zoned for bryker woods elementary and austin high => location; -; -; it is zoned for Bryker Woods Elementary and Austin High
damonte ranch hs => location; -; -; the high school is Damonte Ranch
`,
  Land: `
West Chester Area SD => location; -; -; it is in the West Chester Area School District
`,
  Commercial: `
District 9 zoning => zoning; zoning code; district nine zoning (mass); it is zoned district 9
`,
  Condo: `
Denver Public Schools => location; -; -; it is in Denver Public Schools
Boulder Valley School District => location; -; -; it is in the Boulder Valley School District
Lower Merion SD => location; -; -; it is in the Lower Merion School District
LAUSD => location; -; -; it is in LAUSD
Zoned for Bryker Woods Elementary and Austin High => location; -; -; it is zoned for Bryker Woods Elementary and Austin High
Close to schools and church => location; distance to a named place; -; it is near schools; place schools
Walk to church and shops => location; near shopping; -; shops are within walking distance; place shops
Near downtown, shops and churches => location; near downtown; -; it is near downtown; place downtown
Walk to church => unused: Fair Housing: it speaks of people, or judges an area, rather than the property.
Near Temple University and shops => location; near shopping; -; it is near Temple University and shops; place Temple University and shops
Denver Public Schools => location; -; -; it is in Denver Public Schools
Public schools => unused: Schools are told by name alone, without rating or praise: type the whole name of the school or the district.
`,
}
