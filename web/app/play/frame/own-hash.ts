/** In place of the browser's own, for pages that came by plain http. */
export { sha256 } from '@noble/hashes/sha2.js'
