import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '..')
const MESSAGES = join(WEB, '../messages/src')

/** English first: it empties the folders that all of them lie in. */
const others = readdirSync(MESSAGES).filter((name) => name !== 'en' && existsSync(join(MESSAGES, name, 'language.ts')))
for (const code of ['en', ...others]) {
  const server = code === 'en' ? 'dist/server' : `dist/server/${code}`
  vite(code, [])
  vite(code, ['--ssr', 'app/platform/shell/entry-server.tsx', '--outDir', server, '--emptyOutDir'])
  vite(code, ['--config', 'vite.worker.config.ts'])
}

function vite(language: string, parameters: readonly string[]): void {
  const { status } = spawnSync('vite', ['build', ...parameters], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, PAGE_LANGUAGE: language },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
