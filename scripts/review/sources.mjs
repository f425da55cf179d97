import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseSync } from 'vite'

/**
 * @typedef {{ target: string, names: string[] | '*' }} Import
 * @typedef {{
 *   path: string, text: string, lines: number, isTest: boolean, isData: boolean,
 *   functions: number[], casts: number, anys: number, values: string[], imports: Import[],
 * }} Source
 */

const FOLDERS = ['apps', 'packages', 'supabase', 'scripts', 'bench', 'e2e']
const TEST = /\.(test|spec|cases)\.[a-z]+$|\/(tests|cases|_?testing)(\/|\.ts$)|^e2e\//
/** Generated types, and the sentences of the writer: data in the form of code. */
const DATA = /contracts\/src\/database\.ts$|copywriter\/src\/(phrases|copybook\/chapters)\//
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/**
 * Every script of a checkout, parsed and counted.
 * @param {string} folder
 * @returns {Source[]}
 */
export const readSources = (folder) => {
  const paths = FOLDERS.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  const doors = readDoors(folder)
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const { program } = parseSync(path, text, { preserveParens: false })
    return {
      path,
      text,
      lines: text.split('\n').length - 1,
      isTest: TEST.test(path),
      isData: DATA.test(path),
      ...countNodes(program, text),
      ...readModule(program, (specifier) => resolve(path, specifier, doors)),
    }
  })
}

/**
 * @param {object} program
 * @param {string} text
 */
const countNodes = (program, text) => {
  const counted = { functions: /** @type {number[]} */ ([]), casts: 0, anys: 0 }
  const visit = (/** @type {any} */ node, /** @type {boolean} */ inFunction) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, inFunction)
      return
    }
    if (!node || typeof node.type !== 'string') return
    // A component counts whole: only outermost functions are measured.
    const isFunction = FUNCTION.test(node.type)
    if (isFunction && !inFunction)
      counted.functions.push(text.slice(node.start, node.end).split('\n').length)
    if (
      node.type === 'TSAsExpression' &&
      text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const'
    )
      counted.casts++
    if (node.type === 'TSNonNullExpression') counted.casts++
    if (node.type === 'TSAnyKeyword') counted.anys++
    for (const key of Object.keys(node))
      if (typeof node[key] === 'object') visit(node[key], inFunction || isFunction)
  }
  visit(program, false)
  return counted
}

/**
 * @param {any} program
 * @param {(specifier: string) => string | undefined} resolveImport
 */
const readModule = (program, resolveImport) => {
  /** @type {Import[]} */
  const imports = []
  /** @type {string[]} */
  const values = []
  const add = (/** @type {any} */ source, /** @type {Import['names']} */ names) => {
    const target = resolveImport(String(source.value))
    if (target) imports.push({ target, names })
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      add(
        node.source,
        node.specifiers.some((/** @type {any} */ one) => one.type === 'ImportNamespaceSpecifier')
          ? '*'
          : node.specifiers.map((/** @type {any} */ one) => one.imported?.name ?? 'default'),
      )
    if (node.type === 'ExportAllDeclaration') add(node.source, '*')
    if (node.type === 'ExportDefaultDeclaration') values.push('default')
    if (node.type !== 'ExportNamedDeclaration') continue
    const named = node.specifiers.filter((/** @type {any} */ one) => one.exportKind !== 'type')
    if (node.source)
      add(
        node.source,
        node.specifiers.map((/** @type {any} */ one) => one.local.name),
      )
    if (node.exportKind !== 'type')
      values.push(
        ...named.map((/** @type {any} */ one) => one.exported.name),
        ...declaredNames(node.declaration),
      )
  }
  visitDynamicImports(program, (source) => add(source, '*'))
  return { imports, values }
}

/** @param {any} declaration */
const declaredNames = (declaration) =>
  declaration?.declarations?.flatMap((/** @type {any} */ one) =>
    one.id.type === 'Identifier'
      ? [one.id.name]
      : one.id.properties.map((/** @type {any} */ property) => property.value.name),
  ) ?? (declaration ? [declaration.id.name] : [])

/**
 * @param {any} node
 * @param {(source: any) => void} found
 */
const visitDynamicImports = (node, found) => {
  if (!node || typeof node !== 'object') return
  if ((node.type === 'ImportExpression' || node.type === 'TSImportType') && node.source?.value)
    found(node.source)
  for (const child of Object.values(node)) visitDynamicImports(child, found)
}

/**
 * What every workspace exports: its name, or its name and a path, to the file behind it.
 * @param {string} folder
 */
const readDoors = (folder) => {
  /** @type {Map<string, string>} */
  const doors = new Map()
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(join(folder, group))) {
      const { name: workspace, exports = {} } = JSON.parse(
        readFileSync(join(folder, group, name, 'package.json'), 'utf8'),
      )
      const entries = typeof exports === 'string' ? { '.': exports } : exports
      for (const [door, file] of Object.entries(entries))
        doors.set(join(workspace, door), join(group, name, String(file)))
    }
  return doors
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {Map<string, string>} doors
 */
const resolve = (file, specifier, doors) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  if (specifier.startsWith('@/')) return join('apps/web/src', specifier.slice(2))
  return doors.get(specifier)
}
