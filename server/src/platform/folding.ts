/** The form in which names and e-mails are compared: neither case nor width of letters makes another one. */
export function folded(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
