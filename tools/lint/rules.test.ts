import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A file that must be refused, by the rule that refuses it. */
interface Probe {
  readonly file: string
  readonly line: string
  readonly rule: string
}

const imports = (file: string, specifier: string): Probe => ({ file, line: `export * from '${specifier}'`, rule: 'no-restricted-imports' })
const names = (line: string, rule = 'no-restricted-globals'): Probe => ({ file: 'engine/src/probe.ts', line, rule })

const readsClock = (file: string, line: string): Probe => ({ file, line, rule: 'no-restricted-globals' })

const REFUSED: readonly Probe[] = [
  // Each workspace imports only those below it.
  imports('engine/src/sudoku/probe.ts', '@emojigma/contract/fields.ts'),
  imports('engine/src/sudoku/probe.ts', '../../../server/src/platform/clock.ts'),
  imports('engine/src/probe.ts', 'node:fs'),
  imports('artwork/src/raster/probe.ts', '@emojigma/contract/fields.ts'),
  imports('artwork/src/svg/probe.ts', 'sharp'),
  imports('contract/src/probe.ts', '@emojigma/artwork/svg/puzzle.ts'),
  imports('contract/src/probe.ts', 'node:crypto'),
  imports('messages/src/es/words/probe.ts', 'node:fs'),
  imports('server/src/features/play/probe.ts', '@emojigma/web/app/platform/api.ts'),
  imports('web/app/features/play/frame/probe.ts', '@emojigma/server/config.ts'),
  imports('web/app/features/play/frame/probe.ts', '@emojigma/artwork/raster/raster.ts'),
  imports('web/app/features/play/frame/probe.ts', 'node:path'),
  imports('web/app/features/play/frame/probe.ts', 'zod'),
  imports('web/app/features/play/frame/probe.ts', '@emojigma/contract/puzzles/puzzles.ts'),
  imports('tools/cli/src/probe.ts', '@emojigma/contract/fields.ts'),
  imports('e2e/probe.ts', '@emojigma/server/config.ts'),
  // Inside the server: the service alone, of features before it in the list, also from a folder inside the other feature's room.
  imports('server/src/features/play/probe.ts', '../puzzles/queries.ts'),
  imports('server/src/features/play/probe.ts', '../puzzles/tables.ts'),
  imports('server/src/features/play/probe.ts', '../boards/routes.ts'),
  imports('server/src/features/sign-in/external/probe.ts', '../../accounts/queries.ts'),
  imports('server/src/features/accounts/nicknames/probe.ts', '../service.ts'),
  imports('server/src/features/accounts/probe.ts', './nicknames/nickname.ts'),
  imports('server/src/platform/http/probe.ts', '../../features/play/service.ts'),
  imports('server/src/platform/database/probe.ts', '../../features/puzzles/tables.ts'),
  imports('server/src/platform/secrets/probe.ts', '../../features/accounts/service.ts'),
  imports('server/src/platform/jobs/probe.ts', '../../features/play/player/queries.ts'),
  // On the page.
  imports('web/app/platform/browser/probe.ts', '../session/slice.ts'),
  imports('web/app/ui/probe.ts', '../platform/navigation/paths.ts'),
  imports('web/app/platform/navigation/probe.ts', '../../features/puzzles/api.ts'),
  imports('web/app/platform/session/probe.ts', '../../features/play/index.ts'),
  imports('web/app/features/play/typed/probe.ts', '../../puzzles/api.ts'),
  imports('web/app/features/puzzles/probe.ts', '../boards/api.ts'),
  imports('web/app/features/puzzles/riddles/probe.ts', '../../accounts/api.ts'),
  imports('web/app/features/puzzles/ProbePage.tsx', '../play/frame/use-guessing.ts'),
  imports('web/app/features/puzzles/ProbePage.tsx', '../../platform/shell/routes.tsx'),
  imports('web/app/platform/shell/probe.ts', '../../features/play/frame/use-guessing.ts'),
  // The engine knows no clock, no chance and nothing outside.
  names('export const now = Date.now()'),
  names('export const later = performance.now()'),
  names('setTimeout(() => {}, 1)'),
  names('export const id = crypto.randomUUID()'),
  names('export const where = process.cwd()'),
  names('export const page = fetch("/")'),
  names('export const dice = Math.random()', 'no-restricted-properties'),
  // Nor do the tests know the time of day.
  ...['engine/src', 'contract/src', 'server/src/features/play', 'web/app/features/puzzles'].flatMap((folder) => [
    readsClock(`${folder}/probe.test.ts`, 'export const today = new Date()'),
    readsClock(`${folder}/probe.test.tsx`, 'export const beganMs = performance.now()'),
  ]),
  { file: 'web/app/features/puzzles/probe.test.ts', line: 'export const nowMs = Date.now()', rule: 'no-restricted-properties' },
]

