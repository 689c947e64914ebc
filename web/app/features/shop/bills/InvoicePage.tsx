import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import { useLocation, useParams } from 'react-router'
import { ForAccount } from '../../accounts/ForAccount.tsx'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { formatDay } from '../../../ui/day-format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { NarrowPage } from '../../../ui/NarrowPage.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { useGetOrdersQuery } from '../api.ts'
import { GrownUpsDecide } from '../GrownUpsDecide.tsx'
import { money } from '../money.ts'
import { billsApi } from './api.ts'
import { BuyerForm } from './BuyerForm.tsx'

const META = { title: m['bill.invoice'](), description: m['bill.invoice_text'](), isHidden: true }

/** Source: docs/product.md, Quotes and invoices */
export function Component() {
  const { orderId } = useParams()
  const meta = { ...META, path: useLocation().pathname }
  const isForChild = useIsLikelyChild()
  return (
    <ForAccount meta={meta}>
      {() =>
        isForChild ? (
          <div className="page">
            <PageMeta {...meta} />
            <GrownUpsDecide />
          </div>
        ) : (
          <NarrowPage meta={meta} title={META.title} text={META.description}>
            <Invoice orderId={Number(orderId)} />
          </NarrowPage>
        )
      }
    </ForAccount>
  )
}

function Invoice({ orderId }: { readonly orderId: number }) {
  const answer = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [saveInvoice] = billsApi.useSaveInvoiceMutation()
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(orders) => {
        const order = orders.find(({ Id }) => Id === orderId)
        if (!order?.AmountMinor || order.Currency === undefined) {
          return (
            <EmptyState
              mood="puzzled"
              title={m['bill.none']()}
              headingLevel={2}
              action={<ButtonLink to={PATHS.myAccount}>{m['ui.my_account']()}</ButtonLink>}
            >
              {m['bill.none_text']()}
            </EmptyState>
          )
        }
        return (
          <>
            <p>{[productWords.names[order.ProductId], formatDay(order.StartsAt), money(order.AmountMinor, order.Currency)].join(' · ')}</p>
            <BuyerForm
              save={async (buyer) => {
                const { error } = await saveInvoice({ ...buyer, OrderId: orderId })
                return error && failureOf(error, 'first')
              }}
            />
          </>
        )
      }}
    </Fetched>
  )
}
