import { Component, createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { pageBroke } from '../../platform/browser/breakage.ts'
import { loadAgain } from '../../platform/browser/on-demand.ts'
import { Failed } from './Fetched.tsx'

/** Modules of the lazy components that were rendered; the server hands them to the document. */
const DrawnModules = createContext<Set<string> | undefined>(undefined)

export const RenderedModulesProvider = DrawnModules.Provider

/** Code that is loaded later, written as `() => import('./Dots.tsx')`; the build puts the module's name in front of it. */
export type LazyImport<Module> = (() => Promise<Module>) | NamedImport<Module>

/** @see moduleNames in `web/build/module-names.ts` */
export type NamedImport<Module> = readonly [module: string, load: () => Promise<Module>]

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : Component extends () => ReactNode
    ? object
    : never

interface LazyOptions<Props> {
  /** Shown while it loads. */
  readonly placeholder?: ReactNode
  /** Shown when it could not be loaded; by default a message with a button to try again. It is also retried when the browser is online. */
  readonly missing?: (retry: () => void, props: Props) => ReactNode
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads its code, so that it is rendered at once. */
  readonly load: () => Promise<unknown>
}

/** So many retries fail before the whole page is reloaded. */
const RETRIES_IN_PLACE = 3
/** A network that has come back may carry nothing at first. */
const AGAIN_MS = 2000

/** By the component's module and name: a module may have several. */
const loads = new Map<string, () => Promise<unknown>>()

/** React's `lazy`, which the server renders too, and which can be retried: if the code cannot be loaded, the page around it stays as it is.
 *  @param code `() => import('./Dots.tsx')`
 *  @param name of the module's export */
export function lazyComponent<Module, Name extends keyof Module & string>(
  code: LazyImport<Module>,
  name: Name,
  { placeholder = null, missing = (retry) => <Failed onRetry={retry} /> }: LazyOptions<PropsOf<Module[Name]>> = {},
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>
  const [module, load] = code as NamedImport<Module>
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= (await loadAgain(load, name))[name] as ComponentType<Props>)
  loads.set(`${module} ${name}`, loadOnce)

  const late = (): ComponentType<Props> =>
    lazy<ComponentType<object>>(async () => {
      try {
        return { default: (await loadOnce()) as ComponentType<object> }
      } catch (error) {
        throw new ModuleLoadError(error)
      }
    }) as ComponentType<Props>
  let Late = late()

  function Lazy(props: Props) {
    useContext(DrawnModules)?.add(module)
    const [Shown, setShown] = useState(() => loaded ?? Late)
    if (Shown === loaded) return <Shown {...props} />
    return (
      <LoadBoundary missing={(retry) => missing(retry, props)} onRetry={() => setShown(() => loaded ?? (Late = late()))}>
        <Suspense fallback={placeholder}>
          <Shown {...props} />
        </Suspense>
      </LoadBoundary>
    )
  }
  return Object.assign(Lazy, { load: loadOnce })
}

class ModuleLoadError extends Error {
  constructor(cause: unknown) {
    super('code is missing', { cause })
  }
}

interface LoadBoundaryProps {
  readonly missing: (retry: () => void) => ReactNode
  readonly onRetry: () => void
  readonly children: ReactNode
}

interface LoadBoundaryState {
  readonly error: unknown
}

/** Catches code that cannot be loaded, and nothing else. */
class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: undefined }
  #failures = 0
  #wasOffline = false
  #timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ModuleLoadError)) return
    pageBroke(error.cause)
    this.#failures += 1
    this.#wasOffline ||= !navigator.onLine
    addEventListener('online', this.#retry)
    // The browser may have been online again before this listened.
    this.#timer = setTimeout(() => {
      if (!this.#wasOffline || !navigator.onLine) return
      this.#wasOffline = false
      this.#retry()
    }, AGAIN_MS)
  }

  override componentWillUnmount(): void {
    this.#stopListening()
  }

  #stopListening(): void {
    removeEventListener('online', this.#retry)
    clearTimeout(this.#timer)
  }

  readonly #retry = (): void => {
    this.#stopListening()
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  /** Some browsers never ask again for a file that failed as the import of another one; a page that is reloaded does. */
  readonly #retryOrReload = (): void => {
    if (this.#failures > RETRIES_IN_PLACE && navigator.onLine) location.reload()
    else this.#retry()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ModuleLoadError)) throw error
    return this.props.missing(this.#retryOrReload)
  }
}

/** Loads the code of lazy components, so that they are rendered at once; one may bring further ones along.
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
