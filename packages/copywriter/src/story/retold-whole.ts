import { countable } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isHome, isHouse, isUnit } from './property-noun.ts'

/** What was typed like a part of a home although it says what the home is: told of the home, not listed among its rooms. */
export const retoldWhole = (feature: Feature, facts: PropertyFacts): Feature =>
  isHome(facts)
    ? [
        onTheWater,
        inItsCoOp,
        inItsStyle,
        onItsLand,
        inItsCatchment,
        inCurrentUse,
        possible,
        clad,
        soundAsItIs,
      ].reduce((told, reword) => reword(told, facts), feature)
    : feature

const FRONT = /^(gulf|ocean|lake|river|bay|beach|canal|creek|harbor|sound|water)( |-)?front$/i

/** On a water with a name: 'on Lake Hamilton', 'on the Snake River'. */
const ON_A_WATER = /^on (?:the )?\p{Lu}[\p{L}'. ]+$/u

/** 'Gulf front' and 'lakefront on Lake Hamilton' are where a home is, not a thing that it has. */
const onTheWater = (feature: Feature): Feature => {
  const [, water, space] = FRONT.exec(wholeName(feature, true)) ?? []
  const tail = feature.name?.tail ?? ''
  if (!water || (tail && !ON_A_WATER.test(tail))) return feature
  const words = `${water.toLowerCase()}${space ? '-' : ''}front${tail && ` ${tail}`}`
  return { ...feature, name: null, statement: `it is ${words}` }
}

const CO_OP =
  /^((?:prewar |postwar |brownstone |brick |limestone )*co-op)(?:,? (?:with |of )?([a-z]+|\d+) units)?$/i

/** A unit is in 'a brownstone co-op with nine units'; it does not have one. */
const inItsCoOp = (feature: Feature, facts: PropertyFacts): Feature => {
  if (!isUnit(facts)) return feature
  if (feature.statement === 'it is a co-op building')
    return { ...feature, statement: 'it is in a co-op building' }
  const [, coOp, units] = CO_OP.exec(wholeName(feature)) ?? []
  return coOp && units
    ? { ...feature, name: null, statement: `it is in ${countable(coOp).a.text} of ${units} units` }
    : feature
}

const STYLE =
  /^(?:[A-Z][a-z]+ )?(?:Georgian|Greek|Colonial|Tudor|Gothic|Spanish|Mission|Renaissance|Mediterranean|Queen Anne|Italianate|Federal)(?: Revival)?/
const WHOLE_HOUSE = /^(.+) (manor|villa|chateau|mansion)$/
const OF_A_MATERIAL =
  /^in (?:the )?((?:[A-Z]?[a-z-]+ )*(?:brick|fieldstone|limestone|stone|stucco|granite))$/

/** 'Georgian Revival in Flemish bond brick', 'Greek Revival main house' and 'Georgian manor in fieldstone' name the house. */
const inItsStyle = (feature: Feature, facts: PropertyFacts): Feature => {
  const { name } = feature
  const text = wholeName(feature, true)
  if (!isHouse(facts) || !name || text === '') return feature
  const style = STYLE.exec(text)?.[0]
  const material = OF_A_MATERIAL.exec(name.tail)?.[1]
  if (style === text && /^in .*\bdistrict$/.test(name.tail))
    return {
      ...feature,
      kind: 'character',
      name: null,
      statement: `it is ${countable(text).a.text} ${name.tail}`,
    }
  if (name.tail && !material) return feature
  const tail = material ? ` in ${material}` : ''
  if (style === text)
    return material ? { ...feature, name: null, statement: `it is ${text}${tail}` } : feature
  if (style && text === `${style} main house`)
    return {
      ...feature,
      kind: 'building',
      name: null,
      statement: `the main house is ${style}${tail}`,
    }
  return WHOLE_HOUSE.test(text) && name.number === 'singular' && !name.isCounted
    ? {
        ...feature,
        kind: 'character',
        name: null,
        statement: `it is ${countable(text).a.text}${tail}`,
      }
    : feature
}

/** 'Cottage', typed of an estate, is a building on its land and not what the estate is. */
const onItsLand = (feature: Feature, { propertyType }: PropertyFacts): Feature =>
  propertyType === 'Estate' &&
  feature.name &&
  /^(?:[a-z]+ )?(?:cottage|cabin|casita|barn|bunkhouse)$/.test(feature.name.text) &&
  /^it is an? /.test(feature.statement ?? '')
    ? { ...feature, kind: 'outdoor place', statement: null }
    : feature

const CATCHMENT = /^(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)(?: [Ss]chool)? catchment$/u

/** A home is in 'Meredith school catchment'; it does not have one. */
const inItsCatchment = (feature: Feature): Feature => {
  const [, school] = CATCHMENT.exec(wholeName(feature)) ?? []
  return school
    ? {
        ...feature,
        kind: 'location',
        name: null,
        statement: `it is in the ${school} school catchment`,
      }
    : feature
}

const CURRENT_USE = /^it is in current use(?: except (?:for )?(?:the )?(.+))?$/i

/** The tax on the land is no place that a home is in, and no first sentence. */
const inCurrentUse = (feature: Feature): Feature => {
  const said = CURRENT_USE.exec(feature.statement ?? '')
  if (!said) return feature
  const except = said[1] ? `, except for the ${said[1]}` : ''
  return { ...feature, kind: 'restriction', statement: `the land is in current use${except}` }
}

/** 'ADU potential per city' is what may be built, not a system of the house. */
const possible = (feature: Feature): Feature =>
  feature.name && feature.partOf === null && /\bpotential$/i.test(feature.name.text)
    ? {
        ...feature,
        kind: 'zoning',
        name: null,
        statement: `there is ${`${feature.name.text} ${feature.name.tail}`.trim()}`,
      }
    : feature

/** A house has one exterior, of whatever materials: 'a limestone and ash exterior'. */
const clad = (feature: Feature): Feature =>
  feature.name && /\b(?:exterior|facade)$/i.test(feature.name.text)
    ? { ...feature, name: { ...feature.name, number: 'singular' } }
    : feature

/** A home that 'needs nothing' is no fixer. */
const soundAsItIs = (feature: Feature): Feature =>
  /^it needs (?:nothing|no work)$/.test(feature.statement ?? '')
    ? { ...feature, concept: 'move-in ready' }
    : feature

/** The name of a thing of which nothing is said; empty for parts, and, but for a material, for what has a place. */
const wholeName = ({ name, statement, partOf }: Feature, hasTail = false): string =>
  name && statement === null && partOf === null && (hasTail || name.tail === '') ? name.text : ''
