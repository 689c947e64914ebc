export const all = 'All'
export const category = 'Category'
