import type * as English from '../../en/words/looking-steps.ts'

export const lookingWords: typeof English.lookingWords = (step) => {
  switch (step.technique) {
    case 'whole picture':
      return {
        where: 'Regarde toute l’image.',
        rule: 'Repose tes yeux au milieu et attends : l’intrus te sautera peut-être aux yeux.',
        worked: 'Recule un peu et regarde tout d’un coup, pas un emoji après l’autre.',
      }
    case 'sweep':
      return {
        where: 'Commence à la ligne 1, par la gauche.',
        rule: 'Regarde une ligne à la fois, rien ne t’échappera.',
        worked: `Suis la ligne 1 du doigt, puis la 2, jusqu’à la ligne ${step.side}. Compare chaque emoji à son voisin : la forme, puis la couleur, puis les détails.`,
      }
    case 'half': {
      const { fromRow, toRow } = step
      return {
        where: `Regarde la moitié du ${fromRow === 0 ? 'haut' : 'bas'}.`,
        rule: `L’intrus est quelque part dans les lignes ${fromRow + 1} à ${toRow + 1}.`,
        worked: `Tu peux laisser l’autre moitié. Cherche dans les lignes ${fromRow + 1} à ${toRow + 1}.`,
      }
    }
    case 'row':
      return {
        where: `Regarde la ligne ${step.row + 1}.`,
        rule: 'L’intrus est dans cette ligne.',
        worked: `Suis la ligne ${step.row + 1} de gauche à droite et compare chaque emoji au suivant.`,
      }
    case 'cell':
      return {
        where: `Regarde la ligne ${step.row + 1}, colonne ${step.column}.`,
        rule: 'Celui-là n’est pas comme les autres.',
        worked: `L’intrus est à la ligne ${step.row + 1}, colonne ${step.column}.`,
      }
  }
}
