import { Loading } from './layouts/loading.tsx'
import { WaitingFrame } from './layouts/waiting-frame.tsx'
import { WaitingPage } from './layouts/waiting-page.tsx'

/** While the session loads: whoever comes back to the app finds its frame, everyone else only the wordmark. */
export const Waiting = () => (
  <>
    {document.documentElement.classList.contains('inside') ? <WaitingFrame /> : <WaitingPage />}
    <Loading />
  </>
)
