import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { MouseEvent } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { scrollToElement } from '../../ui/scroll.ts'
import { TYPE_LOOKS, TypeMark } from '../../ui/TypeMark.tsx'
import styles from './TypeChooser.module.css'

type TypeChoice = PuzzleTypeId | 'mixed'

type Words = Readonly<Record<TypeChoice, readonly [name: string, description: string]>>

const WORDS: Words = {
  mixed: ['Mixed', 'All kinds'],
  1: ['Classic', 'Emoji algebra'],
  2: ['Grid', 'Algebra in a grid'],
  3: ['Word', 'The result is a word'],
  4: ['Emojidoku', '4x4 and 9x9'],
  5: ['Spot the odd emoji', 'Find the different one'],
}

/** Where up to six stand in a row. */
const SHORT_WORDS: Words = {
  ...WORDS,
  2: ['Grid', 'In a grid'],
  3: ['Word', 'Makes a word'],
  4: ['Emojidoku', 'Sudoku'],
  5: ['Spot the odd', 'Find one'],
}

const EVERY_TYPE: readonly PuzzleTypeId[] = [1, 2, 3, 4, 5]

/** The five kinds, each a link to its place. */
export function TypeLinks({ addressOf }: { readonly addressOf: (typeId: PuzzleTypeId) => To }) {
  return (
    <ul className={styles['chooser']}>
      {EVERY_TYPE.map((typeId) => (
        <li key={typeId}>
          <Link className={styles['item']} data-type={TYPE_LOOKS[typeId]} to={addressOf(typeId)}>
            <TypeFace choice={typeId} words={WORDS} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The five kinds, each a link to its section further down the page. */
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
        {EVERY_TYPE.map((typeId) => (
          <li key={typeId}>
            <a
              className={styles['item']}
              data-type={TYPE_LOOKS[typeId]}
              href={`#${sectionOf(typeId)}`}
              onClick={(event) => follow(event, sectionOf(typeId))}
            >
              <TypeFace choice={typeId} words={WORDS} />
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
 *  Source: specification §2, List pages */
export function TypeToggles({ choices, chosen, onChoose }: TypeTogglesProps) {
  return (
    <ul className={classNames(styles['chooser'], styles['toggles'])} aria-label="Kind of puzzle">
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            className={styles['item']}
            data-type={TYPE_LOOKS[choice]}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            <TypeFace choice={choice} words={SHORT_WORDS} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function TypeFace({ choice, words }: { readonly choice: TypeChoice; readonly words: Words }) {
  const [name, description] = words[choice]
  return (
    <>
      <TypeMark typeId={choice} />
      <span>
        {name}
        <small>{description}</small>
      </span>
    </>
  )
}
