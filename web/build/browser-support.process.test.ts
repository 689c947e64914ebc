import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Container, type Document } from 'postcss'
import { build, parseAst, type InlineConfig, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { BUILD_TARGET, OLDEST_BROWSERS } from './oldest-browsers.ts'

const WEB = join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(WEB, 'app/platform', file), 'utf8')

/** Under their names in MDN's data. */
const OLDEST: ReadonlyMap<BrowserName, number> = new Map([
  ['chrome', OLDEST_BROWSERS.chrome],
  ['edge', OLDEST_BROWSERS.edge],
  ['firefox', OLDEST_BROWSERS.firefox],
  ['safari', OLDEST_BROWSERS.safari],
  ['safari_ios', OLDEST_BROWSERS.ios],
  ['samsunginternet_android', OLDEST_BROWSERS.samsung],
])

/** Features that some of the oldest browsers lack, and their substitutes there. */
const WITHOUT: Readonly<Record<string, string>> = {
  'Intl.Segmenter': 'a nickname’s length is counted more simply',
  'Error.captureStackTrace': 'of a library, which looks for it first',
  'Error.stackTraceLimit': 'of a library, only set',
  'console.timeStamp': 'of a library, for its developers',
  ':has': 'a frame, a gap or a scrollbar less',
  'grid-template-columns: subgrid': 'lines in the columns of their parent',
  'align-content: safe': 'content at the start',
  'accent-color': 'controls in the browser’s own color',
  'content-visibility': 'everything is drawn at once',
  'content-visibility: auto': 'everything is drawn at once',
  'content-visibility: visible': 'as it is anyway',
  'contain-intrinsic-size': 'nothing is left undrawn',
  'contain-intrinsic-block-size': 'nothing is left undrawn',
  'overscroll-behavior': 'the page scrolls on at the end of a part',
  resize: 'a field of fixed size',
  'resize: vertical': 'a field of fixed size',
  'scrollbar-width': 'scrollbars of the usual width',
  'scrollbar-width: thin': 'scrollbars of the usual width',
  'scrollbar-width: none': 'scrollbars of the usual width',
  hyphens: 'words that are not divided',
  'text-wrap': 'lines that end where they are full',
  'text-wrap: balance': 'lines that end where they are full',
  'text-wrap: pretty': 'lines that end where they are full',
  '-webkit-tap-highlight-color': 'the browser’s own highlight',
  'cursor: pointer': 'a touch screen has no pointer',
  'cursor: default': 'a touch screen has no pointer',
  'cursor: crosshair': 'a touch screen has no pointer',
  'cursor: grab': 'a touch screen has no pointer',
  'cursor: not-allowed': 'a touch screen has no pointer',
  'forced-color-adjust': 'the system’s colors',
  'forced-color-adjust: auto': 'the system’s colors',
  'forced-color-adjust: none': 'the system’s colors',
  'user-select': 'text that can be selected',
  zoom: 'worked steps of the usual size on a large wall',
}

/** Members of our own and of libraries that are called like a built-in function. */
const NAMESAKES = ['.use', '.resize', '.take']

const BUILTINS = bcd.javascript.builtins as Identifier
const SYNTAX = bcd.javascript as Readonly<Record<'operators' | 'classes' | 'regular_expressions', Identifier>>
const CSS = bcd.css as Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>>
const API: Identifier = bcd.api
const { length: UNITS } = CSS.types as Readonly<Record<'length', Identifier>>

/** The conditions of `before-paint.js`, and what each looks for. */
const GATE: Readonly<Record<string, CompatStatement | undefined>> = {
  "'noModule' in document.createElement('script')": API['HTMLScriptElement']?.['noModule']?.__compat,
  "'inert' in HTMLElement.prototype": API['HTMLElement']?.['inert']?.__compat,
  'hasLookbehind()': SYNTAX.regular_expressions['lookbehind_assertion']?.__compat,
  "supports('(height: 1dvh)')": UNITS['viewport_percentage_units_dynamic']?.__compat,
  "supports('(width: 1cqi)')": UNITS['container_query_length_units']?.__compat,
}

const used = new Map<string, CompatStatement>()
const selectorLists: (readonly string[])[] = []

