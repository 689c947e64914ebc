import { m } from '@emojigma/messages'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { statusOf, type CallError } from '../../platform/call.ts'
import type { FormFailure } from './Form.tsx'

/** The message for a network failure. */
export function unreachable(): FormFailure {
  return { message: navigator.onLine ? m['form.unreachable']() : m['form.offline']() }
}

/** Whether the server rejected the call, so that nothing changed. */
export function isRefusal(error: CallError | undefined): boolean {
  const status = statusOf(error)
  return typeof status === 'number' && status < 500
}

/** Why a call of a form failed, in the server's words where it has some.
 *  @param entry which of several messages to show
 *  Source: docs/product.md, Accounts and registration */
export function failureOf(error: CallError | undefined, entry: 'first' | 'last'): FormFailure {
  const status = statusOf(error)
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return unreachable()
  const body = error && 'data' in error ? (error.data as Partial<FailureBody> | undefined) : undefined
  const index = entry === 'first' ? 0 : -1
  const { error: complaints, ...byField } = body?.ModelState ?? {}
  const fields = Object.fromEntries(Object.entries(byField).map(([field, said]) => [field, said.at(index) ?? '']))
  return { message: complaints?.at(index) ?? body?.Message ?? m['form.nothing_lost'](), fields }
}
