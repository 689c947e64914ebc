import type { z } from 'zod'

/** The callers that a call accepts: anyone, signed in or not; accounts; the operator's key. */
export type CallAccess = 'anyone' | 'account' | 'operator'

/** Which limit holds for a call beside the one on all calls of an address. */
export type CallLimit = 'guess' | 'offline guesses' | 'client error' | 'page view' | 'for you' | 'challenge'

/** All that there is to say of a call. The server serves it, the description in OpenAPI is made of it, and the page derives its types
 *  from it. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Further spellings of the path, for the sake of older programs. */
  readonly otherPaths?: readonly string[]
  readonly summary: string
  readonly access: CallAccess
  readonly limit?: CallLimit
  /** Most bytes of a body; absent = what all calls take. */
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

/** Declares a call; the compiler keeps its very types. */
export function declareCall<const C extends Call>(call: C): C {
  return call
}

/** Every path under which a call is served. */
export function pathsOf({ path, otherPaths = [] }: Pick<Call, 'path' | 'otherPaths'>): readonly string[] {
  return [path, ...otherPaths]
}

/** A spelling of a call's path. */
export type PathOf<C extends Call> = C['path'] | (C extends { readonly otherPaths: readonly (infer P extends string)[] } ? P : never)

/** A body as it is sent. */
export type BodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? Sendable<z.input<B>> : undefined

/** A body as the server reads it, checked and with what a schema makes of it. */
export type ReadBodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined

/** A query as it is sent, and as the server reads it. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType } ? z.input<Q> : undefined
export type ReadQueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined

/** The parts of the path as the server reads them. */
export type ReadParamsOf<C extends Call> = C extends { readonly params: infer P extends z.ZodType } ? z.output<P> : undefined

export type ReadHeadersOf<C extends Call> = C extends { readonly headers: infer H extends z.ZodType } ? z.output<H> : undefined

/** The body of a reply with this status. */
export type ReplyOf<C extends Call, Status extends keyof C['replies'] = 200> = C['replies'][Status] extends infer R extends z.ZodType
  ? Sendable<z.output<R>>
  : never

/** A readonly value of a schema. */
type Sendable<T> = T extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : T
