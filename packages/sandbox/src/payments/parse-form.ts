export type FormValue = string | FormValue[] | { [key: string]: FormValue }

interface Branch {
  [key: string]: string | Branch
}

/** Decodes the bracketed form bodies of the payment API. @example parseForm('a[b][0]=x') // { a: { b: ['x'] } } */
export const parseForm = (body: string): { [key: string]: FormValue } => {
  const root: Branch = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) place(root, keysOf(name), value)
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, settle(value)]))
}

const keysOf = (name: string): string[] => name.replaceAll(']', '').split('[')

const place = (root: Branch, keys: string[], value: string) => {
  let branch = root
  for (const [index, key] of keys.entries()) {
    // `expand[]=a&expand[]=b` counts up by itself.
    const name = key === '' ? String(Object.keys(branch).length) : key
    if (index === keys.length - 1) {
      branch[name] = value
      return
    }
    const next = branch[name]
    const child: Branch = next && typeof next !== 'string' ? next : Object.create(null)
    branch[name] = child
    branch = child
  }
}

const settle = (value: string | Branch): FormValue => {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList
    ? entries.map(([, child]) => settle(child))
    : Object.fromEntries(entries.map(([key, child]) => [key, settle(child)]))
}
