import { m } from '@emojigma/messages'
import { IDLE_MONTHS, REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { AccountRanks } from '../boards/AccountRanks.tsx'
import { PATHS } from '../../platform/navigation/paths.ts'
import { PendingOrder } from '../shop/PendingOrder.tsx'
import { YourPlan } from '../shop/YourPlan.tsx'
import { nicknameModalRequested } from '../../platform/session/slice.ts'
import type { Account } from '../../platform/session/session-storage.ts'
import { visitorOf } from '../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ForAccount } from './ForAccount.tsx'
import { SignedInDevices } from '../sign-in/SignedInDevices.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { signOut } from '../sign-in/sign-out.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './MyAccountPage.module.css'
import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { accountsApi } from './api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'

const FILE_NAME = 'emojigma-account.json'

/** Downloads everything stored about the account as a file. */
function ExportAccount() {
  const dispatch = useDispatch()
  const [message, setMessage] = useState<string>()
  const save = async () => {
    setMessage(undefined)
    const { data, error } = await dispatch(accountsApi.endpoints.exportAccount.initiate())
    if (data === undefined) return setMessage(failureOf(error, 'first').message)
    const url = URL.createObjectURL(new Blob([data], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="download" /> {m['export_account.download_my_data']()}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}

const META = { title: m['ui.my_account'](), description: m['my_account.description'](), isHidden: true }

/** Source: docs/product.md, Accounts and registration */
export function Component() {
  return <ForAccount meta={META}>{(account) => <MyAccount account={account} />}</ForAccount>
}

function MyAccount({ account }: { readonly account: Account }) {
  const { userName, email, nickname, isStudent } = account
  const { role } = visitorOf(account)
  const isTeacher = role === 'teacher' || account.teachesClass === true
  const dispatch = useDispatch()
  return (
    <div className="page">
      <PageMeta {...META} />
      <h1 className={styles['title']}>{m['ui.my_account']()}</h1>
      <PendingOrder />
      <div className={styles['panels']}>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="you">
          <h2 id="you">{m['ui.you']()}</h2>
          <dl className={styles['facts']}>
            <div>
              <dt>{m['ui.nickname']()}</dt>
              <dd>
                {nickname || m['my_account.none_yet']()}
                {!isStudent && (
                  <Button onClick={() => dispatch(nicknameModalRequested())}>
                    <Icon name="edit" /> {nickname ? m['my_account.change']() : m['my_account.choose_one']()}
                  </Button>
                )}
              </dd>
            </div>
            {email !== userName && (
              <div>
                <dt>{m['ui.user_name']()}</dt>
                <dd>{userName}</dd>
              </div>
            )}
            {email && (
              <div>
                <dt>{m['ui.e_mail']()}</dt>
                <dd>{email}</dd>
              </div>
            )}
            {!isStudent && (
              <div>
                <dt>{m['ui.password']()}</dt>
                <dd>
                  <ButtonLink to={PATHS.changePassword}>{m['ui.change_password']()}</ButtonLink>
                </dd>
              </div>
            )}
          </dl>
          {isStudent && <p>{m['my_account.student_help']()}</p>}
          <Button onClick={() => void signOut(dispatch)}>
            <Icon name="log-out" /> {m['ui.log_out']()}
          </Button>
        </section>
        {(isTeacher || role === 'student') && (
          <section className={classNames('panel', styles['panel'])} aria-labelledby="class">
            <h2 id="class">{isTeacher ? m['my_account.your_classes']() : m['my_account.your_class']()}</h2>
            <p>{isTeacher ? m['my_account.portal_hint']() : m['my_account.assignments_hint']()}</p>
            <ButtonLink to={isTeacher ? PATHS.manageStudents : PATHS.assignments} variant="primary">
              {isTeacher ? m['ui.teacher_portal']() : m['ui.assignments']()}
            </ButtonLink>
          </section>
        )}
        {!isStudent && (
          <section id="plan" className={classNames('panel', styles['panel'])} aria-labelledby="your-plan">
            <h2 id="your-plan">{m['ui.your_plan']()}</h2>
            <YourPlan />
          </section>
        )}
        <section className={classNames('panel', styles['panel'])} aria-labelledby="your-rank">
          <h2 id="your-rank">{m['ui.your_rank']()}</h2>
          <AccountRanks headingLevel={3} />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="settings">
          <h2 id="settings">{m['my_account.settings']()}</h2>
          <SettingsForm />
        </section>
        <section ref={recoverFocus} className={classNames('panel', styles['panel'])} aria-labelledby="devices">
          <h2 id="devices">{m['my_account.devices']()}</h2>
          <SignedInDevices />
        </section>
        <section className={classNames('panel', styles['panel'])} aria-labelledby="data">
          <h2 id="data">{m['my_account.your_data']()}</h2>
          {isStudent ? <StudentData /> : <OwnData />}
        </section>
      </div>
    </div>
  )
}

function OwnData() {
  return (
    <>
      <p>{m['my_account.everything_we_keep_about']()}</p>
      <ExportAccount />
      <h3>{m['my_account.deleting_the_account']()}</h3>
      <p>{m['my_account.delete_hint']()}</p>
      <DeleteAccount />
    </>
  )
}

/** A student's login belongs to a class, so students cannot delete it themselves.
 *  Source: docs/product.md, Teacher portal */
function StudentData() {
  return (
    <>
      <p>{m['my_account.student_data']({ idleMonths: IDLE_MONTHS, keptDays: REMOVED_KEPT_DAYS })}</p>
      <ExportAccount />
      <p>{m['my_account.student_deletion']()}</p>
    </>
  )
}
