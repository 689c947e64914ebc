import { useState, type ComponentType } from 'react'
import { useHydrated } from '../browser/hooks/use-hydrated.ts'
import { useIdleTime } from '../browser/hooks/use-idle-time.ts'
import { DrawnModulesProvider, lazyComponent, type LaterCode, type PropsOf } from '../ui/loading/lazy-component.tsx'
import { useInnerLinks } from './use-inner-links.ts'

/** A part of a page that never changes: words, pictures and plain links. Where the server has drawn it, the browser leaves it as it stands,
 *  and fetches what it is drawn with only once somebody does something on the page, for the next page with such a part. Elsewhere its code
 *  is loaded like that of any lazy component. Its styles are to be in a stylesheet of the page around it, since none of its own come with
 *  what is served.
 *  @param code `() => import('./AboutPuzzle.tsx')`
 *  @param name of the module's export; a page has one part of this name
 *  Source: docs/decisions/2026-11-28-parts-that-stay-as-served.md */
export function servedPart<Module, Name extends keyof Module & string>(
  code: LaterCode<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]>> {
  const Part = lazyComponent(code, name)
  return function ServedPart(props: PropsOf<Module[Name]>) {
    const isHydrated = useHydrated()
    const [served] = useState(() => (import.meta.env.SSR || isHydrated ? undefined : servedAs(name)))
    const follow = useInnerLinks()
    useIdleTime(() => Part.load())
    if (served !== undefined) {
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the Enter key on a link is a click too
      return <div data-served={name} onClick={follow} dangerouslySetInnerHTML={{ __html: served }} />
    }
    return (
      <div data-served={name}>
        <DrawnModulesProvider value={undefined}>
          <Part {...props} />
        </DrawnModulesProvider>
      </div>
    )
  }
}

function servedAs(name: string): string | undefined {
  return document.querySelector(`[data-served="${name}"]`)?.innerHTML
}
