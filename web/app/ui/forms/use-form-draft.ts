import { useEffect, useRef } from 'react'
import { inTab } from '../../platform/browser/storage.ts'

/** Keeps what is typed into a form until the tab is closed.
 *  @param key of the tab's storage
 *  @returns the props of an element around the form */
export function useFormDraft(key: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const [name, text] of Object.entries(draftAt(key))) {
      const control = ref.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
      // Text typed before hydration is newer.
      if (control && (control.value === '' || control.matches('select'))) control.value = text
    }
  }, [key])
  const onInput = (): void => {
    const form = ref.current?.querySelector('form')
    const typed = form ? [...new FormData(form)] : []
    inTab.keep(key, JSON.stringify(Object.fromEntries(typed.filter(isText))))
  }
  return { ref, onInput }
}

/** Field values by name. */
function draftAt(key: string): Readonly<Record<string, string>> {
  const stored = inTab.readJson(key)
  return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(isText)) : {}
}

function isText(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}
