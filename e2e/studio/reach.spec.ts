import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../product-test.ts'
import { writeListing } from './property-form.ts'

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`every signed-in screen is open to everyone, ${scheme}, ${width} px`, async ({
      page,
      signedIn,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      }
      const agent = await signedIn()
      await agent.client.rpc('load_sample_listings')
      for (const route of ['/dashboard', '/saved', '/saved?tab=content', '/account', '/generate']) {
        await page.goto(route)
        await page.waitForLoadState('networkidle')
        await check()
      }
      await writeListing(page)
      await check()
      await page.getByRole('tab', { name: 'Social Media' }).click()
      await check()
    })
  }
}
