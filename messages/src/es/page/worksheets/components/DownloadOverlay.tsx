import type * as English from '../../../../en/page/worksheets/components/DownloadOverlay.tsx'

export const itCouldNotBe = 'No se pudo dibujar. Lo que elegiste sigue aquí: inténtalo de nuevo, por favor.'
export const lookForItAmong: typeof English.lookForItAmong = (link) => <>Búscala entre tus descargas. {link('Descargarla otra vez')}</>
export const yourWorksheetIsHere = 'Tu ficha ya está aquí'
export const yourWorksheetIsDownloading = 'Tu ficha se está descargando'
export const worksheetsDrawn = 'Fichas dibujadas'
export const emojigmaCantBeReached = 'Ahora no llegamos a Emojigma. Espera un momento, por favor.'
export const ofDrawn: typeof English.ofDrawn = (done, variants) => `${done} de ${variants} dibujadas`
export const close = 'Cerrar'
export const cancel = 'Cancelar'
