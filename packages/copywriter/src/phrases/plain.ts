import { lines } from '../realise/voice.ts'

/** Place, type, rooms and size in plain words: of land and premises, and where a voice has no line left. */
export const PLAIN_CORE = lines`
  It is a {type}[ in {city}|].
  [It|The {type}] is {where}.
  [Its|The] address is {address}[ in {city}|].
  It [covers|measures|comes to] {sqft}.
  The record [also lists|also shows|adds] {measure}.
  It is in {city}.`

/** Year, lot and price, likewise. */
export const PLAIN_DETAILS = lines`
  It was built in {year}.
  Completion is planned for {due}.
  The lot measures {lot}.
  The price is {price}.`

/** Features that no other line can carry. */
export const PLAIN_FEATURES = lines`
  Also here <is> {fs}.
  There <is> also {fs}.
  Further features include {fs}.`

/** Features that are no noun phrases. */
export const NOTES = lines`
  [Also noted|Good to know|Also of note|For the record]: {fs}.`

/** What is left of a long list. */
export const REST = lines`
  [The list continues with|Also included <is>|The rest:] {fs}.`
