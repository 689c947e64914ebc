// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

/** A browser without a clipboard that copies what is selected, and notes it. */
function withoutClipboard(isAllowed = true) {
  const copied: { text: string; place: string | undefined }[] = []
  vi.stubGlobal('navigator', {})
  const execCommand = (): boolean => {
    const field = document.activeElement as HTMLTextAreaElement
    copied.push({ text: field.value.slice(field.selectionStart, field.selectionEnd), place: field.parentElement?.localName })
    return isAllowed
  }
  Object.assign(document, { execCommand })
  return copied
}

test('a text goes to the clipboard, to the letter', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a\n“b” 🟩')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a\n“b” 🟩')
})

test('without a clipboard it is selected and copied, and the focus is where it was', async () => {
  const copied = withoutClipboard()
  document.body.innerHTML = '<button>Copy</button>'
  const button = document.querySelector('button')
  button?.focus()
  expect(await copyText('two\nlines 🟩')).toBe(true)
  expect(copied).toEqual([{ text: 'two\nlines 🟩', place: 'body' }])
  expect([document.activeElement, document.querySelector('textarea')]).toEqual([button, null])
})

test('in a dialog it is selected inside the dialog, because the page behind takes no focus', async () => {
  const copied = withoutClipboard()
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>'
  document.querySelector('button')?.focus()
  await copyText('here')
  expect(copied).toEqual([{ text: 'here', place: 'dialog' }])
})

test('a browser that lets neither happen is told of', async () => {
  withoutClipboard(false)
  expect(await copyText('nothing')).toBe(false)
  Reflect.deleteProperty(document, 'execCommand')
  expect(await copyText('nothing')).toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})
