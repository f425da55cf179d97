/** Parts of a property that others belong to; names for the same part stand in one line. */
export const LOCATIONS: readonly RegExp[] = [
  'kitchen',
  'bedrooms?|primary|master|suites?|beds?|br',
  'living(?: room)?|great room|lr',
  'dining(?: room)?|dr',
  'family room|den|fr',
  'study|office|library',
  'loft',
  'basement|lower level|walk-?out|downstairs|cellar|bsmt|down',
  'main(?: level| floor)?|first floor|1st(?: floor)?|ground floor',
  'upper(?: level)?|upstairs|second floor|2nd(?: floor)?|third floor|3rd(?: floor)?|up',
  'attic',
  'garage|carport|gar',
  'shop|workshop|barn|outbuilding|shed',
  'porch|veranda|lanai|sunroom',
  'patio|courtyard',
  'deck|balcony|terrace',
  'roof ?top|roof deck|roof',
  'yard|back ?yard|garden',
  'bath(?:room)?s?|ba',
  'entry|foyer|hall|mudroom',
  'laundry',
  'cottage|casita|guest house|carriage house|adu|apartments?|studio',
].map((names) => new RegExp(`\\b(?:${names})\\b`))

/** Every name of a part, as alternatives of a pattern. */
export const LOCATION_NAMES = LOCATIONS.map(({ source }) => source.slice(5, -3)).join('|')

/** The parts that a stretch of text names. */
export const locationsIn = (text: string): RegExp[] =>
  LOCATIONS.filter((location) => location.test(text))
