/* Runs before anything is drawn and in any browser, so it is written without modern syntax. It tells the stylesheet what this device
   has chosen and whether somebody is signed in; then it looks for what the pages need, and where something is missing it shows,
   in place of the page, which browsers have it. */
;(function () {
  'use strict'

  const html = document.documentElement

  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key)) || {}
    } catch (unreadable) {
      return unreadable && {}
    }
  }

  const look = stored('emojigma.look')
  for (const name in look) html.setAttribute('data-' + name, look[name])
  if (look.motion || look.font) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/look.css'
    document.head.appendChild(sheet)
  }

  const account = stored('emojigma.session')
  if (account.id) html.setAttribute('data-session', account.email ? 'email' : 'name')

  function supports(condition) {
    return window.CSS && CSS.supports ? CSS.supports(condition) : false
  }

  const isSupported =
    'noModule' in document.createElement('script') &&
    typeof window.HTMLDialogElement === 'function' &&
    'showModal' in HTMLDialogElement.prototype &&
    typeof window.structuredClone === 'function' &&
    typeof window.fetch === 'function' &&
    typeof window.AbortSignal === 'function' &&
    'any' in AbortSignal &&
    typeof Object.hasOwn === 'function' &&
    'at' in Array.prototype &&
    'replaceAll' in String.prototype &&
    supports('selector(:has(a))') &&
    supports('(width: 1cqi)') &&
    supports('(height: 1dvh)') &&
    supports('(color: color-mix(in srgb, red, blue))')

  if (isSupported) return

  function element(name, text, styles) {
    const made = document.createElement(name)
    if (text) made.appendChild(document.createTextNode(text))
    for (const property in styles) made.style[property] = styles[property]
    return made
  }

  function show() {
    const page = element('main', '', {
      maxWidth: '38rem',
      margin: '0 auto',
      padding: '3rem 1rem',
      fontFamily: '"Trebuchet MS", Verdana, sans-serif',
      fontSize: '18px',
      lineHeight: '1.5',
      color: '#2e1a3d',
    })
    page.id = 'unsupported'
    page.appendChild(element('h1', 'This browser is too old for Emojigma', { margin: '0 0 1rem', lineHeight: '1.2' }))
    page.appendChild(
      element('p', 'Our puzzles need parts that this browser does not have yet. With one of these, or any newer one, they work:', {}),
    )
    const list = element('ul', '', { listStyle: 'disc', margin: '1rem 0', paddingLeft: '1.5rem' })
    const browsers = ['Chrome or Edge 120', 'Firefox 124', 'Safari 17.4, on iPhone and iPad iOS 17.4', 'Samsung Internet 25']
    for (let index = 0; index < browsers.length; index += 1) list.appendChild(element('li', browsers[index], {}))
    page.appendChild(list)
    page.appendChild(
      element('p', 'Updating the browser or the device usually brings it. On a school computer, ask whoever looks after it.', {}),
    )

    const root = document.getElementById('root')
    if (root) root.setAttribute('hidden', '')
    if (root) root.style.display = 'none'
    document.title = 'Browser not supported · Emojigma'
    document.body.style.background = '#fff6e9'
    document.body.insertBefore(page, document.body.firstChild)
  }

  if (document.body) show()
  else document.addEventListener('DOMContentLoaded', show)
})()
