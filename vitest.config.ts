import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { content } from './web/build/content.ts'
import { moduleNames } from './web/build/module-names.ts'

/** Properties over thousands of seeds, and whole processes that are started and killed: too long for every save. */
const LONG = ['**/*.property.test.ts', '**/*.process.test.ts']
/** Tests of the page, most of which need a document. */
const PAGE = ['web/{app,gallery}/**/*.test.{ts,tsx}']
/** Node's own modules, as in production: the module runner's look-ups make the tight loops of the engine several times slower. */
const AS_IN_PRODUCTION = { viteModuleRunner: false }
/** Tests of one of the two databases alone do not run on the other. */
const OF_THE_OTHER_DATABASE = (process.env['DATABASE_URL'] ?? '') === '' ? '**/*.postgres.*' : '**/*.embedded.*'
const EXCLUDED = ['**/node_modules/**', 'web/dist/**', 'e2e/**', OF_THE_OTHER_DATABASE]

/** A process ends as soon as the next file is of another project, or needs a document where the one before did not. So these go together:
 *  the tests of the page ran in 62 processes, and take 6 of them. Those that wait the longest begin. */
class Together extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]))
    return (await super.sort(files)).toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  }
}

const FIRST_PROJECTS = ['long', 'unit', 'page']

function placeOf({ project, moduleId }: TestSpecification): number {
  const needsDocument = readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')
  return 2 * FIRST_PROJECTS.indexOf(project.name) + (needsDocument ? 1 : 0)
}

export default defineConfig({
  plugins: [react(), moduleNames(), content()],
  test: {
    // Two more than there are cores: tests of the server wait for it a third of the time.
    maxWorkers: availableParallelism() + 2,
    // A machine that is busy with other things is slower, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: Together },
    // Files of a project share the modules of a process, which halves the processor's time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...EXCLUDED, ...LONG, ...PAGE], experimental: AS_IN_PRODUCTION },
      },
      {
        extends: true,
        // A page's module state is gone with the page, so `new-page.ts` lets each file load the app's own modules anew.
        test: {
          name: 'page',
          include: PAGE,
          exclude: [...EXCLUDED, ...LONG],
          setupFiles: ['./web/app/platform/testing/new-page.ts'],
          // The catalogue is large and has no state but the language, which `new-page.ts` resets: each process loads it once.
          server: { deps: { external: [/\/messages\/compiled\//] } },
        },
      },
      {
        extends: true,
        test: { name: 'long', include: LONG, exclude: EXCLUDED, testTimeout: 300_000, experimental: AS_IN_PRODUCTION },
      },
    ],
  },
})
