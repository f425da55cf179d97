/**
 * How many groups of files import each other in a circle.
 * @param {import('./sources.mjs').Source[]} sources
 */
export const cyclesIn = (sources) => {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports]))
  /** @type {Map<string, number>} */
  const indexes = new Map()
  /** @type {Map<string, number>} */
  const lowest = new Map()
  /** @type {string[]} */
  const stack = []
  let cycles = 0
  // Tarjan's algorithm: a file belongs to a circle when a later one leads back to it.
  const visit = (/** @type {string} */ path) => {
    const index = indexes.size
    indexes.set(path, index)
    lowest.set(path, index)
    stack.push(path)
    for (const { target } of graph.get(path) ?? []) {
      if (!graph.has(target)) continue
      if (!indexes.has(target)) visit(target)
      else if (!stack.includes(target)) continue
      lowest.set(path, Math.min(lowest.get(path) ?? index, lowest.get(target) ?? index))
    }
    if (lowest.get(path) !== index) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1) cycles++
  }
  for (const path of graph.keys()) if (!indexes.has(path)) visit(path)
  return cycles
}
