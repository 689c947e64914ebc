import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Standards, and works with their year or number. */
const PUBLISHED =
  /^(?:RFC \d+|WCAG|CSS|W3C|OpenType|SQLite|PostgreSQL|Unicode|.*Encyclopedia of Integer Sequences|OpenID|OWASP|ISO|IEC|https:\/\/doi\.org|[A-Z][\p{L}’'., &]+,? \(?\d{4}|.*\b(?:19|20)\d{2}\b)/u

const COMMENT_CHARACTERS = 140

interface Citation {
  readonly file: string
  readonly source: string
}

function sourceFiles(): readonly string[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.js', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && file !== 'tools/lint/sources.test.ts' && existsSync(join(ROOT, file)))
}

function citations(): readonly Citation[] {
  return sourceFiles().flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s*(?:\/\/|\/?\*+).*?Source: (.*?)\s*(?:\*\/)?$/gm)].map(([, source = '']) => ({
      file,
      source,
    })),
  )
}

function headingsOf(document: string): readonly string[] {
  return [...readFileSync(join(ROOT, document), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
}

test('every source is a document of this repository and a heading in it, or a published work', () => {
  const wrong = citations().filter(({ source }) => {
    const [own = '', ...others] = source.split('; ')
    const [, document, heading] = /^(docs\/[\w./-]+\.md)(?:, (.*))?$/.exec(own) ?? []
    if (!others.every((other) => PUBLISHED.test(other))) return true
    if (document === undefined) return !PUBLISHED.test(source)
    return !existsSync(join(ROOT, document)) || (heading !== undefined && !headingsOf(document).includes(heading))
  })
  expect(wrong).toEqual([])
})

test('no line of a comment is longer than the lines of code', () => {
  const tooLong = sourceFiles().flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > COMMENT_CHARACTERS && /^\s*(?:\/\/ (?!oxlint-)|\/?\*)/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  )
  expect(tooLong).toEqual([])
})

/** Programs that a package's scripts start: importing one would run it. */
function programs(): readonly string[] {
  const packages = execFileSync('git', ['ls-files', '*package.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  return packages.flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { readonly scripts?: Readonly<Record<string, string>> }
    return Object.values(scripts).flatMap((script) => {
      const [, program] = /^node (\S+\.ts)/.exec(script) ?? []
      return program === undefined ? [] : [join(dirname(file), program)]
    })
  })
}

test('no test imports a program', () => {
  const all = programs()
  expect(all.length).toBeGreaterThan(5)
  const importing = sourceFiles()
    .filter((file) => file.includes('.test'))
    .filter((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)].some(([, name = '']) =>
        all.includes(join(dirname(file), name)),
      ),
    )
  expect(importing).toEqual([])
})
