import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import { SOLD_PLANS, type Currency, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import type { Product } from '@emojigma/contract/shop/checkout.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import { ChoiceField } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Failed } from '../../../ui/loading/Fetched.tsx'
import { NarrowPage } from '../../../ui/NarrowPage.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { useGetProductsQuery } from '../api.ts'
import { CurrencyChooser } from '../CurrencyChooser.tsx'
import { GrownUpsDecide } from '../GrownUpsDecide.tsx'
import { money } from '../money.ts'
import { priceOf } from '../price-of.ts'
import { useCurrency } from '../use-currency.ts'
import { billsApi } from './api.ts'
import { BuyerForm } from './BuyerForm.tsx'

const META = { title: m['bill.quote'](), description: m['bill.quote_text'](), path: PATHS.quote, isHidden: true }

/** Source: docs/product.md, Quotes and invoices */
export function Component() {
  if (useIsLikelyChild()) {
    return (
      <div className="page">
        <PageMeta {...META} />
        <GrownUpsDecide />
      </div>
    )
  }
  return (
    <NarrowPage meta={META} title={META.title} text={META.description}>
      <Quote />
    </NarrowPage>
  )
}

function Quote() {
  const { data: products, isError, refetch } = useGetProductsQuery()
  const [currency, chooseCurrency] = useCurrency()
  const [saveQuote] = billsApi.useSaveQuoteMutation()
  return (
    <>
      <CurrencyChooser currency={currency} onChoose={chooseCurrency} />
      {isError && (
        <Failed onRetry={refetch}>
          <p>{m['shop.no_prices']()}</p>
        </Failed>
      )}
      <BuyerForm
        save={async (buyer, { ProductId }) => {
          if (!currency) return { message: m['shop.no_prices']() }
          const { error } = await saveQuote({ ...buyer, ProductId: ProductId as SoldPlan, Currency: currency })
          return error && failureOf(error, 'first')
        }}
      >
        <ChoiceField name="ProductId" label={m['bill.plan']()} options={optionsIn(products, currency)} defaultValue="teacher" />
      </BuyerForm>
    </>
  )
}

/** The plans, with their prices once these are known. */
function optionsIn(products: readonly Product[] | undefined, currency: Currency | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SOLD_PLANS.map((id) => {
      const price = priceOf(products, id, currency)
      const name = productWords.names[id]
      return [id, price ? `${name} · ${money(price.AmountMinor, price.Currency)}` : name]
    }),
  )
}
