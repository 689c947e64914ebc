import { m } from '@emojigma/messages'
import { CURRENCIES, type Currency } from '@emojigma/contract/rules/products.ts'
import { LabelledBox } from '../../ui/forms/LabelledBox.tsx'
import { CURRENCY_NAMES } from './money.ts'
import styles from './CurrencyChooser.module.css'

interface CurrencyChooserProps {
  /** Undefined while loading. */
  readonly currency: Currency | undefined
  readonly onChoose: (currency: Currency) => void
}

export function CurrencyChooser({ currency, onChoose }: CurrencyChooserProps) {
  return (
    <LabelledBox label={m['currency_chooser.currency']()} isInLine>
      {(control) => (
        <select
          {...control}
          className={styles['currency']}
          value={currency ?? ''}
          onChange={({ target }) => onChoose(target.value as Currency)}
        >
          {currency === undefined && <option value="">...</option>}
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {CURRENCY_NAMES[each]}
            </option>
          ))}
        </select>
      )}
    </LabelledBox>
  )
}
