import type { NoteWord } from './note-word.ts'

/** Endings of words that describe. */
const DESCRIBING = /(?:ed|ing|ly|ous|al|able|ible|y|ive|ene|ine|ic|il|ful|less|est)$/
const NO_NAMING =
  /^(?:snow|placid|remote|vast|swift|sunset|sunrise|skyline|treetop|snowmobile|snowshoe|meadow|backyard|yard|house|deck|patio|balcony|boat|dock|jogging|skate|bark|tot|pocket|kayak|ski|bridle|carriage|trolley|fitness|exercise|waterside|lakeside|riverside|heritage|farm|ranch|trailer|theme|amusement|mobile|tech|medical|junior|tribal|bible|technical|research|summer|winter|spring|fall)s?$/

/** Whether a plain word says of what kind a place is. */
export const describes = (word: string): boolean => DESCRIBING.test(word) || NO_NAMING.test(word)

const NOT_OF_NAME =
  /^(?:an?|the|and|or|to|from|of|by|in|on|at|near|with|along|borders?|bordering|backs?|backing|abuts|adjoins|adjoining|adjacent|next|into|access|direct|views?|overlooks|surrounded|trails?|close|minutes?|min|mins|miles?|mi|blocks?|walk|drive|off|local|nearby|large|small|beautiful|protected|designated|private|between|facing|across|beside|behind|inside|within|is|no|us|future|former|proposed)$/

/** Whether a word may be a part of a name, though it is a plain one. */
export const isOfName = (word: NoteWord | undefined): boolean =>
  word !== undefined && /^[a-z']{3,}$/.test(word.lower) && !NOT_OF_NAME.test(word.lower)
