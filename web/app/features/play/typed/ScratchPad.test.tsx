// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../../platform/testing/test-site.tsx'
import { ScratchPad } from './ScratchPad.tsx'
import { NO_WORKING_OUT, type WorkingOut } from './working-out.ts'

/** The pad lies at 100, 50 and is 400 px wide. */
const PAD = { left: 100, top: 50, width: 400 }

/** The strokes of the pen: where each line goes, the last drawing alone. */
let drawn: number[][] = []
const pen = {
  beginPath: () => void drawn.push([]),
  lineTo: (x: number, y: number) => void drawn.at(-1)?.push(x, y),
  stroke: () => {},
}

beforeEach(() => {
  completeBrowser()
  drawn = []
  const captured = new Set<number>()
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(PAD.left, PAD.top, PAD.width, 200))
  vi.spyOn(canvas, 'clientWidth', 'get').mockReturnValue(PAD.width)
  vi.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(200)
  vi.spyOn(canvas, 'getContext').mockImplementation((() => {
    drawn = []
    return pen
  }) as never)
  Object.assign(canvas, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** @returns what is on the pad, now and later */
function showPad(strokes: WorkingOut['strokes'] = []): () => WorkingOut['strokes'] {
  const works: WorkingOut[] = [{ ...NO_WORKING_OUT, strokes }]
  function Pad() {
    const [work, setWork] = useState(works[0] ?? NO_WORKING_OUT)
    const onWork = (next: WorkingOut) => {
      works.push(next)
      setWork(next)
    }
    return <ScratchPad work={work} onWork={onWork} />
  }
  render(<Pad />)
  return () => works.at(-1)?.strokes ?? []
}

const pad = () => screen.getByLabelText('Scratch pad, draw with a finger, pen or mouse')
const at = (clientX: number, clientY: number, more: object = {}) => ({ clientX, clientY, pointerId: 1, button: 0, ...more })
const tools = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('a line is kept in thousandths of the pad’s width, so that it fits a pad of any size', () => {
  const kept = showPad()
  fireEvent.pointerDown(pad(), at(100, 50))
  fireEvent.pointerMove(pad(), at(300, 150))
  expect(kept()).toEqual([])
  fireEvent.pointerMove(pad(), at(500, 51))
  fireEvent.pointerUp(pad(), at(500, 51))
  expect(kept()).toEqual([[0, 0, 500, 250, 1000, 3]])
})

test('a line is seen while it is drawn, with those that were there', () => {
  showPad([[0, 0, 1000, 0]])
  expect(drawn).toEqual([[0, 0, 400, 0]])
  fireEvent.pointerDown(pad(), at(100, 50))
  fireEvent.pointerMove(pad(), at(300, 150))
  expect(drawn).toEqual([
    [0, 0, 400, 0],
    [0, 0, 200, 100],
  ])
})

test('a tap leaves a dot', () => {
  const kept = showPad()
  fireEvent.pointerDown(pad(), at(300, 150))
  fireEvent.pointerUp(pad(), at(300, 150))
  expect(kept()).toEqual([[500, 250]])
  expect(drawn).toEqual([[200, 100, 200.1, 100]])
})

test('a line that the browser takes over ends where it was', () => {
  const kept = showPad()
  fireEvent.pointerDown(pad(), at(100, 50))
  fireEvent.pointerMove(pad(), at(140, 50))
  fireEvent.pointerCancel(pad(), at(140, 50))
  expect(kept()).toEqual([[0, 0, 100, 0]])
})

test('nothing is drawn by a mouse that only passes, by another button, or by a second finger', () => {
  const kept = showPad()
  fireEvent.pointerMove(pad(), at(300, 150, { pointerId: 2 }))
  fireEvent.pointerUp(pad(), at(300, 150, { pointerId: 2 }))
  fireEvent.pointerDown(pad(), at(300, 150, { button: 2, pointerId: 3 }))
  fireEvent.pointerMove(pad(), at(310, 150, { pointerId: 3 }))
  fireEvent.pointerUp(pad(), at(310, 150, { pointerId: 3 }))
  expect(kept()).toEqual([])
})

test('lines are taken back one by one, or all together; an empty pad has nothing to take back', async () => {
  const kept = showPad([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  expect(tools()).toEqual(['Undo', 'Clear'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toEqual([
    [1, 1],
    [2, 2],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(kept()).toEqual([])
  expect(tools()).toEqual([])
})

test('two lines after each other are two', () => {
  const kept = showPad()
  for (const x of [140, 180]) {
    fireEvent.pointerDown(pad(), at(x, 50))
    fireEvent.pointerMove(pad(), at(x + 40, 50))
    fireEvent.pointerUp(pad(), at(x + 40, 50))
  }
  expect(kept()).toEqual([
    [100, 0, 200, 0],
    [200, 0, 300, 0],
  ])
})
