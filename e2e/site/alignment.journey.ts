import type { Page } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { expect, test } from '../support/journey.ts'
import { open, ready } from '../support/play.ts'

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

test('on a phone the badge of a card covers nothing of the row above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await show(page, '/puzzle')
  const badges = page.locator('a[data-state=locked] > :last-child')
  await expect(badges.first()).toBeVisible()
  const overlapsPx = await badges.evaluateAll((all) => {
    const cards = [...document.querySelectorAll('a[data-state]')].map((card) => card.getBoundingClientRect())
    return all.map((badge) => {
      const { top, left, right } = badge.getBoundingClientRect()
      const above = cards.filter((card) => card.left < right && card.right > left && card.bottom < top + 40)
      return Math.max(0, ...above.map(({ bottom }) => bottom - top))
    })
  })
  expect(Math.max(...overlapsPx)).toBe(0)
})

test('on an upright tablet the prices of plans beside each other are in line, and no button wraps', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await show(page, '/pricing')
  const price = page.getByRole('article').getByText('$16.99')
  await expect(price).toBeVisible()
  const articles = await page
    .getByRole('article')
    .filter({ hasText: /\$\d/ })
    .evaluateAll((plans) =>
      plans.map((plan) => {
        const walker = document.createTreeWalker(plan, NodeFilter.SHOW_TEXT)
        while (walker.nextNode() && !/^\$\d/.test(walker.currentNode.textContent?.trim() ?? ''));
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        return { top: Math.round(plan.getBoundingClientRect().top), price: Math.round(range.getBoundingClientRect().top) }
      }),
    )
  expect(articles.length).toBeGreaterThan(1)
  for (const one of articles) {
    const beside = articles.filter(({ top }) => top === one.top)
    expect(new Set(beside.map((plan) => plan.price)).size, JSON.stringify(articles)).toBe(1)
  }
  for (const choose of await page
    .getByRole('article')
    .getByRole('link', { name: /^Choose/ })
    .all())
    expect((await boxOf(choose)).height).toBeLessThanOrEqual(60)
})

test('a centred paragraph stands in the middle of what it is in', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const puzzles = (await todaysPuzzles(request)).filter(({ levelId }) => levelId === 1 || levelId === 6)
  const paths = ['/', '/today', '/puzzle', '/leaderboard', '/leaderboardDaily', '/emojiRiddles', '/pricing', '/my-days', '/practise']
  for (const path of [...paths, '/login', '/register', '/class', '/shop', ...puzzles.map(({ id }) => `/puzzle/${id}`)]) {
    await show(page, path)
    const aside = await page.locator('main p').evaluateAll((all) =>
      all.flatMap((one) => {
        const parent = one.parentElement ?? one
        const { paddingLeft, paddingRight } = getComputedStyle(parent)
        const [box, around] = [one.getBoundingClientRect(), parent.getBoundingClientRect()]
        const isBeside = [...parent.children].some((other) => {
          const { top, bottom, width } = other.getBoundingClientRect()
          return other !== one && width > 1 && top < box.bottom && bottom > box.top
        })
        if (isBeside || box.width < 2 || getComputedStyle(one).textAlign !== 'center') return []
        const inset = (Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / 2
        const px = Math.abs(box.left + box.width / 2 - around.left - around.width / 2 - inset)
        return px > 4 ? [`${one.textContent}: ${Math.round(px)} px`] : []
      }),
    )
    expect(aside, path).toEqual([])
  }
})

test('the links of the footer are evenly apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await show(page, '/today')
  const gapsPx = await page.getByRole('contentinfo').evaluate((footer) =>
    [...footer.querySelectorAll('ul')].flatMap((list) => {
      const words = [...list.querySelectorAll('a')].map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect()
      })
      return words.flatMap((word, index) => {
        const before = words[index - 1]
        return before && Math.abs(before.top - word.top) < 4 ? [Math.round(word.left - before.right)] : []
      })
    }),
  )
  expect(gapsPx.length).toBeGreaterThan(3)
  expect(Math.max(...gapsPx) - Math.min(...gapsPx), gapsPx.join()).toBeLessThanOrEqual(2)
})

test('the dots of a number are in the middle below it, and too large for a full stop', async ({ page, request }) => {
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 6))
  const tiles = page.getByRole('group', { name: /^(?:Which is more\?|Your answer)$/ }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  const numbers = await page.locator('main svg:has(circle)').evaluateAll((drawings) =>
    drawings.flatMap((dots) => {
      const number = dots.parentElement?.firstChild
      if (!number || !/^\d+$/.test(number.textContent ?? '')) return []
      const range = document.createRange()
      range.selectNodeContents(number)
      const [digit, { left, width, top }] = [range.getBoundingClientRect(), dots.getBoundingClientRect()]
      return [{ aside: Math.abs(left + width / 2 - digit.left - digit.width / 2), size: width / digit.height, below: top - digit.top }]
    }),
  )
  expect(numbers.length).toBeGreaterThan(0)
  for (const { aside, size, below } of numbers) {
    expect(aside).toBeLessThan(1.5)
    expect(size).toBeGreaterThan(0.3)
    expect(below).toBeGreaterThan(0)
  }
})
