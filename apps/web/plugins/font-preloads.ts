import type { Plugin } from 'vite'

/** Preloads the fonts that the first screen is set in, so that text does not change shape under the reader. */
export const fontPreloads = (): Plugin => ({
  name: 'font-preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
        })),
  },
})
