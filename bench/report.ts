/** Prints one benchmark as one JSON line. */
export const report = (bench: string, figures: Record<string, unknown>): void => {
  console.log(JSON.stringify({ bench, ...figures }))
}

export const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits))
