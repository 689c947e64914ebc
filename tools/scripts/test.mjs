import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { POSTGRES_FILTERS } from './postgres-tests.mjs'
import { startPostgres } from './postgres.mjs'

/** Checks that do not run the code; `looksAtBuild` = it also reads the build.
 *  @param bin resolves a tool of the project */
function staticChecks(bin) {
  return [
    { name: 'formatting', command: bin('oxfmt'), parameters: ['--check', '.'] },
    { name: 'lint', command: bin('oxlint'), parameters: ['--type-aware', '--deny-warnings', '.'] },
    // A second checker would load all types again, at the same cost; lint keeps the other cores busy.
    { name: 'types', command: bin('tsc'), parameters: ['--noEmit', '-p', '.', '--checkers', '1'] },
    { name: 'unused code', command: bin('knip'), parameters: [], looksAtBuild: true },
    { name: 'bill of materials', command: process.execPath, parameters: ['tools/scripts/bill-of-materials.mjs'] },
  ]
}

/** Settings for lint and types, which are short-lived Go programs: without garbage collection, a quarter of their work, unless they exceed
 *  this limit.
 *  Source: Go, A Guide to the Go Garbage Collector, 2022 */
const SELDOM_CLEARED = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** Runs the static checks side by side, since none keeps all cores busy for long, and shows what each prints once it has ended.
 *  @param built resolves once the pages are built
 *  @returns what each has counted: itself */
export function runStaticChecks({ root, bin, environment, built }) {
  return Promise.all(
    staticChecks(bin).map(async (check) => {
      if (check.looksAtBuild) await built
      const { code, printed } = await runQuietly(root, { ...environment, ...SELDOM_CLEARED }, check)
      console.log(`\n— ${check.name}`)
      process.stdout.write(printed)
      return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [check.name] }
    }),
  )
}

/** So much room in memory is enough for all that tests write. */
const ROOMY_BYTES = 4 * 2 ** 30

/** Where tests write what is gone a moment later: in memory, where the system has room for it, so that no one waits for a disk. */
function temporaryFolder(prefix) {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize >= ROOMY_BYTES) return mkdtempSync(`/dev/shm/${prefix}`)
  } catch {
    // Other systems have no such folder.
  }
  return mkdtempSync(join(tmpdir(), prefix))
}

/** Checks the code, runs every suite, shows what each prints, names what failed, and ends with one line that counts all of them.
 *  @param built resolves once the pages are built
 *  @returns the exit code: 0 only if every suite ran something and nothing failed */
