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
    preview:
      'The wraparound porch comes first at this Franklin residence, with more than one side to sit on.',
  },
  investor: {
    label: 'Investor – Data-Driven & Strategic',
    description: 'Figures first: size, price per square foot, what is on the record.',
    preview:
      'At $589,000 for 2,480 square feet, this Boise house comes to about $238 per square foot.',
  },
  family: {
    label: 'Family-Oriented – Warm & Welcoming',
    description: 'Warm and close to daily life, always about the home itself.',
    preview:
      'Start outside. This Franklin home has a wraparound porch, so pick a side and pull up a chair.',
  },
  modern: {
    label: 'Modern – Fresh & Contemporary',
    description: 'Short lines, clean edges, nothing that is not needed.',
    preview: 'Pick a side. This Franklin house has a wraparound porch.',
  },
  classic: {
    label: 'Classic – Timeless & Refined',
    description: 'Complete, measured sentences in the manner of a printed brochure.',
    preview: 'The wraparound porch of this Franklin house has more than one side to sit on.',
  },
  casual: {
    label: 'Casual – Friendly & Approachable',
    description: 'Relaxed and plain, the way you would tell a friend.',
    preview: 'Pick a side and pull up a chair: this Franklin home has a wraparound porch.',
  },
}
