import { m } from '@emojigma/messages'
import { useEffect, useRef, type PointerEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { AidGroup, AidHint } from '../frame/SolvingAid.tsx'
import { withoutLastStroke, withoutStrokes, withStroke, type WorkingOut } from './working-out.ts'
import styles from './ScratchPad.module.css'

interface ScratchPadProps {
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  readonly isTall?: boolean
}

const UNITS = 1000
const LINE_WIDTH_PX = 3

/** A canvas to scribble on with a finger, a pen or the mouse. */
export function ScratchPad({ work, onWork, isTall = false }: ScratchPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<number[]>([])
  const { strokes } = work

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const redraw = () => draw(element, strokes)
    redraw()
    const observer = new ResizeObserver(redraw)
    observer.observe(element)
    return () => observer.disconnect()
  }, [strokes])

  const addPoint = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    stroke.current.push(Math.round(((clientX - left) / width) * UNITS), Math.round(((clientY - top) / width) * UNITS))
  }
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    stroke.current = []
    addPoint(event)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    addPoint(event)
    draw(event.currentTarget, [...strokes, stroke.current])
  }
  const onPointerUp = () => {
    if (stroke.current.length > 0) onWork(withStroke(work, stroke.current))
    stroke.current = []
  }

  return (
    <AidGroup>
      <div className={styles['head']}>
        <AidHint>{m['scratch_pad.scratch_pad']()}</AidHint>
        {strokes.length > 0 && (
          <>
            <Button variant="quiet" onClick={() => onWork(withoutLastStroke(work))}>
              {m['ui.undo']()}
            </Button>
            <Button variant="quiet" onClick={() => onWork(withoutStrokes(work))}>
              {m['play.clear']()}
            </Button>
          </>
        )}
      </div>
      <canvas
        ref={canvas}
        className={styles['pad']}
        data-tall={isTall || undefined}
        aria-label={m['scratch_pad.label']()}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      />
    </AidGroup>
  )
}

function draw(canvas: HTMLCanvasElement, strokes: readonly (readonly number[])[]): void {
  const { clientWidth, clientHeight } = canvas
  const pen = clientWidth > 0 ? canvas.getContext('2d') : null
  if (!pen) return
  const density = devicePixelRatio
  canvas.width = clientWidth * density
  canvas.height = clientHeight * density
  const scale = (clientWidth * density) / UNITS
  pen.strokeStyle = getComputedStyle(canvas).color
  pen.lineWidth = LINE_WIDTH_PX * density
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const points of strokes) {
    pen.beginPath()
    for (let at = 0; at < points.length; at += 2) pen.lineTo((points[at] ?? 0) * scale, (points[at + 1] ?? 0) * scale)
    // A tap leaves a dot.
    if (points.length === 2) pen.lineTo((points[0] ?? 0) * scale + 0.1, (points[1] ?? 0) * scale)
    pen.stroke()
  }
}
