import type { ComponentType, ReactNode } from 'react'

/** What stands at an address, or around what does. */
export interface RouteObject {
  /** Such as `/puzzle/:puzzleId`, whose parts in colons may be anything; `*` is every address; absent = what stands around its children. */
  readonly path?: string | undefined
  readonly Component?: ComponentType
  readonly element?: ReactNode
  readonly handle?: unknown
  readonly children?: readonly RouteObject[]
}

/** What an address has in place of the parts in colons. */
export type Params = Readonly<Record<string, string | undefined>>

export interface FoundLine {
  /** The routes that lead to the address, each a child of the one before. */
  readonly line: readonly RouteObject[]
  readonly params: Params
}

/** Finds the route of an address. An address is the same in capitals, and with a slash at its end. Where several fit, the one in which most
 *  is written out wins, then the first. */
export function findRoute(routes: readonly RouteObject[], pathname: string): FoundLine | undefined {
  return best(routes, segmentsOf(pathname).map(decoded), [])?.found
}

interface Candidate {
  readonly found: FoundLine
  /** How many parts are written out; less than none for what fits everything. */
  readonly weight: number
}

function best(routes: readonly RouteObject[], segments: readonly string[], above: readonly RouteObject[]): Candidate | undefined {
  let winner: Candidate | undefined
  for (const route of routes) {
    const line = [...above, route]
    const candidate = route.children ? best(route.children, segments, line) : fitting(route.path ?? '', segments, line)
    if (candidate && (!winner || candidate.weight > winner.weight)) winner = candidate
  }
  return winner
}

function fitting(path: string, segments: readonly string[], line: readonly RouteObject[]): Candidate | undefined {
  if (path === '*') return { found: { line, params: {} }, weight: -1 }
  const wanted = segmentsOf(path)
  if (wanted.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  let weight = 0
  for (const [at, want] of wanted.entries()) {
    const segment = segments[at] ?? ''
    if (want.startsWith(':')) params[want.slice(1)] = segment
    else if (want.toLowerCase() === segment.toLowerCase()) weight += 1
    else return undefined
  }
  return { found: { line, params }, weight }
}

function segmentsOf(path: string): readonly string[] {
  const inner = path.replaceAll(/^\/|\/+$/g, '')
  return inner === '' ? [] : inner.split('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // No address of the site is written like that.
    return segment
  }
}
