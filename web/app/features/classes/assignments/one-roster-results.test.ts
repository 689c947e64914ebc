import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { oneRosterZip } from './one-roster-results.ts'

const GRADEBOOK: Gradebook = {
  Assignments: [
    { Id: 'a1', Title: '=Sums, "easy"', StartDay: '2026-11-13', DueDay: '2026-11-20' },
    { Id: 'a2', Title: 'Grids', StartDay: '2026-11-21', DueDay: '2026-11-30' },
  ],
  Students: [
    { Id: 's1', UserName: 'ada', Nickname: 'BraveFox', RosterId: 'u1', Percents: [100, 25] },
    { Id: 's2', UserName: 'ben', Nickname: 'SwiftOtter', RosterId: 'u2', Percents: [null, 0] },
    { Id: 's3', UserName: 'kim', Nickname: 'CalmKoala', Percents: [50, 50] },
  ],
}

async function filesOf(gradebook: Gradebook): Promise<Readonly<Record<string, readonly string[]>>> {
  const zip = oneRosterZip(gradebook, 'c1', '2026-11-30')
  const bytes = new Uint8Array(await new Response(zip).arrayBuffer())
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, new TextDecoder().decode(file).split('\r\n')]))
}

test('results for a school’s system name its own students, and leave out whom it does not know and what is for others', async () => {
  const files = await filesOf(GRADEBOOK)
  expect(Object.keys(files).toSorted()).toEqual(['categories.csv', 'lineItems.csv', 'manifest.csv', 'results.csv'])
  expect(files['results.csv']).toEqual([
    'sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment',
    'a1-s1,,,a1,u1,fully graded,100,2026-11-30,',
    'a2-s1,,,a2,u1,partially graded,25,2026-11-30,',
    'a2-s2,,,a2,u2,partially graded,0,2026-11-30,',
  ])
  expect(files['lineItems.csv']?.slice(1)).toEqual([
    'a1,,,"=Sums, ""easy""",,2026-11-13,2026-11-20,c1,emojigma-assignments,,0,100',
    'a2,,,Grids,,2026-11-21,2026-11-30,c1,emojigma-assignments,,0,100',
  ])
})

test('the manifest says of each file whether it is in the package', async () => {
  const { 'manifest.csv': manifest = [], ...files } = await filesOf(GRADEBOOK)
  const said = manifest.flatMap((line) => /^file\.(\w+),bulk$/.exec(line)?.[1] ?? [])
  expect(said.map((name) => `${name}.csv`)).toEqual(Object.keys(files).toSorted())
  expect(manifest.filter((line) => line.endsWith(',absent'))).toHaveLength(18)
  expect(manifest.slice(0, 3)).toEqual(['propertyName,value', 'manifest.version,1.0', 'oneroster.version,1.2'])
})
