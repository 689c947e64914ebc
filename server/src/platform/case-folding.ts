/** The form for comparing names and e-mails: case and width of letters do not matter. */
export function folded(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
