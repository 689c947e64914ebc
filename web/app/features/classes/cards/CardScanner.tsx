import { m } from '@emojigma/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './CardScanner.module.css'
import { readScan, type Scan } from './scan.ts'

/** Between two looks at the camera. Slow tablets need as long for one. */
const LOOK_EVERY_MS = 200

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

interface CardScannerProps {
  readonly onScan: (scan: Scan) => void
  readonly onClose: () => void
}

/** Reads a card's QR code with the camera, which stops when the scanner is closed. The pictures stay on the device.
 *  Source: docs/product.md, Login cards */
export function CardScanner({ onScan, onClose }: CardScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'looking' | 'other code' | 'no camera'>('looking')
  const finish = useEffectEvent(onScan)
  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    void look(video.current, signal, (text) => {
      const scan = readScan(text)
      if (scan) finish(scan)
      else setState('other code')
      return scan !== undefined
    }).catch(() => {
      if (!signal.aborted) setState('no camera')
    })
    return () => closing.abort()
  }, [])
  return (
    <div className={styles['scanner']}>
      {state === 'no camera' ? (
        <Notice tone="error">
          <p>{m['card_scanner.no_camera']()}</p>
        </Notice>
      ) : (
        <>
          <video ref={video} className={styles['video']} muted playsInline aria-label={m['card_scanner.camera']()} />
          <output>{state === 'looking' ? m['card_scanner.hold_card']() : m['card_scanner.other_code']()}</output>
        </>
      )}
      <Button onClick={onClose}>{m['card_scanner.close']()}</Button>
    </div>
  )
}

/** Shows the camera until a code is accepted or the signal aborts.
 *  @throws for a device without a camera, or without leave to use it */
async function look(video: HTMLVideoElement | null, signal: AbortSignal, accepts: (text: string) => boolean): Promise<void> {
  if (!video) return
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  const stop = () => {
    for (const track of camera.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (signal.aborted) return stop()
  video.srcObject = camera
  await video.play()
  const detector = await qrDetector()
  while (!signal.aborted) {
    // A frame that cannot be read is followed by another one.
    const [found] = await detector.detect(video).catch(() => [])
    if (found && !signal.aborted && accepts(found.rawValue)) break
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  stop()
}

/** The browser's own, or a library where there is none. */
async function qrDetector(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as unknown as {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): Detector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
  const formats: readonly string[] = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}
