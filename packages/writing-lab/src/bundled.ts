import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The package as a page would load it, or as much of it as `contents` imports. */
export const bundled = async (contents = 'export * from "./index.ts"'): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
