import { CONTACT } from '@listwright/reviewer/language'

const NOT_IN_A_NAME = /[^\p{L}\p{N}\p{M} .,'’#/&()-]/gu

// Most places need no cleaning.
const PLAIN_NAME =
  /^(?:\d{1,6} )?[A-Z][a-z]+(?: (?:[A-Z][a-z]+|[NSEW]{1,2}))*(?: #?\d{1,4}[A-Z]?)?$/

/** A street or city name fit for prose: one line, no contact data, no markup, not shouted. */
export const cleanPlace = (typed: unknown): string => {
  if (typeof typed !== 'string') return ''
  if (PLAIN_NAME.test(typed)) return typed
  const plain = typed
    .normalize('NFC')
    .replace(CONTACT, ' ')
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/([.,'’#/&-])\1+/g, '$1')
    .replace(/\s+([.,)])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,'’/&)-]+|[\s,'’/&(#-]+$/g, '')
    .trim()
  return isShouted(plain) ? titleCase(plain) : plain
}

const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return (
    letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  )
}

const titleCase = (text: string): string =>
  text.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    /^(?:N|S|E|W|NE|NW|SE|SW|PO|II|III|IV)$/.test(word)
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase(),
  )
