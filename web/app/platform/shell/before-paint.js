/* Without modern syntax, since it runs in any browser; see `document.ts`. */
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

  const theme = stored('emojigma.look')
  for (const name in theme) html.setAttribute('data-' + name, theme[name])
  if (theme.motion || theme.font) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/motion-and-font.css'
    document.head.appendChild(sheet)
  }

  const account = stored('emojigma.session')
  if (account.id) html.setAttribute('data-session', account.email || account.isStudent ? 'email' : 'name')

  // Three tiles take more room than the question for whom they are.
  function isKept(key) {
    try {
      return localStorage.getItem(key) !== null
    } catch (unreadable) {
      return unreadable && false
    }
  }
  if (isKept('emojigma.band') || isKept('emojigma.three')) html.setAttribute('data-player', 'known')

  // Text typed before hydration goes into the puzzle's answer field. It is stored under the field's draft key, where the app looks for it,
  // since the field may be replaced.
  if (/^(?:\/\w\w)?\/puzzle\/\d/.test(location.pathname) && matchMedia('(hover: hover) and (pointer: fine)').matches) {
    const watch = new MutationObserver(function () {
      const field = document.querySelector('main input[data-draft-key]')
      if (!field) return
      watch.disconnect()
      field.addEventListener('input', function () {
        try {
          if (!html.dataset.ready) sessionStorage.setItem(field.dataset.draftKey, field.value)
        } catch (failure) {
          return failure
        }
      })
      if (document.activeElement === document.body) field.focus({ preventScroll: true })
    })
    watch.observe(html, { childList: true, subtree: true })
  }

  function supports(condition) {
    return window.CSS && CSS.supports ? CSS.supports(condition) : false
  }

  function hasLookbehind() {
    try {
      return Boolean(new RegExp('(?<=a)b'))
    } catch (refused) {
      return refused && false
    }
  }

  // Whatever the built files use came no later than these, as `browser-support.test.ts` checks.
  const isSupported =
    'noModule' in document.createElement('script') &&
    'inert' in HTMLElement.prototype &&
    hasLookbehind() &&
    supports('(height: 1dvh)') &&
    supports('(width: 1cqi)')

  if (isSupported) return
  html.setAttribute('data-unsupported', '')
  if (html.hasAttribute('data-readable')) return
  const rules = {
    createScriptURL: function (path) {
      return path
    },
  }
  const policy = window.trustedTypes ? trustedTypes.createPolicy('emojigma', rules) : rules
  const script = document.createElement('script')
  script.src = policy.createScriptURL((html.lang === 'en' ? '' : '/' + html.lang) + '/unsupported.js')
  document.head.appendChild(script)
})()
