import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './SolvingAid.module.css'

interface SolvingAidProps {
  /** As a sheet at the bottom of a narrow screen the aid can be folded down to its grip. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Stays in sight when the rest is folded away. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** What helps to solve: a sidebar above 575 px, a sheet at the bottom of the screen at and below. */
export function SolvingAid({ isOpen, onToggle, hint, children }: SolvingAidProps) {
  const aid = useRef<HTMLElement>(null)
  useSheetHeight(aid)
  return (
    <aside className={styles['aid']} aria-label="Solving aid" ref={aid} data-folded={!isOpen || undefined}>
      <button
        type="button"
        className={styles['grip']}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Fold the solving aid' : 'Open the solving aid'}
        onClick={onToggle}
      />
      <div className={styles['rest']}>
        {hint}
        <div className={styles['content']}>{children}</div>
      </div>
    </aside>
  )
}

/** The page keeps as much room free at its end as the sheet covers. */
function useSheetHeight(aid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = aid.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--sheet-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--sheet-height')
    }
  }, [aid])
}
