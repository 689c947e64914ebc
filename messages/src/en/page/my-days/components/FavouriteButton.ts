export const removeFromFavourites = 'Remove from favourites'
export const addToFavourites = 'Add to favourites'
