/** A measure that is not followed by what it measures: '600 feet away', '850 square feet each', 'eight years left'. */
const MEASURE_ALONE =
  /(?<=\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty))[- ](?:(square-foot|foot|acre)(?= (?:away|also|not|included|additional|each|with)\b|$)|(year|month|week)(?=(?: [a-z]+)? (?:left|remaining|ago)\b| at \$))/g
const PLURAL_UNITS: Readonly<Record<string, string>> = {
  'square-foot': 'square feet',
  foot: 'feet',
  acre: 'acres',
  year: 'years',
  month: 'months',
  week: 'weeks',
}

/**
 * Writes the unit of a measure as a noun where it stands alone.
 * @example withMeasuresAlone('850-square-foot each') // '850 square feet each'
 */
export const withMeasuresAlone = (text: string): string =>
  text.replace(MEASURE_ALONE, (_, length?: string, time?: string) => {
    const unit = length ?? time ?? ''
    return ` ${PLURAL_UNITS[unit] ?? unit}`
  })