export async function test({ root, node, bin, environment, built }) {
  const folder = temporaryFolder('emojigma-test-')
  // Dozens of servers are started, each of which would read and compile the same files again.
  const compiledOnce = { ...environment, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const checking = runStaticChecks({ root, bin, environment, built })
  await built
  const prepared = prepareSites({ root, node, folder, environment: compiledOnce })
  const postgres = await postgresOrWhy(environment)
  // Each of them waits a part of its time, so they go side by side, and what the shorter ones print is shown at their ends.
  const others = await Promise.all([
    countedShown(root, compiledOnce, ofParts({ root, node, bin, folder })),
    postgres.address === undefined
      ? NOTHING
      : countedQuietly(root, compiledOnce, onPostgres({ root, node, bin, folder, postgres, environment })),
  ])
  const checks = await checking
  await postgres.stop?.()
  // Browsers keep all processors busy, and are slow where they have to wait for them.
  const journeys = await countedShown(root, compiledOnce, ofJourneys({ node, bin, folder, sites: await prepared }))
  rmSync(folder, { recursive: true, force: true })
  if (postgres.why !== undefined) console.log(`\n— on PostgreSQL\n${postgres.why}`)
  const counts = [...checks, ...others, journeys]
  const failed = counts.flatMap((count) => count.failed)
  const passed = counts.reduce((total, count) => total + count.passed, 0)
  for (const name of failed) console.log(`Failed: ${name}`)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return failed.length === 0 && passed > 0 ? 0 : 1
}

/** The counts of a suite: how many tests passed, and the names of those that failed. */
const NOTHING = { passed: 0, failed: [] }

function ofParts({ root, node, bin, folder }) {
  const report = join(folder, 'vitest.json')
  return {
    name: 'engine, artwork, server and page parts',
    command: node,
    parameters: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment: { TMPDIR: folder },
    count: () => countedByVitest(root, report),
  }
}

/** @param sites what was prepared for them, as their environment says it */
function ofJourneys({ node, bin, folder, sites }) {
  const report = join(folder, 'playwright.json')
  return {
    name: 'journeys in a browser',
    command: node,
    parameters: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    environment: { ...sites, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SITES_FOLDER: folder },
    count: () => countedByPlaywright(report),
  }
}

/** Makes what the sites of journeys begin as beside the tests before them, since it keeps one core busy alone.
 *  @returns what the environment of journeys says of it; nothing where it failed: they then make it themselves, and say what is wrong */
async function prepareSites({ root, node, folder, environment }) {
  const command = { command: node, parameters: ['e2e/support/prepare-sites.ts'] }
  const { printed } = await runQuietly(root, { ...environment, SITES_FOLDER: folder }, command)
  // Warnings of a site may come before it.
  const said = printed.toString().split('\n')
  return JSON.parse(said.find((line) => line.startsWith('{"SITE_TEMPLATE"')) ?? '{}')
}

/** The server's tests that run a second time, on PostgreSQL, with as many workers as leave room for the first time. */
function onPostgres({ root, node, bin, folder, postgres, environment }) {
  const report = join(folder, 'postgres.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // The package of npm's registry has no programs for clients.
  const tests = existsSync(join(postgres.programs, 'pg_dump'))
    ? POSTGRES_FILTERS
    : POSTGRES_FILTERS.filter((path) => !path.includes('/backup/'))
  return {
    name: `the server on the PostgreSQL of ${postgres.programs}`,
    command: node,
    parameters: [bin('vitest'), 'run', '--project', 'unit', '--project', 'long', '--maxWorkers=2', ...reporters, ...tests],
    // Its own pg_dump and pg_restore come before others, which may be older.
    environment: { DATABASE_URL: postgres.address, TMPDIR: folder, PATH: `${postgres.programs}${delimiter}${environment.PATH}` },
    count: () => countedByVitest(root, report),
  }
}

/** Nothing in a test's database lives long enough to be tidied up, compiled for or copied to another server. */
const SHORT_LIVED = ['autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0']

/** @returns a PostgreSQL that runs, or why there is none */
async function postgresOrWhy(environment) {
  if ((environment.DATABASE_URL ?? '') !== '') return { why: 'DATABASE_URL is set: all of the server ran on that PostgreSQL.' }
  try {
    return await startPostgres(temporaryFolder('emojigma-postgres-'), SHORT_LIVED)
  } catch (error) {
    return { why: `Not run: ${error.message}\nThe server was tried on the embedded database alone.` }
  }
}

function countedByVitest(root, path) {
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const name = relative(root, file)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [reason] }) => withReason(`${name} › ${fullName}`, reason))
    // An error outside of a test is a failure too.
    return tests.length === 0 && status === 'failed' ? [withReason(name, message)] : tests
  })
  return { passed, failed }
}

function countedByPlaywright(path) {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8'))
  const specsIn = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(specsIn)]
  const failed = suites
    .flatMap(specsIn)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => withReason(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error.message)),
    )
  return { passed: stats.expected, failed }
}

/** The name of a test, and the first line of why it failed. */
function withReason(name, reason = '') {
  const [line] = stripVTControlCharacters(reason).split('\n')
  return line ? `${name}\n  ${line}` : name
}

function runQuietly(root, env, { command, parameters }) {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
  return new Promise((resolve) => {
    const end = (code) => resolve({ code: code ?? 1, printed: Buffer.concat(printed) })
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.on('close', end)
  })
}

/** Runs a suite whose words are shown as they come. */
async function countedShown(root, base, suite) {
  console.log(`\n— ${suite.name}`)
  const child = spawn(suite.command, suite.parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...base, ...suite.environment },
  })
  return countOf(suite, await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1))))
}

/** Runs a suite whose words are shown when it has ended. */
async function countedQuietly(root, base, suite) {
  const { code, printed } = await runQuietly(root, { ...base, ...suite.environment }, suite)
  console.log(`\n— ${suite.name}`)
  process.stdout.write(printed)
  return countOf(suite, code)
}

/** @returns what a suite has counted; one that broke before or after its tests has failed, whatever it counted */
function countOf(suite, code) {
  try {
    const { failed, ...counted } = suite.count()
    return { ...counted, failed: code !== 0 && failed.length === 0 ? [suite.name] : failed }
  } catch {
    return { passed: 0, failed: [suite.name] }
  }
}
