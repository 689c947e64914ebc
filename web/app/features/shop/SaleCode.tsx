import { m } from '@emojigma/messages'
import type { BookSale } from './use-book-sale.ts'
import { CodeField } from './CodeField.tsx'

/** Where the code of an offer is typed before a book is bought. */
export function SaleCode({ sale: { isForChild, code, typeCode, choosing } }: { readonly sale: BookSale }) {
  if (isForChild) return null
  return <CodeField what={m['sale_code.a_book']()} code={code} onType={typeCode} fault={choosing.failure?.fields?.['Code']} />
}
