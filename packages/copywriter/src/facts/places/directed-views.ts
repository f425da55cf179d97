import { articleFor } from '@listwright/reviewer/language'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { placeWithArticle } from './place-with-article.ts'

const SIDE = '(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:ward)?'
const WAY = `(?:${SIDE} )?(?:over|across|towards?|out to|up to|down to|along|down|up)|${SIDE} (?:to|at)`

/** 'view toward Custer Peak', 'river view east to the lock'. */
const DIRECTED = new RegExp(
  `^((?:[\\p{L}'-]+ ){0,4}?)(views?) (${WAY}) (.+?)(?: from (?:the )?([a-z ]+))?$`,
  'iu',
)
/** 'harbor to Charles River views', 'views from Mount Hood to the Columbia River'. */
const FROM_TO = [
  /^(?:the )?((?:\p{Lu}[\p{L}'-]+ )*[\p{L}'-]+) to (?:the )?((?:\p{Lu}[\p{L}'-]+ )*[\p{L}'-]+) (views?)$/u,
  /^(views?) from (.+?) (?:all the way )?to (.+)$/i,
] as const

const NO_SIGHT =
  /\b(?:no|north|south|east|west|with|without|deck|lot|window|balcony|porch|patio|terrace|room|kitchen|unit|side|floor|ceiling|wall|sunrise|sunset|dawn|day|access|easy|walk|close|protected|due|subject|back|next|obstructed)\b/i

/** What is no place that a view could go to: 'down both sides', 'up close', 'over 180 degrees'. */
const NO_PLACE =
  /^(?:and|or|from|with|below|above|close|both|each|all|in|on|up|down|of|at|to|it|there|here|\d)\b|^(?:the )?(?:back|front|rear)$/i

/** A view that goes somewhere, rather than one of a single thing. */
export const directedView = (typed: string): ItemFeature | null => {
  const [, from, to, noun] = FROM_TO[0].exec(typed) ?? []
  if (from && to && noun && from !== to && !NO_SIGHT.test(`${from} ${to}`))
    return spanning(noun, from, to)
  const [, plain, start, end] = FROM_TO[1].exec(typed) ?? []
  if (plain && start && end && !NO_SIGHT.test(`${start} ${end}`)) return spanning(plain, start, end)
  const [, before = '', kind = '', way = '', where = '', spot] = DIRECTED.exec(typed) ?? []
  if (!kind || NO_SIGHT.test(before) || NO_SIGHT.test(where) || NO_PLACE.test(where)) return null
  const places = where.split(/ to /)
  // 'views over the valley' show the valley.
  if (!before && /^(?:over|across)$/i.test(way) && places.length === 1 && way !== 'across')
    return null
  const lowered = way.toLowerCase().replace(/towards$/, 'toward')
  return told(
    `${before}${kind.toLowerCase()}`,
    `${lowered} ${places.map((place) => placeWithArticle(place)).join(' to ')}${spot ? ` from the ${spot}` : ''}`,
  )
}

const spanning = (noun: string, from: string, to: string): ItemFeature =>
  told(
    noun.toLowerCase(),
    `from ${placeWithArticle(from)} to ${placeWithArticle(to)}`.replace(
      /\bmountain\b/g,
      'mountains',
    ),
  )

const told = (text: string, tail: string): ItemFeature => {
  const isPlural = text.endsWith('s')
  return itemFeature({
    text: `${text} ${tail}`,
    kind: 'view',
    concept: null,
    name: {
      text,
      head: 'view',
      number: isPlural ? 'plural' : 'singular',
      isCounted: false,
      isName: false,
      tail,
    },
    statement: isPlural
      ? `there are ${text} ${tail}`
      : `it has ${articleFor(text)} ${text} ${tail}`,
  })
}
