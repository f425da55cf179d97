import { articleFor } from '@listwright/reviewer/language'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, restriction, terms } from '../wording/kinds.ts'

const FIGURE =
  '(square footage|square feet|total square footage|lot size|acreage|measurements?|room sizes?|room dimensions|dimensions|taxes|year built|boundar(?:y|ies)|lot dimensions)'

const figureOf = (typed: string): string =>
  `the ${typed.toLowerCase().replace('square feet', 'square footage')}`

/** 'county records' stand without an article, 'the appraisal' takes it. */
const sourceOf = (typed: string): string =>
  /records$|^(?:the|an?|public|county|tax|city) .*|^\p{Lu}/u.test(typed) || /s$/.test(typed)
    ? typed
    : `the ${typed}`

/** Parts of a house that a size may leave out. */
const LEFT_OUT =
  '((?:(?:finished|unfinished|walkout|detached|attached|enclosed|screened) )*(?:basement|garage|attic|porch|lower level|sunroom|loft))'

/** What the buyer is to verify, and where figures come from. */
export const DISCLAIMERS: SubjectRules = {
  firstFigures: [
    [
      /^buyers? (?:is |are )?(?:to|must|should) verify (?:that )?(.+)$/i,
      ([, what = '']) =>
        terms(`the buyer is to verify ${withArticles(what.replace(/\binfo\b/, 'information'))}`),
    ],
    [
      /^(?:an? )?((?:[a-z-]+ )+(?:limits|fees|rates|regulations|requirements|taxes|conditions|restrictions|rules|covenants|caps?)) (may )?(?:apply|applies)$/i,
      ([, what = '', may = '']) => {
        const rules = what
          .replace(/\bSTR\b/g, 'short-term rental')
          .replace(/\bshort term\b/gi, 'short-term')
          .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        const isSeveral = isPlural(rules)
        return restriction(
          `${isSeveral ? '' : `${articleFor(rules)} `}${rules} ${may.toLowerCase()}${isSeveral || may ? 'apply' : 'applies'}`,
        )
      },
    ],
  ],
  figures: [
    [
      new RegExp(
        `^${FIGURE} (?:is |are )?(?:per|from|according to|based on|taken from|by) (?:the )?(.+)$`,
        'i',
      ),
      ([, figure = '', source = '']) =>
        terms(`${figureOf(figure)} ${be(figureOf(figure))} per ${sourceOf(source)}`),
    ],
    [
      new RegExp(`^(?:all )?${FIGURE} (?:is |are )?(?:approximate|approx|estimated)$`, 'i'),
      ([whole, figure = '']) =>
        terms(
          `${/^all /i.test(whole) ? figureOf(figure).replace(/^the/, 'all') : figureOf(figure)} ${be(figureOf(figure))} ${/estimated$/i.test(whole) ? 'estimated' : 'approximate'}`,
        ),
    ],
    [
      /^([a-z][a-z /-]+?)(?:,| is| are)? not (?:included )?in (?:the )?(?:total |main house )?square (?:feet|footage)$/i,
      ([, typed = '']) => {
        const thing = typed.replace(/ ?\/ ?/, ' or ').toLowerCase()
        return {
          kind: kindOfNoun(singular(headOf(thing))) ?? 'room',
          concept: null,
          statement: /^the /.test(thing)
            ? `${thing} ${be(thing)} not included in the square footage`
            : `there ${be(thing)} ${withArticle(thing)}, not included in the square footage`,
        }
      },
    ],
    [
      new RegExp(
        `^(?:([\\d,]+) square feet,? |(?:the )?(?:size|square footage) )?(?:is )?(?:excludes?|excluding|not including) (?:the )?${LEFT_OUT}$`,
        'i',
      ),
      ([, size, part = ''], setting) => {
        if (size) return building(`it has ${size} square feet, excluding the ${part.toLowerCase()}`)
        return setting === 'home'
          ? building(`the square footage excludes the ${part.toLowerCase()}`)
          : null
      },
    ],
    [
      /^(?:the )?(?:photos|pictures|images)(?: are)?(?: of)?(?: an?)? (similar|model|staged|virtually staged)(?: (unit|home|house|apartment|model|condo))?$/i,
      ([, kind = '', noun], setting) => {
        const thing = noun?.toLowerCase() ?? (setting === 'flat' ? 'unit' : 'home')
        const word = kind.toLowerCase()
        return terms(
          /staged/.test(word)
            ? `the photos are ${word}`
            : `the photos show ${articleFor(word)} ${word} ${thing}`,
        )
      },
    ],
  ],
}
