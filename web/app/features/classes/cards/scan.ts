import { CARD_TOKEN, typedCode } from '@emojigma/contract/rules/cards.ts'

/** The content of a QR code of this site: a card's, or that of a class's poster. */
export type Scan = { readonly kind: 'card'; readonly token: string } | { readonly kind: 'class'; readonly code: string }

/** @param text of a QR code
 *  @returns undefined for the code of something else */
export function readScan(text: string): Scan | undefined {
  const search = new URLSearchParams(text.split('?')[1])
  const token = search.get('magic') ?? ''
  if (CARD_TOKEN.test(token)) return { kind: 'card', token }
  const typed = typedCode(search.get('class') ?? '')
  return typed?.kind === 'class' ? { kind: 'class', code: typed.code } : undefined
}

/** Whether this page may use the camera. A page opened from another one of the site keeps the permissions of that one, which has none. */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy?.allowsFeature('camera') ?? true
}
