import { useState } from 'react'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { statusOf } from '../../platform/call.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { PasswordField } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { operatorApi } from './api.ts'
import { BuyerForm } from '../shop/bills/BuyerForm.tsx'
import { Dashboard } from './Dashboard.tsx'
import styles from './OperatorPage.module.css'

const META = { title: 'How the site does', description: 'For whoever runs this site.', isHidden: true }
const POLL_MS = 30_000
const WRONG_KEY = 'This is not the operator’s key.'
/** Characters that an HTTP header may carry. */
const SENDABLE = /^[ -~¡-ÿ]*$/

/** The operator's page. The key stays in memory, so a reload asks for it again.
 *  Source: docs/product.md, The operator's page */
export function Component() {
  const [key, setKey] = useState<string>()
  return key === undefined ? <KeyForm onKey={setKey} /> : <Overview operatorKey={key} />
}

function KeyForm({ onKey }: { readonly onKey: (key: string) => void }) {
  const [look] = operatorApi.useLazyGetOverviewQuery()
  const open = async ({ key = '' }: FormValues): Promise<FormFailure | undefined> => {
    const wrong = { message: WRONG_KEY, fields: { key: WRONG_KEY } }
    if (!SENDABLE.test(key)) return wrong
    const { error } = await look(key)
    if (statusOf(error) === 403) return wrong
    if (error) return failureOf(error, 'first')
    onKey(key)
    return undefined
  }
  return (
    <NarrowPage meta={META} emoji="key" title="For whoever runs this site" text="Show the operator’s key to look inside.">
      <Form submit="Look inside" onSubmit={open}>
        <PasswordField
          name="key"
          label="Operator’s key"
          hint="It stands in OPERATOR_KEY, where the site was started."
          required
          maxLength={200}
          autoComplete="current-password"
        />
      </Form>
    </NarrowPage>
  )
}

function Overview({ operatorKey }: { readonly operatorKey: string }) {
  const answer = operatorApi.useGetOverviewQuery(operatorKey, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true })
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta {...META} />
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(overview) => (
          <Dashboard overview={overview} operatorKey={operatorKey} Buyer={BuyerForm} onRefresh={() => void answer.refetch()} />
        )}
      </Fetched>
    </div>
  )
}
