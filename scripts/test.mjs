import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs every suite, shows what each prints, and ends with one line that counts all of them.
 *  @returns the exit code: 0 only if every suite ran something and nothing failed */
export async function test({ root, node, bin }) {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-test-'))
  const suites = [
    {
      name: 'engine, artwork, server and page parts',
      parameters: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, 'vitest.json')}`],
      count: () => {
        const report = JSON.parse(readFileSync(join(folder, 'vitest.json'), 'utf8'))
        return { passed: report.numPassedTests, failed: report.numFailedTests + (report.success ? 0 : report.numFailedTests === 0 ? 1 : 0) }
      },
    },
    {
      name: 'journeys in a browser',
      parameters: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json') },
      count: () => {
        const { stats } = JSON.parse(readFileSync(join(folder, 'playwright.json'), 'utf8'))
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      },
    },
  ]
  let passed = 0
  let failed = 0
  for (const suite of suites) {
    console.log(`\n— ${suite.name}`)
    const code = await runSuite(root, node, suite)
    const counted = countOf(suite)
    passed += counted.passed
    // A suite that broke before or after its tests has failed, whatever it counted.
    failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

function runSuite(root, node, { parameters, environment = {} }) {
  const child = spawn(node, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

function countOf(suite) {
  try {
    return suite.count()
  } catch {
    return { passed: 0, failed: 1 }
  }
}
