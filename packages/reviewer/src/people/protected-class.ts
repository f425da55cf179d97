/** What the law protects; federal classes first, then those that states add. */
export type ProtectedClass =
  | 'race'
  | 'origin'
  | 'religion'
  | 'sex'
  | 'orientation'
  | 'family'
  | 'disability'
  | 'age'
  | 'income'
  | 'military'
  | 'marital'
  | 'citizenship'
  | 'record'
  | 'survivor'
  | 'politics'

export const FEDERAL = '42 U.S.C. 3604(c)'
/** The section on housing for older persons, as it is cited; the bare number may be that of a house. */
export const CITES_EXEMPTION = /(?:§|sec(?:tion|\.)?|u\.?s\.?c\.?) ?§? ?3607\b/

/** The law that a phrase about a class breaks, by the ground that reaches furthest. */
export const BASIS: Record<ProtectedClass, string> = {
  race: `${FEDERAL}: race and color`,
  origin: `${FEDERAL}: national origin`,
  religion: `${FEDERAL}: religion`,
  sex: `${FEDERAL}: sex; gender identity by state law, such as Cal. Gov. Code 12955(c)`,
  orientation: 'State law on sexual orientation, such as Cal. Gov. Code 12955(c)',
  family: `${FEDERAL}: familial status`,
  disability: `${FEDERAL}: disability`,
  age: 'State law on age, such as N.Y. Exec. Law 296(5)',
  income: 'State law on source of income, such as Cal. Gov. Code 12955(c)',
  military: 'State law on military and veteran status, such as Cal. Gov. Code 12955(c)',
  marital: 'State law on marital status, such as Cal. Gov. Code 12955(c)',
  citizenship: 'State law on citizenship, such as N.Y. Exec. Law 296(5) and Cal. Civ. Code 1940.3',
  record: 'State law on criminal records, such as N.J.S.A. 46:8-52',
  survivor: 'State law on survivors of domestic violence, such as N.Y. Real Prop. Law 227-d(2)(a)',
  politics: 'State law on political affiliation, such as D.C. Code 2-1402.21(a)(5)',
}
