export const practise = 'Practise'
export const oneIdeaAtA = 'One idea at a time, as long as you like. No points, no clock, and hints are welcome.'
export const practiseOneIdeaAt =
  'Practise one idea at a time with emoji puzzles: counting, making ten, order of operations, two unknowns, Emojidoku techniques and more. Free, without points and without a clock.'
