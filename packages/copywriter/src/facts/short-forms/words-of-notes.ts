/** Further short forms of single words and fixed terms that stand for one thing, wherever a note has them. */
export const SHORT_NOTE_WORDS: Readonly<Record<string, string>> = {
  yrly: 'yearly',
  cnty: 'county',
  crawlspce: 'crawl space',
  genset: 'generator',
  autocover: 'automatic cover',
  rds: 'roads',
  nite: 'night',
  dws: 'dishwashers',
  'hi tensile': 'high-tensile',
  'hi-tensile': 'high-tensile',
  'quick poss': 'quick possession',
}
