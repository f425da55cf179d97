import type { Tone } from '@listwright/contracts'
import type { Feature } from '../facts/types.ts'
import type { Lines } from '../realise/voice.ts'

type Register = 'formal' | 'plain' | 'warm'

const REGISTERS: Record<Tone, Register> = {
  luxury: 'formal',
  classic: 'formal',
  investor: 'plain',
  modern: 'plain',
  family: 'warm',
  casual: 'warm',
}

/** Short asides about a feature that was typed. They say what such a thing is like, never how good it is here. */
const REMARKS: readonly [RegExp, Record<Register, Lines>][] = [
  [
    /\bpool$/,
    {
      formal: [
        '[Summer|The warm season|A hot week] [takes care of itself|needs little else|arranges itself].',
        'It gives [the warm months|long afternoons] a [center|purpose].',
      ],
      plain: [
        '[Pool care|Seasonal upkeep] belongs in the [annual budget|plan].',
        '[Summer|July] is [settled|spoken for].',
      ],
      warm: [
        '[Summer plans|Hot weekends|Free Saturdays] [more or less make themselves|start right there].',
        '[Towels|Wet footprints] will be [in constant rotation|part of the decor].',
      ],
    },
  ],
  [
    /\bfireplace$/,
    {
      formal: [
        '[Winter|The cold season], too, has its [appointed place|proper seat].',
        'A room [gathers itself|arranges its chairs] around a hearth.',
      ],
      plain: [
        '[Winter|January] is [accounted for|covered].',
        'It [anchors|centers] the [room|plan].',
      ],
      warm: [
        '[Cold nights|Snow days|Dark evenings] have [an answer|somewhere to be].',
        'Everyone knows where to sit [in January|when it snows|on a cold night].',
      ],
    },
  ],
  [
    /\b(?:home office|office|study)$/,
    {
      formal: [
        '[Work|Correspondence|The working day] is kept [where it belongs|behind a door|within bounds].',
      ],
      plain: [
        '[Work|The workday] [stays behind a door|ends when the door closes].',
        'The commute is [hard to beat|short].',
      ],
      warm: [
        '[The commute|The trip to work] is hard to [complain about|beat].',
        'Work can stay in [its own corner|its own lane].',
      ],
    },
  ],
  [
    /\bgarage$/,
    {
      formal: [
        'Winter [mornings begin|errands begin|journeys start] under cover.',
        'The [cars|automobiles], at least, will have [nothing to complain of|no cause for complaint].',
      ],
      plain: [
        'Parking is [settled|sorted].',
        '[Rain|Snow|Street parking] stops being a [factor|topic].',
      ],
      warm: [
        'No scraping the windshield [in January|before work|at dawn].',
        '[Bikes, boxes|Tools, bikes] and the odd [project|sled] fit in there, too.',
      ],
    },
  ],
  [
    /\bhome theater$|\bmedia room$/,
    {
      formal: [
        'An evening [at home|in] need not be an [ordinary|idle] evening.',
        'The [overture|feature] may begin [whenever the company is seated|at any hour].',
      ],
      plain: ['[Movie night|The big game] needs no [reservation|planning].'],
      warm: [
        '[Movie night|The season finale] practically [plans itself|hosts itself].',
        'The popcorn is [the only thing left to sort out|up to you].',
      ],
    },
  ],
  [
    /\bkitchen\b.*$|\bisland$|\bbreakfast (?:bar|nook)$/,
    {
      formal: [
        'It is [the room|the place] in which guests [will inevitably gather|tend to linger].',
        'Breakfast is [likely to run long|seldom hurried].',
      ],
      plain: ['[Most days|Most evenings] [start and end there|begin there].'],
      warm: [
        'That is where everyone [ends up anyway|gathers|lands first].',
        'Breakfast has a way of [turning into lunch|stretching out] there.',
      ],
    },
  ],
  [
    /\b(?:patio|deck|terrace|porch|balcony)$/,
    {
      formal: [
        'The open air becomes [another room|a room of its own|part of the plan].',
        'A [table|chair] set outside is an argument for [staying|lingering].',
      ],
      plain: [
        '[Usable outdoor space|A place to sit outside] counts [most days|in any season].',
        'Fresh air is [a door away|part of the routine].',
      ],
      warm: [
        '[Supper|Coffee|Everything] tastes better [out there|outside].',
        'Bring a chair and [stay a while|watch the evening go by].',
      ],
    },
  ],
  [
    /\bgarden$|\byard$|\bbackyard$|\btrees$|\blandscap/,
    {
      formal: [
        'The seasons will keep [their own calendar|their own time] there.',
        'Such a place is never [finished|done], which is its [pleasure|point].',
      ],
      plain: ['[Outdoor upkeep|Yard work] is part of the [plan|budget].'],
      warm: [
        'There is always [something|a little something] to do out there, or [nothing at all|a good reason to sit].',
        '[Grass stains|Muddy knees] are part of the deal.',
      ],
    },
  ],
  [
    /\bhardwood floors$|\bhardwood flooring$|\bwood floors$/,
    {
      formal: [
        'Wood, unlike [fashion|most things], improves with [acquaintance|use|age].',
        'A rug becomes a [choice|pleasure] rather than a necessity.',
      ],
      plain: [
        '[Rugs|Carpets] are [optional|your call].',
        'Wood [wears in rather than out|ages well].',
      ],
      warm: ['Socks will [slide|glide].', 'Wood underfoot makes a house feel [settled|grounded].'],
    },
  ],
  [
    /\bcountertops$|\bcounters$/,
    {
      formal: [
        'There is [pleasure|satisfaction] in a surface made for [work|use].',
        '[A good surface|A proper counter] invites [the cook|a steady hand] to begin.',
      ],
      plain: ['[Prep space|Counter space] is [handled|sorted].'],
      warm: [
        'Go ahead and [roll out the dough|spread out the recipes|unpack the groceries].',
        'There is [a place|a spot] to set everything down.',
      ],
    },
  ],
  [
    /\bclosets?$/,
    {
      formal: [
        'Order begins with [a place for everything|a door that closes].',
        'The wardrobe is [given its due|properly housed].',
      ],
      plain: [
        '[Storage|Closet space] is where [plans|layouts] [succeed or fail|prove themselves].',
        'Everything gets [a place|a shelf].',
      ],
      warm: [
        'Laundry day has [somewhere|a place] to end.',
        'The chair in the corner can go back to being [a chair|furniture].',
      ],
    },
  ],
  [
    /\btub$|\bshower$|\bbath(?:room)?$/,
    {
      formal: [
        'Some rituals are worth [a room|an hour] of their own.',
        'The hour before [sleep|company arrives] is well provided for.',
      ],
      plain: ['[Weekday mornings|Early starts] [run better|go smoother] that way.'],
      warm: [
        'Lock the door and [take your time|let the week go].',
        'That is how a long [day|week] ought to end.',
      ],
    },
  ],
  [
    /\bsolar panels$|\bsolar\b|\bbattery backup/,
    {
      formal: ['The sun is [put to work|made useful] without [comment|ceremony].'],
      plain: ['Ask for the [ownership terms|lease or title] and the [utility history|past bills].'],
      warm: [
        'The sun gets to [chip in|help with the bills|do some work].',
        'Even the roof [pulls its weight|has a job].',
      ],
    },
  ],
  [
    /\bEV charger$/,
    {
      formal: ['The last errand of the evening is to [plug in|set the cable].'],
      plain: ['Charging stops being [an errand|a detour].'],
      warm: ['Plug in, [go to bed|have dinner], wake up [charged|ready].'],
    },
  ],
  [
    /\bviews?$/,
    {
      formal: [
        'It is the sort of thing that needs no [frame|caption].',
        'The eye will [return to it|find its own way back].',
      ],
      plain: ['[Photographs|Pictures] only go so far there.'],
      warm: [
        'You may catch yourself [staring|pausing|looking up].',
        'It never [gets old|gets ordinary].',
      ],
    },
  ],
  [
    /\blaundry(?: room)?$|\bwasher and dryer$|\bmudroom$/,
    {
      formal: [
        'The household runs [better|more smoothly] for it.',
        'Small conveniences keep the [larger rooms|rest of the house] at ease.',
      ],
      plain: ['[Chores|Errands] stay [contained|close to home].'],
      warm: [
        '[Chores|Wash days] feel shorter when they [stay close|stay home].',
        'The [house|place] stays [tidier|calmer] for it.',
      ],
    },
  ],
  [
    /\bpantry$|\bappliances$|\brange$|\boven$|\bcooktop$|\brefrigerator$/,
    {
      formal: [
        'The cook will [understand at a glance|need no introduction].',
        'Dinner for many is [no more trouble|hardly more work] than [dinner for few|supper alone].',
      ],
      plain: ['[Weeknight dinners|Meals] get [faster|simpler].'],
      warm: [
        'Dinner practically [starts|makes] itself.',
        'Somebody is going to [want to cook|get ambitious] in there.',
      ],
    },
  ],
  [
    /\bair conditioning$|\bHVAC system$|\bheat pump$|\bheating$|\bwater heater$|\broof$|\bwindows$/,
    {
      formal: [
        'Comfort, [when it is done well|properly arranged], goes [unnoticed|without saying].',
        'The seasons may [change|turn] as they please.',
      ],
      plain: ['[Service records|Dates and receipts] are worth [requesting|having].'],
      warm: ['Whatever the [weather|forecast] does, you are [covered|set].'],
    },
  ],
  [
    /\bbasement$|\battic$|\bstorage$|\bshed$|\bworkshop$|\bbarn$/,
    {
      formal: [
        'Everything a household [keeps in reserve|cannot part with] has [a home|its shelf].',
      ],
      plain: ['[Storage|A spare floor] keeps the rest of the plan [clear|simple].'],
      warm: [
        'The [holiday boxes|camping gear|old records] finally [have a home|get a shelf].',
        'There is a place for [the things you cannot throw out|all the just-in-case].',
      ],
    },
  ],
  [
    /\bceilings?$|\bbeams$|\bskylights$|\bmolding$|\bwainscoting$|\bbrick$|\bfloor plan$|\bdoors$|\bshelving$|\bbuilt-ins$/,
    {
      formal: [
        '[Details of that order|Such details] are [felt|sensed] before they are [noticed|named].',
        'The [room|house] takes its [manners|tone|measure] from such things.',
      ],
      plain: [
        '[Structure|Architecture] does the [decorating|talking].',
        'It shows up in every [photo|corner].',
      ],
      warm: [
        'It is the first thing [people will mention|you will show off].',
        'You will notice it [every time you walk in|on the way to the coffee].',
      ],
    },
  ],
  [
    /\bguest (?:suite|house)$|\bcasita$|\baccessory dwelling unit\b|\bADU\b/,
    {
      formal: [
        'Guests may [come and go|rise and retire] at their own hour.',
        'Hospitality is easier with [a second door|some distance].',
      ],
      plain: ['Confirm permitted uses before you [plan|budget] around it.'],
      warm: ['[Company|Visitors] can stay [as long as they like|through the weekend].'],
    },
  ],
]

/** Of the plain asides, those an investor would write down; the others are for everyday prose. */
const DILIGENCE = /budget|Ask for|records|Confirm|lease/

/** What the tone's register has to say about a feature. */
export const featureRemarks = (feature: Feature, tone: Tone): Lines => {
  const lines = REMARKS.filter(([pattern]) => pattern.test(feature.bare)).flatMap(
    ([, byRegister]) => byRegister[REGISTERS[tone]],
  )
  if (REGISTERS[tone] !== 'plain') return lines
  return lines.filter((line) => DILIGENCE.test(line) === (tone === 'investor'))
}
