// @vitest-environment jsdom
import { ALL_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderAt, SITE } from '../platform/testing/test-site.tsx'
import { Button, ButtonLink, IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { Countdown } from './Countdown.tsx'
import { Die, LevelName } from './pictures/Die.tsx'
import { EmojiPicture } from './pictures/EmojiPicture.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Failed } from './loading/Fetched.tsx'
import { Icon } from './pictures/Icon.tsx'
import { ICON_SPRITE } from './pictures/icon-sprite.ts'
import { Notice } from './Notice.tsx'
import { PageMeta } from './PageMeta.tsx'
import { Section } from './Section.tsx'
import { Spinner } from './loading/Spinner.tsx'
import { Switch } from './forms/Switch.tsx'
import { TYPE_NAMES, TypeMark } from './pictures/TypeMark.tsx'

afterEach(cleanup)

const drawn = (what: ReactElement) => render(what).container

describe('a die', () => {
  test.each<[LevelId, 'circle' | 'path', number]>([
    [6, 'circle', 1],
    [7, 'circle', 2],
    [8, 'circle', 3],
    [9, 'circle', 4],
    [10, 'circle', 5],
    [1, 'path', 1],
    [2, 'path', 2],
    [3, 'path', 3],
    [4, 'path', 4],
    [5, 'path', 5],
  ])('of level %i has pips of the shape %s, %i of them, and says nothing', (levelId, shape, count) => {
    const die = drawn(<Die levelId={levelId} />)
    expect(die.querySelectorAll(shape)).toHaveLength(count)
    expect(die.querySelectorAll('circle, path')).toHaveLength(count)
    expect(die.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })

  test.each(ALL_LEVEL_IDS)('of level %i lies even: its pips balance around its middle, and none lies on another', (levelId) => {
    const pips = [...drawn(<Die levelId={levelId} />).querySelectorAll('circle, path')].map((pip) => {
      const [, x, y] = /^M([\d.]+) ([\d.]+)l/.exec(pip.getAttribute('d') ?? '') ?? []
      return x && y ? [Number(x), Number(y) + 4.2] : [Number(pip.getAttribute('cx')), Number(pip.getAttribute('cy'))]
    })
    const middle = [0, 1].map((axis) => pips.reduce((sum, pip) => sum + (pip[axis] ?? 0), 0) / pips.length)
    for (const value of middle) expect(value).toBeCloseTo(14, 6)
    expect(new Set(pips.map(String)).size).toBe(pips.length)
  })

  test('stands beside the name of its level', () => {
    expect(drawn(<LevelName levelId={8} />).textContent?.trim()).toBe('Level 3')
    expect(drawn(<LevelName levelId={5} />).textContent?.trim()).toBe('Master')
  })
})

describe('the mark of a kind', () => {
  test.each([
    [1, 'classic'],
    [2, 'grid'],
    [3, 'word'],
    [4, 'sudoku'],
    [5, 'odd'],
    ['mixed', 'mixed'],
  ] as const)('%s is the drawing %s in its own colours', (typeId, name) => {
    const mark = drawn(<TypeMark typeId={typeId} />)
    expect(mark.querySelector('use')?.getAttribute('href')).toBe(`#icon-${name}`)
    expect(mark.firstElementChild?.getAttribute('data-type')).toBe(name)
    expect(mark.textContent).toBe('')
  })

  test('is another for every kind', () => {
    expect(new Set(Object.values(TYPE_NAMES)).size).toBe(6)
  })
})

describe('a picture of an emoji', () => {
  test('is skipped beside its word, and named where it stands alone', () => {
    renderAt(
      '/',
      <>
        <EmojiPicture emoji="red-apple" />
        <EmojiPicture emoji="fox" label="fox" />
      </>,
    )
    const [apple] = screen.getAllByRole('presentation')
    expect([apple?.getAttribute('src'), apple?.getAttribute('alt')]).toEqual(['/emojigma/emoji/red-apple.svg?v=test', ''])
    expect(screen.getByRole('img', { name: 'fox' }).getAttribute('src')).toBe('/emojigma/emoji/fox.svg?v=test')
  })

  test('has a new address with every version of the artwork, keeps its room, and cannot be dragged', () => {
    renderAt('/', <EmojiPicture emoji="owl" label="owl" />, { ...SITE, artVersion: 'b2' })
    const owl = screen.getByRole('img', { name: 'owl' })
    expect(['src', 'width', 'height', 'draggable'].map((name) => owl.getAttribute(name))).toEqual([
      '/emojigma/emoji/owl.svg?v=b2',
      '32',
      '32',
      'false',
    ])
  })

  test('waits until it comes near only where that is asked for', () => {
    renderAt(
      '/',
      <>
        <EmojiPicture emoji="owl" label="now" />
        <EmojiPicture emoji="owl" label="later" isLazy />
      </>,
    )
    expect(['now', 'later'].map((name) => screen.getByRole('img', { name }).getAttribute('loading'))).toEqual([null, 'lazy'])
  })
})

describe('a notice', () => {
  test.each([
    ['error', 'alert', 'alert'],
    ['blocked', 'alert', 'alert'],
    ['offline', 'status', 'offline'],
    ['success', 'status', 'check'],
  ] as const)('of the tone %s is for a screen reader one of the role %s, with the drawing %s', (tone, role, icon) => {
    render(
      <Notice tone={tone} action={<button>Do it</button>}>
        words
      </Notice>,
    )
    const notice = screen.getByRole(role)
    expect([notice.textContent, notice.dataset['tone']]).toEqual(['wordsDo it', tone])
    expect(notice.querySelector('use')?.getAttribute('href')).toBe(`#icon-${icon}`)
  })

  test('of a failure that cannot be tried again has no button, but what else there is to say', () => {
    render(<Failed>Puzzle ID: '7'</Failed>)
    expect(screen.getByRole('alert').textContent).toBe("Oops...Something went wrong...Puzzle ID: '7'")
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a switch', () => {
  function Example({ onChange }: { readonly onChange: (isOn: boolean) => void }) {
    const [isOn, setOn] = useState(false)
    const change = (next: boolean) => {
      onChange(next)
      setOn(next)
    }
    return <Switch label="Hide Solved" hint="In every list." isOn={isOn} onChange={change} />
  }

  test('is named by its label, described by its hint, and turned by a press on its words or by the space bar', async () => {
    const changed = vi.fn<(isOn: boolean) => void>()
    render(<Example onChange={changed} />)
    const control = screen.getByRole('switch', { name: 'Hide Solved', description: 'In every list.', checked: false })
    await userEvent.click(screen.getByText('Hide Solved'))
    expect(screen.getByRole('switch', { checked: true })).toBe(control)
    control.focus()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('switch', { checked: false })).toBe(control)
    expect(changed.mock.calls).toEqual([[true], [false]])
  })

  test('shows what it is told, not what was pressed, and has no description without a hint', async () => {
    render(<Switch label="Calm" isOn onChange={() => {}} />)
    const control = screen.getByRole('switch', { name: 'Calm', checked: true })
    await userEvent.click(control)
    expect(screen.getByRole('switch', { checked: true })).toBe(control)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
  })
})

describe('buttons', () => {
  test('send no form unless they are for that', async () => {
    const sent = vi.fn<() => void>()
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <Button>Plain</Button>
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(sent).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveBeenCalledOnce()
  })

  test('that lead elsewhere are links', async () => {
    const { address } = renderAt('/', <ButtonLink to="/today?from=home">Play</ButtonLink>)
    await userEvent.click(screen.getByRole('link', { name: 'Play' }))
    expect(address()).toBe('/today?from=home')
  })
})

describe('an empty state', () => {
  test.each([1, 2, 3] as const)('has its title as a heading of level %i, its words and what can be done', (headingLevel) => {
    renderAt(
      '/',
      <EmptyState emoji="seedling" title="Nothing here yet" headingLevel={headingLevel} action={<button>Show all</button>}>
        New ones arrive every day.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { level: headingLevel, name: 'Nothing here yet' })).toBeDefined()
    expect(screen.getByText('New ones arrive every day.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show all' })).toBeDefined()
    expect(screen.getByRole('presentation').getAttribute('src')).toContain('/seedling.svg')
  })

  test('may be kept company by the mascot', () => {
    renderAt(
      '/',
      <EmptyState mood="sleeping" title="Nothing here yet" headingLevel={2}>
        New ones arrive every day.
      </EmptyState>,
    )
    expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual(['/mascot/sleeping.svg'])
  })
})

describe('a section', () => {
  test('is a region named by its heading, at an address of its own', () => {
    render(
      <Section id="word" title="Word" text="Age 7+" mark={<b>W</b>} end="1 of 5 solved">
        <p>cards</p>
      </Section>,
    )
    const region = screen.getByRole('region', { name: 'Word' })
    expect([region.id, region.textContent]).toEqual(['word', 'WWordAge 7+1 of 5 solvedcards'])
    expect(screen.getByRole('heading', { level: 2, name: 'Word' })).toBeDefined()
  })

  test('has no empty line under its title', () => {
    render(
      <Section id="word" title="Word">
        <b>cards</b>
      </Section>,
    )
    expect(screen.getByRole('region').querySelectorAll('p')).toHaveLength(0)
  })
})

test('a spinner says that it loads, or what it is told, and its tiles say nothing', () => {
  const { rerender } = render(<Spinner />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  rerender(<Spinner text="Getting your account ready..." />)
  expect(screen.getByRole('status').textContent).toBe('Getting your account ready...')
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true] > i')).toHaveLength(5)
})

describe('a countdown', () => {
  const MINUTE_MS = 60_000
  test.each([
    [999, '00hours00mins00secs', 'New puzzles in 0 minutes'],
    [MINUTE_MS - 1, '00hours00mins59secs', 'New puzzles in 0 minutes'],
    [MINUTE_MS, '00hours01mins00secs', 'New puzzles in 1 minute'],
    [60 * MINUTE_MS - 1, '00hours59mins59secs', 'New puzzles in 59 minutes'],
    [60 * MINUTE_MS, '01hours00mins00secs', 'New puzzles in 1 hour 0 minutes'],
    [61 * MINUTE_MS, '01hours01mins00secs', 'New puzzles in 1 hour 1 minute'],
    [24 * 60 * MINUTE_MS - 1, '23hours59mins59secs', 'New puzzles in 23 hours 59 minutes'],
  ])('of %i ms shows %s and is named "%s"', (leftMs, shown, name) => {
    render(<Countdown leftMs={leftMs} until="New puzzles" />)
    expect(screen.getByRole('timer', { name }).textContent).toBe(shown)
  })

  test.each([
    [70 * MINUTE_MS, ''],
    [61 * MINUTE_MS, ''],
    [11 * MINUTE_MS - 1, 'New puzzles in 10 minutes'],
    [10 * MINUTE_MS, 'New puzzles in 10 minutes'],
    [10 * MINUTE_MS - 1, ''],
    [2 * MINUTE_MS, ''],
    [2 * MINUTE_MS - 1, 'New puzzles in 1 minute'],
    [MINUTE_MS - 1, ''],
  ])('of %i ms says aloud "%s"', (leftMs, spoken) => {
    render(<Countdown leftMs={leftMs} until="New puzzles" />)
    expect(screen.getByRole('status').textContent).toBe(spoken)
  })
})

describe('what a page tells of itself', () => {
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

  test('is its title and its words; its address and its picture only where it says them', async () => {
    renderAt('/puzzle/7?t=1#answer', <PageMeta title="Classic" description="A fox and a frog." />)
    await waitFor(() => expect(document.title).toBe('Classic · Emojigma'))
    expect(content('meta[name=description]')).toBe('A fox and a frog.')
    expect(document.head.querySelectorAll('meta[name=robots], meta[property="og:image"], link[rel=canonical]')).toHaveLength(0)
  })

  test('has its own address and a picture by their whole addresses, and keeps out of searches what is hidden', () => {
    renderAt('/lost', <PageMeta title="Lost" description="Not found." path="/found" picture="/emojigma/p.png" isHidden />)
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:3000/found')
    expect(content('meta[property="og:image"]')).toBe('http://localhost:3000/emojigma/p.png')
    expect(content('meta[name=robots]')).toBe('noindex')
  })
})

describe('words and names', () => {
  test.each<[readonly (string | false | undefined)[], string]>([
    [[], ''],
    [['row'], 'row'],
    [['page', false, undefined, '', 'row'], 'page row'],
  ])('class names %j are joined to "%s"', (names, joined) => {
    expect(classNames(...names)).toBe(joined)
  })

  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_400, '12,400'],
    [1_234_567, '1,234,567'],
    [-1500, '-1,500'],
  ])('%i is written %s', (count, text) => {
    expect(counted(count)).toBe(text)
  })

  test('an icon refers to a drawing that every document brings along, and is skipped by screen readers', () => {
    const icon = drawn(<Icon name="full-screen" />).querySelector('svg')
    const name = icon?.querySelector('use')?.getAttribute('href')?.slice(1)
    expect([icon?.getAttribute('aria-hidden'), icon?.getAttribute('focusable')]).toEqual(['true', 'false'])
    expect(ICON_SPRITE.split(`<symbol id="${name}"`)).toHaveLength(2)
    expect(ICON_SPRITE).not.toContain('display:none')
  })
})
