import { LegalDocument } from '@/features/legal/legal-document.tsx'
import { TERMS } from '@/features/legal/terms.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const TermsPage = () => {
  usePageTitle('Terms and Conditions')
  return (
    <LegalDocument
      title="Terms and Conditions"
      effective="April 2025"
      summary="The rules under which you use Listwright, in words meant to be read."
      clauses={TERMS}
    />
  )
}
