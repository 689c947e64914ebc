/** Writes the picture of shared links that have none of their own into the page's public files.
 *  Run by `npm run site-picture -w artwork` after a change of the drawing. */
import { writeFileSync } from 'node:fs'
import { emojiArt } from '../emoji-art.ts'
import { rasterise } from '../raster/rasterise.ts'
import { drawSitePicture, SITE_PICTURE } from './site-picture.ts'

const png = await rasterise(drawSitePicture(emojiArt), { widthPx: SITE_PICTURE.width, format: 'png' })
writeFileSync(new URL('../../../web/public/share.png', import.meta.url), png)
