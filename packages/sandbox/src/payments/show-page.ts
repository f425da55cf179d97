import type { Context } from 'hono'
import { type Html, PAGE_POLICY } from '../page.ts'
import { PaymentError } from './payment-error.ts'

/** Answers with a page of the processor. It is never kept, because it shows what is owed now. */
export const showPage = (c: Context, body: Html, status: 200 | 402 | 404 = 200) => {
  c.header('content-security-policy', PAGE_POLICY)
  c.header('cache-control', 'no-store')
  return c.html(body, status)
}

/** Does what a form asks; a card that is refused shows the form again, with the reason. */
export const unlessRefused = async (
  work: () => Response,
  showAgain: (problem: string) => Response | Promise<Response>,
): Promise<Response> => {
  try {
    return work()
  } catch (error) {
    if (error instanceof PaymentError && error.type === 'card_error')
      return showAgain(error.message)
    throw error
  }
}
