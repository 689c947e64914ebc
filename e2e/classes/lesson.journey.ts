import { openLesson } from '@emojigma/contract/classes/lessons.ts'
import { expect, type Page } from '@playwright/test'
import { goTo, signIn, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaults, expectNoFaultsOnBothScreens } from '../support/faults.ts'

test('a teacher opens a lesson on the wall, a device joins without a name, and the answers stand side by side', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(150_000)
  const sum = puzzleOf(await todaysPuzzles(request), 1, 3)
  const { classroomId } = await teacherWithClass(page, request, 2)
  await goTo(page, `/lesson/wall/${classroomId}`)
  await page.getByRole('tab', { name: 'By number' }).click()
  await page.getByLabel('Puzzle numbers').fill(String(sum.id))
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText('1 picked:')).toBeVisible()
  await page.getByRole('button', { name: 'Open the lesson' }).click()
  await expect(page.getByRole('heading', { name: '0 of 0 answered' })).toBeVisible()
  await expectNoFaults(page, 'the wall')
  const code = (await page.locator('main header strong').first().textContent()) ?? ''

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const device = await context.newPage()
  await goTo(device, '/lesson')
  await device.getByLabel('Code of the lesson').fill(code)
  await device.getByRole('button', { name: 'Join' }).click()
  await expect(device.getByRole('heading', { name: 'You are: otter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '0 of 1 answered' })).toBeVisible()
  await device.getByRole('textbox').fill(answerOf(sum))
  await device.getByRole('textbox').press('Enter')
  await expect(device.getByRole('heading', { name: `Sent: ${answerOf(sum)}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 of 1 answered' })).toBeVisible()
  await expectNoFaults(device, 'a device in a lesson')
  await expect(device.getByRole('navigation', { name: 'Quick links' })).toBeHidden()
  expect((await device.locator('main section img').first().boundingBox())?.width, 'the mascot').toBeGreaterThanOrEqual(100)
  // A reload brings the device back to its seat and answer.
  await device.reload()
  await expect(device.getByRole('heading', { name: `Sent: ${answerOf(sum)}` })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(device.getByRole('heading', { name: 'Pause' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Show answers' }).click()
  await expect(device.getByRole('heading', { name: 'Right!' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What we found' })).toContainText('1 of 1')
  await expectNoFaults(page, 'the answers on the wall')
  await expectToFit(page)
  expect(await device.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Show steps' }).click()
  await expect(page.getByRole('region', { name: 'Step by step' })).toBeVisible()
  await expectNoFaults(page, 'the steps on the wall')
  for (const language of ['/fr', '/es', '']) {
    await goTo(page, `${language}/lesson/wall/${classroomId}`)
    await expect(page.locator('main section').first()).toBeVisible()
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'End the lesson' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the lesson' }).click()
  await expect(device.getByRole('heading', { name: 'The lesson is over' })).toBeVisible()
  await context.close()
})

/** Puzzle, answers and steps are above the controls, which are on one line, on the screens of classrooms. */
async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [width, height] of [
    [1366, 641],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const controls = page.locator('main footer')
    const end = (await controls.boundingBox())?.y ?? 0
    for (const part of await page.locator('main').locator('section, img').all()) {
      const { y, height: its } = (await part.boundingBox()) ?? { y: end, height: 0 }
      expect(y + its, `${width} px: ${await part.getAttribute('alt')}`).toBeLessThanOrEqual(end)
    }
    const tops = await controls.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops), 'one line of controls').toBeLessThan(8)
    expect(end + ((await controls.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  if (before) await page.setViewportSize(before)
}

test('the remote on a phone moves the steps on the wall, which a reload keeps', async ({ page, request, browser, site }) => {
  test.slow()
  const today = await todaysPuzzles(request)
  const { teacher, classroomId } = await teacherWithClass(page, request, 0)
  const lesson = { ClassroomId: classroomId, PuzzleIds: [puzzleOf(today, 1, 3).id, puzzleOf(today, 2, 1).id], Pace: 'together', Goal: 5 }
  const opened = await request.post(openLesson.path, { headers: { authorization: `Bearer ${teacher.token}` }, data: lesson })
  expect(opened.status(), await opened.text()).toBe(200)
  await goTo(page, `/lesson/wall/${classroomId}`)
  await page.getByRole('button', { name: 'Phone as remote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Phone as remote' })
  await expect(dialog.getByRole('img', { name: 'QR code of the remote' })).toBeVisible()
  await expectNoFaults(page, 'the code of the remote')
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).click()

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signIn(phone, teacher.email)
  await goTo(phone, address)
  await phone.getByRole('button', { name: 'Show answers' }).click()
  await expect(phone.getByText('The wall shows the answers.')).toBeVisible()
  await phone.getByRole('button', { name: 'Show steps' }).click()
  const steps = page.getByRole('region', { name: 'Step by step' })
  await phone.getByRole('button', { name: 'Next step' }).click()
  await expect(steps.getByText(/^Step 1 of/)).toBeVisible()
  await expect(phone.getByText(/^The wall shows step 1 of/)).toBeVisible()
  await phone.getByRole('button', { name: 'Next step' }).click()
  await expect(steps.getByText(/^Step 2 of/)).toBeVisible()
  await page.reload()
  await expect(steps.getByText(/^Step 2 of/)).toBeVisible()
  // The wall's own buttons move the remote.
  await steps.getByRole('button', { name: 'Back' }).click()
  await expect(phone.getByText(/^The wall shows step 1 of/)).toBeVisible()
  for (const button of await phone.locator('main footer').getByRole('button').all()) {
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 }
    const name = await button.textContent()
    expect(height, `${name} is large`).toBeGreaterThanOrEqual(44)
    expect(y + height, `${name} is in sight`).toBeLessThanOrEqual(844)
  }
  expect((await phone.locator('main img').first().boundingBox())?.y).toBeGreaterThan(
    (await phone.locator('main footer').boundingBox())?.y ?? 844,
  )
  await expectNoFaultsOnBothScreens(phone, 'the remote of a lesson')
  await phone.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(page.getByRole('heading', { name: 'Puzzle 2 of 2' })).toBeVisible()
  await expect(steps).toBeHidden()
  await context.close()
})
