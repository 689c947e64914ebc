import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { drawSitePicture, SITE_PICTURE } from './site-picture.ts'

const file = readFileSync(new URL('../../../web/public/share.png', import.meta.url))

test('the committed picture is a PNG of the size that its drawing has, and light enough to be fetched by every site', () => {
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([SITE_PICTURE.width, SITE_PICTURE.height])
  expect(file.length).toBeLessThan(100_000)
  expect(drawSitePicture(emojiArt)).toContain(`viewBox="0 0 ${SITE_PICTURE.width} ${SITE_PICTURE.height}"`)
})
