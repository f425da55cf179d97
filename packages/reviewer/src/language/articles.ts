// 'HVAC' is spelled out; 'LEED' is spoken as a word, and so is a shouted 'HARDWOOD'. Numbers: eight-, eleven- and eighteen-something, which are 8, 80,
// 8,000, 11, 11,000, 18, 18,000 and the years 18xx and 11xx.
const SPOKEN_WITH_VOWEL =
  /^(?!(?:LEED|MUD|MAX|MARC|LYNX|RISD)\b)(?:[AEFHILMNORSX](?![a-z])[A-Z]{0,3}\b|8|1[18](?:,|(?:\d\d)?(?![\d,])))/
const HARD_VOWEL =
  /^(?:one\b|once\b|eu|ewe|u-|uni(?!m|n)|us(?:e|a|u)|util|ur[aei]|ubi|uta|ute|uk(?:ul|rain)|uga)/i
const CONSONANT = /^[bcdfgj-np-tv-z]/
const SILENT_H = /^(?:herb|heir|hour|honest|honor)/i

/** 'a' or 'an' by the sound of what follows. @example articleFor('8,000-square-foot') // 'an' */
export const articleFor = (next: string): 'a' | 'an' => {
  if (CONSONANT.test(next) || /^U[A-Z]{1,4}\b/.test(next)) return 'a'
  const text = next.replace(/^["'“‘($]+/, '')
  if (SPOKEN_WITH_VOWEL.test(text)) return 'an'
  if (HARD_VOWEL.test(text)) return 'a'
  return SILENT_H.test(text) || /^[aeiouà-æè-ïò-öù-ü]/i.test(text) ? 'an' : 'a'
}
