import type { Claim, Tone } from '@listwright/contracts'

interface SampleCopy {
  description: string
  claims: Claim[]
}

const claims: Claim[] = [
  { text: '1418 Alder Ridge Lane', source: 'address' },
  { text: 'four bedrooms', source: 'bedrooms' },
  { text: 'Four bedrooms', source: 'bedrooms' },
  { text: 'two and a half bathrooms', source: 'bathrooms' },
  { text: '2.5 baths', source: 'bathrooms' },
  { text: '2,480 square feet', source: 'squareFeet' },
  { text: '2006', source: 'yearBuilt' },
  { text: '0.24 acres', source: 'lotSize' },
  { text: 'quartz counters', source: 'features' },
  { text: 'Quartz counters', source: 'features' },
  { text: 'covered patio', source: 'features' },
  { text: 'gas fireplace', source: 'features' },
  { text: 'three-car garage', source: 'features' },
  { text: '$589,000', source: 'price' },
  { text: 'Boise', source: 'city' },
]

const copy = (description: string): SampleCopy => ({ description, claims })

export const sampleCopy: Record<Tone, SampleCopy> = {
  luxury: copy(
    'At 1418 Alder Ridge Lane, four bedrooms and two and a half bathrooms are given the space of 2,480 square feet. Completed in 2006, the residence keeps its figures plain and its rooms composed.\n\nIn the kitchen, quartz counters set the tone; outside, a covered patio extends the day over 0.24 acres. A gas fireplace and a three-car garage complete the house. Offered at $589,000 in Boise.',
  ),
  investor: copy(
    'Listed at $589,000: a single family home of 2,480 square feet at 1418 Alder Ridge Lane, built in 2006 on 0.24 acres.\n\nOn record: four bedrooms, two and a half bathrooms, quartz counters, a gas fireplace, a covered patio and a three-car garage. Market: Boise.',
  ),
  family: copy(
    'Welcome to 1418 Alder Ridge Lane. There are four bedrooms and two and a half bathrooms here, and 2,480 square feet to settle into.\n\nQuartz counters make the kitchen easy to live in, the gas fireplace gathers the room around it, and the covered patio looks out over 0.24 acres. With a three-car garage, in Boise, at $589,000.',
  ),
  modern: copy(
    '1418 Alder Ridge Lane. Four bedrooms. 2.5 baths. 2,480 square feet, built 2006.\n\nQuartz counters inside, a covered patio out. A gas fireplace. A three-car garage. 0.24 acres in Boise. $589,000.',
  ),
  classic: copy(
    'Offered for sale is 1418 Alder Ridge Lane, a residence of four bedrooms and two and a half bathrooms, completed in 2006 and measuring 2,480 square feet.\n\nThe kitchen is appointed with quartz counters. A gas fireplace, a covered patio and a three-car garage accompany the house on its 0.24 acres in Boise. The price is $589,000.',
  ),
  casual: copy(
    "Here's the short version: 1418 Alder Ridge Lane has four bedrooms, two and a half bathrooms and 2,480 square feet.\n\nYou get quartz counters, a gas fireplace, a covered patio for the evening and a three-car garage, all on 0.24 acres in Boise. It's $589,000. Come and see it.",
  ),
}
