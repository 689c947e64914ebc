export const arrows = 'Arrows'