const ACCEPTED: readonly Pick<Probe, 'file' | 'line'>[] = [
  imports('server/src/features/play/probe-allowed.ts', '../puzzles/service.ts'),
  imports('server/src/features/play/probe-allowed.ts', '../../platform/http/serve.ts'),
  imports('server/src/features/accounts/probe-allowed.ts', './nicknames/service.ts'),
  imports('server/src/platform/process/probe-allowed.ts', '../../features/operator/backup/service.ts'),
  imports('server/src/features/play/probe-allowed.test.ts', '../puzzles/queries.ts'),
  imports('web/app/features/puzzles/ProbeAllowedPage.tsx', '../boards/api.ts'),
  imports('web/app/features/puzzles/probe-allowed.ts', '../play/index.ts'),
  imports('web/app/features/puzzles/riddles/probe-allowed.ts', '../api.ts'),
  imports('web/app/features/play/typed/probe-allowed.ts', '../frame/use-guessing.ts'),
  imports('web/app/platform/shell/probe-allowed.ts', '../../features/puzzles/api.ts'),
  { file: 'web/app/features/play/frame/probe-allowed.ts', line: "export type * from '@emojigma/contract/puzzles/puzzles.ts'" },
  { file: 'web/app/platform/testing/probe-allowed.ts', line: 'export const nowMs = Date.now()' },
  imports('artwork/src/svg/probe-allowed.ts', '@emojigma/engine/question.ts'),
  imports('web/app/features/puzzles/probe-allowed.ts', '@emojigma/artwork/svg/puzzle.ts'),
]

const folder = mkdtempSync(join(tmpdir(), 'emojigma-lint-'))
const found = new Map<string, readonly string[]>()

/** Lints the probes by the rules of the project, in an empty copy of its folders. */
beforeAll(() => {
  const { options: _options, jsPlugins: _plugins, ...rules } = { options: undefined, jsPlugins: undefined, ...config }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(rules))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const probes = [...REFUSED, ...ACCEPTED].map(({ line, file }, index) => ({ line, file: fileOf(file, index) }))
  for (const { file, line } of probes) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${line}\n`)
  }
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics) {
    const file = filename.replace(/^\.\//, '')
    found.set(file, [...(found.get(file) ?? []), code])
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the linter refuses', () => {
  test.each(REFUSED.map((probe, index) => ({ ...probe, index })))('in $file: $line', ({ file, rule, index }) => {
    expect(found.get(fileOf(file, index)) ?? []).toContain(`eslint(${rule})`)
  })
})

describe('the linter lets in', () => {
  test.each(ACCEPTED.map((probe, index) => ({ ...probe, index: REFUSED.length + index })))('in $file: $line', ({ file, index }) => {
    expect((found.get(fileOf(file, index)) ?? []).filter((code) => code.includes('no-restricted'))).toEqual([])
  })
})

test('every feature of the server has its turn in the list that the rules are made from', () => {
  const list = readFileSync(join(ROOT, 'server/src/features.ts'), 'utf8')
  for (const name of ['puzzles', 'play', 'boards', 'accounts']) expect(list).toContain(`./features/${name}/feature.ts`)
})

/** Each probe is a file of its own. */
function fileOf(file: string, index: number): string {
  return file.replace(/probe/, `probe-${index}`).replace(/Probe/, `Probe${index}`)
}
