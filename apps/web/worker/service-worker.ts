import { createAppShell } from './app-shell.ts'
import type { Build } from './build-cache.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const BUILD: Build

const shell = createAppShell(BUILD, {
  caches,
  fetch: (request) => fetch(request),
  origin: self.location.origin,
})

self.addEventListener('install', (event) => {
  // Pages come from the network and parts by their content's name, so a new worker never mixes two builds.
  event.waitUntil(shell.install().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate().then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request)
  if (answer) event.respondWith(answer)
})
