import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['app', 'public', '../artwork/src/svg', '../contract/src', '../engine/src', '../messages/src']

/** Functions that turn text into HTML, code, or the address of code, and so need the page's policy. */
const SINKS = [
  /dangerouslySetInnerHTML/,
  /\.(?:inner|outer)HTML\b/,
  /insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe|srcdoc/i,
  /document\.write/,
  /createElement\('(?:script|embed|object)'/,
  /serviceWorker\.register\(|importScripts|new (?:Shared)?Worker\(/,
  /\beval\(|new Function\(|setTimeout\('|setInterval\('/,
  /setAttribute\('(?:on|src)/,
  // React writes it as HTML.
  /^\s*<(?:script|embed|object)[\s>]/,
]

const CODE = /(?<!\.test)\.(?:tsx?|js)$/

function sinks(): readonly string[] {
  return FOLDERS.flatMap((folder) => {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => CODE.test(file) && !file.startsWith('platform/testing/'))
      .flatMap((file) =>
        readFileSync(join(import.meta.dirname, folder, file), 'utf8')
          .split('\n')
          .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && SINKS.some((sink) => sink.test(line)))
          .map((line) => `${file}: ${line.trim()}`),
      )
  })
}

test('the page turns text into HTML or code nowhere but through its policy', () => {
  expect(sinks().toSorted()).toEqual([
    "features/site/articles/ArticleView.tsx: return <div className={textStyles['text']} onClick={follow} dangerouslySetInnerHTML={trusted} />",
    "platform/shell/before-paint.js: 'noModule' in document.createElement('script') &&",
    "platform/shell/before-paint.js: const script = document.createElement('script')",
    'platform/shell/offline/site-worker.ts: return serviceWorker.register(workerAddress(WORKER_PATH)).catch(() => undefined)',
  ])
  expect(readFileSync(join(import.meta.dirname, 'app/platform/shell/before-paint.js'), 'utf8').match(/script\.src = \S+/g)).toEqual([
    'script.src = policy.createScriptURL((html.lang',
  ])
})
