import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const script = 'export const text = "a script"\n'.repeat(200)

let folder = ''
let site: TestSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emojigma-client-'))
  const files = {
    'assets/entry-abc.js': script,
    'assets/entry-abc.js.br': 'brotli of the build',
    'assets/lone-abc.js': script,
    'assets/entry-abc.js.map': '{}',
    'unsupported.js': script,
    'sw.js': 'the worker of the build',
    'no-worker.js': 'a worker that takes itself away',
    'index.html': '<p>a leftover</p>',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  site = await openTestSite({ clientFolder: folder, renderPage: async () => ({ kind: 'page', status: 404, html: 'no such page' }) })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a built file with its content in its name is kept for ever, others are checked each time', async () => {
  expect(await site.get('/assets/lone-abc.js')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/javascript; charset=utf-8' },
  })
  const tag = String((await site.get('/assets/entry-abc.js', { 'accept-encoding': 'br' })).headers['etag'])
  expect(await site.get('/assets/entry-abc.js', { 'accept-encoding': 'br', 'if-none-match': tag })).toMatchObject({
    status: 304,
    headers: { etag: tag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' },
  })
  expect((await site.get('/assets/entry-abc.js', { 'if-none-match': tag })).status).toBe(200)
  const plain = await site.get('/unsupported.js')
  expect(plain).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  expect((await site.get('/unsupported.js', { 'if-none-match': String(plain.headers['etag']) })).status).toBe(304)
})

test('a file that the build compressed is sent as it is, another is compressed on its way', async () => {
  const ready = await site.get('/assets/entry-abc.js', { 'accept-encoding': 'gzip, br' })
  expect(ready.headers['content-encoding']).toBe('br')
  expect(ready.body.toString()).toBe('brotli of the build')
  expect((await site.get('/assets/entry-abc.js')).body.toString()).toBe(script)
  const other = await site.get('/assets/lone-abc.js', { 'accept-encoding': 'gzip, br' })
  expect(other.headers['content-encoding']).toBe('br')
  expect(other.body.length).toBeLessThan(script.length)
})

test.each([
  '/.vite/manifest.json',
  '/assets/entry-abc.js.map',
  '/assets/entry-abc.js.br',
  '/unsupported.js.br',
  '/unsupported',
  '/assets/nothing.js',
  '/assets/..%2funsupported.js',
  '/assets/..%2f.vite%2fmanifest.json',
  '/assets/',
  '/..%2fsecret',
])('%s is no file of the page', async (url) => {
  expect((await site.get(url)).body.toString()).not.toMatch(/script|brotli|\{\}/)
})

test('a page is rendered even where the build left a file of that name', async () => {
  expect((await site.get('/')).body.toString()).toBe('no such page')
})

test('the service worker is checked each time, is a script of the whole site, and may be taken away', async () => {
  const worker = await site.get('/sw.js')
  expect(worker).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') },
  })
  expect(worker.body.toString()).toBe('the worker of the build')
  expect(String(worker.headers['content-security-policy'])).toContain("worker-src 'self'")
  const without = await openTestSite({
    clientFolder: folder,
    environment: { SERVICE_WORKER: 'off' },
    renderPage: async () => ({ kind: 'page', status: 404, html: 'no such page' }),
  })
  const last = await without.get('/sw.js')
  expect(last).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') },
  })
  expect(last.body.toString()).toBe('a worker that takes itself away')
  await without.close()
})
