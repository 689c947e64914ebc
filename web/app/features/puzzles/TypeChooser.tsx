import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { scrollToElement } from '../../platform/browser/scroll.ts'
import { TYPE_NAMES, TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { TYPE_WORDS, type TypeWords } from './puzzle-words.ts'
import styles from './TypeChooser.module.css'

type TypeChoice = PuzzleTypeId | 'mixed'
type FaceWords = Pick<TypeWords, 'description' | 'isVisual' | 'shortDescription' | 'shortName'>

/** All types, as links. */
export function TypeLinks({ addressOf }: { readonly addressOf: (typeId: PuzzleTypeId) => string }) {
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

/** All types, as links to their sections on the page. */
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
    <nav aria-label={m['type_chooser.label']()}>
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
    <ul className={classNames(styles['chooser'], styles['toggles'])} aria-label={m['ui.kind_of_puzzle']()}>
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
  const { name, words }: { readonly name: string; readonly words: FaceWords } =
    choice === 'mixed'
      ? { name: m['ui.mixed'](), words: { description: m['type_chooser.all_kinds']() } }
      : { name: nameWords.kinds[choice], words: TYPE_WORDS[choice] }
  return (
    <>
      <TypeMark typeId={choice} />
      <span>
        {(isShort && words.shortName) || name}
        <small>{(isShort && words.shortDescription) || words.description}</small>
        {!isShort && words.isVisual && <small>{m['puzzles.needs_eyes']()}</small>}
      </span>
    </>
  )
}
