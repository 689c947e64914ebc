import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useLocation } from './router.ts'
import { findRoute, type Params, type RouteObject } from './routes.ts'

const NO_PARAMS: Params = {}
const ParamsContext = createContext(NO_PARAMS)
const InsideContext = createContext<ReactNode>(null)

/** What the address has in place of the parts in colons of its route. */
export function useParams(): Params {
  return useContext(ParamsContext)
}

/** What stands at the address, with what is around it; null where nothing does. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const { pathname } = useLocation()
  return useMemo(() => {
    const found = findRoute(routes, pathname)
    if (!found) return null
    const drawn = found.line.reduceRight<ReactNode>((inside, route) => drawnRoute(route, inside), null)
    return <ParamsContext value={found.params}>{drawn}</ParamsContext>
  }, [routes, pathname])
}

function drawnRoute({ Component, element }: RouteObject, inside: ReactNode): ReactNode {
  return <InsideContext value={inside}>{Component ? <Component /> : element}</InsideContext>
}

/** What stands at the address, in a route around it. */
export function Outlet() {
  return useContext(InsideContext)
}
