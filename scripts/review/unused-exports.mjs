/**
 * Exported values that nothing but their own file uses, and those that only tests use. Types do not count: they stand in
 * the signatures of what is used. Files that nothing imports are entries; their exports are for whoever starts them. So are the
 * handlers of functions, which the server loads by their folder.
 * @param {import('./sources.mjs').Source[]} sources
 */
export const unusedExports = (sources) => {
  /** @type {Map<string, Map<string, boolean>>} For each file its used names, and whether source code uses them. */
  const uses = new Map(sources.map(({ path }) => [path, new Map()]))
  for (const { imports, isTest } of sources)
    for (const { target, names } of imports)
      for (const name of names === '*' ? ['*'] : names) {
        const used = uses.get(target)
        used?.set(name, used.get(name) || !isTest)
      }
  /** @type {string[]} */
  const idle = []
  /** @type {string[]} */
  const testOnly = []
  for (const { path, values, isTest } of sources) {
    const used = uses.get(path)
    if (isTest || !used?.size || /\/(index|handler)\.ts$/.test(path)) continue
    for (const name of values) {
      const use = used.get('*') || used.get(name)
      if (use === undefined && !used.has('*')) idle.push(`${path} ${name}`)
      else if (!use) testOnly.push(`${path} ${name}`)
    }
  }
  return { idle, testOnly }
}
