import type { ReadNode } from '../resolve/read-node.ts'
import { identifier } from '../schema/schema.ts'

/**
 * The columns a change must hand on so that the answer can be read from it. No more than that: a
 * caller needs the right to read what is returned.
 */
export const returningSql = (node: ReadNode) => {
  const names = new Set<string>()
  for (const output of node.outputs) {
    if (output.kind === 'all') return `${node.alias}.*`
    if (output.kind === 'field') names.add(output.ref.column.name)
  }
  for (const { relationship } of node.embeds)
    for (const [own] of relationship.junction?.fromColumns ?? relationship.columns) names.add(own)
  for (const { ref, embed } of node.order) if (!embed) names.add(ref.column.name)
  return names.size === 0
    ? '1 as "none"'
    : [...names].map((name) => `${node.alias}.${identifier(name)}`).join(', ')
}
