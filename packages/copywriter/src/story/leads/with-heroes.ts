import type { Feature } from '../../facts/feature.ts'
import type { Candidate } from '../candidate.ts'
import type { Story } from '../story.ts'
import { fewPartsOf } from '../thing.ts'
import type { LeadContext } from './lead-rule.ts'
import { mentionsHero } from './mentions-hero.ts'

/** How much better a first sentence is for each strong feature that it tells. */
const RICHER = 3.5

/** Frame lines, each telling the heroes that it has slots for, with their only parts. */
export const withHeroes = (
  candidates: readonly Candidate[],
  { heroes, story }: Pick<LeadContext, 'heroes' | 'story'>,
  isWelcome: (hero: Feature) => boolean = () => true,
): Candidate[] =>
  candidates
    .filter(({ line: { text } }) => {
      const isWelcomed = heroes.every((hero, at) => isWelcome(hero) || !mentionsHero(text, at))
      return isWelcomed && !isCrowded(text, story) && keepsPartLast(text, heroes, story)
    })
    .map((candidate) => {
      const told = heroes.filter((_, at) => mentionsHero(candidate.line.text, at))
      return {
        ...candidate,
        bias: (candidate.bias ?? 0) - RICHER * told.length,
        features: [...candidate.features, ...told].flatMap((feature) => [
          feature,
          ...fewPartsOf(feature, story),
        ]),
      }
    })

/** 'This two-bedroom Nashville two-story penthouse' is too much before the noun. */
const isCrowded = (line: string, { styled }: Story): boolean =>
  styled !== null && /\{(?:beds|sqft)-\}/.test(line)

/** A hero with a part stands last, and not behind a 'with' of the line. */
const keepsPartLast = (line: string, heroes: readonly Feature[], story: Story): boolean => {
  const at = heroes.findIndex((hero) => fewPartsOf(hero, story).length > 0)
  if (at === -1) return true
  return !mentionsHero(line, at + 1) && !(mentionsHero(line, at) && /\bwith \{/i.test(line))
}
