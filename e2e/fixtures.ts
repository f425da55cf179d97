import { test as base } from './served-test.ts'

const IMAGE_HOST = 'https://images.unsplash.com/**'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** Tests of the public pages. No outside host is reached: photographs are answered with an empty picture. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(IMAGE_HOST, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await use(page)
  },
})

export { expect } from '@playwright/test'
export { IMAGE_HOST }
