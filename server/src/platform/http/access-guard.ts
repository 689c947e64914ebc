import type { Action, Refusal as Why } from '@emojigma/contract/rules/actions.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { Role } from '@emojigma/contract/rules/visitor.ts'
import { accessFailure } from './access-refusals.ts'
import type { LocalizedFailure } from './failures.ts'
import { Refusal } from './serve.ts'

type Subject<A extends Action> = Parameters<typeof access<A>> extends readonly [unknown, unknown, ...infer Rest] ? Rest : never

/** @returns the reply to a visitor who may not do this; undefined if allowed */
export function refusedBy<A extends Action>(
  action: A,
  visitor: Parameters<typeof access<A>>[1],
  ...subject: Subject<A>
): Refusal<ReturnType<typeof accessFailure<Why<A>>>['status'], LocalizedFailure> | undefined {
  const answer = access(action, visitor, ...(subject as never))
  return answer.kind === 'open' ? undefined : accessRefusal(action, answer.why, visitor.role)
}

/** The reply to a visitor who may not do this.
 *  @param role of the visitor */
export function accessRefusal<W extends Why>(
  action: Action,
  why: W,
  role: Role,
): Refusal<ReturnType<typeof accessFailure<W>>['status'], LocalizedFailure> {
  const { status, body } = accessFailure(action, why, role)
  return new Refusal(status, body)
}
