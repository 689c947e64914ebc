/** The parts of the site that articles belong to, by their names in the articles' files. */
export const sections = {
  'How to play': 'How to play',
  Help: 'Help',
  'For teachers': 'For teachers',
  Blog: 'Blog',
  Legal: 'Legal',
  More: 'More',
} as const
