import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { shownCode, typedCode } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { NarrowPage } from '../../../ui/NarrowPage.tsx'
import { StorageNotice } from '../../../ui/StorageNotice.tsx'
import { AccountPendingOverlay } from '../../../ui/dialogs/AccountPendingOverlay.tsx'
import { useSignIn } from '../../sign-in/use-sign-in.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { PATHS, signInPath } from '../../../platform/navigation/paths.ts'
import { useRedirect } from '../../../platform/navigation/redirect.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormFailure, type FormValues } from '../../../ui/forms/Form.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { cardsApi } from './api.ts'
import { PictureChooser } from './PictureChooser.tsx'
import { mayUseCamera } from './scan.ts'
import styles from './ClassLoginPage.module.css'

const META = {
  title: m['classes.class_login'](),
  description: m['class_login.description'](),
  isHidden: true,
}
const NO_CODE = m['class_login.malformed']()
const CardScanner = lazyComponent(() => import('./CardScanner.tsx'), 'CardScanner')
const codeFault = (text: string) => (typedCode(text) ? undefined : NO_CODE)

/** Student login without a password: the class code and pictures, or the code on a card. The address may contain the class, as the
 *  start page of a classroom's tablets.
 *  Source: docs/product.md, Login cards */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const account = useAccount()
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const [findClass] = cardsApi.useFindClassMutation()
  // The server renders the page without a class.
  const presetCode = typedCode((useHydrated() && search.get('class')) || '')
  const classCode = presetCode?.kind === 'class' ? presetCode.code : undefined

  /** @param code none asks for it again */
  const chooseClass = (code?: string) => {
    const { class: _, ...others } = Object.fromEntries(search)
    setSearch({ ...others, ...(code && { class: code }) }, { replace: true })
  }

  const submit = async ({ code = '' }: FormValues): Promise<FormFailure | undefined> => {
    const typed = typedCode(code)
    if (!typed) return { message: NO_CODE }
    if (typed.kind === 'card') return enter({ grant_type: 'card_code', code: typed.code }, target)
    const { error } = await findClass(typed.code)
    if (error) return failureOf(error, 'first')
    chooseClass(typed.code)
    return undefined
  }

  const foot = (
    <>
      {classCode && <Button onClick={() => chooseClass()}>{m['class_login.another_class']()}</Button>}
      <Link to={signInPath(PATHS.login, target)}>{m['class_login.by_password']()}</Link>
    </>
  )
  const scanner = <ScanCard onClass={chooseClass} />
  const currentAccount = account && (
    <p>
      <ParaglideMessage
        message={m['class_login.already_in']}
        markup={{
          nickname: () => <strong>{account.nickname || account.userName}</strong>,
          link: ({ children }) => <Link to={target}>{children}</Link>,
        }}
      />
    </p>
  )

  if (classCode) {
    return (
      <div className={styles['wide']}>
        <NarrowPage
          key="pictures"
          meta={META}
          title={m['class_login.find_your_pictures']()}
          text={m['class_login.tap_pictures']({ shownCode: shownCode(classCode) })}
          foot={foot}
          isNextStep
        >
          {currentAccount}
          {isPreparing && <AccountPendingOverlay />}
          <StorageNotice words={m['storage_notice.log_in']()} />
          <PictureChooser
            onComplete={async (words) => {
              const grant = { grant_type: 'class_pictures', class_code: classCode, pictures: words.join(' ') } as const
              return (await enter(grant, target))?.message
            }}
          />
          {scanner}
        </NarrowPage>
      </div>
    )
  }
  return (
    <NarrowPage
      key="code"
      meta={META}
      mood="hello"
      title={m['classes.class_login']()}
      text={m['class_login.where_is_the_code']()}
      foot={foot}
    >
      {currentAccount}
      {isPreparing && <AccountPendingOverlay />}
      <StorageNotice words={m['storage_notice.log_in']()} />
      <Form submit={m['ui.go_on']()} onSubmit={submit}>
        <Field
          name="code"
          label={m['class_login.label']()}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          check={codeFault}
        />
      </Form>
      {scanner}
    </NarrowPage>
  )
}

/** The button that starts the scanner; no camera is used before it is pressed. */
function ScanCard({ onClass }: { readonly onClass: (code: string) => void }) {
  const [search, setSearch] = useSearchParams()
  const redirectUrl = search.get('redirectUrl')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  // Browsers have cameras for secure pages alone.
  const hasCameras = useHydrated() && 'mediaDevices' in navigator
  if (!hasCameras) return null
  if (isOpen) {
    return (
      <CardScanner
        onScan={(scan) => {
          setOpen(false)
          if (scan.kind === 'class') onClass(scan.code)
          else navigate(`${PATHS.magicLink}?${new URLSearchParams({ magic: scan.token, ...(redirectUrl && { redirectUrl }) })}`)
        }}
        onClose={() => setOpen(false)}
      />
    )
  }
  const open = () => {
    if (mayUseCamera()) return setOpen(true)
    setSearch({ ...Object.fromEntries(search), scan: 'card' }, { replace: true })
    location.reload()
  }
  return (
    <>
      {search.has('scan') && (
        <Notice tone="note">
          <p>{m['card_scanner.press_again']()}</p>
        </Notice>
      )}
      <Button size="large" onClick={open}>
        {m['card_scanner.scan_my_card']()}
      </Button>
    </>
  )
}