beforeAll(async () => {
  const worker: InlineConfig = {
    configFile: false,
    define: { __BUILD__: '""', __PRECACHED__: '[]', 'process.env.NODE_ENV': '"production"' },
    build: { target: BUILD_TARGET, rolldownOptions: { input: 'app/platform/worker/service-worker.ts' } },
  }
  for (const config of [{}, worker]) {
    const built = await build({ root: WEB, logLevel: 'silent', ...config, build: { ...config.build, write: false } })
    for (const { output } of [built as Rolldown.RolldownOutput].flat()) {
      for (const file of output) {
        if (file.type === 'chunk') readScript(parseAst(file.code))
        else if (file.fileName.endsWith('.css')) readStyles(parse(String(file.source)))
      }
    }
  }
})

/** Served as they are. */
beforeAll(() => {
  const publicFile = (file: string) => readFileSync(join(WEB, 'public', file), 'utf8')
  readScript(parseAst(publicFile('offline.js')))
  readStyles(parse(publicFile('motion-and-font.css')))
  readStyles(parse(/<style>([\s\S]*?)<\/style>/.exec(publicFile('offline.html'))?.[1] ?? ''))
})

test('what the built files use, the oldest browsers have, or there is something in its place', () => {
  expect(used.size).toBeGreaterThan(400)
  const provided = [...sourceOf('browser/older-browsers.ts').matchAll(/^provide\(([\w.]+), '(\w+)'/gm)]
  const replaced = provided.map(([, owner = '', name]) => `${owner.endsWith('.prototype') ? '' : owner}.${name}`)
  const lacking = [...used].filter(([, compat]) => !isInAll(compat)).map(([name]) => name)
  expect(lacking.toSorted()).toEqual([...Object.keys(WITHOUT), ...NAMESAKES, ...replaced].toSorted())
})

test('a browser that the gate lets in has all that is used, and the gate lets the oldest browsers in', () => {
  const [, conditions = ''] = /const isSupported =([\s\S]*?)\n\n/.exec(sourceOf('shell/before-paint.js')) ?? []
  expect(conditions.split('&&').map((condition) => condition.trim())).toEqual(Object.keys(GATE))
  const gate = Object.values(GATE).filter((compat) => compat !== undefined)
  expect(gate).toHaveLength(Object.keys(GATE).length)
  expect(gate.filter((compat) => !isInAll(compat))).toEqual([])
  const newer = [...OLDEST.keys()].flatMap((browser) => {
    const letIn = Math.max(...gate.map((compat) => versionOf(compat, browser)))
    return [...used].filter(([, compat]) => isInAll(compat) && versionOf(compat, browser) > letIn).map(([name]) => `${browser}: ${name}`)
  })
  expect(newer).toEqual([])
})

test('no rule is lost with a selector that a browser does not know', () => {
  const mixed = selectorLists.filter(
    (selectors) => selectors.some((selector) => selector.includes(':has(')) && selectors.some((selector) => !selector.includes(':has(')),
  )
  expect(mixed).toEqual([])
})

test('colors of both schemes and mixed colors are understood by all', () => {
  expect(used.has('light-dark()')).toBe(false)
  expect(used.has('color-mix()')).toBe(false)
})

/** The version of a browser that has a feature without a prefix or a setting. */
function versionOf({ support }: CompatStatement, browser: BrowserName): number {
  const versions = [support[browser] ?? []].flat().flatMap(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (typeof version_added !== 'string' || version_removed || flags || prefix || alternative_name) return []
    return [Number.parseFloat(version_added.replace('≤', ''))]
  })
  return Math.min(Infinity, ...versions)
}

function isInAll(compat: CompatStatement): boolean {
  return [...OLDEST].every(([browser, version]) => versionOf(compat, browser) <= version)
}

function note(name: string, identifier: Identifier | undefined): void {
  if (identifier?.__compat) used.set(name, identifier.__compat)
}

/** Functions of built-in prototypes by their names. */
const METHODS = new Map<string, Identifier[]>()
for (const builtin of Object.values(BUILTINS)) {
  for (const [name, method] of Object.entries(builtin)) {
    const isMethod = name !== '__compat' && JSON.stringify((method as Identifier).__compat?.spec_url ?? '').includes('prototype.')
    if (isMethod) METHODS.set(name, [...(METHODS.get(name) ?? []), method as Identifier])
  }
}

