import { Wordmark } from '@/components/wordmark.tsx'

/** What a visitor sees before the form they came for: the wordmark, where it is going to stay. */
export const WaitingPage = () => (
  <header className="flex px-5 py-6 sm:px-10">
    <Wordmark />
  </header>
)
