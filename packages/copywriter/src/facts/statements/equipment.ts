import { withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

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
      /^(irrigation|sprinklers?|irrigation system|sprinkler system|lawn irrigation) (?:is |are )?(?:on|from|off|fed by) (?:a |its own |the |separate )?(well|pond|lake|creek|ditch|reclaimed water)(?: water)?$/i,
      ([, system = '', source = '']) => ({
        kind: 'system',
        concept: null,
        statement: `the ${system.toLowerCase()} ${/s$/i.test(system) ? 'run' : 'runs'} on ${/reclaimed/i.test(source) ? 'reclaimed water' : `a ${source.toLowerCase()}`}`,
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
      /^((?:garage |covered |rental |reserved |underground |surface )*parking|storage|garage|carport|garage space|parking space|storage unit) (?:is )?(?:available|avail)(?: (?:for|at))? \$(\d[\d,]*)(?: ?\/ ?| per | a )?(?:mo|month)$/i,
      ([, thing = '', sum = '']) => ({
        kind: /storage/i.test(thing) ? 'storage' : 'parking',
        concept: null,
        statement: `${/parking$|storage$/i.test(thing) ? thing.toLowerCase() : withArticle(thing.toLowerCase())} is available for $${sum} a month`,
      }),
    ],
  ],
}
