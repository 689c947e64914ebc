import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Precompresses the built files at the highest levels. */
export function packedFiles(folder: string): Plugin {
  return {
    name: 'emojigma-packed-files',
    writeBundle({ dir = folder }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg|json|webmanifest|txt)$/.test(file))) {
        const text = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }))
      }
    },
  }
}
