import { join } from 'node:path'
import { drawingVersion } from '../../../platform/drawing-version.ts'
import type { Feature } from '../../../platform/feature.ts'
import { FileCache } from '../../../platform/file-cache.ts'
import { LANGUAGE_CODES, languageNamed } from '../../../platform/languages.ts'
import { AnswerAddresses, Puzzles } from '../service.ts'
import { routePictures } from './routes.ts'
import { Pictures } from './service.ts'

export const pictures: Feature = {
  name: 'pictures',
  async open({ config, clock, log, service }) {
    const words = LANGUAGE_CODES.map((code) => JSON.stringify(languageNamed(code).words.print.drawings))
    const version = drawingVersion(['artwork/src/svg', 'artwork/src/raster'], ...words)
    const puzzles = service(Puzzles)
    const files = new FileCache({ folder: join(config.dataFolder, 'pictures'), version, maxBytes: config.pictureCacheBytes, log })
    await files.open()
    const pictures = new Pictures({ files, puzzles, log, ...(config.hasRateLimits ? {} : { waitingPerClient: Infinity }) })
    const routes = { pictures, puzzles, answerAddresses: service(AnswerAddresses), version, nowMs: () => clock.nowMs() }
    return {
      services: [pictures],
      routes(app) {
        app.metrics.queue('pictures', () => pictures.waiting)
        return routePictures(app, routes)
      },
      newDay: (day, signal) => (config.drawsAhead ? pictures.drawAhead(day, signal) : Promise.resolve()),
    }
  },
}
