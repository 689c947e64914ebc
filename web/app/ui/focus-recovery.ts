/** Parts with a heading that can take the focus when one of their controls is removed. */
const PARTS = 'li, article, section'
const HEADINGS = 'h1, h2, h3'
const OUTCOME_NOTICES = '[data-tone="success"], [data-tone="error"]'

/** A ref for a part of a page whose focused controls may be removed when they are pressed. The focus then moves to a notice that appeared
 *  since, or else to the nearest remaining heading, instead of to the start of the page. */
export function recoverFocus(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  let parts: readonly Element[] = []
  let notice: Element | undefined
  return watchFocus(area, {
    onFocus: (focused) => {
      parts = partsAround(focused, area)
      notice = undefined
    },
    onAdded: (added) => {
      notice = added.matches(OUTCOME_NOTICES) ? added : (added.querySelector(OUTCOME_NOTICES) ?? notice)
    },
    onLost: () => (notice?.isConnected ? focusOn(notice) : focusInPlace(headingIn(parts))),
  })
}

/** A ref for a message about what was done: it takes the focus if the pressed control is gone, or once it goes. */
export function takeFocusIfLost(message: HTMLElement | null): (() => void) | undefined {
  if (!message) return undefined
  const take = () => focusOn(message)
  if (isNothingFocused()) take()
  return watchFocus(document.body, { onLost: take })
}

/** Moves the focus to the heading nearest to a control that is about to be removed. */
export function focusHeadingNear(control: Element): void {
  focusInPlace(headingIn(partsAround(control, document.querySelector('#main') ?? document.body)))
}

/** Focuses an element, focusable or not; also a ref for an element that takes the focus when it is mounted. */
export function focusOn(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

interface FocusWatcher {
  readonly onFocus?: (focused: Element) => void
  readonly onAdded?: (added: Element) => void
  /** The focused element was removed, and no other has the focus. */
  readonly onLost: () => void
}

function watchFocus(area: HTMLElement, { onFocus, onAdded, onLost }: FocusWatcher): () => void {
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
  // A press elsewhere gives the focus up.
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
    if (isNothingFocused()) onLost()
  })
  observer.observe(area, { childList: true, subtree: true })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}

function focusInPlace(heading: Element | null | undefined): void {
  focusOn(heading, { preventScroll: true })
}

function isNothingFocused(): boolean {
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
