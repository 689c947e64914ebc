// Writes all installed packages as CycloneDX, by npm itself, and checks the list against the lock file. Development packages are marked
// (`cdx:npm:package:development`); npm's own option to omit them also omits what both need.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const FILE = 'sbom.cdx.json'
const MAX_BYTES = 64 * 1024 * 1024

const made = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: MAX_BYTES,
  shell: process.platform === 'win32',
})
if (made.status !== 0) fail(made.stderr)
const bill = JSON.parse(made.stdout)
const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)))
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const needed = Object.entries(packages)
  .filter(
    ([path, { dev, devOptional, optional, peer, link }]) =>
      path.includes('node_modules/') && !(dev || devOptional || optional || peer || link),
  )
  .map(([path, { version }]) => `pkg:npm/${path.split('node_modules/').at(-1)}@${version}`)
const missing = needed.filter((purl) => !listed.has(purl))
if (bill.bomFormat !== 'CycloneDX' || missing.length > 0) fail(`missing in the bill of materials: ${missing.join(', ') || 'its name'}`)
writeFileSync(join(root, FILE), made.stdout)
console.log(`${FILE}: ${bill.components.length} components, CycloneDX ${bill.specVersion}`)

function fail(why) {
  console.error(why)
  process.exit(1)
}
