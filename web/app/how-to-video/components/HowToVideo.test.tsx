// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaMatch, renderAt } from '../../testing/test-site.tsx'
import { CHAPTERS } from '../storyboard.ts'
import { timelineOf } from '../timeline.ts'
import { HowToVideo } from './HowToVideo.tsx'
import { Transcript } from './Transcript.tsx'

const { beats, chapterStartsMs, durationMs } = timelineOf(CHAPTERS)
const LAST_CHAPTER_MS = durationMs - (chapterStartsMs.at(-2) ?? 0)
const captions = beats.map(({ caption }) => caption)

const player = () => screen.getByLabelText('Animation')
const button = (name: string) => within(player()).getByText(name, { selector: 'button' })
const press = (name: string) => fireEvent.click(button(name))
const key = (name: string) => fireEvent.keyDown(button('Next'), { key: name })
/** Which caption is shown. */
const shown = () => captions.findIndex((caption) => within(player()).queryByText(caption) !== null)

/** What waits for the next frame of a browser that draws five a second. */
const waiting = new Map<number, FrameRequestCallback>()
const FRAME_MS = 200
let nowMs = 0

/** So much time passes, frame by frame. */
function pass(ms: number): void {
  for (const endMs = nowMs + ms; nowMs < endMs;) {
    nowMs += FRAME_MS
    const frame = [...waiting.values()]
    waiting.clear()
    act(() => frame.forEach((draw) => draw(nowMs)))
  }
}

const currentChapter = () => Array.from(player().querySelectorAll('button[aria-current=step]'), ({ textContent }) => textContent)

beforeEach(() => {
  waiting.clear()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    const id = nowMs + waiting.size
    waiting.set(id, draw)
    return id
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  mediaMatch(false)
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['motion']
  vi.unstubAllGlobals()
})

test('nothing plays by itself', () => {
  renderAt('/howToVideo', <HowToVideo />)
  pass(60_000)
  expect([shown(), currentChapter()]).toEqual([0, ['A Classic puzzle']])
})

test('it plays to its end, and then again from the beginning', () => {
  renderAt('/howToVideo', <HowToVideo />)
  press('Play')
  pass((beats[4]?.startMs ?? 0) + 500)
  expect([shown(), currentChapter()]).toEqual([4, ['One after another']])
  press('Spot the odd emoji')
  pass(LAST_CHAPTER_MS + 500)
  expect(shown()).toBe(captions.length - 1)
  press('Play again')
  pass(500)
  expect(shown()).toBe(0)
  press('Pause')
})

test('paused it stands still, and goes on from there', () => {
  renderAt('/howToVideo', <HowToVideo />)
  press('Play')
  pass((beats[2]?.startMs ?? 0) + 500)
  press('Pause')
  pass(20_000)
  expect(shown()).toBe(2)
  press('Play')
  pass(beats[2]?.durationMs ?? 0)
  expect(shown()).toBe(3)
})

test('a chapter is jumped to, playing or not', () => {
  renderAt('/howToVideo', <HowToVideo />)
  press('Emojidoku')
  pass(5000)
  const first = beats.findIndex(({ chapter }) => chapter === 4)
  expect([shown(), currentChapter()]).toEqual([first, ['Emojidoku']])
  press('Play')
  press('The answer')
  pass((beats[7]?.durationMs ?? 0) + 500)
  expect(shown()).toBe(8)
})

test('after the end, looking back does not make it play', () => {
  renderAt('/howToVideo', <HowToVideo />)
  press('Spot the odd emoji')
  press('Play')
  pass(LAST_CHAPTER_MS + 500)
  press('Back')
  pass(5000)
  expect(shown()).toBe(captions.length - 2)
  expect(button('Play')).toBeTruthy()
})

describe('picture by picture', () => {
  test('buttons and arrow keys go to the one before and after, and no further than there are', () => {
    renderAt('/howToVideo', <HowToVideo />)
    press('Back')
    key('ArrowLeft')
    expect([shown(), button('Back').getAttribute('aria-disabled')]).toEqual([0, 'true'])
    press('Next')
    key('ArrowRight')
    expect(shown()).toBe(2)
    key('ArrowLeft')
    expect(shown()).toBe(1)
    press('Spot the odd emoji')
    for (let step = 0; step < captions.length; step += 1) key('ArrowRight')
    expect([shown(), button('Next').getAttribute('aria-disabled')]).toEqual([captions.length - 1, 'true'])
  })

  test('arrow keys with others held are left to the browser', () => {
    renderAt('/howToVideo', <HowToVideo />)
    fireEvent.keyDown(button('Next'), { key: 'ArrowRight', altKey: true })
    expect(shown()).toBe(0)
  })

  test.each([
    ['the device', () => mediaMatch(true)],
    ['the account', () => void (document.documentElement.dataset['motion'] = 'reduced')],
  ])('where %s asks for less motion nothing plays, and one goes on by oneself', (_who, ask) => {
    ask()
    renderAt('/howToVideo', <HowToVideo />)
    expect(within(player()).queryByText(/Play|Pause/)).toBeNull()
    press('Next')
    pass(20_000)
    expect(shown()).toBe(1)
  })
})

test('every picture of the animation can be drawn, and hides itself from those who hear the captions', () => {
  const { container } = renderAt('/howToVideo', <HowToVideo />)
  for (const [index] of captions.entries()) {
    if (index > 0) press('Next')
    const stage = container.querySelector('[aria-hidden=true]:has(img), [aria-hidden=true]:has(span)')
    expect([shown(), stage?.querySelectorAll('button, a, [tabindex]').length]).toEqual([index, 0])
  }
})

test('solved emoji become numbers, and the answer stands in its place at last', () => {
  const { container } = renderAt('/howToVideo', <HowToVideo />)
  const apples = () => container.querySelectorAll('img[src*="red-apple"]').length
  expect(apples()).toBe(4)
  press('One after another')
  expect(apples()).toBe(0)
  press('The answer')
  press('Next')
  press('Next')
  expect(container.textContent).toContain('23')
})

test('the transcript has every caption under the name of its chapter', () => {
  renderAt('/howToVideo', <Transcript />)
  const transcript = screen.getByRole('region', { name: 'In words' })
  for (const { name } of CHAPTERS) expect(within(transcript).getByRole('heading', { level: 3, name })).toBeTruthy()
  for (const caption of captions) expect(transcript.textContent).toContain(caption)
})
