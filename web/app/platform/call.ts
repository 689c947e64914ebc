import type { BodyOf, Call, PathOf, QueryOf } from '@emojigma/contract/call.ts'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** A POST call. The compiler checks path and body against the contract; only its types are imported here, the validators stay on the
 *  server. */
export function post<C extends Call & { readonly method: 'POST' }>(path: PathOf<C>, body?: BodyOf<C>): FetchArgs {
  return { url: path, method: 'POST', body: body ?? {} }
}

/** A GET call, checked likewise. */
export function get<C extends Call & { readonly method: 'GET' }>(path: PathOf<C>, query?: QueryOf<C> & object): FetchArgs {
  return query ? { url: path, params: query } : { url: path }
}

/** Why a call failed: its reply, a network failure, or an error of the page itself, which has no status. */
export type CallError = FetchBaseQueryError | (SerializedError & { readonly status?: undefined })

/** The HTTP status of a failed call, or RTK Query's code where there was no readable reply.
 *  @returns undefined without an error, or for an error of the page itself */
export function statusOf(error: CallError | undefined): CallError['status'] {
  return error?.status
}

/** Whether the requested thing does not exist: an unknown id (404) or a malformed one (400). */
export function isMissing(error: CallError | undefined): boolean {
  const status = statusOf(error)
  return status === 404 || status === 400
}
