import { expect, test } from 'vitest'
import { Jobs } from './jobs.ts'

test('a job is told of while it runs, when it has ended, and with the kind of what went wrong', async () => {
  let nowMs = 1000
  const jobs = new Jobs({ nowMs: () => nowMs })
  let end = (): void => undefined
  const running = jobs.run('sweeping', true, () => new Promise<void>((resolve) => (end = resolve)))
  expect(jobs.all).toMatchObject([{ name: 'sweeping', isDaily: true, isRunning: true, beganAtMs: 1000, endedAtMs: undefined }])
  nowMs = 3000
  end()
  await running
  expect(jobs.all).toMatchObject([{ isRunning: false, beganAtMs: 1000, endedAtMs: 3000, failures: 0 }])
  const fault = Object.assign(new RangeError('of otter@example.com'), { code: 'SQLITE_FULL' })
  await expect(jobs.run('sweeping', true, () => Promise.reject(fault))).rejects.toBe(fault)
  expect(jobs.all).toMatchObject([{ failures: 1, lastFailure: 'RangeError SQLITE_FULL' }])
  expect(JSON.stringify(jobs.all)).not.toContain('otter')
})
