import type { Ledger } from '../ledger.ts'
import type { FormValue } from '../parse-form.ts'

/** Puts whole objects where `expand[]` asks for more than their ids. */
export const expand = (ledger: Ledger, answer: object, paths: FormValue | undefined): object => {
  if (!Array.isArray(paths)) return answer
  const copy = structuredClone(answer)
  for (const path of paths) if (typeof path === 'string') follow(ledger, copy, path.split('.'))
  return copy
}

const follow = (ledger: Ledger, node: unknown, [key, ...rest]: string[]): void => {
  if (Array.isArray(node)) {
    for (const child of node) follow(ledger, child, key === undefined ? rest : [key, ...rest])
    return
  }
  if (key === undefined || !isRecord(node) || !Object.hasOwn(node, key)) return
  const value = node[key]
  if (typeof value === 'string') node[key] = structuredClone(lookUp(ledger, value)) ?? value
  follow(ledger, node[key], rest)
}

const lookUp = (ledger: Ledger, id: string): object | undefined =>
  ledger.customers.get(id) ??
  ledger.subscriptions.get(id) ??
  ledger.invoices.get(id) ??
  ledger.products.get(id)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
