import type { Currency } from '@emojigma/contract/rules/products.ts'

/** Countries, by ISO 3166-1, in which one pays with what we sell for; all others see US dollars.
 *  Source: ISO 4217, the currencies of countries, 2026 */
const COUNTRIES: Readonly<Partial<Record<Currency, string>>> = {
  gbp: 'GB GG JE IM',
  nzd: 'NZ CK NU TK PN',
  cad: 'CA',
  aud: 'AU CC CX NF KI NR TV',
  eur: 'AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
}

const CURRENCY_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency as Currency])),
)

/** The currency to begin with for somebody: that of the country that a proxy names, else of the region of the language that they like best.
 *  @param country as a proxy says it, if one is asked
 *  @param languages the header Accept-Language
 *  Source: docs/product.md, Plans and orders; RFC 9110 §12.5.4; RFC 5646 §2.2.4 */
export function currencyFor(country: string | undefined, languages: string | undefined): Currency {
  const known = country?.trim().toUpperCase()
  // A proxy that does not know says XX, or T1 for a network that hides it.
  if (known !== undefined && /^[A-Z]{2}$/.test(known) && known !== 'XX') return CURRENCY_OF.get(known) ?? 'usd'
  const region = languages === undefined ? undefined : favouriteRegion(languages)
  return (region === undefined ? undefined : CURRENCY_OF.get(region)) ?? 'usd'
}

/** The region of the first language of the greatest weight that names one. */
function favouriteRegion(languages: string): string | undefined {
  const wishes = languages.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const region = /^[A-Za-z]{2,8}(?:-[A-Za-z]{3})*(?:-[A-Za-z]{4})?-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]
    const weight = Number(parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined) ?? 1)
    return region === undefined || !(weight > 0) ? [] : { region: region.toUpperCase(), weight }
  })
  return wishes.toSorted((one, other) => other.weight - one.weight)[0]?.region
}
