import { CURRENCIES, type Currency } from '@emojigma/contract/rules/products.ts'
import { useState } from 'react'
import { onDevice } from '../../platform/browser/storage.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useGetGeoLocationQuery } from './api.ts'

const KEY = 'emojigma.currency'
/** Used if the country is unknown. */
const COMMONEST: Currency = 'usd'

/** The currency of prices: the one chosen on this device, else the country's.
 *  @returns undefined while loading, so that no price changes after it is shown
 *  Source: docs/product.md, Plans and orders */
export function useCurrency(): readonly [currency: Currency | undefined, choose: (currency: Currency) => void] {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Currency>()
  const stored = chosen ?? (isHydrated ? storedCurrency() : undefined)
  const { data, isError } = useGetGeoLocationQuery(undefined, { skip: !isHydrated || stored !== undefined })
  return [
    stored ?? data ?? (isError ? COMMONEST : undefined),
    (currency) => {
      onDevice.keep(KEY, currency)
      setChosen(currency)
    },
  ]
}

function storedCurrency(): Currency | undefined {
  const stored = onDevice.read(KEY)
  return CURRENCIES.find((currency) => currency === stored)
}
