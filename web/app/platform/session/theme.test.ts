// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { applyTheme, type ThemeSettings } from './theme.ts'

const marks = () => ({ ...document.documentElement.dataset })
const sheets = () => document.querySelectorAll('link[rel=stylesheet][href="/motion-and-font.css"]').length
const kept = () => JSON.parse(localStorage.getItem('emojigma.look') ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  for (const name of Object.keys(marks())) delete document.documentElement.dataset[name]
})

test.each<[ThemeSettings, number]>([
  [{}, 0],
  [{ theme: 'light' }, 0],
  [{ theme: 'dark' }, 0],
  [{ motion: 'reduced' }, 1],
  [{ font: 'readable' }, 1],
  [{ theme: 'dark', motion: 'reduced', font: 'readable' }, 1],
])('%j is shown and remembered, with %i further stylesheets', (look, count) => {
  applyTheme(look)
  expect([marks(), kept(), sheets()]).toEqual([look, look, count])
})

test('what the next choice leaves out is gone, and other attributes stay', () => {
  document.documentElement.dataset['session'] = 'email'
  applyTheme({ theme: 'dark', motion: 'reduced', font: 'readable' })
  applyTheme({ theme: 'light' })
  expect(marks()).toEqual({ session: 'email', theme: 'light' })
  applyTheme({})
  expect([marks(), kept()]).toEqual([{ session: 'email' }, {}])
})

test('the stylesheet is asked for once, however often something is chosen', () => {
  applyTheme({ motion: 'reduced' })
  applyTheme({ motion: 'reduced', font: 'readable' })
  applyTheme({ font: 'readable' })
  expect(sheets()).toBe(1)
})
