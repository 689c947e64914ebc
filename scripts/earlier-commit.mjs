import { spawnSync } from 'node:child_process'

/** The commit before the one that is checked out, whose release an upgrade replaces.
 *  @param root where the project is
 *  @returns undefined where it is not to be had: in an archive of the source, or in a checkout of one commit alone */
export function earlierCommit(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1^{commit}'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