interface ScriptNode {
  readonly type?: string
  readonly computed?: boolean
  readonly name?: string
  readonly operator?: string
  readonly object?: ScriptNode
  readonly property?: ScriptNode
  readonly callee?: ScriptNode
  readonly regex?: { readonly pattern: string; readonly flags: string }
}

/** Notes the built-in functions, web interfaces and syntax that a script uses. */
function readScript(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(readScript)
  if (typeof node !== 'object' || node === null) return undefined
  readScriptNode(node)
  for (const child of Object.values(node)) readScript(child)
  return undefined
}

function readScriptNode({ type, computed, object, property, callee, operator = '', regex }: ScriptNode): void {
  if (type === 'MemberExpression' && !computed && property?.name) readMember(object?.name ?? '', property.name)
  if (type === 'NewExpression' && callee?.name) note(callee.name, BUILTINS[callee.name] ?? API[callee.name])
  if (type === 'ChainExpression') note('?.', SYNTAX.operators['optional_chaining'])
  if (type === 'PrivateIdentifier') note('#private', SYNTAX.classes['private_class_fields'])
  if (type === 'StaticBlock') note('static {}', SYNTAX.classes['static']?.['initialization_blocks'])
  if (operator === '??=') note(operator, SYNTAX.operators['nullish_coalescing_assignment'])
  if (operator === '||=') note(operator, SYNTAX.operators['logical_or_assignment'])
  if (/\(\?<[=!]/.test(regex?.pattern ?? '')) note('(?<=)', SYNTAX.regular_expressions['lookbehind_assertion'])
  for (const flag of regex?.flags ?? '') {
    const property = { d: 'hasIndices', s: 'dotAll', v: 'unicodeSets', y: 'sticky' }[flag]
    if (property) note(`/${flag}`, BUILTINS['RegExp']?.[property])
  }
}

function readMember(owner: string, name: string): void {
  const known = BUILTINS[owner] ?? BUILTINS['Intl']?.[owner] ?? API[owner]
  const member = known?.[name] ?? known?.[`${name}_static`]
  if (member?.__compat) return note(`${owner}.${name}`, member)
  const methods = METHODS.get(name)
  // A method that several prototypes have may be of the oldest.
  if (methods) note(`.${name}`, methods.find(({ __compat }) => __compat && isInAll(__compat)) ?? methods[0])
  return undefined
}

/** Functions of styles by their names. */
const STYLE_FUNCTIONS = new Map<string, Identifier>()
noteFunctions(CSS.types)

function noteFunctions(identifier: object): void {
  for (const [name, child] of Object.entries(identifier)) {
    if (name === '__compat') continue
    STYLE_FUNCTIONS.set(name, child as Identifier)
    noteFunctions(child as object)
  }
}

/** Notes the at-rules, selectors, properties, values and units of a stylesheet, except what it uses only where it is supported. */
function readStyles(container: Container | Document): void {
  container.each((node) => {
    if (node.type === 'atrule') {
      note(`@${node.name}`, CSS['at-rules'][node.name])
      if (node.name === 'supports' && !node.params.startsWith('not')) return
    }
    if (node.type === 'rule') {
      selectorLists.push(node.selectors)
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][\w-]+)/g)) note(`:${name}`, CSS.selectors[name])
    }
    if (node.type === 'decl') readDeclaration(node.prop, node.value)
    if ('nodes' in node && node.nodes) readStyles(node)
  })
}

function readDeclaration(name: string, value: string): void {
  const property = CSS.properties[name]
  note(name, property)
  for (const [, word = '', call] of value.matchAll(/(?<![\w-])([a-z][\w-]*)(\()?/g)) {
    if (call) note(`${word}()`, STYLE_FUNCTIONS.get(word))
    else note(`${name}: ${word}`, property?.[word])
  }
  for (const [, unit = ''] of value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)) note(`1${unit}`, UNITS[unitGroup(unit)])
}

/** The name of a unit in MDN's data. */
function unitGroup(unit: string): string {
  if (unit.startsWith('cq')) return 'container_query_length_units'
  if (unit.startsWith('dv')) return 'viewport_percentage_units_dynamic'
  if (unit.startsWith('lv')) return 'viewport_percentage_units_large'
  if (unit.startsWith('sv')) return 'viewport_percentage_units_small'
  return unit
}
