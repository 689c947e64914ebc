// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { MOODS } from '@emojigma/contract/puzzles/pictures.ts'
import { Mascot } from './Mascot.tsx'

const FOLDER = join(import.meta.dirname, '../../../public/mascot')

afterEach(cleanup)

test.each(MOODS)('the mascot is drawn %s, as large as the others, and needs nothing else', (mood) => {
  render(<Mascot mood={mood} />)
  const picture = screen.getByRole('presentation')
  expect(picture.getAttribute('alt')).toBe('')
  expect(picture.getAttribute('src')).toBe(`/mascot/${mood}.svg`)
  const drawing = new DOMParser().parseFromString(readFileSync(join(FOLDER, `${mood}.svg`), 'utf8'), 'image/svg+xml')
  expect(drawing.documentElement.getAttribute('viewBox')).toBe('-8 -12 176 176')
  expect(drawing.querySelectorAll('parsererror, script, image, use, style, [style]')).toHaveLength(0)
})

test('no drawing is left that shows no mood', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(MOODS.map((mood) => `${mood}.svg`).toSorted())
})
