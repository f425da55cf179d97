import { CONTACT_MAIL } from '@/components/site-footer.tsx'

export const ContactLink = () => (
  <a
    href={`mailto:${CONTACT_MAIL}`}
    className="underline decoration-brass decoration-[1.5px] underline-offset-4"
  >
    {CONTACT_MAIL}
  </a>
)
