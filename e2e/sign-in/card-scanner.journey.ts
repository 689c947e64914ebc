import { goTo, test } from '../support/accounts.ts'
import { cardsOf, teacherWithClass, waitForReload } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

/** Lets the camera of a page see a QR code, and counts how often it is asked for. */
function holdBeforeCamera({ side, path }: { readonly side: number; readonly path: string }): void {
  const seen = { asked: 0 }
  Object.assign(globalThis, { seen })
  navigator.mediaDevices.getUserMedia = async () => {
    seen.asked += 1
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('no canvas')
    const code = new Path2D(path)
    // A camera sends frames without an end.
    const draw = () => {
      drawing.setTransform(1, 0, 0, 1, 0, 0)
      drawing.fillStyle = '#fff'
      drawing.fillRect(0, 0, 640, 480)
      drawing.setTransform(400 / side, 0, 0, 400 / side, 120, 40)
      drawing.fillStyle = '#000'
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      drawing.fill(code)
      requestAnimationFrame(draw)
    }
    draw()
    return canvas.captureStream()
  }
}

test('a card held before the camera signs a child in, and no camera is asked for before the press', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.slow()
  const { teacher, classroomId } = await teacherWithClass(page, request, 1)
  const [card] = await cardsOf(request, teacher, classroomId)
  if (!card) throw new Error('no card')
  await goTo(page, `/manageStudents/${classroomId}/cards`)
  const drawn = page.getByRole('main').getByRole('img', { name: /^QR code/ })
  const side = Number((await drawn.getAttribute('viewBox'))?.split(' ').at(-1))
  const path = (await drawn.locator('path').last().getAttribute('d')) ?? ''
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 820, height: 1180 } })
  const tablet = await context.newPage()
  const loaded: string[] = []
  tablet.on('request', (one) => loaded.push(one.url()))
  await tablet.addInitScript(holdBeforeCamera, { side, path })
  await goTo(tablet, '/class')
  const asked = () => tablet.evaluate(() => (globalThis as unknown as { readonly seen: { readonly asked: number } }).seen.asked)
  const button = tablet.getByRole('button', { name: 'Scan my card' })
  await expect(button).toBeVisible()
  await expectNoFaults(tablet, 'the way to the scanner')
  expect([await asked(), loaded.filter((url) => /scanner|decode/i.test(url))]).toEqual([0, []])
  await button.click()
  await expect(tablet.getByRole('heading', { name: `Hello, ${card.Nickname}` })).toBeVisible()
  expect(await asked()).toBe(1)
  expect(
    loaded.some((url) => /scanner/i.test(url)),
    'the scanner comes with the press',
  ).toBe(true)
  await tablet.getByRole('button', { name: 'Play' }).click()
  await tablet.waitForURL('**/today')
  await waitForReload(tablet)
  await expect(tablet.getByText(card.Nickname).first()).toBeAttached()
  await context.close()
})
