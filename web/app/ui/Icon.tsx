import drawings from './icons.svg?url'
import styles from './Icon.module.css'

/** The drawings in `icons.svg`. */
export type IconName =
  | 'alert'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'backspace'
  | 'bulb'
  | 'check'
  | 'chevron'
  | 'classic'
  | 'close'
  | 'cross'
  | 'download'
  | 'eraser'
  | 'eye'
  | 'full-screen'
  | 'grid'
  | 'link'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'mixed'
  | 'odd'
  | 'offline'
  | 'redo'
  | 'search'
  | 'share'
  | 'small-screen'
  | 'star'
  | 'sudoku'
  | 'undo'
  | 'word'
  | 'worksheet'
  | 'zoom'

/** A line drawing beside a word; the word carries the meaning, so assistive technology skips the drawing. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
