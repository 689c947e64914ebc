import '../app/ui/styles/tokens.css'
import '../app/ui/styles/base.css'
import './gallery.css'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from '../app/platform/shell/app.tsx'
import { makeStore } from '../app/platform/store.ts'
import { loadLazyComponents } from '../app/ui/loading/lazy-component.tsx'
import { Gallery } from './Gallery.tsx'
import { GALLERY_DAY } from './puzzles.ts'

/** `/gallery` in development: a frame with controls, and in it `/gallery/cases`. */
async function start(): Promise<void> {
  const site = { origin: location.origin, supportEmail: '', artVersion: 'gallery', nowMs: dayStartMs(GALLERY_DAY) }
  const root = document.querySelector('#root')
  if (!root) throw new Error('the document has no root')
  const page = location.pathname.endsWith('/cases') ? await cases() : <Gallery />
  const router = createBrowserRouter([{ path: '*', element: page }])
  createRoot(root).render(
    <StrictMode>
      <App store={makeStore()} site={site}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}

/** Loads everything that they show late in a page, so that a picture shows it whole. */
async function cases() {
  const theme = new URLSearchParams(location.search).get('theme')
  if (theme) document.documentElement.dataset['theme'] = theme
  const { Cases } = await import('./Cases.tsx')
  // A call would be answered by the running site, if at all.
  globalThis.fetch = () => new Promise(() => {})
  // A win's praise is chosen by chance.
  Math.random = () => 0
  await loadLazyComponents()
  return <Cases />
}

void start()
