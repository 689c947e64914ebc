import type { EmojiTheme } from '../kind.ts'

/** A theme of clearly different emoji, independent of the product's themes. */
export const TEST_THEME: EmojiTheme = {
  name: 'Test',
  emoji: 'red-apple grapes coconut banana rocket guitar umbrella bicycle'.split(' '),
}

/** FNV-1a of a text: a short fingerprint of generated output. */
export function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
