/** What an element says to somebody who hears it: its name if it has one, else its text and the names of its pictures, without what is
 *  drawn for the eye alone. */
export function spokenText(element: Element): string {
  const name = element.getAttribute('aria-label')
  return (name ?? textIn(element)).replace(/\s+/g, ' ').trim()
}

function textIn(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  if (node instanceof HTMLImageElement) return node.alt
  return Array.from(node.childNodes, textIn).join('')
}

/** A dialog's title and what it tells; its buttons and links are read when they are reached. */
export function dialogText(dialog: Element): string {
  return [...dialog.querySelectorAll('h2, p')]
    .filter((part) => !part.querySelector('a, button') && !part.closest('[aria-hidden=true]'))
    .map((part) => withFullStop(spokenText(part)))
    .join(' ')
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
