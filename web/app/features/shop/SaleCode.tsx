import type { BookSale } from './use-book-sale.ts'
import { CodeField } from './CodeField.tsx'

/** The discount code for books. */
export function SaleCode({ sale: { isForChild, code, typeCode, checkout } }: { readonly sale: BookSale }) {
  if (isForChild) return null
  return <CodeField code={code} onType={typeCode} fault={checkout.failure?.fields?.['Code']} />
}
