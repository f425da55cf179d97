import type { Feature } from './feature.ts'

/** A feature in clean words; a clause has no full stop. */
export const featureWords = ({ statement, name, text }: Feature): string =>
  statement ?? (name ? [name.text, name.tail].filter(Boolean).join(' ') : text)
