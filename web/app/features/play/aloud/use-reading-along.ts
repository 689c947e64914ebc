import { useEffect, type RefObject } from 'react'
import { isSpeaking, speak } from './voice.ts'

/** So long a mouse rests on a button before that is read. */
const REST_MS = 400

/** What has a name to be read when it is pressed or reached. */
const PRESSED = 'button, a[href]'

/** Reads what happens around a puzzle while that is wanted: what a status says, the words of a dialog that opens, and the names of buttons
 *  when they are pressed, or when mouse or focus rests on them and nothing else is being said.
 *  @param place stands in the puzzle, or in the dialog that the puzzle lies in */
export function useReadingAlong(place: RefObject<Element | null>): void {
  useEffect(() => {
    const around = place.current?.closest('dialog') ?? place.current?.closest('[data-setting]')
    if (!around) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const changes = new MutationObserver((records) => readChanges(records))
    changes.observe(around, { childList: true, characterData: true, subtree: true })

    let rest: ReturnType<typeof setTimeout> | undefined
    const readName = ({ target }: Event) => {
      const name = nameOf(target)
      if (name) speak(name)
    }
    const readQuietly = (event: Event) => {
      if (!isSpeaking()) readName(event)
    }
    around.addEventListener('click', readName, { signal })
    around.addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && readQuietly(event), { signal })
    around.addEventListener(
      'pointerover',
      (event) => {
        clearTimeout(rest)
        if (event.pointerType === 'mouse') rest = setTimeout(() => readQuietly(event), REST_MS)
      },
      { signal },
    )
    return () => {
      clearTimeout(rest)
      controller.abort()
      changes.disconnect()
    }
  }, [place])
}

/** The last of what changed at once is read: a dialog that opened, else a status that says something new. */
function readChanges(records: readonly MutationRecord[]): void {
  const opened = records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => dialogIn(node) ?? [])
  const statuses = records.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('output') ?? [])
  const text = opened.length > 0 ? dialogText(opened.at(-1) as Element) : (statuses.map(spokenText).findLast((said) => said !== '') ?? '')
  if (text !== '') speak(text)
}

function dialogIn(node: Node): Element | undefined {
  if (!(node instanceof Element)) return undefined
  return (node.matches('dialog') ? node : node.querySelector('dialog')) ?? undefined
}

/** The buttons that speak have a voice of their own. */
function nameOf(target: EventTarget | null): string {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null
  return pressed && !pressed.closest('[data-voice]') ? spokenText(pressed) : ''
}

/** What an element says to somebody who hears it: its name if it has one, else its text and the names of its pictures, without what is
 *  drawn for the eye alone. */
function spokenText(element: Element): string {
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
function dialogText(dialog: Element): string {
  return [...dialog.querySelectorAll('h2, p')]
    .filter((part) => !part.querySelector('a, button') && !part.closest('[aria-hidden=true]'))
    .map((part) => withFullStop(spokenText(part)))
    .join(' ')
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
