import { hash } from 'node:crypto'

/** A word for a content, which another content does not have: 132 bits of its SHA-256, as base64url. */
export function contentTag(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
