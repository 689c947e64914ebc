import { m } from '@emojigma/messages'
import { plainSigns } from '@emojigma/engine/guess.ts'
import { useId, useState, type ComponentProps, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { puzzlePath } from '../../navigation/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './NumberSearch.module.css'

/** Source: docs/product.md, Menus */
const MAX_DIGITS = 10

type Submit = NonNullable<ComponentProps<'form'>['onSubmit']>

interface NumberSearchProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFound: () => void
}

/** Finds a puzzle by its number. */
export function NumberSearch({ field, onFound }: NumberSearchProps) {
  const navigate = useNavigate()
  const id = useId()
  const [isWrong, setWrong] = useState(false)

  const search: Submit = (event) => {
    event.preventDefault()
    // Text typed before hydration is only in the field.
    const text = plainSigns(field.current?.value ?? '')
    if (!/^\d+$/.test(text)) return setWrong(true)
    event.currentTarget.reset()
    onFound()
    navigate(puzzlePath(Number(text)))
  }

  return (
    <search>
      <form method="dialog" className={styles['search']} noValidate onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          {m['frame.find_puzzle']()}
        </label>
        <input
          id={id}
          ref={field}
          inputMode="numeric"
          maxLength={MAX_DIGITS}
          placeholder={m['frame.puzzle_number']()}
          title={m['frame.numbers_only']()}
          autoComplete="off"
          onChange={({ target }) => setWrong(/\D/.test(plainSigns(target.value)))}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
        />
        <IconButton label={m['ui.search']()} type="submit">
          <Icon name="search" />
        </IconButton>
        <span className={styles['live']} role="alert">
          {isWrong && (
            <span className={styles['hint']} id={`${id}-hint`}>
              <Icon name="alert" /> {m['frame.numbers_only']()}
            </span>
          )}
        </span>
      </form>
    </search>
  )
}
