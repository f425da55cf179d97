import type { WebFile } from './web-files.ts'

/** The addresses that the app's shell answers, as the build names them, such as `/books/:id`. */
export function appRoutes(files: Map<string, WebFile>): string[] {
  const routes = files.get('/routes.json')
  if (!routes) return []
  const { app }: { app: string[] } = JSON.parse(routes.bytes.toString('utf8'))
  return app
}
