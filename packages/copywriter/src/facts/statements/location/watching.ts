import { plural } from '../../nouns/head-nouns.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { view } from '../wording/kinds.ts'

/** What is watched and is not counted. */
const AS_TYPED = /^(?:people|wildlife|deer|elk|stars|traffic)$/

/** What can be watched from a place of the home: 'ferry watching from soaking tub'. */
export const WATCHING: SubjectRules = {
  lines: [
    [
      /^(ferry|boat|ship|whale|dolphin|bird|people|wildlife|deer|elk|eagle|sunset|sunrise|star|firework|train|plane|freighter)s?[- ]watching (?:right )?from (?:the |your )?([a-z][a-z -]+)$/i,
      ([, watched = '', place = '']) => {
        const noun = lower(watched)
        const many = AS_TYPED.test(noun) ? noun : plural(noun)
        return view(withArticles(`${many} can be watched from the ${lower(place)}`))
      },
    ],
  ],
}
