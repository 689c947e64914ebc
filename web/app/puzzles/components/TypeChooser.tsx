import { PUZZLE_TYPES, puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { MouseEvent } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { scrollToElement } from '../../browser/scroll.ts'
import { TYPE_NAMES, TypeMark } from '../../ui/TypeMark.tsx'
import styles from './TypeChooser.module.css'

type TypeChoice = PuzzleTypeId | 'mixed'

type Words = Readonly<Record<TypeChoice, string>>

const DESCRIPTIONS: Words = {
  mixed: 'All kinds',
  1: 'Emoji algebra',
  2: 'Algebra in a grid',
  3: 'The result is a word',
  4: '4x4 and 9x9',
  5: 'Find the different one',
}

/** Where up to six stand in a row. */
const SHORT_DESCRIPTIONS: Words = { ...DESCRIPTIONS, 2: 'In a grid', 3: 'Makes a word', 4: 'Sudoku', 5: 'Find one' }
const SHORT_NAMES: Partial<Words> = { 5: 'Spot the odd' }

/** The kinds, each a link to its place. */
export function TypeLinks({ addressOf }: { readonly addressOf: (typeId: PuzzleTypeId) => To }) {
  return (
    <ul className={styles['chooser']}>
      {PUZZLE_TYPES.map(({ id: typeId }) => (
        <li key={typeId}>
          <Link className={styles['item']} data-type={TYPE_NAMES[typeId]} to={addressOf(typeId)}>
            <TypeFace choice={typeId} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The kinds, each a link to its section further down the page. */
export function SectionLinks({ sectionOf }: { readonly sectionOf: (typeId: PuzzleTypeId) => string }) {
  const follow = (event: MouseEvent, id: string) => {
    const section = document.querySelector(`#${id}`)
    if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState(history.state, '', `#${id}`)
    scrollToElement(section)
    const heading = section.querySelector('h2')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Jump to a puzzle type">
      <ul className={styles['chooser']}>
        {PUZZLE_TYPES.map(({ id: typeId }) => (
          <li key={typeId}>
            <a
              className={styles['item']}
              data-type={TYPE_NAMES[typeId]}
              href={`#${sectionOf(typeId)}`}
              onClick={(event) => follow(event, sectionOf(typeId))}
            >
              <TypeFace choice={typeId} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TypeTogglesProps {
  readonly choices: readonly TypeChoice[]
  readonly chosen: TypeChoice
  readonly onChoose: (choice: TypeChoice) => void
}

/** A row of toggles, one of which is on.
 *  Source: docs/product.md, Lists and filters */
export function TypeToggles({ choices, chosen, onChoose }: TypeTogglesProps) {
  return (
    <ul className={classNames(styles['chooser'], styles['toggles'])} aria-label="Kind of puzzle">
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className={styles['item']}
            data-type={TYPE_NAMES[choice]}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            <TypeFace choice={choice} isShort />
          </button>
        </li>
      ))}
    </ul>
  )
}

function TypeFace({ choice, isShort = false }: { readonly choice: TypeChoice; readonly isShort?: boolean }) {
  const name = choice === 'mixed' ? 'Mixed' : puzzleTypeOf(choice).name
  return (
    <>
      <TypeMark typeId={choice} />
      <span>
        {(isShort && SHORT_NAMES[choice]) || name}
        <small>{(isShort ? SHORT_DESCRIPTIONS : DESCRIPTIONS)[choice]}</small>
      </span>
    </>
  )
}
