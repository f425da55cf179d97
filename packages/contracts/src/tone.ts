export const TONES = ['luxury', 'investor', 'family', 'modern', 'classic', 'casual'] as const
export type Tone = (typeof TONES)[number]

export const DEFAULT_TONE: Tone = 'luxury'

export interface ToneCard {
  label: string
  description: string
  /** One line in the tone's voice, shown on hover, focus and tap. */
  preview: string
}

export const TONE_CARDS: Record<Tone, ToneCard> = {
  luxury: {
    label: 'Luxury – Sophisticated & Timeless',
    description: 'Long, calm sentences for homes that need no raised voice.',
    preview: 'Four bedrooms are composed around a walled garden, at an unhurried scale.',
  },
  investor: {
    label: 'Investor – Data-Driven & Strategic',
    description: 'Figures first: size, price per square foot, what is on the record.',
    preview: 'Listed at $589,000, or about $238 per square foot across 2,480 square feet.',
  },
  family: {
    label: 'Family-Oriented – Warm & Welcoming',
    description: 'Warm and close to daily life, always about the home itself.',
    preview: 'Pull up a chair: there is a long table in the kitchen and a porch for the evening.',
  },
  modern: {
    label: 'Modern – Fresh & Contemporary',
    description: 'Short lines, clean edges, nothing that is not needed.',
    preview: 'Clean lines. Wide openings. Three bedrooms over two levels.',
  },
  classic: {
    label: 'Classic – Timeless & Refined',
    description: 'Complete, measured sentences in the manner of a printed brochure.',
    preview: 'Offered for sale is a brick residence of four bedrooms, completed in 1926.',
  },
  casual: {
    label: 'Casual – Friendly & Approachable',
    description: 'Relaxed and plain, the way you would tell a friend.',
    preview: "Here's the short version: three bedrooms, a big deck and a garage that fits two.",
  },
}
