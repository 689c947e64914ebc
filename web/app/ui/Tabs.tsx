import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab<K extends string> {
  readonly key: K
  readonly name: string
}

interface TabsProps<K extends string> {
  /** Accessible name of the row. */
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
  /** Buttons at the end of the row that are not tabs. */
  readonly extra?: ReactNode
  /** The panel of the selected tab. */
  readonly children: ReactNode
  readonly panelClassName?: string | undefined
}

/** A row of tabs over one panel. Arrows, Home and End move along the row and select. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, extra, children, panelClassName }: TabsProps<K>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected)
    const next = tabs[nextIndex(event.key, index, tabs.length)]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    onSelect(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div className={styles['row']}>
        <div className={styles['list']} role="tablist" aria-label={label}>
          {tabs.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={styles['tab']}
              aria-selected={key === selected}
              aria-controls={`${id}-panel`}
              tabIndex={key === selected ? 0 : -1}
              onClick={() => onSelect(key)}
              onKeyDown={onKeyDown}
            >
              {name}
            </button>
          ))}
        </div>
        {extra}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={panelClassName}>
        {children}
      </div>
    </>
  )
}

function nextIndex(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
