export const removeFromFavourites = 'Quitar de favoritos'
export const addToFavourites = 'Añadir a favoritos'
