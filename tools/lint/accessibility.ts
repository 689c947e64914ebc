import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** `node tools/lint/accessibility.ts` makes the reports on accessibility of the judged criteria and of what axe found.
 *  Source: W3C, Web Content Accessibility Guidelines (WCAG) 2.2, 2024; OpenACR 0.1.0, GSA, 2023 */
const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/accessibility')
export const REPORT = join(FOLDER, 'openacr.yaml')
export const PAGE = join(ROOT, 'docs/accessibility.md')

const LEVELS = {
  supports: 'supports',
  'partially-supports': 'partially supports',
  'does-not-support': 'does not support',
  'not-applicable': 'not applicable',
} as const

/** A criterion of WCAG 2.2 as people judged it. */
export interface Criterion {
  readonly num: string
  readonly name: string
  readonly conformance: 'A' | 'AA'
  readonly level: keyof typeof LEVELS
  readonly remarks: string
  /** Tests that hold it, and records, by their paths. */
  readonly held?: readonly string[]
}

/** The findings of axe on all pages, by rule. */
export interface AxeRun {
  readonly pages: number
  readonly screens: readonly string[]
  readonly cutOffWhenSpaced: readonly string[]
  readonly rules: readonly {
    readonly id: string
    readonly passed: number
    readonly failed: number
    readonly unclear: number
    readonly criteria: readonly string[]
  }[]
}

export function readCriteria(): readonly Criterion[] {
  return parse(readFileSync(join(FOLDER, 'criteria.yaml'), 'utf8')) as readonly Criterion[]
}

export function readAxeRun(): AxeRun {
  return JSON.parse(readFileSync(join(FOLDER, 'axe.json'), 'utf8')) as AxeRun
}

/** @returns what axe says of a criterion; empty if none of its rules is about it */
function axeWords(num: string, { rules }: AxeRun): string {
  const own = rules.filter(({ criteria }) => criteria.includes(num))
  if (own.length === 0) return ''
  const sum = (which: 'passed' | 'failed' | 'unclear') => own.reduce((total, rule) => total + rule[which], 0)
  const unclear = sum('unclear') > 0 ? `, ${sum('unclear')} it cannot judge` : ''
  return `axe (${own.length} ${own.length === 1 ? 'rule' : 'rules'}): ${sum('passed')} elements pass, ${sum('failed')} fail${unclear}.`
}

/** @returns the report as OpenACR, by the criteria of VPAT 2.5 in its WCAG edition */
export function openAcr(criteria: readonly Criterion[], axe: AxeRun, version: string): string {
  const chapter = (conformance: Criterion['conformance']) => ({
    criteria: criteria
      .filter((criterion) => criterion.conformance === conformance)
      .map(({ num, level, remarks }) => ({
        num,
        components: [{ name: 'web', adherence: { level, notes: [remarks, axeWords(num, axe)].filter(Boolean).join(' ') } }],
      })),
  })
  return stringify(
    {
      title: 'Emojigma Accessibility Conformance Report',
      product: {
        name: 'Emojigma',
        version,
        description: 'Emoji math and logic puzzles for everyone from four upwards, as a site of its own.',
      },
      author: { name: 'The people who make Emojigma', email: 'support@emojigma.example' },
      vendor: { name: 'The people who make Emojigma', email: 'support@emojigma.example' },
      report_date: '2026-11-29',
      version: 1,
      notes:
        'VPAT 2.5, WCAG edition. 55 criteria of WCAG 2.2 at levels A and AA; 4.1.1 is no longer one. Level AAA was not looked at. An operator answers for articles, links and advertisements of their own.',
      evaluation_methods_used: `axe-core on ${axe.pages} pages, each on two screens (${axe.screens.join('; ')}); journeys in a browser; a session with keys alone whose focus and announcements were written down from the accessibility tree; reading of the code. No session with a screen reader, and none with people who depend on one.`,
      legal_disclaimer: 'Given in good faith by the makers; no independent body has checked it.',
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        success_criteria_level_aaa: { disabled: true },
      },
    },
    { lineWidth: 120 },
  )
}

/** @returns the page for readers */
export function readersPage(criteria: readonly Criterion[], axe: AxeRun, version: string): string {
  const countOf = (level: Criterion['level']) => criteria.filter((criterion) => criterion.level === level).length
  const failing = axe.rules.filter(({ failed }) => failed > 0)
  const rows = criteria.map(({ num, name, conformance, level, remarks }) => {
    const words = [remarks, axeWords(num, axe)].filter(Boolean).join(' ')
    return `| ${num} ${name} | ${conformance} | ${LEVELS[level]} | ${words} |`
  })
  const partly = criteria.filter(({ level }) => level === 'partially-supports' || level === 'does-not-support')
  return `# Accessibility

How far release ${version} meets WCAG 2.2 at levels A and AA. The same as a file for programs, by VPAT 2.5: \`docs/accessibility/openacr.yaml\`
([OpenACR](https://github.com/GSA/openacr)).

In short: of 55 criteria ${countOf('supports')} are met, ${countOf('partially-supports')} in part, ${countOf('does-not-support')} not, and ${countOf('not-applicable')} do not apply.

## In part

${partly.map(({ num, name, remarks }) => `- **${name}** (${num}): ${remarks}`).join('\n')}

## How it was looked at

- axe-core on ${axe.pages} pages, each on two screens (${axe.screens.join('; ')}): ${axe.rules.length} rules had something to look at, ${failing.length === 0 ? 'none failed' : `${failing.length} failed (${failing.map(({ id }) => id).join(', ')})`}. \`npm run accessibility -w e2e\` repeats it.
- Journeys in a browser hold it with every change (\`e2e/site/every-page.journey.ts\` and others that \`docs/accessibility/criteria.yaml\` names).
- A player signs in and solves a puzzle of each kind by keys alone. [The log](accessibility/speech.md) has what the accessibility tree said, key by key. It showed three faults, which are mended: the names of buttons in the middle of the question that describes the answer's field, and a Grid described by its size alone; emoji of a Grid named twice; chosen cells of Spot the odd emoji read twice.
- Not done: a session with a screen reader, or with people who depend on one. If you are one of them, please tell us what we missed.

## The criteria

| criterion | level | Emojigma | remarks |
| - | - | - | - |
${rows.join('\n')}
`
}

export function productVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }).version
}

if (import.meta.main) {
  const [criteria, axe, version] = [readCriteria(), readAxeRun(), productVersion()]
  writeFileSync(REPORT, openAcr(criteria, axe, version))
  writeFileSync(PAGE, readersPage(criteria, axe, version))
}
