/** JSON for a data script element, escaped so that it cannot end the element.
 *  Source: HTML Living Standard, 2026, 4.12.1.3 Restrictions for contents of script elements */
export function scriptData(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
