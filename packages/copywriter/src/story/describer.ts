import type { Tier, Tone, UnusedInput } from '@listwright/contracts'
import { type Passage, passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { groupOf, INSIDE } from '../homes/groups.ts'
import { HomeNarrator } from '../homes/home-narrator.ts'
import { homeOutline } from '../homes/home-outline.ts'
import { partBody } from '../parts/part-body.ts'
import type { ToneSettings } from '../tone-settings.ts'
import type { Candidate } from './candidate.ts'
import { chosenFor } from './chosen.ts'
import { CloseNarrator } from './close.ts'
import type { Composition } from './composition.ts'
import { isDowntown, withDowntown } from './downtown.ts'
import type { Companions } from './figure-narrator.ts'
import { firstLines } from './first-lines.ts'
import { flowing, gathered } from './flow.ts'
import { headlineFor } from './headline.ts'
import { laidOut } from './layout.ts'
import { firstParagraph } from './lead-place.ts'
import { withSetting } from './lead-setting.ts'
import { type Lead, leadingFeatures } from './leading-features.ts'
import { Narrator } from './narrator.ts'
import { openingOf } from './opening.ts'
import { withVariedOpenings } from './openings.ts'
import type { OutlineOptions } from './outline-options.ts'
import { withPronouns } from './pronoun.ts'
import { isHome, namesType } from './property-noun.ts'
import { isStatement } from './section.ts'
import type { Sentence } from './sentence.ts'
import { StatementNarrator } from './statement-narrator.ts'
import type { Story } from './story.ts'
import { thingOf } from './thing.ts'
import { topicOf } from './topic.ts'
import { witIn } from './wit.ts'

export interface Description {
  /** Only a premium text has one. */
  headline: Passage | null
  paragraphs: Sentence[][]
  unused: UnusedInput[]
  /** Whether its first sentence tells facts with verbs of their own. */
  isByVerbs: boolean
}

const IDENTITY: ReadonlySet<Feature['kind']> = new Set([
  'building',
  'character',
  'finish',
  'location',
])

const TO_THE_WATER =
  /\b(?:right of way|easement|path|access) to (?:the )?(?:shore|water|beach|lake|river|bay|ocean|harbor)\b/

const wordsOf = ({ statement, name }: Feature): string =>
  statement ?? [name?.text, name?.tail].filter(Boolean).join(' ')

/** Tones that say 'there's'. */
const CONTRACTED: ReadonlySet<Tone> = new Set(['family', 'modern', 'casual'])

/** The paragraphs of a description, before the short ones are put together. */
interface Body {
  paragraphs: Sentence[][]
  leftOut: readonly Feature[]
}

/** What leads in a version of a description, and how its body is put together. */
export interface Version {
  lead: Lead
  composition: Composition
}

/** Writes one version of a description. */
export class Describer {
  readonly #story: Story
  readonly #tone: ToneSettings
  readonly #tier: Tier
  readonly #heroes: readonly Feature[]
  readonly #narrator: Narrator
  readonly #firstLines: readonly Candidate[]
  readonly #composition: Composition
  readonly #placeFirst: boolean

  constructor(
    story: Story,
    tone: ToneSettings,
    tier: Tier,
    { seed, attempt, version }: { seed: number; attempt: number; version: Version },
  ) {
    const { lead, composition } = version
    this.#composition = composition
    this.#placeFirst = lead.placeFirst
    this.#story = story
    this.#tone = tone
    this.#tier = tier
    const random = new Random(
      seed,
      `${story.tone} ${tier} ${story.facts.address} ${story.facts.city}${attempt || ''}`,
    )
    this.#heroes = leadingFeatures(
      story,
      random,
      this.#isOneHome() ? lead : { ...lead, takesLone: false },
    )
    this.#narrator = new Narrator(story, this.#heroes, random, {
      ...tone,
      wit: witIn(story, tier),
    })
    this.#firstLines = lead.byVerbs ? firstLines(story, this.#narrator.teller) : []
  }

  describe(): Description {
    const about = new StatementNarrator(this.#narrator)
    const opening = this.#opening()
    for (const feature of this.#story.facts.features)
      if (this.#isInTheNoun(feature)) this.#narrator.pass(feature)
    const income = this.#income(about)
    const isFixer = this.#story.situation === 'fixer'
    const material = isFixer ? flowing(about.material()) : []
    const { paragraphs, leftOut } = this.#body([...opening, ...income, ...material], about)
    const first = this.#narrator.said[0] ?? { text: '', features: [] }
    return {
      headline:
        this.#tier === 'premium'
          ? headlineFor(
              this.#story,
              [...new Set([...first.features.filter(({ name }) => name), ...this.#heroes])],
              this.#narrator.random,
              this.#tone,
              first.text,
            )
          : null,
      paragraphs: withPronouns(
        withVariedOpenings(laidOut(paragraphs, this.#tier).map(gathered), {
          subject: this.#narrator.noun(),
          isContracted: CONTRACTED.has(this.#story.tone),
        }),
        {
          subject: this.#narrator.noun(),
          city: this.#story.facts.city,
          namesType: (text) => namesType(text, this.#story.facts),
        },
      ),
      unused: this.#untold(leftOut),
      isByVerbs: this.#firstLines.length > 0,
    }
  }

  #body(opening: readonly Sentence[], about: StatementNarrator): Body {
    const first =
      this.#story.facts.propertyType === 'Land'
        ? opening
        : [...opening, ...this.#identity(), ...this.#views(), ...this.#shore()]
    return this.#isOneHome() ? this.#home(first, about) : this.#parts(first)
  }

  /** Land, premises, or a building with several units, part by part. */
  #parts(first: readonly Sentence[]): Body {
    const { leftOut } = chosenFor(this.#options())
    const close = new CloseNarrator(this.#narrator)
    const paragraphs = [...partBody(this.#narrator, first, leftOut), close.rights()]
    const ending = this.#ending(close, { lotCompanion: null, garageCompanions: [] })
    return { paragraphs: [...paragraphs, ending], leftOut }
  }

  #isOneHome(): boolean {
    const { facts } = this.#story
    return isHome(facts) && facts.propertyType !== 'Multi-Family'
  }

  /** A home, part by part, each in as few sentences as it needs. */
  #home(first: readonly Sentence[], about: StatementNarrator): Body {
    const close = new CloseNarrator(this.#narrator)
    const isInsideTold = this.#isInsideTold()
    if (isInsideTold) this.#narrator.topics.add('interior')
    const outline = homeOutline(this.#options(), isInsideTold)
    const home = new HomeNarrator(this.#narrator, outline)
    const approach = home.approach()
    const inside = home.inside()
    const outside = home.outside()
    const practical = flowing([
      ...home.systems(),
      ...about.dates(),
      ...about.merits(),
      ...about.notes('property'),
      ...close.rights(),
    ])
    const shared = home.shared()
    const [lead, around] = firstParagraph(first, home.around(), {
      subject: this.#narrator.noun(),
      city: this.#story.facts.city,
    })
    // What is wrong with a home is told when the reader knows the rest of it.
    const material = flowing(about.material())
    // The figures tell the parts of a garage, which would else be left for a note.
    const ending = this.#ending(close, outline)
    return {
      paragraphs: [
        lead,
        approach,
        inside,
        outside,
        practical,
        [...shared, ...around, ...material],
        ending,
      ],
      leftOut: outline.leftOut,
    }
  }

  /** Whether the first sentence already names something indoors. */
  #isInsideTold(): boolean {
    return [...this.#narrator.told].some(
      (feature) =>
        feature.name !== null &&
        feature !== this.#story.styled?.feature &&
        INSIDE.has(groupOf(feature, this.#story)),
    )
  }

  #ending(close: CloseNarrator, companions: Companions): Sentence[] {
    return [...close.tell(companions), ...this.#closing()]
  }

  /** What there was no room for: a whole item as it was typed, or a part of one by its name. */
  #untold(leftOut: readonly Feature[]): UnusedInput[] {
    const isWhole = ({ index }: Feature) =>
      this.#story.facts.features.every((other) => other.index !== index || leftOut.includes(other))
    const names = leftOut.map((feature) => (isWhole(feature) ? feature.typed : feature.text))
    return [...new Set(names)].map((text) => ({
      text,
      reason: `A ${this.#tier} text has no room for more features.`,
    }))
  }

  #opening(): Sentence[] {
    const own = this.#tone.opening
    const first: Sentence[] = own
      ? [{ ...passage(own, 'tone.opening'), role: 'opening', features: [], topic: null }]
      : []
    const opening = this.#narrator.sayBest(
      this.#firstLines.length > 0
        ? this.#firstLines
        : openingOf(this.#story, this.#narrator.teller, this.#heroes, {
            random: this.#narrator.random,
            placeFirst: this.#placeFirst,
          }),
    )
    return [...first, ...opening.map((one) => this.#inItsSetting(this.#inItsPart(one)))]
  }

  /** The first sentence with the part of the city, where that is typed and not told yet. */
  #inItsPart(sentence: Sentence): Sentence {
    const { features, city } = this.#story.facts
    const feature = features.find((one) => isDowntown(one) && !this.#narrator.isTold(one))
    const told = feature && withDowntown(sentence, feature, city)
    if (!told) return sentence
    this.#narrator.pass(feature)
    return told
  }

  /** The first sentence with the community or the building around the home. */
  #inItsSetting(sentence: Sentence): Sentence {
    if (!this.#isOneHome()) return sentence
    for (const feature of this.#story.facts.features) {
      if (this.#narrator.isTold(feature)) continue
      const told = withSetting(sentence, feature)
      if (!told) continue
      this.#narrator.pass(feature)
      return told
    }
    return sentence
  }

  /** 'It is a studio in Fenway' need only say 'It is in Fenway' where the first sentence called it a studio. */
  #withoutNoun(feature: Feature): Feature {
    const [, noun, place] = /^it is an? ([\w-]+) (in [A-Z].*)$/.exec(feature.statement ?? '') ?? []
    if (noun && this.#narrator.said.some(({ text }) => text.includes(noun)))
      return { ...feature, statement: `it is ${place}` }
    // A kind of house that is named after its city says nothing without it.
    const { city } = this.#story.facts
    return feature.statement === 'it is a single house'
      ? { ...feature, statement: `it is a ${city} single house` }
      : feature
  }

  /** 'It is a brick Tudor' need not be said where the first sentence called it one. */
  #isInTheNoun(feature: Feature): boolean {
    const { statement } = feature
    const kind =
      /^it is an? (.+)$/.exec(statement ?? '')?.[1] ??
      /^(?:the style|it) is (.+)$/.exec(statement ?? '')?.[1]
    const stories = /^it has (\w+) stories$/.exec(statement ?? '')?.[1]
    const { styled } = this.#story
    const words =
      feature === styled?.feature ? styled.noun : (kind ?? (stories && `${stories}-story`))
    const text = this.#narrator.said.map((said) => said.text).join(' ')
    return words !== undefined && text.includes(words)
  }

  #options(): OutlineOptions {
    // The kitchen of a pool house is told with its house.
    const wholes = [...this.#narrator.told].map((feature) => feature.partOf ?? feature)
    if (wholes.some((feature) => topicOf(feature, this.#story) === 'kitchen'))
      this.#narrator.topics.add('kitchen')
    return {
      story: this.#story,
      tier: this.#tier,
      random: this.#narrator.random,
      told: this.#narrator.told,
      heroes: this.#heroes,
      hasLine: (thought) => this.#narrator.teller.can(this.#narrator.teller.linesFor(thought)),
      composition: this.#composition,
      warmth: this.#tone.warmth,
    }
  }

  /** What it is and on which floor, unless the first sentence told it. */
  #identity(): Sentence[] {
    const coming = this.#story.facts.features.filter(
      (feature) =>
        !this.#narrator.told.has(feature) &&
        /^it is (?:to be built|new construction)|^the finishes can|^completion is|^it is in an? (?:\d\d\+|age-restricted)/.test(
          feature.statement ?? '',
        ),
    )
    return flowing([...this.#narrator.statements(coming), ...this.#itself()])
  }

  #itself(): Sentence[] {
    const identity = this.#story.facts.features.filter(
      (feature) =>
        !this.#narrator.told.has(feature) &&
        feature.partOf === null &&
        IDENTITY.has(feature.kind) &&
        isStatement(feature) &&
        !isOfSchools(feature) &&
        (feature.kind !== 'location' || /^it is (?:in|an?) /.test(feature.statement ?? '')) &&
        (this.#isOneHome() || /^it is (?:an? |flex )/.test(feature.statement ?? '')) &&
        /^it (?:is|was designed|has \w+ stories|has retail)\b|^the style\b/.test(
          feature.statement ?? '',
        ),
    )
    return this.#narrator.statements(identity.map((feature) => this.#withoutNoun(feature)))
  }

  /** Views that the first sentence did not tell; a view that belongs to a place is told with it. */
  #views(): Sentence[] {
    return this.#narrator
      .of('view')
      .filter(({ partOf }) => partOf === null)
      .flatMap((feature) => {
        const place = feature.name?.tail
        return place && feature.statement && !feature.statement.endsWith(place)
          ? this.#narrator.statements([{ ...feature, statement: `${feature.statement} ${place}` }])
          : this.#telling(feature)
      })
  }

  /** A way to the water is told with the view of it, not among the easements. */
  #shore(): Sentence[] {
    return this.#narrator
      .untold()
      .filter((feature) => feature.partOf === null && TO_THE_WATER.test(wordsOf(feature)))
      .flatMap((feature) => this.#telling(feature))
  }

  #telling(feature: Feature): Sentence[] {
    if (this.#narrator.told.has(feature)) return []
    const said = this.#narrator.sayBest(this.#narrator.teller.tellings(feature))
    if (said.length > 0) return said
    if (feature.statement) return this.#narrator.statements([feature])
    return this.#narrator.list(topicOf(feature, this.#story), [thingOf(feature)])
  }

  /** What a home earns comes right behind its price where the text is for an investor. */
  #income(about: StatementNarrator): Sentence[] {
    const isForIncome = this.#isOneHome() && this.#story.tone === 'investor'
    return isForIncome ? flowing(about.income()) : []
  }

  /** The price is usually the last line; an agent's own tone may add a closing line. */
  #closing(): Sentence[] {
    const { closing } = this.#tone
    return closing
      ? [{ ...passage(closing, 'tone.closing'), role: 'closing', features: [], topic: null }]
      : []
  }
}
