import type { StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import { strandNamed } from '@emojigma/engine/practice/strands.ts'

/** The path of a practice puzzle's picture. */
export function picturePath({ strand, step }: StrandPlace, number: number): string {
  return `/emojigma/practice/${strand}_${step}_${number}.svg`
}

/** @param file the last part of such a path
 *  @returns undefined for any other */
export function pictured(file: string): { readonly place: StrandPlace; readonly number: number } | undefined {
  const [, name = '', step, number] = /^([a-z-]+)_(\d)_(\d{1,2})\.svg$/.exec(file) ?? []
  const strand = strandNamed(name)
  return strand && { place: { strand: strand.id, step: Number(step) }, number: Number(number) }
}
