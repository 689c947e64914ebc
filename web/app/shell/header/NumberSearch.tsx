import * as messages from '@emojigma/messages/page/shell/frame.ts'
import { useId, useState, type ComponentProps, type RefObject } from 'react'
import { useAtTakeover } from '../../browser/hooks/use-at-takeover.ts'
import { useNavigate } from '../../browser/router/router.ts'
import { puzzlePath } from '../../navigation/paths.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
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
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  useAtTakeover(() => setText(field.current?.value.trim() ?? ''))
  const isWrong = isRefused || /\D/.test(text)

  const search: Submit = (event) => {
    event.preventDefault()
    if (!/^\d+$/.test(text)) return setIsRefused(true)
    setText('')
    onFound()
    navigate(puzzlePath(Number(text)))
  }

  return (
    <search>
      <form method="dialog" className={styles['search']} noValidate onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          {messages.findByNumber}
        </label>
        <input
          id={id}
          ref={field}
          name="puzzle"
          inputMode="numeric"
          maxLength={MAX_DIGITS}
          placeholder={messages.puzzleNumber}
          title={messages.numbersOnly}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value.trim())
            setIsRefused(false)
          }}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
        />
        <IconButton label={messages.search} type="submit">
          <Icon name="search" />
        </IconButton>
        <span className={styles['live']} role="alert">
          {isWrong && (
            <span className={styles['hint']} id={`${id}-hint`}>
              <Icon name="alert" /> {messages.numbersOnly}
            </span>
          )}
        </span>
      </form>
    </search>
  )
}
