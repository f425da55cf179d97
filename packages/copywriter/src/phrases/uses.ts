import type { Feature } from '../facts/types.ts'
import { remembered } from '../remembered.ts'
import type { Random } from '../seed/random.ts'

interface Use {
  pattern: RegExp
  /** Something to spend an hour with, rather than a surface or a pipe. */
  isLively: boolean
  words: readonly string[]
}

/** What things are for: the end of a feature, marked `~` if one can spend an hour with it, then its uses. */
const USES: readonly Use[] = `
~fire ?pit: for cool evenings|to gather around after dark|for the end of the day
~fireplace: for the colder months|for winter evenings|to draw chairs around
~pool: for warm afternoons|for long summer days|to cool off in
~hot tub|spa: for the end of the week|for tired shoulders|for cold clear nights
~patio|courtyard|lanai: for meals outdoors|for breakfast in the open air|for supper under the sky
~deck: for summer suppers|for a table and a few chairs|for evenings outdoors
~balcony: for a first cup of coffee|for a breath of air
~terrace: for dinner in the open air|for long lunches
~porch: for watching the rain|for slow conversation|for the first coffee of the day
~outdoor kitchen|grill: for cooking in the open air|for suppers outside
~pergola|gazebo|hammock: for shade at midday|for an idle hour
~garden|greenhouse|(?:garden|raised) beds: for whatever is in season|for herbs and tomatoes
garage|carport: for wheels, tools and whatever else needs a roof|to keep the weather off the cars
EV charger: to charge at home|for topping up overnight
workshop: for projects that need a bench|for tools and half-finished ideas
mudroom: to catch coats and boots|for boots, bags and umbrellas
laundry room: to keep the washing out of sight|with a door to close on the machines
office|study: for days spent working from home|for work that needs a door
~library: for books and the hours they ask for
~theater|media room: for film nights|for the long version of a film
~gym|exercise room: for an early start|for keeping promises to yourself
~(?:game|rec) room: for a rainy Saturday|for a long game of cards
~wine (?:cellar|room): for bottles worth waiting for|to keep a few bottles at the right temperature
~sauna: for the cold half of the year
pantry: to keep the shelves stocked|for everything that does not belong on the counter
island: to cook and talk across|for chopping, serving and leaning on
~breakfast (?:bar|nook): for quick weekday meals|for coffee and the paper
walk-in closets?: for a whole wardrobe|to keep every season within reach
~(?:soaking|clawfoot) tub: for a long bath|for the slow end of a day
~(?:steam|rain|walk-in) shower: to start the morning|for the beginning and the end of the day
guest (?:suite|house)|casita: for visitors who stay a while|for overnight company
~dining room: for meals that last|for long dinners
~sunroom: for reading through the afternoon|for plants and a good chair
loft|(?:bonus|flex) room|den: to use as you see fit|for work, hobbies or guests
basement: for storage, hobbies or a second sitting room|for everything that needs a floor of its own
generator: for when the power goes out|to ride out a storm
solar panels: to make power on site
air conditioning: for the height of summer
ceiling fans: to keep the air moving
shed|barn: for tools and equipment
storage|attic: for the things that come out twice a year|for seasonal things
~yard: to spend time in|for fresh air close at hand`
  .trim()
  .split('\n')
  .map((line) => {
    const [, mark, ends, uses = ''] = /^(~?)(.*): (.*)/.exec(line) ?? []
    return {
      pattern: new RegExp(`\\b(?:${ends})$`),
      isLively: mark === '~',
      words: uses.split('|'),
    }
  })

const knownUse = remembered(
  (bare): Use | null => USES.find(({ pattern }) => pattern.test(bare)) ?? null,
)

/** A use for a feature, or `null` when nothing natural comes to mind. It claims nothing about this property. */
export const useOf = ({ bare }: Feature, random: Random): string | null => {
  const words = knownUse(bare)?.words
  return words ? random.pick(words) : null
}

export const isLively = ({ bare }: Feature): boolean => knownUse(bare)?.isLively ?? false
