// @vitest-environment jsdom
import { riddleToWire, type Riddle } from '@emojigma/content/riddle.ts'
import { readRiddles } from '@emojigma/content/riddles.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PreloadRequest } from '../../../platform/navigation/page.ts'
import { makeStore } from '../../../platform/store.ts'
import { NO_CONTENT, notOurs, renderAt, serverWith, SITE } from '../../../platform/testing/test-site.tsx'
import { Component, preload } from './RiddlesPage.tsx'

/** More riddles than the page draws at first. All that the site has would take it long without a browser. */
const ALL = 60
const RIDDLES: readonly Riddle[] = readRiddles().slice(0, ALL)
const FILE = '/content/riddles.json'
const LION_KING = numberOf('The Lion King')

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const theFile = () => notOurs(Response.json(RIDDLES.map(riddleToWire)))
/** The first rows are there; drawing the others takes longer than all that is done with one of them. */
const onItsWay = () => new Promise<never>(() => {})

function numberOf(answer: string): number {
  return RIDDLES.find((riddle) => riddle.answer === answer)?.number ?? 0
}

/** The page as the server sends it, and then as the browser goes on with it. */
async function openServed(address = '/emojiRiddles', riddles = RIDDLES) {
  const store = makeStore()
  const { searchParams: search } = new URL(address, SITE.origin)
  await preload({ content: { ...NO_CONTENT, riddles }, dispatch: store.dispatch, search } as PreloadRequest)
  return renderAt(address, <Component />, SITE, store)
}

const rows = () => screen.queryAllByRole('article')
const row = (number: number) => within(screen.getByRole('article', { name: `Riddle ${number}` }))
const told = (number: number) => row(number).getByRole('status').textContent
const score = () => screen.getByText(/ of \d+ solved$/).textContent
const guess = async (number: number, text: string) => {
  await userEvent.clear(row(number).getByRole('textbox'))
  await userEvent.type(row(number).getByRole('textbox'), `${text}{Enter}`)
}

describe('the rows', () => {
  test('are 25 first, as they came with the page, and all others a second later', async () => {
    const calls = serverWith({ [FILE]: theFile })
    await openServed()
    expect(rows()).toHaveLength(25)
    expect(calls.some(({ path }) => path === FILE)).toBe(false)
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    expect(calls.filter(({ path }) => path === FILE)).toHaveLength(1)
  })

  test('come ten at a time, so that no touch waits for all of them', async () => {
    serverWith({ [FILE]: theFile })
    await openServed()
    const counts = [rows().length]
    const watching = new MutationObserver(() => counts.push(rows().length))
    watching.observe(document.body, { childList: true, subtree: true })
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    watching.disconnect()
    expect([...new Set([...counts, rows().length])]).toEqual([25, 30, 40, 50, 60])
  })

  test('name their emoji, category and number', async () => {
    serverWith({ [FILE]: theFile })
    await openServed()
    expect(row(LION_KING).getByRole('img', { name: 'lion, crown' })).toBeDefined()
    expect(row(LION_KING).getByText('Film')).toBeDefined()
    expect(row(LION_KING).getByRole('textbox', { name: `Your guess at riddle ${LION_KING}` })).toBeDefined()
    expect(screen.queryByText(/savannah|Lion King/)).toBeNull()
  })

  test('are fetched where they did not come with the page, after a placeholder', async () => {
    serverWith({ [FILE]: theFile })
    renderAt('/emojiRiddles', <Component />)
    expect(screen.getByRole('list', { name: 'Loading...' })).toBeDefined()
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(25))
    await waitFor(() => expect(rows()).toHaveLength(ALL))
  })

  test('stay 25 where the others cannot be had, until a second try brings them', async () => {
    let isReached = false
    serverWith({ [FILE]: () => (isReached ? theFile() : undefined) })
    await openServed()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('The other riddles could not be loaded.')
    expect(rows()).toHaveLength(25)
    isReached = true
    await userEvent.click(again)
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('stay 25 without a network, too, which is no alarm', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serverWith()
    await openServed()
    await screen.findByRole('button', { name: 'Try again' })
    expect([rows().length, screen.queryByRole('alert')]).toEqual([25, null])
  })

  test('that could not be had at all say so, and are tried again', async () => {
    let isReached = false
    serverWith({ [FILE]: () => (isReached ? theFile() : notOurs(Response.json({}, { status: 503 }))) })
    renderAt('/emojiRiddles', <Component />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect([screen.getByRole('alert').textContent, rows().length]).toEqual([expect.stringContaining('Something went wrong...'), 0])
    isReached = true
    await userEvent.click(again)
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(25))
  })

  test('of a site without any say that there are none', async () => {
    serverWith({ [FILE]: () => notOurs(Response.json([])) })
    await openServed('/emojiRiddles', [])
    expect(screen.getByRole('heading', { name: 'No riddles here yet' })).toBeDefined()
  })
})

