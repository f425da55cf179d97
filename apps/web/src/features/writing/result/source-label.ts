import { PROPERTY_LABELS } from '@listwright/contracts'

const LABELS: Readonly<Record<string, string>> = PROPERTY_LABELS

/** The form's word for a claim's source. @example sourceLabel('features[2]') // 'Key Features' */
export const sourceLabel = (source: string): string =>
  source
    .split('/')
    .map((field) => LABELS[field.replace(/[[.:].*$/, '')] ?? field)
    .join(' and ')
