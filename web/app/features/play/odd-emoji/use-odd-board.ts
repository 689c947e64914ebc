import { useEffect, useRef, type RefObject } from 'react'

/** A board that is drawn twice as large shows the part that was chosen. */
export function useShownWhenZoomed(isZoomed: boolean, grid: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    if (isZoomed) grid.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isZoomed, grid])
}

/** Tells how large a cell is on the screen, now and whenever that changes. */
export function useCellSize(side: number, onCellSize: (cellPx: number) => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => onCellSize(element.clientWidth / side))
    observer.observe(element)
    return () => observer.disconnect()
  }, [side, onCellSize])
  return area
}