describe('the categories', () => {
  const toggle = (name: string) => screen.getByRole('button', { name })
  const films = RIDDLES.filter(({ category }) => category === 'Film')

  test('are toggles with their counts; one is kept in the address, and goes by a second press or by All', async () => {
    serverWith({ [FILE]: theFile })
    const { address } = await openServed()
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    await userEvent.click(toggle(`Film ${films.length}`))
    await waitFor(() => expect(rows()).toHaveLength(films.length))
    expect([address(), toggle(`Film ${films.length}`).getAttribute('aria-pressed')]).toEqual(['/emojiRiddles?category=film', 'true'])
    await userEvent.click(toggle(`Film ${films.length}`))
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    await userEvent.click(toggle(`Film ${films.length}`))
    await userEvent.click(toggle(`All ${ALL}`))
    await waitFor(() => expect(rows()).toHaveLength(ALL))
    expect([address(), toggle(`All ${ALL}`).getAttribute('aria-pressed')]).toEqual(['/emojiRiddles', 'true'])
  })

  test.each(['film', 'Film', 'FILM'])('one in the address is shown from the first moment: %s', async (category) => {
    serverWith({ [FILE]: theFile })
    await openServed(`/emojiRiddles?category=${category}`)
    expect(rows().map((article) => article.id)).toEqual(films.map(({ number }) => `riddle-${number}`))
    expect(toggle(`Film ${films.length}`).getAttribute('aria-pressed')).toBe('true')
  })

  test('an unknown one in the address shows all', async () => {
    serverWith({ [FILE]: theFile })
    await openServed('/emojiRiddles?category=cars')
    expect(rows()).toHaveLength(25)
    await waitFor(() => expect(rows()).toHaveLength(ALL))
  })

  test('one that has not arrived shows what is there of it, or leads back to all', async () => {
    serverWith()
    await openServed('/emojiRiddles?category=film')
    await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(toggle(`Song ${RIDDLES.filter(({ category }) => category === 'Song').length}`))
    expect(await screen.findByRole('heading', { name: 'No riddles here yet' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all riddles' }))
    await waitFor(() => expect(rows()).toHaveLength(films.length))
  })
})

describe('a guess', () => {
  test('that is right solves the riddle, for this visit and the next', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    expect(score()).toBe(`0 of ${ALL} solved`)
    await guess(LION_KING, 'lion king')
    expect([told(LION_KING), score()]).toEqual([expect.stringContaining('Solved: The Lion King.'), `1 of ${ALL} solved`])
    expect(row(LION_KING).getByRole<HTMLInputElement>('textbox').value).toBe('The Lion King')
    expect(document.activeElement).toBe(row(LION_KING).getByRole('textbox'))
    cleanup()
    await openServed()
    expect([score(), row(LION_KING).getByRole<HTMLInputElement>('textbox').value]).toEqual([`1 of ${ALL} solved`, 'The Lion King'])
    expect(row(LION_KING).getByRole('button', { name: 'Solved' })).toBeDefined()
  })

  test('that is near or wrong says so, keeps what was typed and the focus', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    for (const [text, answer] of [
      ['lion', 'Nearly: some of the words are right.'],
      ['the liom kimh', 'Nearly: only a few letters are different.'],
      ['tiger queen', 'Not “tiger queen”. Have another go.'],
    ] as const) {
      await guess(LION_KING, text)
      expect([told(LION_KING)?.trim(), row(LION_KING).getByRole<HTMLInputElement>('textbox').value]).toEqual([answer, text])
      expect(document.activeElement).toBe(row(LION_KING).getByRole('textbox'))
    }
    await userEvent.clear(row(LION_KING).getByRole('textbox'))
    await userEvent.click(row(LION_KING).getByRole('button', { name: 'Check' }))
    expect(told(LION_KING)?.trim()).toBe('Type a guess first.')
    expect(score()).toBe(`0 of ${ALL} solved`)
  })
})

describe('hint and answer', () => {
  const button = (name: string) => row(LION_KING).getByRole('button', { name: `${name} of riddle ${LION_KING}` })

  test('nobody who reads the answer is asked to have another go', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await guess(LION_KING, 'tiger queen')
    expect(told(LION_KING)).toContain('Have another go.')
    await userEvent.click(button('Answer'))
    expect(told(LION_KING)?.trim()).toBe('Answer: The Lion King')
  })

  test('are shown and hidden on request, and a hint costs nothing', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    expect(button('Hint').getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button('Hint'))
    expect(button('Hint').getAttribute('aria-expanded')).toBe('true')
    expect(told(LION_KING)).toBe('Hint: He rules over all the animals of the savannah.')
    await userEvent.click(button('Hint'))
    expect(told(LION_KING)).toBe('')
    await guess(LION_KING, 'the lion king')
    expect(score()).toBe(`1 of ${ALL} solved`)
  })

  test('whoever looks at the answer has not solved it, also on the next visit', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await userEvent.click(button('Answer'))
    expect(told(LION_KING)).toBe('Answer: The Lion King')
    expect(row(LION_KING).getByText('Looked up')).toBeDefined()
    await guess(LION_KING, 'the lion king')
    expect([told(LION_KING), score()]).toEqual([expect.stringContaining('does not count as solved'), `0 of ${ALL} solved`])
    cleanup()
    await openServed()
    expect(row(LION_KING).getByText('Looked up')).toBeDefined()
    expect(row(LION_KING).queryByText('The Lion King')).toBeNull()
  })

  test('an answer that is open when somebody starts over is closed, and is looked up again by who opens it', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await userEvent.click(button('Answer'))
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect([told(LION_KING), button('Answer').getAttribute('aria-expanded')]).toEqual(['', 'false'])
    await userEvent.click(button('Answer'))
    expect([told(LION_KING), row(LION_KING).queryByText('Looked up')]).toEqual(['Answer: The Lion King', expect.anything()])
  })

  test('an answer that was open before somebody started over stays closed when the riddle is solved', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await userEvent.click(button('Answer'))
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await guess(LION_KING, 'the lion king')
    expect([score(), button('Answer').getAttribute('aria-expanded')]).toEqual([`1 of ${ALL} solved`, 'false'])
  })

  test('the answer of a solved riddle may be looked at', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await guess(LION_KING, 'the lion king')
    await userEvent.click(button('Answer'))
    expect([score(), row(LION_KING).queryByText('Looked up')]).toEqual([`1 of ${ALL} solved`, null])
  })
})

test('starting over makes all riddles new, can be undone by the same button, and is not offered before anything is done', async () => {
  serverWith({ [FILE]: onItsWay })
  await openServed()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  await guess(LION_KING, 'the lion king')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect([score(), told(LION_KING), row(LION_KING).getByRole<HTMLInputElement>('textbox').value]).toEqual([`0 of ${ALL} solved`, '', ''])
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  expect([score(), document.activeElement?.textContent]).toEqual([`1 of ${ALL} solved`, 'Start over'])
})

test('a riddle that is no longer there does not count as solved', async () => {
  localStorage.setItem('emojigma.riddles', JSON.stringify({ solved: ['up', 'a-riddle-of-old'], lookedUp: [] }))
  serverWith({ [FILE]: theFile })
  await openServed()
  await waitFor(() => expect(score()).toBe(`1 of ${ALL} solved`))
})
