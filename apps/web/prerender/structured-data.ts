import { PLAN_CARDS, PLANS } from '@listwright/contracts'
import { QUESTIONS } from '../src/features/landing/question-list.ts'

/** What search engines are told about the product, its prices and its questions. */
export const structuredData = (siteUrl: string, description: string): string => {
  const graph = [
    {
      '@type': 'SoftwareApplication',
      name: 'Listwright',
      url: siteUrl,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      offers: PLANS.map((plan) => ({
        '@type': 'Offer',
        name: PLAN_CARDS[plan].name,
        price: PLAN_CARDS[plan].price,
        priceCurrency: 'USD',
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ title, content }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: content },
      })),
    },
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
