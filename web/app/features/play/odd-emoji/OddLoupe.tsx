import { m } from '@emojigma/messages'
import type { CSSProperties } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { cellName, type Cell } from '../frame/answer-text.ts'
import { Key } from '../frame/Key.tsx'
import { KeyHints } from '../frame/KeyHints.tsx'
import { AidBody, AidHint } from '../frame/SolvingAid.tsx'
import styles from './OddLoupe.module.css'

interface OddLoupeProps {
  readonly side: number
  readonly picture: string
  readonly picked: Cell | undefined
  /** Read out by screen readers. */
  readonly announced: Cell | undefined
  /** Under the mouse. */
  readonly hovered: Cell | undefined
  readonly isOpen: boolean
  /** One click guesses. */
  readonly isRoomy: boolean
  /** The chosen cell was guessed just now. */
  readonly isTried: boolean
  readonly canZoom: boolean
  readonly isZoomed: boolean
  readonly onZoom: () => void
  readonly onNudge: (key: string) => void
  readonly onGuess: (cell: Cell) => void
}

const NUDGES: readonly { readonly key: string; readonly name: string; readonly icon: IconName }[] = [
  { key: 'ArrowLeft', name: m['odd_loupe.left'](), icon: 'arrow-left' },
  { key: 'ArrowUp', name: m['odd_loupe.up'](), icon: 'arrow-up' },
  { key: 'ArrowDown', name: m['odd_loupe.down'](), icon: 'arrow-down' },
  { key: 'ArrowRight', name: m['odd_loupe.right'](), icon: 'arrow-right' },
]

/** A magnified view of one cell, arrow buttons to move it, and the button that guesses it. */
export function OddLoupe({
  side,
  picture,
  picked,
  announced,
  hovered,
  isOpen,
  isRoomy,
  isTried,
  canZoom,
  isZoomed,
  onZoom,
  onNudge,
  onGuess,
}: OddLoupeProps) {
  const cell = hovered ?? picked
  const guess = { disabled: !isOpen || !picked || isTried, onClick: () => picked && onGuess(picked) }
  return (
    <AidBody>
      <div className={styles['loupe']} data-roomy={isRoomy || undefined}>
        <span data-face="" className={styles['lens']}>
          {cell ? <span className={styles['view']} style={viewOf(cell, side, picture)} /> : <Icon name="zoom" />}
        </span>
        <div className={styles['words']}>
          <p>{hovered ? m['odd_loupe.looking_at']() : picked ? m['odd_loupe.you_chose']() : m['odd_loupe.choose_a_square']()}</p>
          <p className={styles['at']} aria-hidden="true">
            {cell && cellName(cell)}
          </p>
          <output className="visually-hidden">{announced && m['odd_loupe.you_chose_cell']({ cell: cellName(announced) })}</output>
          {!isRoomy && (
            <Button variant="primary" className={styles['sheetGuess']} {...guess}>
              {m['odd_loupe.thats_the_one']()}
            </Button>
          )}
        </div>
      </div>
      {!isRoomy && (
        <>
          <Button variant="primary" size="large" isBlock className={styles['sidebarGuess']} {...guess}>
            {m['odd_loupe.thats_the_one']()}
          </Button>
          <fieldset className={styles['nudge']} aria-label={m['odd_loupe.move_the_choice']()}>
            {NUDGES.map(({ key, name, icon }) => (
              <Key key={key} aria-label={name} disabled={!isOpen} onClick={() => onNudge(key)}>
                <Icon name={icon} />
              </Key>
            ))}
            {canZoom && (
              <Key aria-label={m['odd_loupe.twice_as_large']()} aria-pressed={isZoomed} onClick={onZoom}>
                <Icon name="zoom" />
              </Key>
            )}
          </fieldset>
        </>
      )}
      <AidHint isSidebarOnly>{m['odd_loupe.tip']()}</AidHint>
      <KeyHints
        hints={[
          ['arrows', m['play.key_move']()],
          [[m['play.enter']()], m['odd_loupe.choose']()],
        ]}
      />
    </AidBody>
  )
}

/** The picture as a background, scaled and moved to one cell. */
function viewOf({ row, column }: Cell, side: number, picture: string): CSSProperties {
  const share = (index: number) => `${(100 * index) / (side - 1)}%`
  return { backgroundImage: `url("${picture}")`, backgroundSize: `${side * 100}%`, backgroundPosition: `${share(column)} ${share(row)}` }
}
