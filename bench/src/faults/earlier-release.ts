import { PROJECT_ROOT } from '@emojigma/server/config.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Release {
  readonly root: string
  remove(): void
}

const OWN_PACKAGES = '@emojigma'

/** The source of an earlier release, with the libraries and the built pages of this one.
 *  @param commit as git understands it
 *  @throws Error with git's words if there is none */
export function earlierRelease(commit: string): Release {
  const root = mkdtempSync(join(tmpdir(), 'emojigma-release-'))
  git('worktree', 'add', '--detach', '--force', root, commit)
  linkLibraries(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'))
  for (const workspace of readdirSync(join(PROJECT_ROOT, 'node_modules', OWN_PACKAGES))) {
    if (!existsSync(join(root, workspace))) continue
    // Its own packages, and not this release's.
    mkdirSync(join(root, 'node_modules', OWN_PACKAGES), { recursive: true })
    symlinkSync(join(root, workspace), join(root, 'node_modules', OWN_PACKAGES, workspace))
    const libraries = join(PROJECT_ROOT, workspace, 'node_modules')
    if (existsSync(libraries)) linkLibraries(libraries, join(root, workspace, 'node_modules'))
  }
  symlinkSync(join(PROJECT_ROOT, 'web/dist'), join(root, 'web/dist'))
  return {
    root,
    remove() {
      rmSync(root, { recursive: true, force: true })
      git('worktree', 'prune')
    },
  }
}

function linkLibraries(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) if (name !== OWN_PACKAGES) symlinkSync(join(from, name), join(to, name))
}

function git(...words: readonly string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: PROJECT_ROOT })
  if (status !== 0) throw new Error(stderr.toString().trim())
}
