import { useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'

/** A shorter way is a press. */
const DRAG_PX = 12

interface Drag {
  readonly id: string
  readonly dx: number
  readonly dy: number
}

interface Start {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Drags elements that have a `data-drag` by a pointer. A press without a drag stays a click.
 *  @param onDrop called with the id and the element below the pointer */
export function useDrag(onDrop: (id: string, target: Element | undefined) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef<Start>(null)
  const wasDragged = useRef(false)
  const wayOf = ({ clientX, clientY }: PointerEvent, { x, y }: Start) => ({ dx: clientX - x, dy: clientY - y })
  const end = () => {
    start.current = null
    setDrag(undefined)
  }
  return {
    /** The id of what is being dragged. */
    dragged: drag?.id,
    /** For the element with the `data-drag`. */
    styleOf: (id: string): CSSProperties | undefined => (drag?.id === id ? { translate: `${drag.dx}px ${drag.dy}px` } : undefined),
    /** For the button by which it is dragged. */
    handlersOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false
        start.current = { id, x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!start.current) return
        const way = wayOf(event, start.current)
        if (drag || Math.hypot(way.dx, way.dy) >= DRAG_PX) setDrag({ id, ...way })
      },
      onPointerUp: (event: PointerEvent) => {
        const way = start.current && wayOf(event, start.current)
        end()
        if (!way || Math.hypot(way.dx, way.dy) < DRAG_PX) return
        wasDragged.current = true
        const moving = event.currentTarget.closest('[data-drag]')
        onDrop(
          id,
          document.elementsFromPoint(event.clientX, event.clientY).find((element) => !moving?.contains(element)),
        )
      },
      onPointerCancel: end,
      // The captured pointer clicks the button wherever it is dropped.
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.stopPropagation()
        wasDragged.current = false
      },
    }),
  }
}
