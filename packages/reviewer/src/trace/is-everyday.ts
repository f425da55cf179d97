import { EVERYDAY_WORDS } from '../language/everyday-words.ts'
import { wordForms } from './word-forms.ts'

/** Nouns that are made of verbs and adjectives name ideas: 'a sense of occasion', 'a talent for hospitality'. */
const ABSTRACT = /(?:[ts]ion|ment|it(?:y|ie)|ness|ship|[ea]nce|ism|dom|ing)s?$/

/** Whether a word is about people's lives. Ask first whether it is known as something that a property has. */
export const isEveryday = (word: string): boolean =>
  ABSTRACT.test(word) || wordForms(word).some((form) => EVERYDAY_WORDS.has(form))
