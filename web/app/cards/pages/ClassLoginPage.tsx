import { shownCode, typedCode } from '@emojigma/contract/rules/cards.ts'
import { Link, useSearchParams } from 'react-router'
import { AccountPanel } from '../../accounts/components/AccountPanel.tsx'
import { GettingReady } from '../../accounts/components/GettingReady.tsx'
import { useSignIn } from '../../accounts/pages/use-sign-in.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useAccount } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Form, type FormFailure, type FormValues } from '../../ui/Form.tsx'
import { cardsApi } from '../api.ts'
import { PictureChooser } from '../components/PictureChooser.tsx'
import styles from './ClassLoginPage.module.css'

const META = {
  title: 'Log in with your class',
  description: 'For students: log in to Emojigma with the code of your class, or with the card from your teacher.',
  isHidden: true,
}
const NO_CODE = 'A class code has 6 letters, and the code on a card has 12. Look at each letter again.'
const codeFault = (text: string) => (typedCode(text) ? undefined : NO_CODE)

/** Where students sign in without a password: by the code of the class and their pictures, or by the code on their card. The address keeps
 *  the class, so that a classroom's tablets can begin there.
 *  Source: docs/product.md, Login cards */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const account = useAccount()
  const { enter, isPreparing } = useSignIn()
  const [findClass] = cardsApi.useFindClassMutation()
  // The server draws the page without a class, for everybody.
  const asked = typedCode((useHydrated() && search.get('class')) || '')
  const classCode = asked?.kind === 'class' ? asked.code : undefined

  const goOn = async ({ code = '' }: FormValues): Promise<FormFailure | undefined> => {
    const typed = typedCode(code)
    if (!typed) return { message: NO_CODE }
    if (typed.kind === 'card') return enter({ grant_type: 'card_code', code: typed.code }, PATHS.today)
    const { error } = await findClass(typed.code)
    if (error) return failureOf(error, 'first')
    setSearch({ class: typed.code }, { replace: true })
    return undefined
  }

  const foot = (
    <>
      {classCode && <Button onClick={() => setSearch({}, { replace: true })}>Another class</Button>}
      <Link to={PATHS.login}>I have a user name and a password</Link>
    </>
  )
  const somebody = account && (
    <p>
      <strong>{account.nickname || account.userName}</strong> is logged in here. Whoever logs in now takes their place.{' '}
      <Link to={PATHS.today}>That is me: play</Link>
    </p>
  )

  if (classCode) {
    return (
      <div className={styles['wide']}>
        <AccountPanel
          key="pictures"
          meta={META}
          title="Find your pictures"
          text={`Class ${shownCode(classCode)}. Tap the five pictures of your card, in the same order. After the last one you are in.`}
          foot={foot}
          isNextStep
        >
          {somebody}
          {isPreparing && <GettingReady />}
          <PictureChooser
            onChosen={async (words) => {
              const grant = { grant_type: 'class_pictures', class_code: classCode, pictures: words.join(' ') } as const
              return (await enter(grant, PATHS.today))?.message
            }}
          />
        </AccountPanel>
      </div>
    )
  }
  return (
    <AccountPanel
      key="code"
      meta={META}
      mood="hello"
      title="Log in with your class"
      text="Your teacher has the class code. The longer code is on your card."
      foot={foot}
    >
      {somebody}
      {isPreparing && <GettingReady />}
      <Form submit="Go on" onSubmit={goOn}>
        <Field
          name="code"
          label="Class code, or the code on your card"
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          check={codeFault}
        />
      </Form>
    </AccountPanel>
  )
}
