/** Universities and agencies by the letters that everybody calls them by, which are no words. */
const ANYWHERE =
  'UMaine UMass UConn UMich UPenn UofL UofSC RISD RIT RPI WPI WVU WKU CWRU SCAD SLU WashU CHOP MCG MUSC TCU SIU SUNY CUNY CSUN CSUS CSULB SDSU SJSU SFSU NDSU NMSU MTSU ETSU BGSU FGCU IUPUI ' +
  'OHSU TAMU VMI NIH RTD TRAX SEPTA BART MARTA MBTA WMATA PATCO LIRR NJT VRE CTA MTA RTA TriMet VTA DART Metra Caltrain Amtrak NFTA COTA FrontRunner RIPTA AFB JBLM WPAFB JFK LAX DFW EWR BWI DIA ' +
  'SFO MSP ORD LGA SLC PDX DCA IAD RDU MCO LRT ISD MCAS VAMC LANL TESC MSUB LSUS'

/** Those that are a word or an abbreviation elsewhere, or belong to another place, by their state. */
const IN_STATE: Readonly<Record<string, string>> = {
  Arizona: 'UA',
  California: 'UC ACE Muni',
  Colorado: 'CU DU',
  Connecticut: 'Yale',
  'District of Columbia': 'GW AU',
  Florida: 'UF UM LYNX',
  Georgia: 'GT',
  Hawaii: 'UH',
  Illinois: 'El',
  Indiana: 'IU ND',
  Iowa: 'UI UNI',
  Kansas: 'KU',
  Kentucky: 'UK',
  Maine: 'ITS',
  Maryland: 'MARC UM',
  Massachusetts: 'BU BC MIT Northeastern T',
  Michigan: 'UM',
  Missouri: 'MU MKT',
  Montana: 'UM',
  'New Jersey': 'PATH',
  'New York': 'PATH UB IC',
  'North Carolina': 'Duke LYNX',
  Nebraska: 'UNK',
  Ohio: 'UC OU',
  Oklahoma: 'OU',
  Oregon: 'MAX UO',
  Pennsylvania: 'Penn Pitt Temple',
  'Rhode Island': 'Brown',
  Tennessee: 'UT',
  Texas: 'UT UH Rice VIA MKT',
  Vermont: 'VAST',
  Virginia: 'VT',
  Washington: 'UW',
  Wisconsin: 'UW',
  Wyoming: 'UW',
}

/** Names of several words, some of which are plain ones. */
const OF_WORDS =
  "App State,Ole Miss,Pike Place Market,Pike Place,Walter Reed,Grand Traverse Bay,NJ Transit,Metro North,Vineyard Sound,Little Traverse Bay,T-Mobile Park,W&OD,C&O,Rose Bowl,Garden of the Gods,D&R Canal,Case Western,Cal Poly,Notre Dame,Johns Hopkins,Carnegie Mellon,Wake Forest University,Holy Cross,Boston College,William & Mary,Washington & Lee,Lewis & Clark,Franklin & Marshall,Texas A&M,A&M,Junction & Breakwater Trail,C&O Canal,W&OD Trail,Martha's Vineyard"

const byLower = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [name.toLowerCase(), name]))

const SHORT_NAMES = byLower(ANYWHERE.split(' '))
const SHORT_NAMES_OF_STATE: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(IN_STATE).map(([state, names]) => [state, byLower(names.split(' '))]),
)

/**
 * How the short name of a university or an agency is written, where the word is one in this state.
 * @example shortName('uconn', 'Connecticut') // 'UConn'
 */
export const shortName = (word: string, state: string): string | undefined =>
  SHORT_NAMES.get(word) ?? SHORT_NAMES_OF_STATE.get(state)?.get(word)

/** Longer names, with the words that each consists of in lower case. */
export const NAMES_OF_WORDS: readonly (readonly [words: readonly string[], name: string])[] =
  OF_WORDS.split(',').map((name) => [name.toLowerCase().split(' '), name])
