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
const openRow = async (number: number) => {
  await userEvent.click(row(number).getByRole('button', { expanded: false }))
}
/** The riddle that is played. */
const stage = () => within(screen.getByRole('region', { name: /^Riddle \d+/ }))
const place = () => stage().getByRole('heading').textContent
const field = () => stage().getByRole<HTMLInputElement>('textbox')
const press = (name: string) => userEvent.click(stage().getByRole('button', { name }))
const told = () =>
  stage()
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.trim())
    .join('')
const score = () => screen.getByText(/ of \d+ solved$/).textContent
const guess = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), `${text}{Enter}`)
}
/** Opens a riddle of the list on the card. */
const play = async (number: number) => {
  await openRow(number)
  await userEvent.click(row(number).getByRole('button', { name: `Guess it (riddle ${number})` }))
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

  test('name their emoji, category and number, and are one tab stop each', async () => {
    serverWith({ [FILE]: theFile })
    await openServed()
    expect(row(LION_KING).getByRole('img', { name: 'lion, crown' })).toBeDefined()
    expect(row(LION_KING).getByText('Film')).toBeDefined()
    expect(screen.queryByText(/savannah|Lion King/)).toBeNull()
    expect(rows().flatMap((article) => [...article.querySelectorAll('a, button, input, [tabindex]')])).toHaveLength(25)
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

describe('the riddle on the card', () => {
  test('is the first that is open, and names its place', async () => {
    localStorage.setItem('emojigma.riddles', JSON.stringify({ solved: [RIDDLES[0]?.id], lookedUp: [RIDDLES[1]?.id] }))
    serverWith({ [FILE]: onItsWay })
    await openServed()
    expect(place()).toBe(`Riddle 33 of ${ALL}`)
    expect(stage().getByRole('img', { name: RIDDLES[2]?.names.join(', ') ?? '' })).toBeDefined()
  })

  test('is followed and preceded by the others, by buttons and by arrow keys', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await press('Next riddle')
    expect(place()).toBe(`Riddle 22 of ${ALL}`)
    await press('Previous riddle')
    await press('Previous riddle')
    expect(place()).toBe(`Riddle 2525 of ${ALL}`)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(place()).toBe(`Riddle 22 of ${ALL}`)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowRight}')
    expect([place(), document.activeElement]).toEqual([`Riddle 33 of ${ALL}`, field()])
    await userEvent.type(field(), 'cat{ArrowLeft}')
    expect([place(), field().value]).toEqual([`Riddle 33 of ${ALL}`, 'cat'])
  })

  test('is one of the chosen category', async () => {
    serverWith({ [FILE]: theFile })
    await openServed('/emojiRiddles?category=film')
    const films = RIDDLES.filter(({ category }) => category === 'Film')
    expect(place()).toBe(`Riddle ${films[0]?.number}1 of ${films.length}`)
    await press('Next riddle')
    expect(place()).toBe(`Riddle ${films[1]?.number}2 of ${films.length}`)
  })

  test('is the one that was chosen in the list, and has the focus', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await play(LION_KING)
    expect(field()).toBe(screen.getByRole('textbox', { name: `Your guess at riddle ${LION_KING}` }))
    expect(document.activeElement).toBe(field())
  })
})

describe('a guess', () => {
  test('that is right turns the card, for this visit and the next', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    expect(score()).toBe(`0 of ${ALL} solved`)
    await play(LION_KING)
    await guess('lion king')
    expect([told(), score()]).toEqual(['The Lion KingYou worked it out!', `1 of ${ALL} solved`])
    // The other side of the card cannot be reached.
    expect(field().closest('[inert]')).not.toBeNull()
    expect(document.activeElement?.textContent).toContain('Next riddle')
    await userEvent.keyboard('{Enter}')
    expect([place(), document.activeElement]).toEqual([`Riddle ${LION_KING + 1}${LION_KING + 1} of ${ALL}`, field()])
    cleanup()
    await openServed()
    expect([score(), row(LION_KING).getByText('Solved')]).toEqual([`1 of ${ALL} solved`, expect.anything()])
    await openRow(LION_KING)
    expect(row(LION_KING).getByRole('status').textContent).toBe('Answer: The Lion King')
  })

  test('that is near or wrong says so, keeps what was typed and the focus', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await play(LION_KING)
    for (const [text, answer] of [
      ['lion', 'So close: some of the words are right.'],
      ['the liom kimh', 'So close: only a few letters are different.'],
      ['tiger queen', 'Not “tiger queen”. Have another go.'],
    ] as const) {
      await guess(text)
      expect([told(), field().value]).toEqual([answer, text])
      expect(document.activeElement).toBe(field())
    }
    await userEvent.clear(field())
    await press('Check')
    expect(told()).toBe('Type a guess first.')
    expect(score()).toBe(`0 of ${ALL} solved`)
  })
})

describe('hint and answer', () => {
  test('a hint is shown and hidden on request, costs nothing, and is named in the praise', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await play(LION_KING)
    const hint = stage().getByRole('button', { name: 'Hint' })
    expect(hint.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(hint)
    expect([hint.getAttribute('aria-expanded'), told()]).toEqual(['true', 'Hint: He rules over all the animals of the savannah.'])
    await userEvent.click(hint)
    expect(told()).toBe('')
    await userEvent.click(hint)
    await guess('the lion king')
    expect([score(), told()]).toEqual([`1 of ${ALL} solved`, expect.stringContaining('You worked it out with a hint!')])
  })

  test('the answer turns the card, which does not count as solved, also on the next visit', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await play(LION_KING)
    await guess('tiger queen')
    await press('Show the answer')
    expect(told()).toBe('The Lion KingNow you know. The next one is waiting.')
    await press('Turn the card back')
    expect([told(), document.activeElement]).toEqual(['', field()])
    expect(stage().getByText('Looked up')).toBeDefined()
    await guess('the lion king')
    expect([told(), score()]).toEqual([expect.stringContaining('does not count as solved'), `0 of ${ALL} solved`])
    cleanup()
    await openServed()
    expect(row(LION_KING).getByText('Looked up')).toBeDefined()
    expect(screen.queryByText('The Lion King')).toBeNull()
  })

  test('a row opens its hint, and its answer at a second press', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await openRow(LION_KING)
    expect(row(LION_KING).getByText('He rules over all the animals of the savannah.')).toBeDefined()
    expect(row(LION_KING).queryByText('The Lion King')).toBeNull()
    await userEvent.click(row(LION_KING).getByRole('button', { name: `Show the answer (riddle ${LION_KING})` }))
    expect(row(LION_KING).getByRole('status').textContent).toBe('Answer: The Lion King')
    expect(row(LION_KING).getByText('Looked up')).toBeDefined()
    await userEvent.click(row(LION_KING).getByRole('button', { expanded: true }))
    expect(row(LION_KING).queryByText('The Lion King')).toBeNull()
  })

  test('an answer that is open when the player starts over is closed, and looked up again by opening it', async () => {
    serverWith({ [FILE]: onItsWay })
    await openServed()
    await play(LION_KING)
    await press('Show the answer')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect([told(), field().closest('[inert]')]).toEqual(['', null])
    await press('Show the answer')
    expect(told()).toContain('The Lion King')
  })
})

test('starting over makes all riddles new, can be undone by the same button, and is not offered before anything is done', async () => {
  serverWith({ [FILE]: onItsWay })
  await openServed()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  await play(LION_KING)
  await guess('the lion king')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect([score(), told(), field().value]).toEqual([`0 of ${ALL} solved`, '', ''])
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
