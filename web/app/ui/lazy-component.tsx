import { createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { loadAgain } from './on-demand.ts'

/** Modules of the parts that were drawn; the server hands them to the document. */
const DrawnParts = createContext<Set<string> | undefined>(undefined)

export const DrawnPartsProvider = DrawnParts.Provider

const loads = new Map<string, () => Promise<unknown>>()

/** A component whose code is loaded apart from the page's: only some visits need it.
 *  The server draws it like any other, and its code and styles come with the page that shows it; what is shown later loads then.
 *  @param module its file under `app/`, as the build names it, with the component's name
 *  @param placeholder stands in its place while it loads */
export function part<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const name = /\w*(?=\.tsx$)/.exec(module)?.[0] ?? ''
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= (await loadAgain(async () => ({ [name]: await load() })))[name]
    if (!loaded) throw new Error(`no ${name} in ${module}`)
    return { default: loaded }
  }
  // What could not be loaded is tried again where it is next drawn anew.
  const lateOne = () => lazy(() => loadOnce().catch(forgetLate))
  const forgetLate = (error: unknown): never => {
    Late = lateOne()
    throw error
  }
  let Late = lateOne()
  loads.set(module, loadOnce)

  return function Part(props: Props) {
    useContext(DrawnParts)?.add(module)
    // For its whole life the same one, or it would begin anew once it is loaded.
    const [{ Shown, isLate }] = useState<{ readonly Shown: ComponentType<Props> | typeof Late; readonly isLate: boolean }>(() =>
      loaded ? { Shown: loaded, isLate: false } : { Shown: Late, isLate: true },
    )
    const shown = <Shown {...props} />
    return isLate ? <Suspense fallback={placeholder}>{shown}</Suspense> : shown
  }
}

/** Loads the code of parts, so that they are drawn at once; a part may bring further parts along.
 *  @param modules files or folders; absent = every part of the pages that are loaded */
export async function loadParts(modules?: readonly string[]): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const next = [...loads.keys()].filter((module) => !done.has(module) && (modules?.some((start) => module.startsWith(start)) ?? true))
    if (next.length === 0) return
    await Promise.all(
      next.map(async (module) => {
        done.add(module)
        await loads.get(module)?.()
      }),
    )
  }
}
