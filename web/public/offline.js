/* The page that could not be shown is asked for again as soon as the network is back. */
addEventListener('online', () => location.reload())
