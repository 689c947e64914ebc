import { Component, createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { pageBroke } from '../../platform/browser/breakage.ts'
import { loadAgain } from '../../platform/browser/on-demand.ts'
import { Failed } from './Fetched.tsx'

/** Collects the modules of rendered lazy components, for the server's document. */
const RenderedModules = createContext<Set<string> | undefined>(undefined)

export const RenderedModulesProvider = RenderedModules.Provider

/** `() => import('./Dots.tsx')`, to which the build adds the module's name. */
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
  /** Shown if it could not be loaded; by default a message with a retry button. Also retried when the browser is online again. */
  readonly missing?: (retry: () => void, props: Props) => ReactNode
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads its code ahead, so that it renders synchronously. */
  readonly load: () => Promise<unknown>
}

/** Failed retries before the whole page is reloaded. */
const RETRIES_IN_PLACE = 3
/** A network that has just come back may still fail. */
const RETRY_MS = 2000

/** By module and name: a module may export several. */
const loads = new Map<string, () => Promise<unknown>>()

/** Like React's `lazy`, but rendered by the server too, and retryable: a failure to load leaves the page around it intact.
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
    useContext(RenderedModules)?.add(module)
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

/** Only catches `ModuleLoadError`. */
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
    // The browser may have come back online before the listener was added.
    this.#timer = setTimeout(() => {
      if (!this.#wasOffline || !navigator.onLine) return
      this.#wasOffline = false
      this.#retry()
    }, RETRY_MS)
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

  /** Some browsers never refetch a module that failed as an import of another; a reload does. */
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

/** Loads lazy components, and those that they import in turn, so that they render synchronously.
 *  @param modules files or folders; absent = all lazy components of the loaded pages
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
