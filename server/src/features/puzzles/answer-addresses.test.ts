import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../platform/clock.ts'
import { AnswerAddresses } from './answer-addresses.ts'

const addresses = new AnswerAddresses('secret')

function check(address: string, nowMs: number, checker = addresses): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return checker.isValid(pathname, Number(searchParams.get('until')), searchParams.get('signature') ?? '', nowMs)
}

test('an address is valid for an hour at least, and an hour and a half at most', () => {
  for (const nowMs of [0, 1, 1_000_000, HOUR_MS]) {
    const address = addresses.address(7, 1, 'svg', nowMs)
    expect(check(address, nowMs + HOUR_MS - 1)).toBe(true)
    expect(check(address, nowMs + 1.5 * HOUR_MS)).toBe(false)
  }
})

test('the same address is given for a while, so that a browser keeps the picture', () => {
  expect(addresses.address(7, 1, 'avif', 60_000)).toBe(addresses.address(7, 1, 'avif', 120_000))
})

test('another path, time, signature or secret is refused', () => {
  const address = addresses.address(7, 1, 'svg', 0)
  expect(check(address, 0)).toBe(true)
  expect(check(address.replace('_7_', '_8_'), 0)).toBe(false)
  expect(check(address.replace(/until=\d/, 'until=9'), 0)).toBe(false)
  expect(check(address.replace(/signature=.*/, 'signature='), 0)).toBe(false)
  expect(check(address, 0, new AnswerAddresses('another'))).toBe(false)
  expect(addresses.isValid('/emojigma/answers/x.svg', Number.NaN, '', 0)).toBe(false)
})

test('what is signed with the secret itself, for whatever else, is no address', () => {
  const address = addresses.address(7, 1, 'svg', 0)
  const { pathname, searchParams } = new URL(address, 'http://site')
  const untilMs = Number(searchParams.get('until'))
  const signature = createHmac('sha256', 'secret').update(`${pathname}\n${untilMs}`).digest('base64url')
  expect(signature).toHaveLength(searchParams.get('signature')?.length ?? 0)
  expect(addresses.isValid(pathname, untilMs, signature, 0)).toBe(false)
})
