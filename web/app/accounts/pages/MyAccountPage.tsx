import { IDLE_MONTHS } from '@emojigma/contract/rules/classrooms.ts'
import { AccountRanks } from '../../leaderboards/components/AccountRanks.tsx'
import { PATHS } from '../../navigation/paths.ts'
import { AwaitedOrder } from '../../plans/components/AwaitedOrder.tsx'
import { YourPlan } from '../../plans/components/YourPlan.tsx'
import { nicknameModalAsked } from '../../session/slice.ts'
import type { Account } from '../../session/session-storage.ts'
import { visitorOf } from '../../session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useDispatch } from '../../use-store.ts'
import { DeleteAccount } from '../components/DeleteAccount.tsx'
import { ExportAccount } from '../components/ExportAccount.tsx'
import { ForAccount } from '../components/ForAccount.tsx'
import { SignedInDevices } from '../components/SignedInDevices.tsx'
import { SettingsForm } from '../components/SettingsForm.tsx'
import { signOut } from '../sign-out.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './MyAccountPage.module.css'

const META = { title: 'My account', description: 'Your nickname, your plan, your settings and your data.', isHidden: true }

/** Source: docs/product.md, Accounts and registration */
export function Component() {
  return <ForAccount meta={META}>{(account) => <MyAccount account={account} />}</ForAccount>
}

function MyAccount({ account }: { readonly account: Account }) {
  const { userName, email, nickname, isStudent } = account
  const { role } = visitorOf(account)
  const dispatch = useDispatch()
  return (
    <div className="page">
      <PageMeta {...META} />
      <h1 className={styles['title']}>My account</h1>
      <AwaitedOrder />
      <div className={styles['panels']}>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="you">
          <h2 id="you">You</h2>
          <dl className={styles['facts']}>
            <div>
              <dt>Nickname</dt>
              <dd>
                {nickname || 'None yet'}
                {!isStudent && (
                  <Button onClick={() => dispatch(nicknameModalAsked())}>
                    <Icon name="edit" /> {nickname ? 'Change' : 'Choose one'}
                  </Button>
                )}
              </dd>
            </div>
            {email !== userName && (
              <div>
                <dt>User name</dt>
                <dd>{userName}</dd>
              </div>
            )}
            {email && (
              <div>
                <dt>E-mail</dt>
                <dd>{email}</dd>
              </div>
            )}
            {!isStudent && (
              <div>
                <dt>Password</dt>
                <dd>
                  <ButtonLink to={PATHS.changePassword}>Change password</ButtonLink>
                </dd>
              </div>
            )}
          </dl>
          {isStudent && <p>Would you like another nickname, or have you forgotten your password? Ask your teacher.</p>}
          <Button onClick={() => void signOut(dispatch)}>
            <Icon name="log-out" /> Log out
          </Button>
        </section>
        {(role === 'teacher' || role === 'student') && (
          <section className={classNames('panel', styles['panel'])} aria-labelledby="class">
            <h2 id="class">{role === 'teacher' ? 'Your classes' : 'Your class'}</h2>
            <p>{role === 'teacher' ? 'Students, login cards, boards and assignments.' : 'What your teacher has picked for you.'}</p>
            <ButtonLink to={role === 'teacher' ? PATHS.manageStudents : PATHS.assignments} variant="primary">
              {role === 'teacher' ? 'Teacher portal' : 'Assignments'}
            </ButtonLink>
          </section>
        )}
        {!isStudent && (
          <section id="plan" className={classNames('panel', styles['panel'])} aria-labelledby="your-plan">
            <h2 id="your-plan">Your plan</h2>
            <YourPlan />
          </section>
        )}
        <section className={classNames('panel', styles['panel'])} aria-labelledby="your-rank">
          <h2 id="your-rank">Your rank</h2>
          <AccountRanks headingLevel={3} />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="settings">
          <h2 id="settings">Settings</h2>
          <SettingsForm />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="devices">
          <h2 id="devices">Where you are logged in</h2>
          <SignedInDevices />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="data">
          <h2 id="data">Your data</h2>
          {isStudent ? <StudentData /> : <OwnData />}
        </section>
      </div>
    </div>
  )
}

function OwnData() {
  return (
    <>
      <p>Everything we keep about you, as a file you can read: your account, your settings, and what you played.</p>
      <ExportAccount />
      <h3>Deleting the account</h3>
      <p>Deletes all of it, at once and for good. Whoever plays on this device afterwards is a guest.</p>
      <DeleteAccount />
    </>
  )
}

/** A student's login belongs to a class: nothing of it is deleted by mistake.
 *  Source: docs/product.md, Teacher portal */
function StudentData() {
  return (
    <>
      <p>
        We keep your user name, your nickname, what you set here and what you played. Your teacher sees it too. When nobody has played here
        for {IDLE_MONTHS} months, all of it is deleted.
      </p>
      <ExportAccount />
      <p>Would you like something to be deleted? Ask your teacher: they can do it, and put it right if it was a mistake.</p>
    </>
  )
}
