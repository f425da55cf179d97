/** Zero to twenty. */
export const NUMBER_WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen twenty'
).split(' ')

/** One to twenty in words, figures above. @example spell(4) // 'four' */
export const spell = (value: number): string => NUMBER_WORDS[value] ?? group(value)

/** Thousands separated, every decimal kept. @example group(2480) // '2,480' */
export const group = (value: number): string => {
  const figure = String(value)
  const point = figure.indexOf('.')
  if (point < 0) return grouped(figure)
  return `${grouped(figure.slice(0, point))}${figure.slice(point)}`
}

const grouped = (digits: string): string =>
  digits.length > 3 && !digits.includes('e')
    ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}`
    : digits

/** US dollars without decimals. @example dollars(589000) // '$589,000' */
export const dollars = (value: number): string => `$${group(Math.round(value))}`

/** Millions where two decimals are exact, otherwise the full figure: a price is never rounded. */
export const shortDollars = (value: number): string =>
  value >= 10_000_000 && value < 1_000_000_000 && value % 10_000 === 0
    ? `$${group(value / 1_000_000)} million`
    : dollars(value)

/** @example spellHalves(2.5) // 'two and a half' */
export const spellHalves = (value: number): string => {
  const whole = Math.floor(value)
  if (value === whole) return spell(whole)
  return whole <= 20 && value - whole === 0.5 ? `${spell(whole)} and a half` : group(value)
}
