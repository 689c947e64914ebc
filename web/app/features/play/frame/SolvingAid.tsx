import { m } from '@emojigma/messages'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../../../ui/class-names.ts'
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
    <aside className={styles['aid']} aria-label={m['play.solving_aid']()} ref={aid} data-folded={!isOpen || undefined}>
      <button
        type="button"
        className={styles['grip']}
        aria-expanded={isOpen}
        aria-label={isOpen ? m['solving_aid.fold_the_solving_aid']() : m['solving_aid.open_the_solving_aid']()}
        onClick={onToggle}
      />
      <div className={styles['rest']}>
        {hint}
        <div className={styles['content']}>{children}</div>
      </div>
    </aside>
  )
}

/** What the aid consists of, one below the other. */
export function AidBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles['body']}>{children}</div>
}

/** A few things of it that belong together, under a word or two. */
export function AidGroup({ children }: { readonly children: ReactNode }) {
  return <div className={styles['together']}>{children}</div>
}

/** Words about what stands below or beside them. */
export function AidHint({ isSidebarOnly = false, children }: { readonly isSidebarOnly?: boolean; readonly children: ReactNode }) {
  return <p className={classNames(styles['hint'], isSidebarOnly && styles['sidebarOnly'])}>{children}</p>
}

/** What a sheet has no room for. */
export function SidebarOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sidebarOnly']}>{children}</div>
}

/** The page, or the dialog that the puzzle lies in, keeps as much room free at its end as the sheet covers. The document is told in styles
 *  of its own, not in a custom property: every element would inherit that, and be styled anew. */
function useSheetHeight(aid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = aid.current
    if (!element) return undefined
    const play = element.closest<HTMLElement>('[data-setting]')
    const page = element.closest('dialog') ? undefined : document
    const keepFree = (height: string, pageHeight = height) => {
      for (const around of [play, play?.parentElement]) around?.style.setProperty('--sheet-height', height)
      if (!page) return
      page.documentElement.style.scrollPaddingBottom = pageHeight
      page.body.style.paddingBottom = pageHeight
    }
    const observer = new ResizeObserver(() => {
      if (getComputedStyle(element).position === 'fixed') keepFree(`${element.offsetHeight}px`)
      else keepFree('0px', '')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      keepFree('')
    }
  }, [aid])
}
