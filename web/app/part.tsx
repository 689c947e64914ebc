import { createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react'

/** Modules of the parts that were drawn; the server hands them to the document. */
const DrawnParts = createContext<Set<string> | undefined>(undefined)

export const DrawnPartsProvider = DrawnParts.Provider

const loads = new Map<string, () => Promise<unknown>>()

/** A component whose code is loaded apart from the page's: only some visits need it.
 *  The server draws it like any other, and its code and styles come with the page that shows it; what is shown later loads then.
 *  @param module its file under `app/`, as the build names it
 *  @param placeholder stands in its place while it loads */
export function part<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Late = lazy(loadOnce)
  loads.set(module, loadOnce)

  return function Part(props: Props) {
    useContext(DrawnParts)?.add(module)
    // For its whole life the same one, or it would begin anew once it is loaded.
    const [Shown] = useState<ComponentType<Props> | typeof Late>(() => loaded ?? Late)
    const shown = <Shown {...props} />
    return Shown === Late ? <Suspense fallback={placeholder}>{shown}</Suspense> : shown
  }
}

/** Loads the code of parts, so that they are drawn at once; a part may bring further parts along.
 *  @param modules absent = every part of the pages that are loaded */
export async function loadParts(modules?: readonly string[]): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const next = [...(modules ?? loads.keys())].filter((module) => loads.has(module) && !done.has(module))
    if (next.length === 0) return
    await Promise.all(
      next.map(async (module) => {
        done.add(module)
        await loads.get(module)?.()
      }),
    )
  }
}
