import { expect, it } from 'vitest'
import { appRoutes } from './app-routes.ts'
import { WebFile } from './web-files.ts'

const routesOf = (text: string) =>
  appRoutes(new Map([['/routes.json', new WebFile('/routes.json', Buffer.from(text))]]))

it('the addresses of the app are those that its build lists', () => {
  expect(routesOf('{"app":["/login","/books/:id"]}')).toEqual(['/login', '/books/:id'])
  expect(appRoutes(new Map())).toEqual([])
})

it.each(['{}', '{"app":"/login"}', '{"app":[1]}', '{"app":["login"]}', 'null', 'not JSON'])(
  'a list of addresses that reads %s is refused instead of believed',
  (text) => {
    expect(() => routesOf(text)).toThrow('build the web app again')
  },
)
