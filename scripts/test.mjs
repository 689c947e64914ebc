import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POSTGRES_TESTS } from './postgres-tests.mjs'
import { startPostgres } from './postgres.mjs'

/** What is said of the code without running it.
 *  @param bin where a tool of the project is */
function staticChecks(bin) {
  return [
    { name: 'formatting', command: bin('oxfmt'), parameters: ['--check', '.'] },
    { name: 'lint', command: bin('oxlint'), parameters: ['--type-aware', '--deny-warnings', '.'] },
    { name: 'types', command: bin('tsc'), parameters: ['--noEmit', '-p', '.'] },
    { name: 'unused code', command: bin('knip'), parameters: [] },
    { name: 'bill of materials', command: process.execPath, parameters: ['scripts/bill-of-materials.mjs'] },
  ]
}

/** Runs the static checks side by side, since none keeps all cores busy for long, and shows what each prints once it has ended.
 *  @returns their exit codes, in order */
export function runStaticChecks({ root, bin, environment }) {
  return Promise.all(
    staticChecks(bin).map(async (check) => {
      const { code, printed } = await runQuietly(root, environment, check)
      console.log(`\n— ${check.name}`)
      process.stdout.write(printed)
      return code
    }),
  )
}

/** So much room in memory is enough for all that tests write. */
const ROOMY_BYTES = 4 * 2 ** 30

/** Where tests write what is gone a moment later: in memory, where the system has room for it, so that nobody waits for a disk. */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize >= ROOMY_BYTES) return mkdtempSync('/dev/shm/emojigma-test-')
  } catch {
    // Other systems have no such folder.
  }
  return mkdtempSync(join(tmpdir(), 'emojigma-test-'))
}

/** Checks the code, runs every suite, shows what each prints, and ends with one line that counts all of them.
 *  @returns the exit code: 0 only if every suite ran something and nothing failed */
export async function test({ root, node, bin, environment }) {
  const folder = temporaryFolder()
  // Dozens of servers are started, each of which would read and compile the same files again.
  const compiledOnce = { ...environment, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const suites = [
    {
      name: 'engine, artwork, server and page parts',
      command: node,
      parameters: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, 'vitest.json')}`],
      environment: { TMPDIR: folder },
      count: () => countedByVitest(join(folder, 'vitest.json')),
    },
    {
      name: 'journeys in a browser',
      command: node,
      parameters: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json') },
      count: () => {
        const { stats } = JSON.parse(readFileSync(join(folder, 'playwright.json'), 'utf8'))
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      },
    },
  ]
  const codes = await runStaticChecks({ root, bin, environment })
  const postgres = await postgresOrWhy(environment)
  if (postgres.address !== undefined) suites.splice(1, 0, onPostgres({ node, bin, folder, postgres }))
  let passed = codes.filter((code) => code === 0).length
  let failed = codes.length - passed
  for (const suite of suites) {
    console.log(`\n— ${suite.name}`)
    const code = await runSuite(root, compiledOnce, suite)
    const counted = countOf(suite, code)
    passed += counted.passed
    // A suite that broke before or after its tests has failed, whatever it counted.
    failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed
  }
  await postgres.stop?.()
  rmSync(folder, { recursive: true, force: true })
  if (postgres.why !== undefined) console.log(`\n— on PostgreSQL\n${postgres.why}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** What of the server's tests runs a second time, on PostgreSQL. */
function onPostgres({ node, bin, folder, postgres }) {
  const report = join(folder, 'postgres.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: `the server on the PostgreSQL of ${postgres.programs}`,
    command: node,
    parameters: [bin('vitest'), 'run', '--project', 'unit', '--project', 'long', ...reporters, ...POSTGRES_TESTS],
    environment: { DATABASE_URL: postgres.address, TMPDIR: folder },
    count: () => countedByVitest(report),
  }
}

/** @returns a PostgreSQL that runs, or why there is none */
async function postgresOrWhy(environment) {
  if ((environment.DATABASE_URL ?? '') !== '') return { why: 'DATABASE_URL is set: all of the server ran on that PostgreSQL.' }
  try {
    return await startPostgres()
  } catch (error) {
    return { why: `Not run: ${error.message}\nThe server was tried on the embedded database alone.` }
  }
}

function countedByVitest(path) {
  const { numPassedTests: passed, numFailedTests: failed, success } = JSON.parse(readFileSync(path, 'utf8'))
  // What broke outside of a test is a failure too.
  return { passed, failed: success || failed > 0 ? failed : 1 }
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

function runSuite(root, base, { command, parameters, environment = {} }) {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...base, ...environment } })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

function countOf(suite, code) {
  try {
    return suite.count(code)
  } catch {
    return { passed: 0, failed: 1 }
  }
}
