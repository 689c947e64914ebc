import type { PageSource } from '@emojigma/contract/pages.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Renderer } from './renderer.ts'

/** Pages that show what is read, as the built ones do. */
const BUNDLE = `
export const inlineScript = 'the script'
export const publicPages = async (nowMs) => [{ path: '/at/' + nowMs }]
export const renderPage = async ({ url, site, source }) => {
  if (url === '/away') return { kind: 'redirect', location: '/elsewhere' }
  if (url === '/broken') throw new TypeError('nothing to draw')
  if (url === '/deadly') process.exit(3)
  const today = await source.todaysPuzzles()
  const puzzle = await source.puzzle(Number(url.split('/').at(-1)))
  return { kind: 'page', status: 200, html: site.origin + ' ' + today.length + ' ' + puzzle?.theme + ' … 🦊' }
}`

const SITE = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: 7 }
const SOURCE = { todaysPuzzles: async () => [1, 2, 3], puzzle: async (id: number) => ({ theme: `theme ${id}` }) } as unknown as PageSource

let folder: string
let crashes: Error[]
let renderer: Renderer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emojigma-renderer-'))
  const bundle = join(folder, 'bundle.mjs')
  writeFileSync(bundle, BUNDLE)
  crashes = []
  renderer = new Renderer(pathToFileURL(bundle).href, (error) => crashes.push(error))
})
afterEach(async () => {
  await renderer.close()
  await rm(folder, { recursive: true })
})

const render = (url: string, source = SOURCE) => renderer.renderPage({ url, site: SITE, source })

async function textAt(url: string): Promise<string> {
  const reply = await render(url)
  if (reply.kind !== 'page') throw new Error('no page')
  return typeof reply.html === 'string' ? reply.html : Buffer.from(reply.html).toString()
}

test('a page is rendered in a thread from what is read in this one', async () => {
  expect(await Promise.all([textAt('/5'), textAt('/6')])).toEqual([5, 6].map((id) => `${SITE.origin} 3 theme ${id} … 🦊`))
  expect(await render('/away')).toEqual({ kind: 'redirect', location: '/elsewhere' })
})

test("a puzzle's page is handed its puzzle, which is read once, and hears why it cannot be read", async () => {
  const read: number[] = []
  const puzzle = async (id: number) => {
    read.push(id)
    return { theme: `theme ${id}` }
  }
  const source = { ...SOURCE, puzzle } as unknown as PageSource
  const reply = await render('/puzzle/5', source)
  expect(reply.kind === 'page' && Buffer.from(reply.html as Uint8Array).toString()).toContain('theme 5')
  expect(read).toEqual([5])
  const away = new Error('the database is away')
  await expect(render('/puzzle/6', { ...SOURCE, puzzle: () => Promise.reject(away) })).rejects.toBe(away)
})

test('a page in another language is made by what was built for it, and in English where nothing was', async () => {
  mkdirSync(join(folder, 'es'))
  writeFileSync(
    join(folder, 'es/bundle.mjs'),
    `export const renderPage = async ({ language }) => ({ kind: 'page', status: 200, html: language + ' made' })`,
  )
  const inLanguage = async (language: string) => {
    const reply = await renderer.renderPage({ url: '/5', language, site: SITE, source: SOURCE })
    return reply.kind === 'page' && new TextDecoder().decode(reply.html as Uint8Array)
  }
  expect(await inLanguage('es')).toBe('es made')
  expect(await inLanguage('en')).toBe(await inLanguage('xx'))
})

test('it tells the script inside every page, and the pages that may be found', async () => {
  expect(await renderer.inlineScript()).toBe('the script')
  expect(await renderer.publicPages(9)).toEqual([{ path: '/at/9' }])
})

test('a page that cannot be drawn fails with its reason, and one whose puzzle cannot be read with that of the database', async () => {
  await expect(render('/broken')).rejects.toThrow('nothing to draw')
  const away = Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' })
  await expect(render('/5', { ...SOURCE, puzzle: () => Promise.reject(away) })).rejects.toBe(away)
  expect(await textAt('/5')).toContain('theme 5')
})

test('when the thread dies, whoever waited is asked to try again, and the next page has another thread', async () => {
  await expect(render('/deadly')).rejects.toMatchObject({ statusCode: 503 })
  expect(crashes).toHaveLength(1)
  expect(await textAt('/5')).toContain('theme 5')
})

test('nothing is rendered once the server closes, which nobody takes for a crash', async () => {
  expect(await textAt('/5')).toContain('theme 5')
  await renderer.close()
  await expect(render('/5')).rejects.toMatchObject({ statusCode: 503 })
  expect(crashes).toEqual([])
})
