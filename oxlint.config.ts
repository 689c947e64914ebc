import { defineConfig } from 'oxlint'
import { importZones, typesOnly, UNBOUND_FILES } from './tools/lint/import-zones.ts'

/** Names under which the engine would reach a clock, chance or the world outside; it is handed what it needs of them. */
const IMPURE_GLOBALS = [
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'process',
  'console',
  'fetch',
  'localStorage',
  'document',
  'window',
  'navigator',
]

/** Tests may not read the clock: one that does fails at midnight, or on a machine that is busy. */
const CLOCK_MESSAGE = 'Hand in a time: NOON_MS of testing/, or a clock of fake timers.'
const DATE = { name: 'Date', message: CLOCK_MESSAGE }
const TIMER = { name: 'performance', message: CLOCK_MESSAGE }

/** Tests that turn written dates into times, and so name `Date`, though not the present. */
const TESTS_WITH_DATES = [
  'artwork/src/svg/draw.property.test.ts',
  'contract/src/rules/birth-year.test.ts',
  'engine/src/calendar.test.ts',
  'engine/src/emoji/themes.test.ts',
  'contract/src/rules/scores.test.ts',
  'contract/src/rules/time-zone.test.ts',
  'server/src/features/play/months.test.ts',
  'web/app/features/puzzles/season.test.ts',
]

const TYPES_ONLY = typesOnly(import.meta.dirname)

const zones = importZones(import.meta.dirname).map(({ files, forbidden, message }) => {
  const types = files.startsWith('web/app')
    ? [{ group: [...TYPES_ONLY.forbidden], message: TYPES_ONLY.message, allowTypeImports: true }]
    : []
  const patterns = [{ group: [...forbidden], message }, ...types]
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] as never } }
})

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    builtin: true,
    es2024: true,
  },
  ignorePatterns: ['web/dist', 'messages/compiled', 'node_modules'],
  rules: {
    // Messages are looked up by their ids: m['win.rank'].
    'import/namespace': ['error', { allowComputed: true }],
    // The markup of a message is drawn by functions that are given in a property.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'import/no-default-export': 'error',
    'no-alert': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-await-in-loop': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'react/no-array-index-key': 'off',
    'unicorn/no-array-sort': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': [
      'error',
      {
        table: ['grid'],
      },
    ],
    'oxc/no-map-spread': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/unbound-method': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    ...zones,
    {
      files: ['engine/src/**/*.ts', 'contract/src/rules/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS] as never,
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is handed in as a Random.' }] as never,
      },
    },
    // Only the runtime knows the time zones. The time itself is handed in.
    { files: ['contract/src/rules/time-zone.ts'], rules: { 'no-restricted-globals': ['error', TIMER] as never } },
    // Tests look at what they like, but for the clock.
    { files: [...UNBOUND_FILES], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': ['error', DATE, TIMER] as never,
        'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: CLOCK_MESSAGE }] as never,
      },
    },
    { files: TESTS_WITH_DATES, rules: { 'no-restricted-globals': ['error', TIMER] as never } },
    { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['**/*.config.ts', 'docs/.vitepress/config.mjs', 'e2e/support/start-site.ts'],
      rules: { 'import/no-default-export': 'off', 'no-restricted-imports': 'off' },
    },
    { files: ['tools/scripts/**', 'tools/bench/**', 'ops/**', 'messages/compile.mjs'], rules: { 'no-console': 'off' } },
  ],
})
