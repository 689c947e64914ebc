import { m } from '@emojigma/messages'
import { useEffect } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { ResultPicture } from './result-picture.ts'

interface SharePictureProps {
  /** The button's accessible name. */
  readonly label: string
  readonly picture: ResultPicture
  readonly fileName: string
  /** Called with what came of it, for a live region. */
  readonly onStatus: (status: string) => void
}

/** A button that hands on a picture by the device's share sheet, or saves it. */
export function SharePicture({ label, picture, fileName, onStatus }: SharePictureProps) {
  const site = useSiteSettings()
  // Preload: the network may be gone when it is pressed.
  useEffect(() => void loadPicture(), [])
  const share = async () => {
    const code = await loadPicture()
    const blob = await code?.drawResult(picture, site)
    if (!blob) return onStatus(m['share_words.no_picture']())
    const file = new File([blob], fileName, { type: blob.type })
    try {
      if ('canShare' in navigator && navigator.canShare({ files: [file] })) return await navigator.share({ files: [file] })
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined
    }
    saveFile(file, fileName)
    return onStatus(m['share_words.picture_saved']())
  }
  return (
    <Button variant="quiet" aria-label={label} onClick={() => void share()}>
      <Icon name="download" /> {m['share_words.picture']()}
    </Button>
  )
}

const loadPicture = () => onDemand(() => import('./result-picture.ts'), 'drawResult')
