// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

function Example() {
  const [selected, setSelected] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((key) => ({ key, name: `Tab ${key}` }))
  return (
    <Tabs label="Example" tabs={tabs} selected={selected} onSelect={setSelected}>
      panel {selected}
    </Tabs>
  )
}

test('a tab shows its panel, which it names', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tab two')
  expect(screen.getByRole('tabpanel', { name: 'Tab two' }).textContent).toBe('panel two')
})

test('one tab is in the tab order, arrows, Home and End reach the others', async () => {
  render(<Example />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Tab one')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Tab three')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tabpanel').textContent).toBe('panel two')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tabpanel').textContent).toBe('panel three')
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tabpanel').textContent).toBe('panel one')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
