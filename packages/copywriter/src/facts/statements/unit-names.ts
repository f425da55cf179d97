/** What one of two units is called where only its level was typed. */
export const UNIT_NAMES: Readonly<Record<string, string>> = {
  down: 'the lower unit',
  downstairs: 'the lower unit',
  lower: 'the lower unit',
  up: 'the upper unit',
  upstairs: 'the upper unit',
  upper: 'the upper unit',
}
