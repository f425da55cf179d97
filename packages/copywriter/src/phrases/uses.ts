import type { Feature } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'

/** What a feature is for. A use follows from the thing itself and claims nothing about this property. */
const USES: readonly [RegExp, readonly string[]][] = [
  [/\bfire ?pit$/, ['for cool evenings', 'to gather around after dark', 'for the end of the day']],
  [/\bfireplace$/, ['for the colder months', 'for winter evenings', 'to draw chairs around']],
  [/\bpool$/, ['for warm afternoons', 'for long summer days', 'to cool off in']],
  [
    /\bhot tub$|\bspa$/,
    ['for the end of the week', 'for tired shoulders', 'for cold clear nights'],
  ],
  [/\bpatio$/, ['for meals outdoors', 'for breakfast in the open air', 'for supper under the sky']],
  [/\bdeck$/, ['for summer suppers', 'for a table and a few chairs', 'for evenings outdoors']],
  [/\bbalcony$/, ['for a first cup of coffee', 'for a breath of air']],
  [/\bterrace$/, ['for dinner in the open air', 'for long lunches']],
  [
    /\bporch$/,
    ['for watching the rain', 'for slow conversation', 'for the first coffee of the day'],
  ],
  [/\boutdoor kitchen$|\bgrill$/, ['for cooking in the open air', 'for suppers outside']],
  [/\bpergola$|\bgazebo$/, ['for shade at midday', 'to sit beneath']],
  [
    /\bgarden$|\bgreenhouse$|\bgarden beds$|\braised beds$/,
    ['for whatever is in season', 'for herbs and tomatoes'],
  ],
  [
    /\bgarage$|\bcarport$/,
    ['for wheels, tools and whatever else needs a roof', 'to keep the weather off the cars'],
  ],
  [/\bEV charger$/, ['to charge at home', 'for topping up overnight']],
  [/\bworkshop$/, ['for projects that need a bench', 'for tools and half-finished ideas']],
  [/\bmudroom$/, ['to catch coats and boots', 'for boots, bags and umbrellas']],
  [/\blaundry room$/, ['to keep the washing out of sight', 'with a door to close on the machines']],
  [/\boffice$|\bstudy$/, ['for days spent working from home', 'for work that needs a door']],
  [/\blibrary$/, ['for books and the hours they ask for', 'for reading']],
  [/\bhome theater$|\bmedia room$/, ['for film nights', 'for the long version of a film']],
  [/\bhome gym$|\bexercise room$/, ['for an early start', 'for keeping promises to yourself']],
  [/\bgame room$|\brec room$/, ['for a rainy Saturday', 'for a long game of cards']],
  [
    /\bwine (?:cellar|room|refrigerator)$/,
    ['for bottles worth waiting for', 'to keep a few bottles at the right temperature'],
  ],
  [/\bsauna$/, ['for the cold half of the year', 'for unwinding']],
  [
    /\bpantry$/,
    ['to keep the shelves stocked', 'for everything that does not belong on the counter'],
  ],
  [/\bisland$/, ['to cook and talk across', 'for chopping, serving and leaning on']],
  [/\bbreakfast (?:bar|nook)$/, ['for quick weekday meals', 'for coffee and the paper']],
  [/\bwalk-in closets?$/, ['for a whole wardrobe', 'to keep every season within reach']],
  [/\bsoaking tub$|\bclawfoot tub$/, ['for a long bath', 'for the slow end of a day']],
  [
    /\bsteam shower$|\brain shower$|\bwalk-in shower$/,
    ['to start the morning', 'for the beginning and the end of the day'],
  ],
  [
    /\bguest (?:suite|house)$|\bcasita$/,
    ['for visitors who stay a while', 'for overnight company'],
  ],
  [/\bdining room$/, ['for meals that last', 'for long dinners']],
  [/\bsunroom$/, ['for reading through the afternoon', 'for plants and a good chair']],
  [
    /\bloft$|\bbonus room$|\bflex room$|\bden$/,
    ['to use as you see fit', 'for work, hobbies or guests'],
  ],
  [
    /\bbasement$/,
    [
      'for storage, hobbies or a second sitting room',
      'for everything that needs a floor of its own',
    ],
  ],
  [/\bgenerator$/, ['for when the power goes out', 'to ride out a storm']],
  [/\bsolar panels$/, ['to make power on site']],
  [/\bcentral air conditioning$|\bair conditioning$/, ['for the height of summer', 'for August']],
  [/\bceiling fans$/, ['to keep the air moving']],
  [/\bshed$|\bbarn$/, ['for tools and equipment']],
  [/\bstorage$|\battic$/, ['for the things that come out twice a year', 'for seasonal things']],
  [/\bfenced (?:back)?yard$/, ['to spend time in', 'for fresh air close at hand']],
  [/\bloading dock$/, ['for freight', 'for deliveries']],
  [/\bconference room$/, ['for meetings']],
  [/\bdog run$/, ['for the dog']],
]

/** A use for a feature, or `null` when nothing natural comes to mind. */
export const useOf = ({ bare }: Feature, random: Random): string | null => {
  const uses = usesOf(bare)
  return uses ? (random.pick(uses) ?? null) : null
}

/** Whether a feature is something to spend an hour with, rather than a surface or a pipe. */
export const hasUse = ({ bare }: Feature): boolean => LIVELY.test(bare)

const LIVELY =
  /\b(?:fire ?pit|fireplace|pool|hot tub|spa|patio|deck|balcony|terrace|porch|outdoor kitchen|grill|pergola|gazebo|garden|library|theater|media room|gym|game room|rec room|sauna|soaking tub|clawfoot tub|steam shower|dining room|sunroom|breakfast nook|yard|lanai|courtyard|hammock|wine (?:cellar|room))$/

const known = new Map<string, readonly string[] | undefined>()

const usesOf = (bare: string): readonly string[] | undefined => {
  if (!known.has(bare) && known.size < 2000)
    known.set(bare, USES.find(([pattern]) => pattern.test(bare))?.[1])
  return known.get(bare)
}
