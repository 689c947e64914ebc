import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moduleNames } from './module-names.ts'

let folder = ''
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'emojigma-module-names-')))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a page of these files, of which `app/entry.tsx` is the first.
 *  @returns its code, and the names of its manifest */
async function built(files: Readonly<Record<string, string>>): Promise<{ readonly code: string; readonly names: readonly string[] }> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleNames(folder)],
    build: { write: false, manifest: true, minify: false, rolldownOptions: { input: join(folder, 'app/entry.tsx') } },
  })
  if (!('output' in result)) throw new Error('one build was asked for')
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  const manifest = result.output.find(({ fileName }) => fileName.endsWith('manifest.json'))
  const names: object = JSON.parse(manifest?.type === 'asset' ? String(manifest.source) : '{}')
  return { code, names: Object.keys(names) }
}

const ENTRY = `
  export const lazyComponent = (code: unknown, name: string) => console.log(code, name)
  export const page = (path: string, code: unknown) => console.log(path, code)
  lazyComponent(() => import('./play/Dots.tsx'), 'Dots')
  page('/today', () => import('./pages/TodayPage'))
`
const DOTS = 'export const Dots = () => null'

test('lazy code gets the name that its module has in the manifest', async () => {
  const { code, names } = await built({ 'app/entry.tsx': ENTRY, 'app/play/Dots.tsx': DOTS, 'app/pages/TodayPage.tsx': DOTS })
  const told = [...code.matchAll(/\["(app\/[^"]+)", \(\) =>/g)].map(([, name]) => name)
  expect(told).toEqual(['app/play/Dots.tsx', 'app/pages/TodayPage.tsx'])
  expect(names).toEqual(expect.arrayContaining(told))
})

test('a missing module fails the build', async () => {
  await expect(built({ 'app/entry.tsx': ENTRY, 'app/pages/TodayPage.tsx': DOTS })).rejects.toThrow('./play/Dots.tsx')
})

test('other imports are unchanged', async () => {
  const { code } = await built({
    'app/entry.tsx': "export const lazyComponent = 1; export const load = () => import('./play/Dots.tsx'); void load()",
    'app/play/Dots.tsx': DOTS,
  })
  expect(code).not.toContain('"app/play/Dots.tsx"')
})
