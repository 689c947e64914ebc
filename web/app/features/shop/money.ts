import { locale } from '@emojigma/messages/language.ts'
import { CURRENCIES, type Currency } from '@emojigma/contract/rules/products.ts'

function formatOf(currency: Currency) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
}

/** `$16.99`
 *  @param minor in hundredths of the currency */
export function money(minor: number, currency: Currency): string {
  return formatOf(currency).format(minor / 100)
}

/** `USD $`, for the currency chooser. */
export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = Object.fromEntries(
  CURRENCIES.map((currency) => {
    const sign = formatOf(currency)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')
    return [currency, `${currency.toUpperCase()} ${sign?.value ?? ''}`]
  }),
) as Record<Currency, string>
