export const TONES = ['luxury', 'investor', 'family', 'modern', 'classic', 'casual'] as const
export type Tone = (typeof TONES)[number]

export const DEFAULT_TONE: Tone = 'luxury'

export interface ToneCard {
  label: string
  description: string
  /** A first sentence of the writer in this tone, shown on hover, focus and tap; a test of the writer holds it to that. */
  preview: string
}

export const TONE_CARDS: Record<Tone, ToneCard> = {
  luxury: {
    label: 'Luxury – Sophisticated & Timeless',
    description: 'Long, calm sentences for homes that need no raised voice.',
    preview: 'This Franklin residence offers a wraparound porch, a screened deck, and a fire pit.',
  },
  investor: {
    label: 'Investor – Data-Driven & Strategic',
    description: 'Figures first: size, price per square foot, what is on the record.',
    preview:
      'This 3,640-square-foot Franklin house is priced at $1,085,000, or about $298 per square foot.',
  },
  family: {
    label: 'Family-Oriented – Warm & Welcoming',
    description: 'Warm and close to daily life, always about the home itself.',
    preview: 'This Franklin home gives you a wraparound porch, a screened deck, and a fire pit.',
  },
  modern: {
    label: 'Modern – Fresh & Contemporary',
    description: 'Short lines, clean edges, nothing that is not needed.',
    preview: 'A Franklin house with a wraparound porch, a screened deck, and a fire pit.',
  },
  classic: {
    label: 'Classic – Timeless & Refined',
    description: 'Complete, measured sentences in the manner of a printed brochure.',
    preview: 'This Franklin house has a wraparound porch, a screened deck, and a fire pit.',
  },
  casual: {
    label: 'Casual – Friendly & Approachable',
    description: 'Relaxed and plain, the way you would tell a friend.',
    preview: "Here's a home in Franklin with a wraparound porch, a screened deck, and a fire pit.",
  },
}
