import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts.ts'
import { measured } from '../measures.ts'
import type { SubjectRules } from './subject-rules.ts'
import { capitalised } from './wording/places.ts'
import { isMeasured } from './wording/things.ts'

const STYLE_WORD =
  /\b(?:Revival|Victorian|Craftsman|Tudor|Colonial|Georgian|Italianate|Mediterranean|Modern|Prairie|Deco|French|Spanish|Italian|English|European|Japanese|Scandinavian|Tuscan|Federal|Eichler|LEED|Passive)\b/

/** Where it stands, who designed it, what it is and what it is under: nothing that a property has. */
export const SETTING: SubjectRules = {
  statements: [
    [
      /^ski[- ]in (?:via|by way of|by|on|from) (?:the )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ski-in by way of the ${match[1]}`,
      }),
    ],
    [
      /^(?:an? )?((?:\p{Lu}[\p{L}.'-]+ )+(?:(?:van|von|de|der|di|la|le) )?(?:\p{Lu}[\p{L}.'-]+ ))(?:design|designed|architect)$/u,
      (match) =>
        STYLE_WORD.test(match[1] ?? '')
          ? null
          : { kind: 'character', concept: null, statement: `${match[1]?.trim()} designed it` },
    ],
    [
      /^(?:in )?(?:the )?((?:\p{Lu}[\p{L}'-]+ )+(?:territory|country))$/u,
      (match) => ({ kind: 'location', concept: null, statement: `it is in ${match[1]}` }),
    ],
    [
      /^(?:on )?(?:a )?(hard |signalized |lighted |busy |prime )?corner(?: location| site)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${(match[1] ?? '').toLowerCase().replace('prime ', '')}corner`,
      }),
    ],
    [
      /^(?:on )?(?:a )?(quiet |private |wooded |tree-lined )?(cul[- ]de[- ]sac|dead[- ]end)(?: street| road| location)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${(match[1] ?? '').toLowerCase()}${/dead/i.test(match[2] ?? '') ? 'dead-end street' : 'cul-de-sac'}`,
      }),
    ],
    [
      /^(?:in )?(?:the )?(old town|old city|french quarter|historic downtown|arts district|theater district|warehouse district)(?: location)?$/i,
      (match) => {
        const name = capitalised((match[1] ?? '').toLowerCase())
        if (/district|downtown/i.test(name))
          return { kind: 'location', concept: null, statement: `it is in the ${match[1]}` }
        return {
          kind: 'location',
          concept: null,
          statement: `it is in ${/^French/.test(name) ? 'the ' : ''}${name}`,
          place: name,
        }
      },
    ],
    [
      /^(?:on )?(?:the )?(sunset|sunrise|quiet|sunny|lake|river|ocean|bay|north|south|east|west|park) side$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${(match[1] ?? '').toLowerCase()} side`,
      }),
    ],
    [
      /^((?:brick |stone |stucco |brownstone |frame )?(?:Italianate|Federal|Greek Revival|Victorian|Georgian|Queen Anne|Second Empire|brick|brownstone)) (row|row house|rowhouse|townhouse)(?: (on|in|off|at) (.+))?$/i,
      (match) => {
        const noun = /^row$/i.test(match[2] ?? '') ? 'row house' : (match[2] ?? '').toLowerCase()
        return {
          kind: 'character',
          concept: null,
          statement: `it is ${articleFor(match[1] ?? '')} ${match[1]} ${noun}${match[4] ? ` ${match[3]} ${match[4]}` : ''}`,
        }
      },
    ],
    [
      /^((?:brand[- ]new |brick |stone |stucco |corner |two-story |\d-story |sunny |quiet |top-floor |prewar |pre-war |postwar |elevator |limestone |garden )*)(co-?op|condop|end unit|interior unit|corner unit|garden apartment|office condo|retail condo|medical condo|end-of-row|end of row)( building)?$/i,
      (match, setting) => {
        if (!match[1] && /unit|garden/i.test(match[2] ?? '')) return null
        const noun = (match[2] ?? '').toLowerCase().replace(/^coop$/, 'co-op')
        return {
          kind: 'building',
          concept: /^(?:end|corner) unit$/.test(noun)
            ? (conceptOfWhole(noun, setting)?.name ?? null)
            : null,
          statement: isMeasured(
            `${(match[1] ?? '').toLowerCase()}${noun}${match[3] ?? ''}`.replace(
              'brand-new',
              'brand new',
            ),
          ),
        }
      },
    ],
    [
      /^(office|retail|medical|dental|flex|industrial) condo,? (?:on (?:the )?)?(\S+) floor$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isMeasured(
          `${measured((match[2] ?? '').toLowerCase())}-floor ${(match[1] ?? '').toLowerCase()} condo`,
        ),
      }),
    ],
    [
      /^(turnkey|fully equipped|operating|existing|second[- ]generation|established|working|freestanding|free-standing) (restaurant|bar|cafe|coffee shop|bakery|brewery|salon|gym|daycare|dental office|medical office|car wash|gas station|motel|hotel|inn|b&b|bed and breakfast|marina|farm|ranch|vineyard|winery|kennel|studio|auto shop|laundromat)(?: space| business| building)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isMeasured(
          match[0].toLowerCase().replace('second generation', 'second-generation'),
        ),
      }),
    ],
    [
      /^(warehouse|industrial|office|retail|flex|manufacturing)(?:,? (?:and |\/)?)(distribution|warehouse|showroom|manufacturing|flex|office|retail|industrial)(?: (?:building|space|facility))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: /^warehouse.*distribution/i.test(match[0])
          ? 'it is a distribution warehouse'
          : isMeasured(
              `combined ${(match[1] ?? '').toLowerCase()} and ${(match[2] ?? '').toLowerCase()} building`,
            ),
      }),
    ],
    [
      /^((?:\p{Lu}[\p{L}'-]+ ){1,3})studio$/u,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'location',
              concept: null,
              statement: `it is a studio in ${match[1]?.trim()}`,
              place: match[1]?.trim() ?? '',
            }
          : null,
    ],
    [
      /^(?:artist |true |hard |soft |authentic )?loft$/i,
      (match, setting) =>
        setting === 'flat'
          ? { kind: 'character', concept: null, statement: `it is a ${match[0].toLowerCase()}` }
          : null,
    ],
    [
      /^(retail|shop|office|storefront|restaurant|commercial)(?: space)? (?:and|with|plus) (\d+|one|two|three|four|five|six) (apartments?|units?|offices?|lofts?)(?: (above|upstairs|over|below))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement:
          `it has ${(match[1] ?? '').toLowerCase() === 'storefront' ? 'a storefront' : `${(match[1] ?? '').toLowerCase()} space`} with ${measured(`${match[2]} x`).replace(/ x$/, '')} ${(match[3] ?? '').toLowerCase()}${match[4] ? ` ${/up/i.test(match[4]) ? 'upstairs' : /over|above/i.test(match[4]) ? 'above' : 'below'}` : ''}`.replace(
            'shop space',
            'a shop',
          ),
      }),
    ],
    [
      /^(?:un)?reinforced masonry$|^(?:URM|cast iron|tilt-up|tilt up|pre-engineered metal)(?: (?:building|construction))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the construction is ${match[0]
          .replace(/ (?:building|construction)$/i, '')
          .replace(/^tilt up/i, 'tilt-up')
          .replace(/^URM$/i, 'unreinforced masonry')
          .toLowerCase()}`,
      }),
    ],
    [
      /^(?:the )?(north|south|east|west|southeast|southwest|northeast|northwest)(?:ern)? exposures?$/i,
      (match, setting) => ({
        kind: 'character',
        concept: conceptOfWhole(match[0], setting)?.name ?? null,
        statement: `it faces ${(match[1] ?? '').toLowerCase()}`,
        name: `${(match[1] ?? '').toLowerCase()}ern exposure`,
      }),
    ],
  ],
}
