import type { BodyOf, Call, PathOf, QueryOf } from '@emojigma/contract/call.ts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'

/** A POST call, for the one client. The compiler holds path and body against the contract, of which only the types come here: its validator
 *  stays on the server. */
export function post<C extends Call & { readonly method: 'POST' }>(path: PathOf<C>, body?: BodyOf<C>): FetchArgs {
  return { url: path, method: 'POST', body: body ?? {} }
}

/** A GET call, likewise. */
export function get<C extends Call & { readonly method: 'GET' }>(path: PathOf<C>, query?: QueryOf<C> & object): FetchArgs {
  return query ? { url: path, params: query } : { url: path }
}
