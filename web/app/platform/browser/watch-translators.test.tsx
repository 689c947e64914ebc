// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { nextTask } from './next-task.ts'
import { watchTranslators } from './watch-translators.ts'

const { removeChild, insertBefore } = Node.prototype

beforeAll(() => watchTranslators())
afterEach(() => cleanup())
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

/** Does to the texts of a page what translators of browsers do. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT')) {
    const standIn = document.createElement('font')
    standIn.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }))
    text.replaceWith(standIn)
  }
  await import('./translated-texts.ts')
  await nextTask()
}

/** A text that comes and goes, and one that changes, beside others. */
function Line({ points, asks }: { readonly points: number; readonly asks: boolean }) {
  return (
    <p>
      {asks && 'more? '}
      <b>won {points}</b>
    </p>
  )
}

async function translatedLine(asks: boolean) {
  const { rerender, container } = render(<Line points={0} asks={asks} />)
  await translate()
  const change = async (changed: { readonly points: number; readonly asks: boolean }) => {
    rerender(<Line {...changed} />)
    await nextTask()
  }
  return { change, said: () => container.textContent }
}

test('a text that a translator replaced can go', async () => {
  const { change, said } = await translatedLine(true)
  expect(said()).toBe('MORE? WON 0')
  await change({ points: 0, asks: false })
  expect(said()).toBe('WON 0')
})

test('a text that a translator replaced changes, as often as it is translated', async () => {
  const { change, said } = await translatedLine(false)
  await change({ points: 50, asks: false })
  expect(said()).toBe('WON 50')
  await translate()
  await change({ points: 100, asks: false })
  expect(said()).toBe('WON 100')
})

test('something comes before a text that a translator replaced', async () => {
  const show = (isNew: boolean) => (
    <p>
      {isNew && <i>new </i>}
      old
    </p>
  )
  const { rerender, container } = render(show(false))
  await translate()
  rerender(show(true))
  expect(container.textContent).toBe('new old')
})

test('texts of no translator go and change as ever', () => {
  const { rerender, container } = render(<Line points={0} asks />)
  rerender(<Line points={5} asks={false} />)
  expect(container.textContent).toBe('won 5')
})
