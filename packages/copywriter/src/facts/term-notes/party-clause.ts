import { articleFor } from '@listwright/reviewer/language'
import { series } from '../figures/numerals.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import type { TermClause } from './term-clause.ts'

const PARTY =
  '(owners?|sellers?|tenants?|buyers?|landlord|HOA|POA|association|builder|lender|estate|each unit|each tenant|each side)'
const VERB =
  'pays?|to pay|will pay|allows?|requires?|prefers?|offers?|offering|gives?|giving|provides?|covers?|maintains?|handles?|mows?|plows?|to provide|to cover|will cover|will provide|will consider|will finance|will credit|to credit|to replace|will replace|to repair|will repair|to complete|will complete|will leave|to remove|will remove|assumes?|to assume|must assume|needs?|requests?|reserves?|retains?|keeps?'
const NOTE = new RegExp(`^(?:the )?${PARTY} (${VERB}) (.+)$`, 'i')

/** Who does what: 'the owner pays the HOA dues for the first year with a full-price offer'. */
export const partyClause = (text: string): TermClause | null => {
  const [, party = '', verb = '', typed = ''] = NOTE.exec(text) ?? []
  // 'all except roof' has a wording of its own.
  if (/^all except\b|^(?:at|in|on|by|for|with|off)\b|\bonly$/i.test(typed)) return null
  if (!party || /[();:]|\b(?:and|or) (?:owner|seller|tenant|buyer)|,/.test(typed)) return null
  const isMany = /s$/i.test(party)
  const object = objectOf(withSlashes(typed), isMany)
  if (!object) return null
  const name = party.toLowerCase().replace(/^[hp]oa$/, (code) => code.toUpperCase())
  const kind =
    /pay|cover|allow|require|maintain|provide|mow|plow|handle/i.test(verb) &&
    !/full-price|closing/.test(object)
      ? /^(?:HOA|POA|association)$/i.test(party)
        ? 'restriction'
        : 'terms'
      : 'terms'
  return {
    statement: `${/^each/.test(name) ? '' : 'the '}${name} ${told(verb, isMany)} ${object}`,
    kind,
  }
}

/** 'water/sewer/trash' are three. */
const withSlashes = (text: string): string =>
  text.replace(/\b[a-z]+(?:\/[a-z]+)+\b/gi, (list) => series(list.split('/')))

const told = (typed: string, isMany: boolean): string => {
  const verb = typed.toLowerCase()
  if (verb === 'offering' || verb === 'giving') return `${isMany ? 'are' : 'is'} offering`
  if (verb.startsWith('to ')) return `will ${verb.slice(3)}`
  if (/^(?:will|must) /.test(verb)) return verb
  const base = verb.replace(/s$/, '')
  return isMany ? base : `${base}s`
}

/** What stands before a time, a place or a condition is the object, with the article it needs. */
const objectOf = (typed: string, isMany: boolean): string | null => {
  const [, thing = '', first = '', rest = ''] =
    /^(.+?)((?: (?:for )?(?:the )?first (?:year|month))?)((?: (?:at|for|with|after|before|until|through|toward|towards|on|in|per|if|from|by) .+)?)$/i.exec(
      typed,
    ) ?? []
  if (!thing) return null
  const time = first ? ` for the ${first.trim().replace(/^(?:for )?(?:the )?/i, '')}` : ''
  const end = rest.replace(/\bwith (?:a )?full[- ]price offer/i, 'with a full-price offer')
  return `${withThing(thing, isMany)}${time}${withArticles(end)}`
}

const withThing = (typed: string, isMany: boolean): string => {
  const text = typed
    .replace(/\b(?:hoa|poa)\b/gi, (code) => code.toUpperCase())
    .replace(/\belectric(?= and |$)/i, 'electricity')
  if (/^own /i.test(text)) return text.replace(/^own/i, isMany ? 'their own' : 'its own')
  if (/^(?:HOA|POA)$/.test(text)) return `the ${text} dues`
  const priced = /^(\$[\d,]+) (?!of |toward|a |per |in )([a-z].+)$/i.exec(text)
  if (priced)
    return `the ${priced[1]} ${priced[2]}${/(?:fee|credit|allowance|deposit|charge|cost|contribution|rebate|bonus)s?$/i.test(text) ? '' : ' fee'}`
  if (/^(?:an?|the|all|any|own|their|half|\$|\d|no|its|up)\b|^\$/i.test(text)) return text
  const { phrase } = nounPhrase(text)
  const isOpen =
    phrase.number === 'singular' &&
    (!phrase.isName || /closing$/i.test(text)) &&
    kindOfNoun(singular(headOf(text))) !== 'utilities' &&
    !/\b(?:electric|electricity|gas|water|sewer|trash|heat|internet|cable|snow|lawn|removal|care|maintenance|insurance|janitorial)$/i.test(
      text,
    )
  return isOpen
    ? `${/^(?:flip tax|transfer tax|solar|lease|loan|tank|survey|title)/i.test(text) ? 'the' : articleFor(phrase.text)} ${phrase.text}`
    : phrase.text
}
