import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findBrowser } from '../../../e2e/support/browser.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'

/** Lighthouse is fetched by npx the first time: it is larger than all that the site itself needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const run = promisify(execFile)

/** What a page is to reach on a phone, of 100. */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LIMITS
const CATEGORIES = Object.keys(LIMITS) as Category[]

/** One of each sort: an article, lists, tables, what is drawn for one person, exercises, a shop window. */
const OTHER_PAGES = ['/faq', '/puzzle', '/emojiRiddles', '/leaderboard', '/pricing', '/my-days', '/find-the-mistake', '/books']

/** The Classic puzzle of Level 1. */
const SLOT_SHOWN = 0

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

/** How Lighthouse rates pages on a phone: medians of several runs, beside their limits. Ends with 1 where one is missed.
 *  `npm run pagespeed -w bench -- --runs 5 [--site http://localhost:3000] [path …]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, site: { type: 'string' } },
})

const server = values.site === undefined ? await startEmojigma({ ARCHIVE_FILL: 'off' }) : undefined
const folder = mkdtempSync(join(tmpdir(), 'emojigma-pagespeed-'))
try {
  const origin = values.site ?? server?.origin ?? ''
  const { executablePath, args } = await findBrowser()
  const pages = positionals.length > 0 ? positionals : ['/', '/today', await puzzleAddress(origin), ...OTHER_PAGES]
  const reports = new Map<string, Report[]>(pages.map((page) => [page, []]))
  // All pages once, then again: what else the machine does meets each of them alike.
  for (let count = 0; count < Number(values.runs); count += 1) {
    for (const page of pages) reports.get(page)?.push(await measured(`${origin}${page}`, executablePath, args))
  }
  const rows = [...reports].map(([page, measured]) => ({ page, ...scoresOf(measured), ...timesOf(measured) }))
  process.stdout.write(`${markdownTable([...rows, { page: 'limit', ...LIMITS, lcpMs: '', tbtMs: '', cls: '' }])}\n`)
  for (const [page, measured] of reports) {
    const failed = failuresIn(measured)
    if (failed.length > 0) process.stdout.write(`${page}: ${failed.join(', ')}\n`)
  }
  if (rows.some((row) => CATEGORIES.some((category) => row[category] < LIMITS[category]))) process.exitCode = 1
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function puzzleAddress(origin: string): Promise<string> {
  const response = await fetch(`${origin}${getTodaysPuzzlesMini.path}`, { method: 'POST' })
  const today = (await response.json()) as readonly MiniPuzzle[]
  return `/puzzle/${today[SLOT_SHOWN]?.i}`
}

async function measured(url: string, executablePath: string, flags: readonly string[]): Promise<Report> {
  const file = join(folder, 'report.json')
  await run('npx', ['--yes', LIGHTHOUSE, url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: executablePath, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` },
  })
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function scoresOf(reports: readonly Report[]): Record<Category, number> {
  const scores = CATEGORIES.map((category) => [category, median(reports.map(({ categories }) => 100 * (categories[category].score ?? 0)))])
  return Object.fromEntries(scores) as Record<Category, number>
}

/** Largest contentful paint, total blocking time, cumulative layout shift. */
function timesOf(reports: readonly Report[]) {
  const medianOf = (audit: string): number => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    lcpMs: Math.round(medianOf('largest-contentful-paint')),
    tbtMs: Math.round(medianOf('total-blocking-time')),
    cls: medianOf('cumulative-layout-shift'),
  }
}

/** Audits of the categories that are to be whole, which failed in any run. */
function failuresIn(reports: readonly Report[]): readonly string[] {
  const whole = CATEGORIES.filter((category) => LIMITS[category] === 100)
  const failed = reports.flatMap(({ categories, audits }) =>
    whole.flatMap((category) => categories[category].auditRefs.map(({ id }) => id).filter((id) => audits[id]?.score === 0)),
  )
  return [...new Set(failed)]
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
