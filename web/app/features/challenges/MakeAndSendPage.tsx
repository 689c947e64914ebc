import * as themesWords from '@emojigma/messages/words/themes.ts'
import { m } from '@emojigma/messages'
import { giftPuzzleSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { SECRET_THEMES, MAX_DRAW, type SecretTheme } from '@emojigma/contract/rules/gift-puzzles.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { LARGEST_SECRET, SECRET_LETTERS } from '@emojigma/engine/maker/secret.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { giftPuzzlePath } from '../../platform/navigation/paths.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { TypedQuestion } from '../play/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusOn, recoverFocus } from '../../ui/focus-recovery.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { Section } from '../../ui/Section.tsx'
import { challengesApi } from './api.ts'
import { NotForStudents } from './NotForStudents.tsx'
import { keepGiftKey, giftKeys } from './gift-keys.ts'
import styles from './MakeAndSendPage.module.css'

const LIMITS = { largest: LARGEST_SECRET, ...SECRET_LETTERS }

/** A theme's picture in the choice. */
const THEME_EMOJI: Readonly<Record<SecretTheme, string>> = {
  Fruit: 'red-apple',
  Sweets: 'doughnut',
  Food: 'pizza',
  Pets: 'cat-face',
  Farm: 'cow-face',
  'Wild animals': 'lion',
  Sea: 'whale',
  Plants: 'sunflower',
  Space: 'rocket',
  Sport: 'soccer-ball',
  Music: 'guitar',
  'Fairy tales': 'unicorn',
}

/** Hides a secret in a puzzle, and makes the link for friends.
 *  Source: docs/product.md, Make and send */
export function Component() {
  const { role } = useVisitor()
  return (
    <div ref={recoverFocus} className={classNames('page', 'stack', styles['page'])}>
      <PageMeta title={m['make_and_send.title']()} description={m['make_and_send.description']()} />
      <h1>{m['make_and_send.title']()}</h1>
      {role === 'student' ? <NotForStudents /> : <Maker />}
    </div>
  )
}

/** The secret, and the puzzle drawn for it. */
interface Draft {
  readonly secret: string
  readonly theme: SecretTheme
  readonly draw: number
  readonly puzzle: PuzzleView
}

function Maker() {
  const [secret, setSecret] = useState('')
  const [theme, setTheme] = useState<SecretTheme>(SECRET_THEMES[0])
  const [drawn, setDrawn] = useState<Draft>()
  const [draw] = challengesApi.useDrawSecretPuzzleMutation()
  /** @returns why there is no puzzle */
  const show = async (number: number): Promise<FormFailure | undefined> => {
    const { data, error } = await draw({ Secret: secret, Theme: theme, Draw: number })
    if (data) setDrawn({ secret: secret.trim(), theme, draw: number, puzzle: data })
    if (!error) return undefined
    const { message, fields: { Secret } = {} } = failureOf(error, 'first')
    return Secret === undefined ? { message } : { message: Secret, fields: { secret: Secret } }
  }
  if (drawn) {
    return <Preview drawn={drawn} onAnother={() => show((drawn.draw + 1) % (MAX_DRAW + 1))} onBack={() => setDrawn(undefined)} />
  }
  return (
    <>
      <p className="lead muted">{m['make_and_send.introduction']()}</p>
      <Form submit={m['make_and_send.show']()} onSubmit={() => show(0)}>
        <Field
          name="secret"
          label={m['make_and_send.secret']()}
          hint={m['make_and_send.secret_hint'](LIMITS)}
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ThemeChoice theme={theme} onChoose={setTheme} />
      </Form>
      <OwnPuzzles />
    </>
  )
}

function ThemeChoice({ theme, onChoose }: { readonly theme: SecretTheme; readonly onChoose: (theme: SecretTheme) => void }) {
  return (
    <fieldset className={styles['themes']}>
      <legend>{m['make_and_send.emoji']()}</legend>
      {SECRET_THEMES.map((one) => (
        <label key={one}>
          <input type="radio" name="theme" value={one} checked={one === theme} onChange={() => onChoose(one)} />
          <EmojiPicture emoji={THEME_EMOJI[one]} />
          <span>{themesWords.themeName(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface PreviewProps {
  readonly drawn: Draft
  /** @returns why there is no other puzzle */
  readonly onAnother: () => Promise<FormFailure | undefined>
  readonly onBack: () => void
}

/** The puzzle as friends will see it. */
function Preview({ drawn: { secret, theme, draw, puzzle }, onAnother, onBack }: PreviewProps) {
  const navigate = useNavigate()
  const [send, { isLoading }] = challengesApi.useSendPuzzleMutation()
  const sendOnce = useIdempotentRequest()
  const [failure, setFailure] = useState<string>()
  const make = async () => {
    if (isLoading) return
    const wish = { Secret: secret, Theme: theme, Draw: draw }
    let key = ''
    const { data, error } = await sendOnce(wish, (SendKey) => {
      key = SendKey
      return send({ ...wish, SendKey })
    })
    setFailure(error && failureOf(error, 'first').message)
    if (!data) return
    keepGiftKey({ id: data.PuzzleId, key })
    navigate(giftPuzzlePath(data.PuzzleId))
  }
  return (
    <section className="stack" aria-labelledby="your-puzzle">
      <h2 id="your-puzzle" ref={focusOn}>
        {m['make_and_send.your_puzzle']()}
      </h2>
      <div className={classNames('tile', styles['tile'])} data-type={TYPE_NAMES[puzzle.typeId]}>
        <TypedQuestion puzzle={puzzle} draft="" answer={undefined} />
      </div>
      {/* Announces another puzzle, which looks alike otherwise. */}
      <output className="visually-hidden">{puzzle.text}</output>
      <p>
        <strong>{m['make_and_send.answer']({ secret })}</strong> {m['make_and_send.proven']()}
      </p>
      {failure !== undefined && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="row">
        <Button variant="primary" size="large" aria-disabled={isLoading} onClick={() => void make()}>
          {m['make_challenge.make_the_link']()}
        </Button>
        <Button size="large" onClick={() => void onAnother().then((failed) => setFailure(failed?.message))}>
          {m['make_and_send.another_one']()}
        </Button>
        <Button variant="quiet" size="large" onClick={onBack}>
          {m['make_and_send.other_secret']()}
        </Button>
      </div>
    </section>
  )
}

/** The puzzles sent from this device. */
function OwnPuzzles() {
  const isHydrated = useHydrated()
  const own = isHydrated ? giftKeys() : []
  if (own.length === 0) return null
  return (
    <Section id="own-puzzles" title={m['make_and_send.yours']()} text={m['make_and_send.yours_hint']()}>
      <ul className={styles['own']}>
        {own.map(({ id }, index) => (
          <li key={id}>
            <Link to={giftPuzzlePath(id)}>
              <img
                src={giftPuzzleSvgPath(id)}
                alt={m['make_and_send.puzzle_number']({ number: own.length - index })}
                width="200"
                height="160"
                loading="lazy"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
