/* Shows, in place of the page, which browsers have what it needs. Written without modern syntax, for browsers that lack it. */
;(function () {
  'use strict'

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
    const browsers = ['Chrome or Edge 109', 'Firefox 115', 'Safari 16.4, on iPhone and iPad iOS 16.4', 'Samsung Internet 21']
    for (let index = 0; index < browsers.length; index += 1) list.appendChild(element('li', browsers[index], {}))
    page.appendChild(list)
    page.appendChild(element('p', 'Update your browser or device. On a school computer, ask your teacher or IT support.', {}))

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
