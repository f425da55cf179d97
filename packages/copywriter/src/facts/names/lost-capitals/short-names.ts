import { expandShorthand } from '../../short-forms/shorthand.ts'
import { isKnownWord } from '../../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../../vocabulary/misspellings.ts'
import { NAMES_BY_FIRST_WORD } from '../../vocabulary/proper-names.ts'
import { NAMES_OF_WORDS, shortName } from '../../vocabulary/short-names.ts'
import { isNextTo, type NoteWord, writeAsName } from './note-word.ts'

/** What stands before the name of a place to which one goes. */
const BEFORE_PLACE = /^(?:near|to|from|by|and|&|\+|\/|the|on|off|of|at|via|between|old)$/
const TOWARD = /^(?:near|to|from|by|and|&|\+|\/)$/
/** What stands behind it. */
const AFTER_PLACE =
  /^(?:campus|campuses|grounds|hospital|hospitals|medical|med|stadium|bus|shuttle|light|rail|line|lines|station|stations|stop|stops|trolley|train|trains|route|nearby|close|subway|regional|trail|trails|football|green|red|blue|orange|gold|purple|silver|brown|pink|yellow|health|expo|airport|\d+)$/
/** Letters that mean nothing else in a note. */
const ONE_MEANING =
  /^(?:afb|jblm|rtd|trax|septa|bart|marta|mbta|wmata|patco|lirr|metra|caltrain|trimet|frontrunner|ripta|rta|lrt)$/
/** Universities with a campus in several towns: 'uc berkeley', 'uw madison'. */
const WITH_CAMPUS = /^(?:uc|ut|uw|cu|uh|um|ui|csu|umass|suny|lsu|unc)$/
/** 'boise state', 'georgia tech'. */
const NO_UNIVERSITY = /^(?:park|line|forest|route|highway|road|land|border|beach|fair|rec)/
const KIND_OF_UNIVERSITY = /^(?:state|tech|poly|u|univ|university)$/

/** Universities, agencies and other places by the short or joined names that people use: 'walk to uva grounds'. */
export const writeShortNames = (words: readonly NoteWord[], state: string, city: string): void => {
  words.forEach((word, at) => {
    writeNameOfWords(words, at)
    const before = word.gap === '/' ? '/' : (words[at - 1]?.lower ?? '')
    const next = words[at + 1]
    const after = next && isNextTo(next) ? next.lower : ''
    const isOfTown =
      /^(?:state|tech)$/.test(after) &&
      TOWARD.test(before) &&
      !NO_UNIVERSITY.test(words[at + 2]?.lower ?? '')
    if (word.isName && (/^(?:u|univ|university)$/.test(after) || isOfTown)) writeAsName(next)
    if (word.written !== word.lower) return
    // 'utoledo', 'ualbany'
    if (city.length > 3 && word.lower === `u${city.toLowerCase()}`) {
      word.written = `U${city}`
      word.isName = true
      return
    }
    const isOfCampus =
      WITH_CAMPUS.test(word.lower) &&
      after !== '' &&
      /^[a-z]{4,}$/.test(after) &&
      (city.toLowerCase().startsWith(after) || !isKnownWord(after))
    if (isOfCampus) {
      word.written = word.lower === 'umass' ? 'UMass' : word.lower.toUpperCase()
      writeAsName(next)
      return
    }
    const isPlaced =
      BEFORE_PLACE.test(before) ||
      AFTER_PLACE.test(after) ||
      ONE_MEANING.test(word.lower) ||
      // 'Frisco isd'
      (word.lower === 'isd' && words[at - 1]?.isName) ||
      (at === 0 &&
        /^(?:and|&|\+)$/.test(after) &&
        /^(?:nearby|close)$/.test(words.at(-1)?.lower ?? ''))
    const name = isPlaced ? shortName(word.lower, state) : undefined
    if (name) {
      word.isName = /[a-z]/.test(name)
      word.written = name
      // 'hill afb': what stands before it is the name of the base.
      if (name === 'AFB') writeAsName(words[at - 1])
    } else if (isPlaced && isInLetters(word.lower, before)) word.written = word.lower.toUpperCase()
    else if (
      KIND_OF_UNIVERSITY.test(after) &&
      (TOWARD.test(before) || after === 'u') &&
      /^[a-z]{4,}$/.test(word.lower) &&
      !/^(?:private|local|public|community|nearby|major)$/.test(word.lower) &&
      (!isKnownWord(word.lower) || (after === 'u' && TOWARD.test(before))) &&
      !NO_UNIVERSITY.test(words[at + 2]?.lower ?? '')
    ) {
      writeAsName(word)
      writeAsName(next)
    }
  })
}

/** Words without a vowel that are short for a common noun. */
const CLIPPED =
  /^(?:bch|brk|cntr|ctr|dtwn|dntn|dwtn|fwy|frwy|grnd|hwy|lks?|mkts?|mtns?|plz|prk|prks|rstr|rvr|sch|schls?|shps|shpg|strs?|sta|stn|trls?|twn|wtr|pkwy|bsmt|mbr|mstr|gym|xfmr)s?$/

/**
 * Letters that can be read only one by one, or as those of a university: 'near yrmc', 'walk to gvsu', 'near uams'. A
 * letter each side of an '&' is a name too: 'near w&l'.
 */
const isInLetters = (word: string, before: string): boolean =>
  TOWARD.test(before) && /^[a-z]&[a-z]$/.test(word)
    ? true
    : /^(?:[a-z]{1,3}afb|u[a-z]{2,3}|[b-df-hj-np-tv-z]{1,3}u|[a-z]{2,3}u|[b-df-hj-np-tv-z]{3,4})$/.test(
        word,
      ) &&
      !CLIPPED.test(word) &&
      !isKnownWord(word) &&
      !(word in MISSPELLINGS) &&
      !NAMES_BY_FIRST_WORD.has(word) &&
      expandShorthand(word) === word

const writeNameOfWords = (words: readonly NoteWord[], at: number): void => {
  for (const [lower, name] of NAMES_OF_WORDS) {
    const typed = words.slice(at, at + lower.length)
    if (typed.length < lower.length || !lower.every((word, n) => word === typed[n]?.lower)) continue
    const parts = name.split(' ')
    typed.forEach((word, n) => {
      word.written = parts[n] ?? word.written
      word.isName = true
    })
    return
  }
}
