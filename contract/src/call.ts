import type { z } from 'zod'

/** The callers that a call accepts: anyone, signed in or not; accounts; the operator's key. */
export type CallAccess = 'anyone' | 'account' | 'operator'

/** The limit of a call in addition to the one on all calls of an address. */
export type CallLimit = 'guess' | 'offline guesses' | 'client error' | 'page view' | 'for you' | 'challenge' | 'lesson'

/** The declaration of a call. The server, the OpenAPI description and the page's types are derived from it. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Alternative paths for older programs. */
  readonly otherPaths?: readonly string[]
  readonly summary: string
  readonly access: CallAccess
  readonly limit?: CallLimit
  /** Largest body; absent = the default of all calls. */
  readonly bodyLimitBytes?: number
  /** The body is a form instead of JSON. */
  readonly isForm?: true
  readonly body?: z.ZodType
  /** The parts of the path that begin with a colon. */
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  /** Replies by status. Fields missing from a schema are never sent. */
  readonly replies: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>
}

/** Declares a call, with its literal types. */
export function declareCall<const C extends Call>(call: C): C {
  return call
}

/** Every path under which a call is served. */
export function pathsOf({ path, otherPaths = [] }: Pick<Call, 'path' | 'otherPaths'>): readonly string[] {
  return [path, ...otherPaths]
}

/** A spelling of a call's path. */
export type PathOf<C extends Call> = C['path'] | (C extends { readonly otherPaths: readonly (infer P extends string)[] } ? P : never)

/** The body to send. */
export type BodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? Sendable<z.input<B>> : undefined

/** The body after validation, with the schema's transformations. */
export type ReadBodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined

/** The query to send, and the query after validation. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType } ? z.input<Q> : undefined
export type ReadQueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined

/** The path parameters after validation. */
export type ReadParamsOf<C extends Call> = C extends { readonly params: infer P extends z.ZodType } ? z.output<P> : undefined

export type ReadHeadersOf<C extends Call> = C extends { readonly headers: infer H extends z.ZodType } ? z.output<H> : undefined

/** The body of a reply with this status. */
export type ReplyOf<C extends Call, Status extends keyof C['replies'] = 200> = C['replies'][Status] extends infer R extends z.ZodType
  ? Sendable<z.output<R>>
  : never

/** A schema's value, read-only; pairs stay pairs. */
type Sendable<T> = T extends readonly [infer One, infer Other]
  ? readonly [Sendable<One>, Sendable<Other>]
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Sendable<T[K]> }
      : T
