import { createContext, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { pageBroke } from '../../browser/breakage.ts'
import { Failed } from './Fetched.tsx'
import { loadAgain } from '../../browser/on-demand.ts'

/** Modules of the lazy components that were drawn; the server hands them to the document. */
const DrawnModules = createContext<Set<string> | undefined>(undefined)

export const DrawnModulesProvider = DrawnModules.Provider

/** Code that is loaded later, written as `() => import('./Dots.tsx')`; the build puts the module's name in front of it. */
export type LaterCode<Module> = (() => Promise<Module>) | NamedCode<Module>

/** @see moduleNames in `web/build/module-names.ts` */
export type NamedCode<Module> = readonly [module: string, load: () => Promise<Module>]

export type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : Component extends () => ReactNode
    ? object
    : never

interface LazyOptions<Props> {
  /** Stands in its place while it loads. */
  readonly placeholder?: ReactNode
  /** Stands in its place when it could not be loaded; by default a message, and a button to try again. It is tried again too once the
   *  browser is online. */
  readonly missing?: (retry: () => void, props: Props) => ReactNode
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads its code, so that it is drawn at once. */
  readonly load: () => Promise<unknown>
}

/** So often code is asked for before the whole page is loaded anew. */
const RETRIES_IN_PLACE = 3
/** A network that has come back may carry nothing at first. */
const AGAIN_MS = 2000

/** By the component's module and name: a module may have several. */
const loads = new Map<string, () => Promise<unknown>>()

/** A component whose code is loaded apart from the page's: only some visits need it.
 *  The server draws it like any other, and its code and styles come with the page that shows it; what is shown later loads then.
 *  Where it cannot be loaded, the page around it stays as it is.
 *  @param code `() => import('./Dots.tsx')`
 *  @param name of the module's export */
export function lazyComponent<Module, Name extends keyof Module & string>(
  code: LaterCode<Module>,
  name: Name,
  { placeholder = null, missing = failed }: LazyOptions<PropsOf<Module[Name]>> = {},
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  const [module, load] = code as NamedCode<Module>
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= (await loadAgain(load, name))[name] as ComponentType<Props>)
  loads.set(`${module} ${name}`, loadOnce)

  function Lazy(props: Props) {
    useContext(DrawnModules)?.add(module)
    const [Shown, setShown] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const [failures, setFailures] = useState(0)
    const [wasOffline, setWasOffline] = useState(false)
    useEffect(() => {
      if (Shown) return undefined
      if (isMissing) {
        const retry = () => setMissing(false)
        // The browser may be online again before anybody listens.
        const retryOnce = () => {
          if (!wasOffline || !navigator.onLine) return
          setWasOffline(false)
          retry()
        }
        const timer = setTimeout(retryOnce, AGAIN_MS)
        addEventListener('online', retry)
        return () => {
          clearTimeout(timer)
          removeEventListener('online', retry)
        }
      }
      loadOnce().then(
        (component) => setShown(() => component),
        (error: unknown) => {
          pageBroke(error)
          setFailures((count) => count + 1)
          setWasOffline((was) => was || !navigator.onLine)
          setMissing(true)
        },
      )
      return undefined
    }, [Shown, isMissing, wasOffline])
    if (Shown) return <Shown {...props} />
    // Some browsers never ask again for a file that failed as the import of another one; a page that is loaded anew does.
    const retry = () => (failures > RETRIES_IN_PLACE && navigator.onLine ? location.reload() : setMissing(false))
    return isMissing ? missing(retry, props) : placeholder
  }
  return Object.assign(Lazy, { load: loadOnce })
}

function failed(retry: () => void): ReactNode {
  return <Failed onRetry={retry} />
}

/** Loads the code of lazy components, so that they are drawn at once; one may bring further ones along.
 *  @param modules files or folders; absent = every lazy component of the pages that are loaded
 *  @throws what an import threw */
export async function loadLazyComponents(modules?: readonly string[]): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const next = [...loads.keys()].filter(
      (component) => !done.has(component) && (modules?.some((start) => component.startsWith(start)) ?? true),
    )
    if (next.length === 0) return
    await Promise.all(
      next.map(async (component) => {
        done.add(component)
        await loads.get(component)?.()
      }),
    )
  }
}
