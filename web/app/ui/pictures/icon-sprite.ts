/** Icons on a 24 × 24 grid, by name. Embedded once in the document, so that the scripts need not contain them. */
const ICON_SHAPES = {
  alert: '<path d="M12 7.5v6M12 17v.2"/><circle cx="12" cy="12" r="9"/>',
  'arrow-down': '<path d="M12 5v14m-6-6 6 6 6-6"/>',
  'arrow-left': '<path d="M19 12H5m6-6-6 6 6 6"/>',
  'arrow-right': '<path d="M5 12h14m-6-6 6 6-6 6"/>',
  'arrow-up': '<path d="M12 19V5m-6 6 6-6 6 6"/>',
  backspace: '<path d="M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7zM12 9.5l5 5M17 9.5l-5 5"/>',
  bulb: '<path d="M9 17.5h6M10 20.5h4M8 14.5a6 6 0 1 1 8 0c-.7.7-1 1.5-1 3H9c0-1.5-.3-2.3-1-3Z"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  classic: '<path d="M7.5 3.5v7M4 7h7M13.5 17h7M14 13.5h6M14 20.5h6"/><path d="M4.5 14.5l5 5M9.5 14.5l-5 5M14 7h6.5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  cross: '<path d="m7 7 10 10M17 7 7 17"/>',
  download: '<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15"/>',
  edit: '<path d="M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4"/>',
  embed: '<path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14"/>',
  eraser: '<path d="m8 19.5-4.5-4.5L13 5.5l6 6-8 8zM8.5 10l6 6M10 19.5h10"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  'full-screen': '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  grid: '<path d="M9 3.5v17M15 3.5v17M3.5 9h17M3.5 15h17"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  'log-out': '<path d="M10 4H5.5v16H10M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="m4 7.5 8 6 8-6"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  mixed:
    '<rect x="4" y="4" width="7" height="7" rx="2"/><circle cx="16.5" cy="7.5" r="3.5"/><path d="m7.5 13.5 4 7h-8z"/><path d="M14 14h6v6h-6z"/>',
  'no-note': '<path d="M9 12.5V18M9 6V5.5l10-2V14M4 4l16 16"/><circle cx="6.5" cy="18" r="2.5"/>',
  note: '<path d="M9 18V5.5l10-2V16"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="16" r="2.5"/>',
  odd: '<circle cx="6.5" cy="6.5" r="2.4"/><circle cx="17.5" cy="6.5" r="2.4"/><circle cx="6.5" cy="17.5" r="2.4"/><path d="M17.5 13.8l3.5 3.7-3.5 3.7-3.5-3.7z" fill="currentColor"/>',
  offline:
    '<path d="M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5.5 13a9.5 9.5 0 0 1 4.5-2.5M14.5 10.7A9.5 9.5 0 0 1 18.5 13M2.5 9.5a14 14 0 0 1 4.5-3M11 5.5A14 14 0 0 1 21.5 9.5M12 20v.1"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="4"/>',
  play: '<path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/>',
  more: '<circle cx="5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/>',
  redo: '<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.8" r="2.6"/><circle cx="17.5" cy="18.2" r="2.6"/><path d="m8.4 10.8 6.8-3.7M8.4 13.2l6.8 3.7"/>',
  silent: '<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>',
  'small-screen': '<path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5"/>',
  speaker: '<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4"/>',
  star: '<path d="m12 3.5 2.5 5.6 6 .6-4.5 4 1.3 6-5.3-3.1-5.3 3.1 1.3-6-4.5-4 6-.6z" fill="currentColor"/>',
  sudoku:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/><path d="M12 3.5v17M3.5 12h17"/><path d="M15 7.8h2.5M6.5 16.3H9" stroke-width="4.5"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>',
  word: '<path d="M3 18 7.5 6h1L13 18M4.7 14h6.6M20.5 10.5V18"/><circle cx="17.3" cy="14.3" r="3.3"/>',
  worksheet: '<path d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 13h7M9 16.5h7"/>',
  zoom: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5M11 8.2v5.6M8.2 11h5.6"/>',
} as const

export type IconName = keyof typeof ICON_SHAPES

/** For the start of every document's body. Not `display: none`, or some browsers would not render its references. */
export const ICON_SPRITE = `<svg style="position:absolute;width:0;height:0" aria-hidden="true">${Object.entries(ICON_SHAPES)
  .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
  .join('')}</svg>`
