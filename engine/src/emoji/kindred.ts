/** For each theme those that can lend it emoji which fit in, nearest first.
 *  Halloween and Christmas borrow, but do not lend. */
const KINDRED: Readonly<Record<string, readonly string[]>> = {
  Fruit: ['Vegetables', 'Sweets', 'Drinks', 'Food', 'Bakery'],
  Vegetables: ['Fruit', 'Food', 'Drinks', 'Bakery', 'Sweets'],
  Food: ['Vegetables', 'Bakery', 'Fruit', 'Drinks', 'Sweets'],
  Bakery: ['Sweets', 'Food', 'Fruit', 'Drinks', 'Vegetables'],
  Sweets: ['Bakery', 'Fruit', 'Drinks', 'Food', 'Vegetables'],
  Drinks: ['Fruit', 'Sweets', 'Bakery', 'Food', 'Vegetables'],
  Farm: ['Pets', 'Birds', 'Wild animals', 'Bugs', 'Sea'],
  Pets: ['Farm', 'Birds', 'Wild animals', 'Sea', 'Bugs'],
  'Wild animals': ['Birds', 'Farm', 'Dinosaurs and reptiles', 'Sea', 'Bugs'],
  Sea: ['Birds', 'Dinosaurs and reptiles', 'Wild animals', 'Travel'],
  Birds: ['Farm', 'Wild animals', 'Sea', 'Bugs'],
  Bugs: ['Dinosaurs and reptiles', 'Birds', 'Plants', 'Sea', 'Wild animals'],
  'Dinosaurs and reptiles': ['Wild animals', 'Bugs', 'Sea', 'Birds'],
  Plants: ['Fruit', 'Vegetables', 'Bugs', 'Weather', 'Birds', 'Outdoors'],
  Weather: ['Outdoors', 'Space', 'Plants', 'Sea'],
  Space: ['Weather', 'Travel', 'Gadgets', 'Faces'],
  Traffic: ['Travel', 'Buildings', 'Outdoors', 'Tools'],
  Travel: ['Traffic', 'Outdoors', 'Space', 'Buildings'],
  Outdoors: ['Travel', 'Weather', 'Plants', 'Wild animals', 'Sport'],
  Sport: ['Toys', 'Outdoors', 'Clothes'],
  Music: ['Toys', 'Party', 'Gadgets'],
  Toys: ['Sport', 'Fairground', 'Music'],
  School: ['Post', 'Tools', 'Music'],
  Tools: ['School', 'At home', 'Gadgets'],
  Clothes: ['Sport', 'At home', 'Party'],
  Buildings: ['Traffic', 'Outdoors', 'Travel', 'At home'],
  'At home': ['Tools', 'Clothes', 'Gadgets', 'Toys'],
  Gadgets: ['School', 'Music', 'At home', 'Toys', 'Tools'],
  Post: ['School', 'Gadgets', 'Tools', 'At home', 'Clothes'],
  Party: ['Fairground', 'Sweets', 'Music', 'Toys'],
  Fairground: ['Party', 'Toys', 'Sweets', 'Music'],
  'Fairy tales': ['Plants', 'Farm', 'Fairground', 'Birds'],
  Faces: ['Cats and monkeys', 'Pets', 'Farm', 'Space', 'Sea', 'Birds'],
  'Cats and monkeys': ['Pets', 'Wild animals', 'Farm', 'Birds', 'Sea'],
  Halloween: ['Fairy tales', 'Bugs', 'Sweets'],
  Christmas: ['Sweets', 'Clothes', 'Toys', 'Weather'],
}

export function kindredThemes(themeName: string): readonly string[] {
  return KINDRED[themeName] ?? []
}
