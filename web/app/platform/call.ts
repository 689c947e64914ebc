import type { BodyOf, Call, PathOf, QueryOf } from '@emojigma/contract/call.ts'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** A POST call, for the one client. The compiler holds path and body against the contract, of which only the types come here: its validator
 *  stays on the server. */
export function post<C extends Call & { readonly method: 'POST' }>(path: PathOf<C>, body?: BodyOf<C>): FetchArgs {
  return { url: path, method: 'POST', body: body ?? {} }
}

/** A GET call, likewise. */
export function get<C extends Call & { readonly method: 'GET' }>(path: PathOf<C>, query?: QueryOf<C> & object): FetchArgs {
  return query ? { url: path, params: query } : { url: path }
}

/** Why a call failed: what answered it, or did not; or that the page itself broke, which has no status. */
export type CallError = FetchBaseQueryError | (SerializedError & { readonly status?: undefined })

/** The HTTP status that a failed call was answered with, or the library's word where no answer could be read.
 *  @returns undefined without an error, and where the page itself broke */
export function statusOf(error: CallError | undefined): CallError['status'] {
  return error?.status
}

/** Whether nothing is there that was asked for: the server knows no such thing, or its name cannot be one. */
export function isMissing(error: CallError | undefined): boolean {
  const status = statusOf(error)
  return status === 404 || status === 400
}
