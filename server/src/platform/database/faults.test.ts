import { expect, test } from 'vitest'
import { isUnavailable } from './faults.ts'

const coded = (code: string, syscall?: string): Error => Object.assign(new Error(code), { code, ...(syscall ? { syscall } : {}) })

const EMBEDDED = ['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_READONLY_DBMOVED', 'SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN']
const NETWORK = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED']
const POSTGRES = ['53100', '53200', '53300', '57P01', '08006', '58030', '25006']

test.each([...EMBEDDED, ...NETWORK, ...POSTGRES])('with %s the database cannot be used just now', (code) => {
  expect(isUnavailable(coded(code))).toBe(true)
})

test('a missing socket is a database that is away, another missing file is not', () => {
  expect(isUnavailable(coded('ENOENT', 'connect'))).toBe(true)
  expect(isUnavailable(coded('ENOENT', 'open'))).toBe(false)
})

test.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '42P01', '40P01', 'ERR_ASSERTION'])('%s is a fault of ours', (code) => {
  expect(isUnavailable(coded(code))).toBe(false)
})
