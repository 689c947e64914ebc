import type { Feature } from '../feature.ts'
import { Puzzles } from '../puzzles/service.ts'
import { routePractice } from './routes.ts'
import { Practice, PracticeThread } from './service.ts'

/** Keeps nothing about anybody: how far somebody is in a strand is progress. */
export const practice: Feature = {
  name: 'practice',
  open({ app, service }) {
    const thread = new PracticeThread()
    app.addHook('onClose', () => thread.close())
    const drawn = new Practice(service(Puzzles), thread)
    return { services: [thread], routes: (server) => routePractice(server, drawn) }
  },
}
