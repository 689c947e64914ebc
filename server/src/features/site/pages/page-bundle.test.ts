import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPageBundle } from './page-bundle.ts'

const SITE = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: 7 }
const REQUEST = { url: '/5', site: SITE, source: {} as PageSource }

const bundleIn = (language: string) => `
export const inlineScript = 'the script'
export const publicPages = async (nowMs) => [{ path: '/at/' + nowMs }]
export const renderPage = async ({ url }) => ({ kind: 'page', status: 200, html: '${language} ' + url })`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emojigma-pages-'))
  await mkdir(join(folder, 'es'))
  await writeFile(join(folder, 'bundle.mjs'), bundleIn('English'))
  await writeFile(join(folder, 'es/bundle.mjs'), bundleIn('Spanish'))
})
afterEach(() => rm(folder, { recursive: true }))

const load = () => loadPageBundle(pathToFileURL(join(folder, 'bundle.mjs')))

test('a page in another language is rendered by what was built for it, and in English where nothing was', async () => {
  const { renderPage } = await load()
  const pages = ['es', 'en', 'xx'].map((language) => renderPage({ ...REQUEST, language }))
  const html = (await Promise.all([renderPage(REQUEST), ...pages])).map((page) => page.kind === 'page' && page.html)
  expect(html).toEqual(['English /5', 'Spanish /5', 'English /5', 'English /5'])
})

test('it brings the script inside every page, and the pages that may be found', async () => {
  const { inlineScript, publicPages } = await load()
  expect(inlineScript).toBe('the script')
  expect(await publicPages(9)).toEqual([{ path: '/at/9' }])
})
