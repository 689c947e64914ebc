/** What belongs together: where one control of it goes away, the focus stays with it if it has a heading. */
const PARTS = 'li, article, section'
const HEADINGS = 'h1, h2, h3'
/** A notice that tells what was done, or why it was not. */
const TOLD = '[data-tone="success"], [data-tone="error"]'

/** A reference for a part of a page whose controls may go away when they are pressed. The focus then comes to what was told since, else to
 *  the heading of the nearest part that is left, instead of falling to the beginning of the page. */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  let parts: readonly Element[] = []
  let told: Element | undefined
  return watch(area, {
    onFocus: (focused) => {
      parts = partsAround(focused, area)
      told = undefined
    },
    onAdded: (added) => {
      told = added.matches(TOLD) ? added : (added.querySelector(TOLD) ?? told)
    },
    onLost: () => (told?.isConnected ? focusOn(told) : landOn(headingIn(parts))),
  })
}

/** A reference for a message that says what was done: it takes the focus if what was pressed has gone, or goes later. */
export function takeLostFocus(message: HTMLElement | null): (() => void) | undefined {
  if (!message) return undefined
  const take = () => focusOn(message)
  if (isNowhere()) take()
  return watch(document.body, { onLost: take })
}

/** For a control that is about to go away: its part of the page has the focus then. */
export function leaveTo(control: Element): void {
  landOn(headingIn(partsAround(control, document.querySelector('#main') ?? document.body)))
}

/** A reference for what has the focus as soon as it is there. */
export function focusOn(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

interface Watcher {
  readonly onFocus?: (focused: Element) => void
  readonly onAdded?: (added: Element) => void
  /** What had the focus has gone, and nothing else has it. */
  readonly onLost: () => void
}

function watch(area: HTMLElement, { onFocus, onAdded, onLost }: Watcher): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let focused: Element | undefined
  const note = (element: Element) => {
    focused = element
    onFocus?.(element)
  }
  const { activeElement } = document
  if (activeElement && area !== activeElement && area.contains(activeElement)) note(activeElement)
  area.addEventListener('focusin', ({ target }) => target instanceof Element && note(target), { signal })
  // Who presses elsewhere has left it.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && focused?.contains(target))) focused = undefined
    },
    { signal, capture: true },
  )
  const observer = new MutationObserver((changes) => {
    if (onAdded) for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) onAdded(node)
    if (!focused || focused.isConnected) return
    focused = undefined
    if (isNowhere()) onLost()
  })
  observer.observe(area, { childList: true, subtree: true })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}

/** What people look at stays where it is. */
function landOn(heading: Element | null | undefined): void {
  focusOn(heading, { preventScroll: true })
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** The nearest first, the area last. */
function partsAround(element: Element, area: Element): readonly Element[] {
  const parts: Element[] = []
  for (let part = element.parentElement; part && part !== area; part = part.parentElement) if (part.matches(PARTS)) parts.push(part)
  return [...parts, area]
}

function headingIn(parts: readonly Element[]): Element | null | undefined {
  return parts
    .filter(({ isConnected }) => isConnected)
    .map((part) => part.querySelector(HEADINGS))
    .find((heading) => heading !== null)
}
