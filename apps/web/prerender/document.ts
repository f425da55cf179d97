import { structuredData } from './structured-data.ts'

export interface RenderedPage {
  name: string
  path: string
  title: string
  description: string
  markup: string
}

/** A public page as one complete HTML document. */
export const documentFor = (template: string, page: RenderedPage, siteUrl: string): string => {
  const inlineStyle = / style="/.exec(page.markup)
  if (inlineStyle) {
    const around = page.markup.slice(inlineStyle.index - 80, inlineStyle.index + 80)
    throw new Error(
      `${page.name} carries an inline style, which the page's policy forbids: ${around}`,
    )
  }
  return template
    .replace('<title>Listwright</title>', `<title>${escapeHtml(page.title)}</title>`)
    .replace('<!--head-->', headOf(page, siteUrl))
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root" data-page="${page.name}">${page.markup}`,
    )
}

const headOf = (page: RenderedPage, siteUrl: string): string => {
  const description = `<meta name="description" content="${escapeHtml(page.description)}">`
  if (page.path === '*') return `${description}<meta name="robots" content="noindex">`
  const url = new URL(page.path, siteUrl).href
  const image = new URL('/og.png', siteUrl).href
  return [
    description,
    `<link rel="canonical" href="${url}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Listwright',
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
    }).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.path === '/' ? [structuredData(siteUrl, page.description)] : []),
  ].join('')
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
