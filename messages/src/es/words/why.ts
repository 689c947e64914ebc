import type * as English from '../../en/words/why.ts'

export const aim =
  'Buscamos puzles que se resuelven al primer intento unas tres de cada cuatro veces: bastante para disfrutar y bastante para aprender. Uno es más fácil, de calentamiento, y otro es un desafío extra.'

export const lookedAt: typeof English.lookedAt = (count, who) => {
  const whose = who === 'you' ? 'tu' : 'su'
  return count === 1 ? `Hemos mirado ${whose} último puzle.` : `Hemos mirado ${whose}s últimos ${count} puzles.`
}

export const ofKind: typeof English.ofKind = (kind, count, firstTries, who) => {
  if (count === 1) {
    const solved = `y lo ${who === 'you' ? 'resolviste' : 'resolvió'} al primer intento`
    return `${kind}: uno, ${firstTries === 1 ? solved : 'y no al primer intento'}.`
  }
  if (firstTries === count) return `${kind}: ${count}, y todos al primer intento.`
  return `${kind}: ${count}, y ${firstTries === 0 ? 'ninguno' : firstTries} al primer intento.`
}
