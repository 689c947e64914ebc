import { m } from '@emojigma/messages'
import { NO_ADVERTISEMENT, type AdPlace } from '@emojigma/contract/site/pages.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './NetworkAdvert.module.css'

/** A network is not asked for anything before somebody scrolls, or the page has been there for so long.
 *  Source: docs/product.md, Motion and timings */
const NETWORK_AFTER_MS = 5000

interface NetworkAdvertProps {
  readonly place: AdPlace
  /** The network did not answer. */
  readonly onMissing: () => void
}

/** A network's advertisement. It lives in a frame with an origin of its own, so that its script can neither read nor change this page. */
export function NetworkAdvert({ place, onMissing }: NetworkAdvertProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isDue = useIsNetworkDue()
  const onMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    if (data === NO_ADVERTISEMENT && source === frame.current?.contentWindow) onMissing()
  })
  useEffect(() => {
    const hear = (event: MessageEvent) => onMessage(event)
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <div role="note" aria-label={m['network_advert.advertisement']()}>
      <p className={styles['label']}>{m['network_advert.advertisement']()}</p>
      {isDue && (
        <iframe
          ref={frame}
          className={styles['frame']}
          title={m['network_advert.advertisement']()}
          src={`/ads/${place}`}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  )
}

function useIsNetworkDue(): boolean {
  const [isDue, setDue] = useState(() => scrollY > 0 || performance.now() >= NETWORK_AFTER_MS)
  useEffect(() => {
    if (isDue) return undefined
    const begin = () => setDue(true)
    const timer = setTimeout(begin, NETWORK_AFTER_MS - performance.now())
    addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', begin)
    }
  }, [isDue])
  return isDue
}
