import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from './journey.ts'

/** A phone in light mode and a desktop in dark mode. */
export const SCREENS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const
export const HEIGHT_PX = 900

type Screen = (typeof SCREENS)[number]

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

interface Checker {
  run(context: Document, options: typeof OPTIONS): Promise<{ readonly violations: readonly Violation[] }>
}

/** Only violations need details. */
const OPTIONS = { resultTypes: ['violations' as const] }
/** The minified version from the package of its builder. */
const CHECKER = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** Reports accessibility faults and sideways scrolling of the current page. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  expect.soft(await faultsOf(page), `accessibility faults of ${where}`).toEqual([])
  expect.soft(await sidewaysPx(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** The same on both screens. */
export function expectNoFaultsOnBothScreens(page: Page, where: string): Promise<void> {
  return onBothScreens(page, ({ width, colorScheme }) => expectNoFaults(page, `${where} at ${width} px, ${colorScheme}`))
}

/** Checks the page on its current screen and then on the other one, where it stays. So a journey reaches each state once, and every
 *  other one on a phone. */
export async function onBothScreens(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  const [phone] = SCREENS
  for (const screen of page.viewportSize()?.width === phone.width ? SCREENS : SCREENS.toReversed()) {
    await turnTo(page, screen)
    await look(screen)
  }
}

export async function turnTo(page: Page, { width, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX })
  await page.emulateMedia({ colorScheme })
}

/** The findings of a rule of the checker on a page: how many elements passed, failed, or want a person's look. */
export interface RuleOutcome {
  readonly id: string
  /** Among them `wcag143` for criterion 1.4.3. */
  readonly tags: readonly string[]
  readonly passed: number
  readonly failed: number
  readonly unclear: number
}

/** Outcomes of all rules that have something to look at on the current page, which has a single frame. */
export async function ruleOutcomes(page: Page): Promise<readonly RuleOutcome[]> {
  await page.evaluate(CHECKER)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: { run(context: Document): Promise<Record<string, readonly RuleNodes[]>> } }
    interface RuleNodes {
      readonly id: string
      readonly tags: readonly string[]
      readonly nodes: readonly unknown[]
    }
    const { passes = [], violations = [], incomplete = [] } = await axe.run(document)
    const counted = new Map<string, { id: string; tags: readonly string[]; passed: number; failed: number; unclear: number }>()
    const count = (rules: readonly RuleNodes[], where: 'passed' | 'failed' | 'unclear') => {
      for (const { id, tags, nodes } of rules) {
        const outcome = counted.get(id) ?? { id, tags, passed: 0, failed: 0, unclear: 0 }
        outcome[where] += nodes.length
        counted.set(id, outcome)
      }
    }
    count(passes, 'passed')
    count(violations, 'failed')
    count(incomplete, 'unclear')
    return [...counted.values()]
  })
}

/** Accessibility faults of the current page, each with its markup. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await violationsOfOneFrame(page) : await violationsOfAllFrames(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The package's builder injects the unminified checker twice per check, and opens a page to merge the results of frames. Here a single
 *  frame is checked directly, and keeps the checker. */
async function violationsOfOneFrame(page: Page): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { readonly axe: Checker }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  }, OPTIONS)
}

async function violationsOfAllFrames(page: Page): Promise<readonly Violation[]> {
  return (await new AxeBuilder({ page, axeSource: CHECKER }).options(OPTIONS).analyze()).violations
}

/** How far the page scrolls sideways; below 0 while an open dialog reserves the scroll bar's width. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Doubles the text size, as a reader with low vision would; pictures and gaps keep their sizes.
 *  Source: WCAG 2.2, 1.4.4 */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

export async function usualText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

/** Words outside the window, a clipping box, or their own button or link. Words that can be scrolled to, or end in an ellipsis, are not
 *  cut off. */
export function cutOffWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const window = { left: 0, right: document.documentElement.clientWidth }
    const isInside = ({ left, right }: DOMRect, box: { readonly left: number; readonly right: number }) =>
      left >= box.left - 1 && right <= box.right + 1
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, textOverflow, clipPath, display } = getComputedStyle(box)
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break
        const isFrame = box === document.body || overflowX !== 'visible' || (display !== 'inline' && box.matches('button, a'))
        if (!isFrame) continue
        const edges = box === document.body ? window : box.getBoundingClientRect()
        if (!boxes.every((box) => isInside(box, edges))) cut.add(words)
      }
    }
    return [...cut]
  })
}

/** Spaces the page's text as WCAG 2.2 says that readers may (1.4.12), until it is loaded anew. */
export async function spaceText(page: Page): Promise<void> {
  const lines = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
  await page.addStyleTag({ content: `* { ${lines} } p { margin-bottom: 2em !important }` })
}

/** Numbers, sums and boards whose parts do not go from left to right, as they do in every language. */
export function mirroredNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const mirrored = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const text = node.textContent ?? ''
      for (const { index, 0: number } of text.matchAll(/(?<![\w\d])[-−]\d/g)) {
        const [sign = 0, digit = 0] = [index, index + 1].map((at) => {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return range.getBoundingClientRect().left
        })
        if (sign > digit) mirrored.add(`${number} in ${text}`)
      }
    }
    // A line with a sign among its parts is a sum; the others are rows of boards.
    const isSign = (part: Element): boolean => /^[+−×÷=]$/.test(part.textContent.trim())
    const sums = [...document.querySelectorAll('main *')].filter((element) => [...element.children].some(isSign))
    for (const line of [...sums, ...document.querySelectorAll('[role=grid] tr')]) {
      const boxes = [...line.children]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.matches('.visually-hidden'))
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      const isMirrored = boxes.some((box, index) => {
        const before = boxes[index - 1]
        const isBeside = before !== undefined && box.top < before.bottom && before.top < box.bottom
        return isBeside && box.left < before.left - 1
      })
      if (isMirrored) mirrored.add(line.textContent)
    }
    return [...mirrored]
  })
}

/** Parts for a screen alone that would be printed: something to press or to type into, a focus ring, a caret. */
export async function printedControls(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120)
    const controls =
      'button, input, select, textarea, iframe, [role=button], [role=tab], [role=switch], [role=radio], [contenteditable], [data-control]'
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) => !element.closest("[role='grid'], [id^='question-']"),
    )
    const printed = all.filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
    const focused = [...document.querySelectorAll<HTMLElement>("#main a[href], #main h1, [role='grid'] button")].filter((element) => {
      element.focus({ focusVisible: true })
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return document.activeElement === element && (outlineStyle !== 'none' || boxShadow !== 'none')
    })
    const hasCaret = getComputedStyle(document.activeElement ?? document.body).caretColor !== 'rgba(0, 0, 0, 0)'
    return [...printed.map(nameOf), ...focused.map((element) => `ring: ${nameOf(element)}`), ...(hasCaret ? ['a caret'] : [])]
  })
  await page.emulateMedia({ media: 'screen' })
  return found
}
