const numbers = new Intl.NumberFormat('en')

/** `12,400` */
export function counted(count: number): string {
  return numbers.format(count)
}
