import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** What `contents` exports, as it is deployed: one minified module. */
export const bundled = async (contents: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
