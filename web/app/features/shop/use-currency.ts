import { CURRENCIES, type Currency } from '@emojigma/contract/rules/products.ts'
import { useState } from 'react'
import { onDevice } from '../../platform/browser/storage.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useGetGeoLocationQuery } from './api.ts'

const KEY = 'emojigma.currency'
/** Where the country cannot be asked for. */
const COMMONEST: Currency = 'usd'

/** The currency in which prices are shown: the one chosen on this device, or the country's.
 *  @returns undefined until it is known, so that no price is shown that would be another one a moment later
 *  Source: docs/product.md, Plans and orders */
export function useCurrency(): readonly [currency: Currency | undefined, choose: (currency: Currency) => void] {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Currency>()
  const kept = chosen ?? (isHydrated ? keptCurrency() : undefined)
  const { data, isError } = useGetGeoLocationQuery(undefined, { skip: !isHydrated || kept !== undefined })
  return [
    kept ?? data ?? (isError ? COMMONEST : undefined),
    (currency) => {
      onDevice.keep(KEY, currency)
      setChosen(currency)
    },
  ]
}

function keptCurrency(): Currency | undefined {
  const kept = onDevice.read(KEY)
  return CURRENCIES.find((currency) => currency === kept)
}
