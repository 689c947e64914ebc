// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RenderedModulesProvider, lazyComponent, loadLazyComponents } from './lazy-component.tsx'

afterEach(cleanup)

const Here = ({ name }: { readonly name: string }) => <p>{name} is here</p>

test('one that is there is not loaded anew, however often it is drawn or asked for', async () => {
  const load = vi.fn<() => Promise<{ Here: typeof Here }>>(async () => ({ Here }))
  const Lazy = lazyComponent(['edges/Once.tsx', load], 'Here')
  render(
    <>
      <Lazy name="Fox" />
      <Lazy name="Owl" />
    </>,
  )
  await screen.findByText('Fox is here')
  expect(screen.getByText('Owl is here')).toBeDefined()
  const before = load.mock.calls.length
  await Lazy.load()
  render(<Lazy name="Frog" />)
  expect([screen.getByText('Frog is here').isConnected, load.mock.calls.length]).toEqual([true, before])
})

test('one whose code is there follows what it is given', async () => {
  const Lazy = lazyComponent(['edges/Props.tsx', async () => ({ Here })], 'Here')
  const { rerender } = render(<Lazy name="Fox" />)
  await screen.findByText('Fox is here')
  rerender(<Lazy name="Owl" />)
  expect(screen.getByText('Owl is here')).toBeDefined()
})

test('the server draws what is loaded and notes its module; of the rest it draws what holds its place, and notes it too', async () => {
  const Loaded = lazyComponent(['edges/Loaded.tsx', async () => ({ Here })], 'Here')
  const Missing = lazyComponent(['edges/Later.tsx', async () => ({ Here })], 'Here', { placeholder: <i>later</i> })
  const Unused = lazyComponent(['edges/Unused.tsx', async () => ({ Here })], 'Here')
  await Promise.all([Loaded.load(), Unused.load()])
  const drawn = new Set<string>()
  const html = renderToString(
    <RenderedModulesProvider value={drawn}>
      <Loaded name="Fox" />
      <Missing name="Owl" />
    </RenderedModulesProvider>,
  )
  expect(html.replaceAll(/<!--.*?-->|<template.*?<\/template>/gs, '')).toBe('<p>Fox is here</p><i>later</i>')
  expect([...drawn]).toEqual(['edges/Loaded.tsx', 'edges/Later.tsx'])
})

test('loading them beforehand tells what could not be loaded, and none is asked for by another’s name', async () => {
  const others = vi.fn<() => Promise<{ Here: typeof Here }>>(async () => ({ Here }))
  lazyComponent(['edges-other/Fine.tsx', others], 'Here')
  lazyComponent(['edges-broken/Broken.tsx', () => Promise.reject(new TypeError('Failed to fetch'))], 'Here')
  await expect(loadLazyComponents(['edges-broken/'])).rejects.toThrow('Failed to fetch')
  await loadLazyComponents(['edges-nothing/', 'other/Fine.tsx'])
  expect(others).not.toHaveBeenCalled()
})
