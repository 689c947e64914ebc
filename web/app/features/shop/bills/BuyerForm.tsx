import { m } from '@emojigma/messages'
import * as paperWords from '@emojigma/messages/words/papers.ts'
import type { BodyOf } from '@emojigma/contract/call.ts'
import { addressLines, BUYER_LENGTH, buyerTextFault } from '@emojigma/contract/rules/bills.ts'
import type { Paper } from '@emojigma/contract/rules/worksheets.ts'
import type { drawInvoice } from '@emojigma/contract/shop/bills.ts'
import { useState, type ReactNode } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { DRAFTS } from '../../../platform/session/session-storage.ts'
import { ChoiceField, Field, TextField } from '../../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../../ui/forms/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useFormDraft } from '../../../ui/forms/use-form-draft.ts'

const { name, line, lines, number } = BUYER_LENGTH

type Buyer = Omit<BodyOf<typeof drawInvoice>, 'OrderId'>

interface BuyerFormProps {
  /** Above the buyer's fields. */
  readonly children?: ReactNode
  /** Saves the PDF. */
  readonly save: (buyer: Buyer, values: FormValues) => Promise<FormFailure | undefined>
}

/** The buyer of a quote or an invoice, as the tab remembers it.
 *  Source: docs/product.md, Quotes and invoices */
export function BuyerForm({ children, save }: BuyerFormProps) {
  const draft = useFormDraft(`${DRAFTS}buyer`)
  const usualPaper = useInBrowser(paperHere, 'A4')
  const [isSaved, setSaved] = useState(false)

  const submit = async (values: FormValues): Promise<FormFailure | undefined> => {
    setSaved(false)
    const { Name = '', Address = '', VatNumber = '', PurchaseOrder = '', Paper } = values
    const buyer = { Name, Address: [...addressLines(Address)], VatNumber, PurchaseOrder, Paper: Paper as Paper }
    const failure = await save(buyer, values)
    setSaved(!failure)
    return failure
  }

  return (
    <div {...draft}>
      <Form submit={m['bill.make']()} onSubmit={submit}>
        {children}
        <Field name="Name" label={m['bill.name']()} required maxLength={name} autoComplete="organization" check={textFault} />
        <TextField
          name="Address"
          label={m['bill.address']()}
          hint={m['bill.address_hint']({ lines, line })}
          rows={lines}
          maxLength={lines * (line + 1)}
          autoComplete="street-address"
          check={addressFault}
        />
        <Field name="VatNumber" label={m['bill.vat_number']()} maxLength={number} check={textFault} />
        <Field name="PurchaseOrder" label={m['bill.purchase_order']()} maxLength={number} check={textFault} />
        {/* The usual size is known in the browser alone. */}
        <ChoiceField key={usualPaper} name="Paper" label={m['ui.paper']()} options={paperWords.paperNames} defaultValue={usualPaper} />
        <p className="small muted">{m['bill.not_stored']()}</p>
      </Form>
      {isSaved && (
        <Notice tone="success">
          <p>{m['bill.saved']()}</p>
        </Notice>
      )}
    </div>
  )
}

/** Letter in the United States and Canada. */
function paperHere(): Paper {
  return /-(?:US|CA)$/i.test(navigator.language) ? 'Letter' : 'A4'
}

function textFault(text: string): string | undefined {
  return buyerTextFault(text, paperWords)
}

function addressFault(text: string): string | undefined {
  const typed = addressLines(text)
  if (typed.length > lines || typed.some((one) => one.length > line)) return m['bill.address_long']({ lines, line })
  return typed.map(textFault).find((fault) => fault !== undefined)
}
