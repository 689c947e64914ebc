/** Younger than this, an adult has to agree. */
const ADULT_CONSENT_UNTIL_YEARS = 13

/** Whether someone born in a year may still be younger than thirteen. Whoever has their thirteenth birthday this year counts as a child. */
export function mayBeChild(birthYear: number, nowMs: number): boolean {
  return new Date(nowMs).getUTCFullYear() - birthYear <= ADULT_CONSENT_UNTIL_YEARS
}
