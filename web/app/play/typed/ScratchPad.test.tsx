// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../testing/test-site.tsx'
import { ScratchPad } from './ScratchPad.tsx'
import { NO_WORKING_OUT, type WorkingOut } from './working-out.ts'

/** A pad 200 pixels wide, whose left upper corner is at 10, 20. */
beforeEach(() => {
  completeBrowser()
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100))
  const captured = new Set<number>()
  Object.assign(HTMLCanvasElement.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** What the pad has handed over last. */
let work: WorkingOut

function show(strokes: WorkingOut['strokes'] = []): void {
  work = { ...NO_WORKING_OUT, strokes }
  render(<Pad />)
}

function Pad() {
  const [kept, setKept] = useState(work)
  const keep = (changed: WorkingOut) => {
    work = changed
    setKept(changed)
  }
  return <ScratchPad work={kept} onWork={keep} />
}

const paper = () => screen.getByLabelText('Scratch pad, draw with a finger, pen or mouse')
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

type Point = readonly [x: number, y: number]

/** Sends what jsdom has no class for: a pointer at a point of the screen. */
function point(
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  [clientX, clientY]: Point = [0, 0],
  { id = 1, button = 0 } = {},
) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button })
  fireEvent(paper(), Object.assign(event, { pointerId: id }))
}

function drawLine(first: Point, ...others: Point[]): void {
  point('pointerdown', first)
  for (const other of others) point('pointermove', other)
  point('pointerup', others.at(-1) ?? first)
}

test('a line is kept in thousandths of the width, wherever the pad is and however wide', () => {
  show()
  drawLine([10, 20], [110, 20], [210, 120])
  expect(work.strokes).toEqual([[0, 0, 500, 0, 1000, 500]])
})

test('a tap leaves a dot', () => {
  show()
  drawLine([60, 45])
  expect(work.strokes).toEqual([[250, 125]])
})

test('each line is one of its own', () => {
  show()
  drawLine([10, 20], [20, 20])
  drawLine([30, 20], [40, 20])
  expect(work.strokes).toEqual([
    [0, 0, 50, 0],
    [100, 0, 150, 0],
  ])
})

test('a pointer that only passes over the pad, and the second button of a mouse, draw nothing', () => {
  show()
  point('pointermove', [60, 45], { id: 9 })
  point('pointerup', [60, 45], { id: 9 })
  point('pointerdown', [60, 45], { id: 8, button: 2 })
  point('pointerup', [60, 45], { id: 8, button: 2 })
  expect(work.strokes).toEqual([])
})

test('a line that the browser breaks off is kept as far as it got', () => {
  show()
  point('pointerdown', [10, 20])
  point('pointermove', [20, 20])
  point('pointercancel')
  expect(work.strokes).toEqual([[0, 0, 50, 0]])
})

test('Undo takes the last line, Clear all of them', async () => {
  show([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(work.strokes).toEqual([
    [1, 1],
    [2, 2],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(work.strokes).toEqual([])
})

test('an empty pad has nothing to undo', () => {
  show()
  expect(names()).toEqual([])
  drawLine([10, 20], [20, 30])
  expect(names()).toEqual(['Undo', 'Clear'])
})
