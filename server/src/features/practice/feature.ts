import type { Feature } from '../../platform/feature.ts'
import { Puzzles } from '../puzzles/service.ts'
import { routePractice } from './routes.ts'
import { Practice } from './service.ts'

/** Stores nothing: a player's place in a strand is progress. */
export const practice: Feature = {
  name: 'practice',
  open({ service, threads }) {
    const practice = new Practice(service(Puzzles), threads)
    return { services: [practice], routes: (server) => routePractice(server, practice) }
  },
}
