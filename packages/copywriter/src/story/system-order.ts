import type { Thing } from './thing.ts'

/** The usual order of systems in a listing. The first pattern that fits decides. */
const ORDER: readonly RegExp[] = [
  /\b(?:heat|heating|furnaces?|boilers?|heat pumps?|stove|radiators?|radiant|baseboard|geothermal)\b/i,
  /\b(?:air|air conditioning|cooling|coolers?|mini splits?|HVAC|fans?)\b/i,
  /\b(?:hot water|water heater|tankless)\b/i,
  /\b(?:water|well|acequia|cistern|softener|osmosis|irrigation|sprinklers?)\b/i,
  /\b(?:septic|sewer|sump)\b/i,
  /\b(?:solar|generator|power|electric\w*|amp|amps|panel|wiring|gas|propane|charger|EV)\b/i,
]

const rankOf = ({ name }: Thing): number => {
  const at = ORDER.findIndex((words) => words.test(name.text))
  return at === -1 ? ORDER.length : at
}

/** Heat, cooling, water, sewage, power, and the rest: what belongs together stands together. */
export const inSystemOrder = (things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => rankOf(one) - rankOf(other))
