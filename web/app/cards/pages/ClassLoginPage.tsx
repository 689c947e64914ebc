import * as messages from '@emojigma/messages/page/cards/pages/ClassLoginPage.tsx'
import { shownCode, typedCode } from '@emojigma/contract/rules/cards.ts'
import { Link, useSearchParams } from 'react-router'
import { AccountPanel } from '../../accounts/components/AccountPanel.tsx'
import { GettingReady } from '../../accounts/components/GettingReady.tsx'
import { useSignIn } from '../../accounts/pages/use-sign-in.ts'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useAccount } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { cardsApi } from '../api.ts'
import { PictureChooser } from '../components/PictureChooser.tsx'
import styles from './ClassLoginPage.module.css'

const META = {
  title: messages.logInWithYourClass,
  description: messages.forStudentsLogIn,
  isHidden: true,
}
const NO_CODE = messages.aClassCodeHas
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
      {classCode && <Button onClick={() => setSearch({}, { replace: true })}>{messages.anotherClass}</Button>}
      <Link to={PATHS.login}>{messages.iHaveAUser}</Link>
    </>
  )
  const somebody = account && (
    <p>
      {messages.isLoggedInHere(<strong>{account.nickname || account.userName}</strong>, (text) => (
        <Link to={PATHS.today}>{text}</Link>
      ))}
    </p>
  )

  if (classCode) {
    return (
      <div className={styles['wide']}>
        <AccountPanel
          key="pictures"
          meta={META}
          title={messages.findYourPictures}
          text={messages.classTapTheFive(shownCode(classCode))}
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
    <AccountPanel key="code" meta={META} mood="hello" title={messages.logInWithYourClass} text={messages.yourTeacherHasThe} foot={foot}>
      {somebody}
      {isPreparing && <GettingReady />}
      <Form submit={messages.goOn} onSubmit={goOn}>
        <Field
          name="code"
          label={messages.classCodeOrThe}
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
