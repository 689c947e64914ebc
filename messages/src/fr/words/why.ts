import type * as English from '../../en/words/why.ts'

export const aim =
  'Nous cherchons des énigmes réussies du premier coup environ trois fois sur quatre : assez pour s’amuser et assez pour apprendre. Une est plus facile, pour s’échauffer, et une autre est un défi.'

export const lookedAt: typeof English.lookedAt = (count, who) => {
  const isYou = who === 'you'
  return count === 1
    ? `Nous avons regardé ${isYou ? 'ta' : 'sa'} dernière énigme.`
    : `Nous avons regardé ${isYou ? 'tes' : 'ses'} ${count} dernières énigmes.`
}

export const ofKind: typeof English.ofKind = (kind, count, firstTries) => {
  if (count === 1) return `${kind} : une, ${firstTries === 1 ? '' : 'mais pas '}réussie du premier coup.`
  if (firstTries === count) return `${kind} : ${count}, toutes réussies du premier coup.`
  return `${kind} : ${count}, dont ${firstTries === 0 ? 'aucune' : firstTries} du premier coup.`
}
