import { series } from '../numerals.ts'
import { listed, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { UNIT_NAMES } from './unit-names.ts'

const ownerOf = (typed: string): string => {
  const name = typed.toLowerCase().replace(/ (?:unit|apartment|flat)$/, '')
  return UNIT_NAMES[name] ?? (/^unit /.test(name) ? name : `the ${name} unit`)
}

/** Heating, water and appliances, told with what belongs to them. */
export const EQUIPMENT: SubjectRules = {
  figures: [
    [
      /^(oil|propane|gas|hot-water|hot water) heat(?:,| and| with) (?:a )?(new(?:er)? )(?:oil |propane )?tank(?:(?: in)? ((?:19|20)\d\d))?$/i,
      ([, fuel = '', age = '', year]) => ({
        kind: 'system',
        concept: null,
        statement: `it has ${fuel.toLowerCase()} heat, with a ${age.toLowerCase()}tank${year ? ` in ${year}` : ''}`,
      }),
    ],
    [
      /^(new )?(furnace|boiler|water heater|hot water heater|roof|kitchen|bath|central air|air conditioner|HVAC|windows|floors|heat pump),? (?:in |for )?(?:the )?((?:down|downstairs|lower|up|upstairs|upper|front|rear|first[- ]floor|second[- ]floor) (?:unit|apartment|flat)|unit [A-D\d]),? (?:in )?((?:19|20)\d\d)$/i,
      ([, age, thing = '', unit = '', year = '']) => ({
        kind: 'update',
        concept: null,
        statement: `${ownerOf(unit)}'s ${thing} ${/s$/.test(thing) ? (age ? 'were installed in' : 'date from') : age ? 'was installed in' : 'dates from'} ${year}`,
      }),
    ],
    [
      /^(irrigation|sprinklers?|irrigation system|sprinkler system|lawn irrigation) (?:is |are )?(?:on|from|off|fed by) (?:a |its own |the |separate )?(well|pond|lake|creek|ditch|reclaimed water)(?: water)?$/i,
      ([, system = '', source = '']) => ({
        kind: 'system',
        concept: null,
        statement: `the ${system.toLowerCase()} ${/s$/i.test(system) ? 'run' : 'runs'} on ${/reclaimed/i.test(source) ? 'reclaimed water' : `a ${source.toLowerCase()}`}`,
      }),
    ],
    [
      /^((?:new |all )?(?:stainless steel|stainless|kitchen|white|black) appliances),? (?:with|including|incl) (?:a |an )?((?:dishwasher|gas range|range|microwave|refrigerator|double oven|wall oven|gas stove)(?:(?:,| and) .+)?)$/i,
      ([, appliances = '', part = '']) => ({
        kind: 'appliance',
        concept: null,
        statement: `it has ${appliances.replace(/stainless (?!steel)/i, 'stainless steel ')}, including ${series(listed(part).map(withArticle))}`,
      }),
    ],
    [
      /^(partially|partly|mostly|half) finished ((?:walk-?out |walk out )?(?:basement|lower level|attic)) with (.+)$/i,
      ([, part = '', room = '', rest = '']) => ({
        kind: 'room',
        concept: null,
        statement: `the ${room.toLowerCase()} is ${part.toLowerCase()} finished, with ${series(listed(rest).map(withArticle))}`,
      }),
    ],
    [
      /^gated$/i,
      (_, setting) =>
        setting === 'flat'
          ? {
              kind: 'community',
              concept: 'gated community',
              statement: 'it is in a gated community',
            }
          : null,
    ],
    [
      /^((?:association|community|HOA)) (pool) and (tennis|pickleball|golf)$/i,
      ([, who = '', first = '', second = '']) => ({
        kind: 'community',
        concept: null,
        statement: `the ${/^hoa$/i.test(who) ? 'HOA' : who.toLowerCase()} has a ${first.toLowerCase()} and ${second.toLowerCase()}`,
      }),
    ],
    [
      /^((?:pre-?inspection|home inspection|inspection|appraisal|engineer'?s?|sewer scope|structural|termite|roof|septic) (?:report|inspection|survey)) (?:is )?(?:available|on file)(?: on request)?$/i,
      ([whole, paper = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${withArticle(paper.toLowerCase())} is ${/on file/i.test(whole) ? 'on file' : 'available'}`,
      }),
    ],
    [
      /^((?:garage |covered |rental |reserved |underground |surface )*parking|storage|garage|carport|garage space|parking space|storage unit) (?:is )?(?:available|avail)(?: (?:for|at))? \$(\d[\d,]*)(?: ?\/ ?| per | a )?(?:mo|month)$/i,
      ([, thing = '', sum = '']) => ({
        kind: /storage/i.test(thing) ? 'storage' : 'parking',
        concept: null,
        statement: `${/parking$|storage$/i.test(thing) ? thing.toLowerCase() : withArticle(thing.toLowerCase())} is available for $${sum} a month`,
      }),
    ],
  ],
}
