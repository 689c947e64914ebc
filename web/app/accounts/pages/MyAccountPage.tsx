import * as messages from '@emojigma/messages/page/accounts/pages/MyAccountPage.ts'
import { IDLE_MONTHS, REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { AccountRanks } from '../../leaderboards/components/AccountRanks.tsx'
import { PATHS } from '../../navigation/paths.ts'
import { AwaitedOrder } from '../../plans/components/AwaitedOrder.tsx'
import { YourPlan } from '../../plans/components/YourPlan.tsx'
import { nicknameModalAsked } from '../../session/slice.ts'
import type { Account } from '../../session/session-storage.ts'
import { visitorOf } from '../../session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { keepFocus } from '../../ui/kept-focus.ts'
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

const META = { title: messages.myAccount, description: messages.yourNicknameYourPlan, isHidden: true }

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
      <h1 className={styles['title']}>{messages.myAccount}</h1>
      <AwaitedOrder />
      <div className={styles['panels']}>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="you">
          <h2 id="you">{messages.you}</h2>
          <dl className={styles['facts']}>
            <div>
              <dt>{messages.nickname}</dt>
              <dd>
                {nickname || messages.noneYet}
                {!isStudent && (
                  <Button onClick={() => dispatch(nicknameModalAsked())}>
                    <Icon name="edit" /> {nickname ? messages.change : messages.chooseOne}
                  </Button>
                )}
              </dd>
            </div>
            {email !== userName && (
              <div>
                <dt>{messages.userName}</dt>
                <dd>{userName}</dd>
              </div>
            )}
            {email && (
              <div>
                <dt>{messages.eMail}</dt>
                <dd>{email}</dd>
              </div>
            )}
            {!isStudent && (
              <div>
                <dt>{messages.password}</dt>
                <dd>
                  <ButtonLink to={PATHS.changePassword}>{messages.changePassword}</ButtonLink>
                </dd>
              </div>
            )}
          </dl>
          {isStudent && <p>{messages.wouldYouLikeAnother}</p>}
          <Button onClick={() => void signOut(dispatch)}>
            <Icon name="log-out" /> {messages.logOut}
          </Button>
        </section>
        {(role === 'teacher' || role === 'student') && (
          <section className={classNames('panel', styles['panel'])} aria-labelledby="class">
            <h2 id="class">{role === 'teacher' ? messages.yourClasses : messages.yourClass}</h2>
            <p>{role === 'teacher' ? messages.studentsLoginCardsBoards : messages.whatYourTeacherHas}</p>
            <ButtonLink to={role === 'teacher' ? PATHS.manageStudents : PATHS.assignments} variant="primary">
              {role === 'teacher' ? messages.teacherPortal : messages.assignments}
            </ButtonLink>
          </section>
        )}
        {!isStudent && (
          <section id="plan" className={classNames('panel', styles['panel'])} aria-labelledby="your-plan">
            <h2 id="your-plan">{messages.yourPlan}</h2>
            <YourPlan />
          </section>
        )}
        <section className={classNames('panel', styles['panel'])} aria-labelledby="your-rank">
          <h2 id="your-rank">{messages.yourRank}</h2>
          <AccountRanks headingLevel={3} />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="settings">
          <h2 id="settings">{messages.settings}</h2>
          <SettingsForm />
        </section>
        <section ref={keepFocus} className={classNames('panel', styles['panel'])} aria-labelledby="devices">
          <h2 id="devices">{messages.whereYouAreLoggedIn}</h2>
          <SignedInDevices />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="data">
          <h2 id="data">{messages.yourData}</h2>
          {isStudent ? <StudentData /> : <OwnData />}
        </section>
      </div>
    </div>
  )
}

function OwnData() {
  return (
    <>
      <p>{messages.everythingWeKeepAbout}</p>
      <ExportAccount />
      <h3>{messages.deletingTheAccount}</h3>
      <p>{messages.deletesAllOfIt}</p>
      <DeleteAccount />
    </>
  )
}

/** A student's login belongs to a class: nothing of it is deleted by mistake.
 *  Source: docs/product.md, Teacher portal */
function StudentData() {
  return (
    <>
      <p>{messages.weKeepYourUser(IDLE_MONTHS, REMOVED_KEPT_DAYS)}</p>
      <ExportAccount />
      <p>{messages.wouldYouLikeSomething}</p>
    </>
  )
}
