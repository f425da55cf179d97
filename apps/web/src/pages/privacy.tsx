import { LegalDocument } from '@/features/legal/legal-document.tsx'
import { PRIVACY } from '@/features/legal/privacy.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const PrivacyPage = () => {
  usePageTitle('Privacy Policy')
  return (
    <LegalDocument
      title="Privacy Policy"
      effective="April 2025"
      summary="What we store about you, why, and how to have it removed."
      clauses={PRIVACY}
    />
  )
}
