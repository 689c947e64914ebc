import { access, type Action, type Refusal as Why } from '@emojigma/engine/access.ts'
import { refusalOf } from './access-refusals.ts'
import type { UnsaidFailure } from './failures.ts'
import { Refusal } from './serve.ts'

type Subject<A extends Action> = Parameters<typeof access<A>> extends readonly [unknown, unknown, ...infer Rest] ? Rest : never

/** @returns the answer to a visitor who may not do this; undefined to one who may */
export function refusedBy<A extends Action>(
  action: A,
  visitor: Parameters<typeof access<A>>[1],
  ...subject: Subject<A>
): Refusal<ReturnType<typeof refusalOf<Why<A>>>['status'], UnsaidFailure> | undefined {
  const answer = access(action, visitor, ...(subject as never))
  if (answer.kind === 'open') return undefined
  const { status, body } = refusalOf(action, answer.why, visitor.role)
  return new Refusal(status, body)
}
