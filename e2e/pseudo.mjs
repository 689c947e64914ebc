import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Walks through every page with longer texts, from left to right and from right to left, and then builds the pages as they were. */
const ROOT = join(import.meta.dirname, '..')

function run(command, ...parameters) {
  return spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

const build = ['npm', 'run', 'build', '--workspace', 'web', '--silent']
const isBuilt = run('node', 'messages/compile.mjs', '--pseudo') === 0 && run(...build) === 0
const code = isBuilt ? run('playwright', 'test', '--config', 'e2e/screenshots.config.ts', '.walk') : 1
const isRestored = run('node', 'messages/compile.mjs') === 0 && run(...build) === 0
process.exit(isRestored ? code : 1)
