export const STEPS = ['property', 'tone', 'result'] as const

/** A step of the wizard. */
export type Step = (typeof STEPS)[number]
