import type * as English from '../../../../en/page/accounts/components/MagicLinkForm.tsx'

export const haveALookIn: typeof English.haveALookIn = (strong, mailedTo) => (
  <>
    {strong('Mira tu buzón de correo.')} Si {mailedTo} tiene una cuenta, va de camino un enlace. Sirve una vez, durante 15 minutos.
  </>
)
export const backToThePassword = 'Volver a la contraseña'
export const withMyPassword = 'Usar mi contraseña'
export const mailMeALink = 'Enviarme un enlace'
export const eMail = 'Correo'
export const weMailYouA = 'Te enviamos un enlace con el que entras.'
