/**
 * A lower-case word and what it may be an inflection of.
 * @example wordForms('overlooking') // ['overlooking', 'overlook', 'overlooke']
 */
export const wordForms = (word: string): string[] => {
  const known = remembered.get(word)
  if (known) return known
  const forms = [word]
  const add = (ending: string, ...put: string[]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return
    const stem = word.slice(0, -ending.length)
    for (const each of put) forms.push(stem + each)
    // 'planned' comes from 'plan'.
    if (/^(?:ed|ing|er)$/.test(ending) && /([^aeiou])\1$/.test(stem)) forms.push(stem.slice(0, -1))
  }
  add("'s", '')
  add("s'", 's', '')
  add("n't", '')
  add("'re", '')
  add("'ve", '')
  add("'ll", '')
  add("'d", '')
  add('ies', 'y')
  // Not 'saves', which is no form of 'safe'.
  if (NOUN_IN_F.test(word)) add('ves', 'f', 'fe')
  add('es', '', 'e')
  if (!word.endsWith('ss')) add('s', '')
  add('ied', 'y')
  add('ed', '', 'e')
  add('ing', '', 'e')
  add('ier', 'y')
  add('er', '', 'e')
  add('est', '', 'e')
  add('ily', 'y')
  add('ly', '')
  add('ern', '')
  if (remembered.size > MOST) remembered.clear()
  remembered.set(word, forms)
  return forms
}

const NOUN_IN_F = /(?:shel|hal|loa|kni|li|wi|cal|sel|hoo|thie|shea|lea|roo|scar|wol|whar|el|ea)ves$/
const MOST = 20_000
const remembered = new Map<string, string[]>()
