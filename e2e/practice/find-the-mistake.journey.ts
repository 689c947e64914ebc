import { getEnough, getMistakes, type DailyEnough, type DailyMistakes, type WireMistake } from '@emojigma/contract/practice/exercises.ts'
import { judge, judgeSpare } from '@emojigma/engine/enough/judge.ts'
import { certifyMistakes } from '@emojigma/engine/mistakes/certify.ts'
import type { Page } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaults, SCREENS, sidewaysPx } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const ANSWERS = { one: 'Exactly one', many: 'More than one', none: 'None at all' } as const
const [PHONE, DESK] = SCREENS

function mistakesOf({ Worked }: WireMistake) {
  const certificate = certifyMistakes(Worked)
  if (certificate.kind === 'refused') throw new Error(certificate.reason)
  return certificate.mistakes
}

const step = (page: Page, index: number) => page.getByRole('radio').nth(index)
const wrongStep = (page: Page) => page.getByRole('button', { name: 'This step is wrong' })

/** Marks the wrong steps and says what is right. */
async function solve(page: Page, exercise: WireMistake): Promise<void> {
  const mistakes = mistakesOf(exercise)
  if (mistakes.length === 1) {
    await step(page, mistakes[0]?.wrong ?? 0).check()
    await wrongStep(page).click()
  } else {
    for (const { wrong } of mistakes) await page.getByRole('checkbox').nth(wrong).check()
    await page.getByRole('button', { name: 'These two steps are wrong' }).click()
  }
  for (const { wrong, right } of mistakes) {
    await expect(page.getByText(`Step ${wrong + 1}:`)).toBeVisible()
    if (exercise.Worked.question.typeId === 4) {
      const choice = page.getByRole('group', { name: /^What belongs in row/ })
      await choice.getByRole('button', { name: exercise.Names[right.value - 1] ?? '', exact: true }).click()
    } else {
      await page.getByLabel(/what should it say/).fill(`${right.value}`)
      await page.getByRole('button', { name: 'Check' }).click()
    }
  }
  await expect(page.getByRole('heading', { name: mistakes.length > 1 ? 'You found both!' : 'You found it!' })).toBeVisible()
}

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: PHONE.width, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' })

  test('the day’s mistakes are found one by one, by keyboard, after wrong tries, offline, and stay found', async ({
    page,
    request,
    context,
  }) => {
    const set = (await (await request.get(getMistakes.path)).json()) as DailyMistakes
    const asked = Promise.withResolvers<void>()
    await page.route(`**${getMistakes.path}`, async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.goto('/find-the-mistake')
    await ready(page)
    // So it does not jump when the content above it appears.
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    asked.resolve()
    await expect(page.getByText(`0 of ${set.Junior.length} done today`)).toBeVisible()
    await expectNoFaults(page, 'find the mistake')

    const [first, ...others] = set.Junior as readonly [WireMistake, ...WireMistake[]]
    const wrong = mistakesOf(first)[0]?.wrong ?? 0
    for (const index of first.Worked.steps
      .map((_, at) => at)
      .filter((at) => at !== wrong)
      .slice(0, 2)) {
      await step(page, index).check()
      await wrongStep(page).click()
      await expect(page.getByText(/That step is right/)).toBeVisible()
    }
    await expect(page.getByText(/Look at|Compare|Look where/)).toBeVisible()
    await expectNoFaults(page, 'a wrong try')

    // From here on by keys alone: along the steps by arrows, and Enter.
    await step(page, 0).focus()
    await page.keyboard.press('Space')
    for (let index = 0; index < wrong; index += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Yes, that is the step!' })).toBeFocused()
    await expectNoFaults(page, 'the correction')
    await page.reload()
    await ready(page)
    await solve(page, first)
    await expectNoFaults(page, 'a mistake found')
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)

    await context.setOffline(true)
    for (const exercise of others) {
      await page.getByRole('button', { name: 'Next one' }).click()
      await solve(page, exercise)
    }
    await expect(page.getByText('All done for today!')).toBeVisible()
    await expectNoFaults(page, 'two mistakes found')
    await context.setOffline(false)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('button', { name: 'Number 1, done' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You found it!' })).toBeVisible()

    const puzzle = puzzleOf(await todaysPuzzles(request), 4, 6)
    await page.goto(`/puzzleSolution/${puzzle.id}`)
    await ready(page)
    await page.getByRole('link', { name: 'Find the mistake in one like this' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(6)
  })
})

test.describe('on a desk, in the light', () => {
  test.use({ viewport: { width: DESK.width, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' })

  test('each question of the day has its answer, with two ways or a contradiction', async ({ page, request }) => {
    const set = (await (await request.get(getEnough.path)).json()) as DailyEnough
    await page.goto('/enough-to-know')
    await ready(page)
    await page.getByRole('tab', { name: /^Harder, age 9/ }).click()
    for (const [index, { Question }] of set.Next.entries()) {
      await page.getByRole('button', { name: new RegExp(`^Number ${index + 1}`) }).click()
      if (Question.kind === 'spare') {
        const without = judgeSpare(Question)
        const line = (at: number) => page.getByRole('button', { name: new RegExp(`^Line ${at + 1}: `) })
        await line(without.findIndex(({ isSpare }) => !isSpare)).click()
        await expect(page.getByText(/^Without line/)).toBeVisible()
        await expect(page.getByRole('figure')).toHaveCount(2)
        await expectNoFaults(page, 'a line that is needed')
        await line(without.findIndex(({ isSpare }) => isSpare)).press('Enter')
        await expect(page.getByRole('heading', { name: /^Yes: line/ })).toBeFocused()
        await expectNoFaults(page, 'the line that can go')
        continue
      }
      const verdict = judge(Question)
      const wrong = verdict.answer === 'one' ? 'many' : 'one'
      await page.getByRole('button', { name: ANSWERS[wrong] }).click()
      await expect(page.getByText(/^(Not quite|There is)/)).toBeVisible()
      await page.getByRole('button', { name: ANSWERS[verdict.answer] }).press('Enter')
      await expect(page.getByRole('heading', { name: /^Yes:/ })).toBeFocused()
      await expect(page.getByRole('figure')).toHaveCount({ one: 1, many: 2, none: 0 }[verdict.answer])
      const marked = page.getByRole('article', { name: 'The puzzle' }).locator('[data-mark]')
      await expect.poll(() => marked.count()).toBeGreaterThanOrEqual(verdict.answer === 'none' ? verdict.against.length : 0)
      await expectNoFaults(page, `the answer ${verdict.answer}`)
    }
    await expect(page.getByText('All done for today!')).toBeVisible()
    await page.getByRole('link', { name: 'Find the mistake' }).click()
    // The band is remembered on the other page, too.
    await expect(page.getByRole('tab', { name: /^Harder, age 9/ })).toHaveAttribute('aria-selected', 'true')
  })
})

test('a slowly loading exercise shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: answered, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(' as EquationLines')) await answered
    await route.fulfill({ response })
  })
  const mistakes = page.waitForResponse(`**${getMistakes.path}`)
  await page.goto('/find-the-mistake')
  await (await mistakes).finished()
  // What the page makes of the answer alone, it has drawn when it has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  letThrough()
  await expect(page.getByRole('article', { name: 'The puzzle' })).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { readonly value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)))
      }),
  )
  // Code that the page loads later is still on its way.
  await page.unrouteAll({ behavior: 'wait' })
  expect(shift).toBeLessThan(0.01)
})
