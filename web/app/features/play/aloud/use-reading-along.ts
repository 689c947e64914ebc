import { useEffect, type RefObject } from 'react'
import { isSpeaking, speak } from './voice.ts'

/** How long the mouse rests on a button before its name is read. */
const REST_MS = 400

const CONTROLS = 'button, a[href]'

/** Reads status messages and opening dialogs of a puzzle aloud, and the names of buttons when they are pressed, or when the mouse or focus
 *  rests on them and nothing else is being read.
 *  @param place an element inside the puzzle, or inside its dialog */
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

/** Reads the last change of a batch: an opened dialog, or else a status message. */
function readChanges(records: readonly MutationRecord[]): void {
  const opened = records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap((node) => dialogIn(node) ?? [])
  const statuses = records.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('output') ?? [])
  const text = opened.length > 0 ? dialogText(opened.at(-1) as Element) : (statuses.map(spokenText).findLast((words) => words !== '') ?? '')
  if (text !== '') speak(text)
}

function dialogIn(node: Node): Element | undefined {
  if (!(node instanceof Element)) return undefined
  return (node.matches('dialog') ? node : node.querySelector('dialog')) ?? undefined
}

/** Empty for the read-aloud buttons themselves. */
function nameOf(target: EventTarget | null): string {
  const pressed = target instanceof Element ? target.closest(CONTROLS) : null
  return pressed && !pressed.closest('[data-voice]') ? spokenText(pressed) : ''
}

/** An element's accessible text: its label, or else its text and the alternative texts of its images. */
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

/** A dialog's title and paragraphs; buttons and links are read when they are reached. */
function dialogText(dialog: Element): string {
  return [...dialog.querySelectorAll('h2, p')]
    .filter((part) => !part.querySelector('a, button') && !part.closest('[aria-hidden=true]'))
    .map((part) => withFullStop(spokenText(part)))
    .join(' ')
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
