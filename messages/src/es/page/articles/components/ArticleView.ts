export const sections = {
  'How to play': 'Cómo se juega',
  Help: 'Ayuda',
  'For teachers': 'Para docentes',
  Blog: 'Blog',
  Legal: 'Legal',
  More: 'Más',
} as const
