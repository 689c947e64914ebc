import type { Locator } from '@playwright/test'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly right: number
  readonly bottom: number
}

/** An element's box in the window, in px.
 *  @throws Error if it is not rendered */
export async function boxOf(found: Locator): Promise<Box> {
  const box = await found.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
