import { useInBrowser } from '../platform/browser/hooks/use-in-browser.ts'
import { onDevice } from '../platform/browser/storage.ts'
import { Notice } from './Notice.tsx'

/** Says beforehand what cannot last, where the browser keeps nothing: it is blocked, a private window, or full. */
export function StorageNotice({ words }: { readonly words: string }) {
  const isKeeping = useInBrowser(onDevice.isKeeping, true)
  if (isKeeping) return null
  return (
    <Notice tone="note">
      <p>{words}</p>
    </Notice>
  )
}
