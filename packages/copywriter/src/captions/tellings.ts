import type { Feature } from '../facts/feature.ts'
import { castScenes } from '../story/scenes.ts'
import type { Story } from '../story/story.ts'
import type { Said, Teller } from '../story/teller.ts'
import type { SharedLines } from './shared-lines.ts'

const LONGEST_TELLING = 150
const LONGEST_SCENE = 180
const SCENES_TRIED = 6

/** Lines affirm their feature: one that was typed with 'not' keeps the agent's words. */
export const isDenied = ({ text }: Feature): boolean => /\bnot\b/i.test(text)

/** The copybook's sentences for one caption: each is chosen once, however many bodies would use it. */
export class Tellings {
  readonly #story: Story
  readonly #teller: Teller
  readonly #shared: SharedLines
  readonly #ofFeature = new Map<Feature, Said | null>()
  readonly #frames = new Map<string, Said | null>()
  #scenes: readonly Said[] | null = null

  constructor(story: Story, teller: Teller, shared: SharedLines) {
    this.#story = story
    this.#teller = teller
    this.#shared = shared
  }

  of(feature: Feature): Said | null {
    const known = this.#ofFeature.get(feature)
    if (known !== undefined) return known
    const said = isDenied(feature)
      ? null
      : this.#short(this.#teller.best(this.#teller.tellings(feature), this.#cost))
    this.#ofFeature.set(feature, said)
    return said
  }

  /** Scenes that these features can play, the fullest first. */
  scenes(features: readonly Feature[]): readonly Said[] {
    this.#scenes ??= castScenes(features)
      .slice(0, SCENES_TRIED)
      .map(({ scene, roles }) =>
        this.#teller.best(this.#teller.cast(scene.lines[this.#story.tone], roles), this.#cost),
      )
      .filter((said) => said !== null)
      .filter(({ text }) => text.length <= LONGEST_SCENE)
    return this.#scenes
  }

  frame(entries: readonly string[]): Said | null {
    const name = entries.join()
    const known = this.#frames.get(name)
    if (known !== undefined) return known
    const said = this.#teller.best(entries.flatMap((entry) => this.#teller.frame(entry, 'fee')))
    this.#frames.set(name, said)
    return said
  }

  readonly #cost = ({ text, line }: Said): number =>
    (text.length > LONGEST_TELLING ? 10 : 0) + (this.#shared.hasLine(line) ? 15 : 0)

  #short(said: Said | null): Said | null {
    return said && said.text.length <= LONGEST_TELLING ? said : null
  }
}
