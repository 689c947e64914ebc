import { m } from '@emojigma/messages'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { watchSize } from '../watch-size.ts'
import styles from './SolvingAid.module.css'

interface SolvingAidProps {
  /** On narrow screens the aid is a bottom sheet that folds down to its grip. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Stays visible when the rest is folded. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** Keys and working-out: a sidebar above 575 px, a bottom sheet otherwise. */
export function SolvingAid({ isOpen, onToggle, hint, children }: SolvingAidProps) {
  const aid = useRef<HTMLElement>(null)
  useSheetHeight(aid)
  return (
    <aside data-control="" className={styles['aid']} aria-label={m['play.solving_aid']()} ref={aid} data-folded={!isOpen || undefined}>
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

export function AidBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles['body']}>{children}</div>
}

export function AidGroup({ children }: { readonly children: ReactNode }) {
  return <div className={styles['together']}>{children}</div>
}

export function AidHint({ isSidebarOnly = false, children }: { readonly isSidebarOnly?: boolean; readonly children: ReactNode }) {
  return <p className={classNames(styles['hint'], isSidebarOnly && styles['sidebarOnly'])}>{children}</p>
}

/** Content that a sheet has no room for. */
export function SidebarOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sidebarOnly']}>{children}</div>
}

/** Reserves the sheet's height at the end of the page, or of the dialog around the puzzle. Sets plain styles on the document: a custom
 *  property would be inherited by every element and restyle them all. */
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
    const end = watchSize(element, () => {
      if (getComputedStyle(element).position === 'fixed') keepFree(`${element.offsetHeight}px`)
      else keepFree('0px', '')
    })
    return () => {
      end()
      keepFree('')
    }
  }, [aid])
}
