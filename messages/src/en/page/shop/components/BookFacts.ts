export const puzzlesOnPagesWith = (puzzlesIn: number, pages: number) =>
  `${puzzlesIn} puzzles on ${pages} pages, with all answers. A PDF to print.`
export const aFreeSample = 'A free sample:'
export const aFreeSampleOfThe = (paper: string, name: string) => `${paper}, a free sample of the ${name}`
