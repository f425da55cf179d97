import { z } from 'zod'
import type { WebFile } from './web-files.ts'

const routesFile = z.object({ app: z.array(z.string().startsWith('/')) })

/** The addresses that the app's shell answers, as the build names them, such as `/books/:id`. */
export const appRoutes = (files: Map<string, WebFile>): string[] => {
  const file = files.get('/routes.json')
  return file ? parseRoutes(file.bytes.toString('utf8')) : []
}

const parseRoutes = (text: string): string[] => {
  try {
    return routesFile.parse(JSON.parse(text)).app
  } catch (cause) {
    throw new Error('routes.json does not list the addresses of the app: build the web app again', {
      cause,
    })
  }
}
