import type { ItemFeature } from '../item-feature.ts'

/** Marks and codes that stand in notes only; a text with one of them was not understood. */
const RAW: readonly RegExp[] = [
  // Bedroom and bath counts typed as in a form, which are no sentence: '3/2 brick', '1/1/1 and lanai', 'two-bedroom two bath', 'three bedroom+one bath each'.
  /^[1-9]\/[1-9](?:\/[1-9])? (?!blocks?|mile|acre|hour|inch)[a-z]/,
  /-bedroom (?:one|two|three|four) baths?\b/,
  /[a-z]\+[a-z]/,
  // More than two things between slashes, and a time that is told twice.
  /[a-z]\/[a-z ]+\/[a-z]/,
  /\(\w+\) (?:19|20)\d\d \(/,
  / x (?:two|three|four) /,
  // A year or the number of a house that was taken for a quantity: 'in 2,014', 'windows on 1,029'.
  /\b(?:in|on|at|since|from) [12],\d{3}(?=$| (?!square|acres?|feet|foot|gallons?|miles|bottles?|cubic|pounds?|sq)[a-z]| and )/,
  // A year before what it dates: '2,019 white cabinets', 'solar panels 2,022 paid off'.
  /\b(?:1,9[89]\d|2,0[12]\d) (?:(?:[a-z-]+ ){0,3}(?:cabinets|counters|countertops|appliances|vanity|tile|roof|furnace|boiler|shingles|siding)\b|paid\b)/,
  / {2}/,
  /\bmore or less out of\b/,
]

/** Whether a reading kept the shorthand of its note. */
export const isRaw = ({ name, statement }: ItemFeature): boolean => {
  const told = statement ?? (name ? `${name.text} ${name.tail}`.trim() : '')
  return RAW.some((form) => form.test(told))
}
