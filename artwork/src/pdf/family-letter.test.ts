import { loadLanguages } from '@emojigma/messages/languages.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import type { PrintedCard } from './card-formats.ts'
import { drawFamilyLetter } from './family-letter.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { Paper, PAPER_SIZES } from './paper.ts'

const CARD: PrintedCard = {
  name: 'Maximilian-Alexander von Hohenstein-Wolfeschlegelsteinhausen',
  nickname: 'BraveOtter7',
  userName: 'maximilian.von.hohenstein',
  classroom: 'The Otters of Year Four, Thursday Afternoon Group',
  url: `https://emojigma.example/magic?magic=card-${'aB3_'.repeat(5)}xy`,
  code: 'KMTR-HXPW-DFGN',
  classCode: 'KMT-RHX',
  pictures: [],
}

test('the letter of a long name fits half a page of either size, in every language', async () => {
  for (const [code, { words }] of await loadLanguages()) {
    for (const size of Object.values(PAPER_SIZES)) {
      const paper = new Paper({ size, title: 'Letters', art: emojiArt, words: words.print, createdAtMs: 0 }, SCREEN_COLOURS)
      paper.newPage()
      const box = { x: 0, y: size.height / 2, width: size.width, height: size.height / 2 }
      const bottom = drawFamilyLetter(paper, CARD, 'emojigma-puzzles.example.org/class', box)
      expect([code, bottom <= size.height - 24]).toEqual([code, true])
      const pdf = await paper.toPdf()
      expect(pdf.toString('latin1')).not.toMatch(/NaN|Infinity/)
    }
  }
})
