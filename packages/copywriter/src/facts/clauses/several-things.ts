import { placed } from '../nouns/tails.ts'

/** 'kitchen and baths' are two things; a pair that is one thing stays. */
export const thingsOf = (text: string): string[] =>
  /\b(?:washer and dryer|pool and spa|heating and cooling|heat and air|well and septic|water and sewer|inside and out)\b/i.test(
    text,
  )
    ? [text]
    : text
        // 'greenhouse by Lord and Burnham' has one name.
        .replace(/(?<= by \p{Lu}\p{Ll}+) and (?=\p{Lu}\p{Ll}+\b)/gu, '\u0001')
        // 'Doors' alone could be any: those that came with the windows stay with them.
        .replace(/\b(windows|doors) and (?=(?:doors|windows)\b)/gi, '$1\u0001')
        .split(/\s*(?:,| \+ |\/| and )\s*/)
        .map((thing) => thing.trim().replace('\u0001', ' and '))
        .filter(Boolean)
        .reduce<string[]>(withMaterials, [])

/** 'slate and copper roof' is one roof. */
const withMaterials = (things: string[], thing: string): string[] => {
  const last = things.at(-1)
  return last && MATERIAL.test(last)
    ? [...things.slice(0, -1), `${last} and ${thing}`]
    : [...things, thing]
}
const MATERIAL =
  /^(?:slate|copper|brick|stone|oak|maple|pine|cedar|tile|wood|vinyl|steel|glass|granite|marble|front|rear|upper|lower)$/i

/** Things with a name of two words. */
const ONE_THING =
  /^(?:air conditioning|water heater|heat pump|hot water heater|(?:garage|front|entry) doors?|light fixtures|electrical panel|interior paint|exterior paint)$/i

/** 'new roof and HVAC' is a new roof and a new HVAC. */
export const sharedThings = (text: string): string[] => {
  const things = thingsOf(text)
  const lead =
    /^(?:all )?(new|newer|(?:gut-|newly |fully |completely )?(?:updated|remodeled|renovated|refinished|replaced|rebuilt|restored)) /i.exec(
      text,
    )?.[1]
  // A thing with an adjective of its own is not covered by the first one: 'new cabinets and stainless appliances'.
  return lead && things.length > 1
    ? things.map((thing, at) =>
        at === 0 ||
        / /.test(placed(thing).core.replace(ONE_THING, 'one')) ||
        new RegExp(`^${lead} `, 'i').test(thing)
          ? thing
          : `${lead} ${thing}`,
      )
    : things
}
