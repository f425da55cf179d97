/** A sentence that begins with one of these leans on the one before it. */
export const LEANS =
  /^(?:it|its|they|their|both|that|those|these|he|she|and|so|but|then|the same)\b/i
