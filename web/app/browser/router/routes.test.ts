import { expect, test } from 'vitest'
import { findRoute, type RouteObject } from './routes.ts'

const ROUTES: readonly RouteObject[] = [
  { path: '/embed/:puzzleId' },
  {
    children: [
      { path: '/' },
      { path: '/puzzle/:puzzleId' },
      { path: '/puzzle/mostPopular' },
      { path: '/classes/:classroomId/:tab' },
      { path: '*' },
    ],
  },
]

test.each([
  ['/', '/', {}],
  ['/puzzle/7', '/puzzle/:puzzleId', { puzzleId: '7' }],
  ['/PUZZLE/7/', '/puzzle/:puzzleId', { puzzleId: '7' }],
  ['/puzzle/MOSTpopular', '/puzzle/mostPopular', {}],
  ['/classes/3/results', '/classes/:classroomId/:tab', { classroomId: '3', tab: 'results' }],
  ['/classes/a%20b/%E0%A4', '/classes/:classroomId/:tab', { classroomId: 'a b', tab: '%E0%A4' }],
  ['/embed/7', '/embed/:puzzleId', { puzzleId: '7' }],
  ['/embed', '*', {}],
  ['/puzzle//7', '*', {}],
  ['/puzzle/7/8', '*', {}],
])('%s is at the route %s with %j', (pathname, path, params) => {
  const found = findRoute(ROUTES, pathname)
  expect([found?.line.at(-1)?.path, found?.params]).toEqual([path, params])
})

test('the routes that stand around one lead to it, and nothing leads to what no route fits', () => {
  expect(findRoute(ROUTES, '/puzzle/7')?.line).toEqual([ROUTES[1], ROUTES[1]?.children?.[1]])
  expect(findRoute([{ path: '/today' }], '/tomorrow')).toBeUndefined()
})
