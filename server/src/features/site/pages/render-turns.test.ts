import { expect, test } from 'vitest'
import { RenderTurns } from './render-turns.ts'

const PERSON = { network: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const CRAWLER = { network: '198.51.100.1', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/bot)' }

/** Pages that are made until they are told to end. */
function held() {
  const begun: string[] = []
  const end = Promise.withResolvers<string>()
  const make = (address: string) => (): Promise<string> => {
    begun.push(address)
    return end.promise
  }
  return { begun, make, end: () => end.resolve('made') }
}

const aWhile = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a page for a person is made at once, however many a crawler waits for', async () => {
  const turns = new RenderTurns()
  const { begun, make, end } = held()
  const crawled = Array.from({ length: 20 }, (_, page) => turns.run(`/puzzle/${page}`, CRAWLER, make(`/puzzle/${page}`)))
  await aWhile()
  expect(begun).toEqual(['/puzzle/0'])
  const asked = turns.run('/today', PERSON, make('/today'))
  expect(begun).toEqual(['/puzzle/0', '/today'])
  end()
  expect(await asked).toBe('made')
  expect(await Promise.all(crawled)).toHaveLength(20)
})

test('of what a crawler asks for only so much waits, and the rest is turned away', async () => {
  const turns = new RenderTurns()
  const { make, end } = held()
  const all = Array.from({ length: 70 }, (_, page) => turns.run(`/puzzle/${page}`, CRAWLER, make(`/puzzle/${page}`)))
  end()
  const made = await Promise.all(all)
  expect(made.filter((page) => page === undefined)).toHaveLength(9)
})

test('a network that has more pages made than people read waits as crawlers do, and other networks do not', async () => {
  const turns = new RenderTurns()
  for (let page = 0; page < 120; page += 1) await turns.run(`/puzzle/${page}`, PERSON, async () => 'made')
  const { begun, make, end } = held()
  const flood = ['a', 'b', 'c'].map((address) => turns.run(address, PERSON, make(address)))
  await aWhile()
  expect(begun).toEqual(['a'])
  const other = turns.run('d', { ...PERSON, network: '192.0.2.2' }, make('d'))
  expect(begun).toEqual(['a', 'd'])
  end()
  expect(await Promise.all([...flood, other])).toEqual(['made', 'made', 'made', 'made'])
})
