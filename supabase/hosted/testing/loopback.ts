import { trustProxies } from '@listwright/server'
import { listenForTest } from '@listwright/server/testing'

type Answer = (request: Request) => Response | Promise<Response>

/** Listens on a free port of this machine; answers where, and how to stop. */
export const listenOnLoopback = async (answer: Answer) => {
  const listener = await listenForTest({ trustedProxies: trustProxies(['127.0.0.1']) })
  listener.serve((request: Request) => answer(request))
  return listener
}
