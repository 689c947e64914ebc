import { shopPicturePath } from '@emojigma/contract/puzzles/pictures.ts'
import { SHOP_ITEMS } from '@emojigma/contract/rules/shop-items.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

test.each(SHOP_ITEMS)('the shop has a picture of the %s', async (item) => {
  const { status, headers, body } = await site.get(shopPicturePath(item))
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(body.toString()).toContain('viewBox="0 0 600 800"')
  expect((await site.get(shopPicturePath(item), { 'if-none-match': String(headers['etag']) })).status).toBe(304)
})

test.each(['hat.svg', 'mug.png', 'toString.svg'])('there is no %s', async (file) => {
  expect((await site.get(`/emojigma/shop/${file}`)).status).toBe(404)
})
