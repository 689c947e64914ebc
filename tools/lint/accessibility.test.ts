import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openAcr, PAGE, productVersion, readAxeRun, readCriteria, readersPage, REPORT } from './accessibility.ts'

const ROOT = join(import.meta.dirname, '../..')
const CRITERIA = readCriteria()
const AXE = readAxeRun()

/** All criteria of WCAG 2.2 by level, as the recommendation numbers them.
 *  Source: W3C, Web Content Accessibility Guidelines (WCAG) 2.2, 2024 */
const WCAG = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

test.each(['A', 'AA'] as const)('every criterion of level %s is judged once', (conformance) => {
  const judged = CRITERIA.filter((criterion) => criterion.conformance === conformance).map(({ num }) => num)
  expect(judged).toEqual(WCAG[conformance].split(' '))
})

test('every judgement has a reason, and what holds it exists', () => {
  expect(CRITERIA.filter(({ name, remarks }) => name === '' || remarks.length < 20)).toEqual([])
  const missing = CRITERIA.flatMap(({ num, held = [] }) =>
    held.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${num}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('no criterion is called met where axe found a fault', () => {
  const failed = new Set(AXE.rules.filter((rule) => rule.failed > 0).flatMap((rule) => rule.criteria))
  expect(CRITERIA.filter(({ num, level }) => level === 'supports' && failed.has(num)).map(({ num }) => num)).toEqual([])
  const spacing = CRITERIA.find(({ num }) => num === '1.4.12')
  expect(spacing?.level === 'supports').toBe(AXE.cutOffWhenSpaced.length === 0)
})

test('the reports are those of the criteria and of this release', () => {
  const plain = (text: string) => text.replaceAll(/[\s:|-]+/g, ' ')
  const version = productVersion()
  expect(parse(readFileSync(REPORT, 'utf8')), 'out of date; run: node tools/lint/accessibility.ts && npm run format').toEqual(
    parse(openAcr(CRITERIA, AXE, version)),
  )
  expect(plain(readFileSync(PAGE, 'utf8')), 'out of date; run: node tools/lint/accessibility.ts && npm run format').toBe(
    plain(readersPage(CRITERIA, AXE, version)),
  )
})
