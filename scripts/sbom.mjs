import { readFileSync } from 'node:fs'
import { root } from './root.mjs'

/**
 * Every package of the lock that runs in the product, as a CycloneDX bill of materials. Written from the lock because
 * npm's own `sbom` leaves out packages of workspaces.
 */
const { name, version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))

const components = Object.entries(packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev)
  .map(([path, entry]) => {
    const component = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const purl = `pkg:npm/${component.replace('@', '%40')}@${entry.version}`
    return {
      type: 'library',
      'bom-ref': `${purl}#${path}`,
      name: component,
      version: entry.version,
      purl,
      ...(entry.license && { licenses: [{ expression: entry.license }] }),
      ...(entry.integrity && { hashes: [hashOf(entry.integrity)] }),
    }
  })

/** @param {string} integrity */
function hashOf(integrity) {
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return { alg: 'SHA-512', content }
}

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name, version } },
      components,
    },
    null,
    2,
  ),
)
