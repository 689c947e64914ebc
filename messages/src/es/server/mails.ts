import type { Translated } from '../../shape.ts'
import type * as English from '../../en/server/mails.ts'

type Mails = Translated<typeof English>

export const signature = '¡A disfrutar de los puzles!\nTu Emojigma'
export const hello = '¡Hola!'
export const helloTo: Mails['helloTo'] = (nickname) => `¡Hola, ${nickname}!`
export const logIn = 'Iniciar sesión'

export const welcome: Mails['welcome'] = {
  subject: 'Te damos la bienvenida a Emojigma',
  text: 'Tu cuenta está lista. Cada día trae cuarenta puzles nuevos, y desde ahora guardamos tus puntos.',
  open: 'Abrir los puzles de hoy',
  notYou: (forgottenPassword) =>
    `¿No has creado tú esta cuenta? Entonces hazla tuya con «Contraseña olvidada» en ${forgottenPassword}, que anula la contraseña elegida, y elimínala; o déjala como está.`,
}

export const alreadyRegistered: Mails['alreadyRegistered'] = {
  subject: 'Ya tienes una cuenta',
  text: 'Alguien, probablemente tú, acaba de intentar crear una cuenta con este correo. Ya tiene una, y no ha cambiado nada.',
  closing: (forgottenPassword) =>
    `¿Has olvidado tu contraseña? Elige una nueva en ${forgottenPassword}. Si tu hijo o hija quería una cuenta propia: cada cuenta necesita su propio correo. Si no ha sido nadie que conozcas, no hay que hacer nada.`,
}

export const consent: Mails['consent'] = {
  subject: '¿Puede jugar este menor en Emojigma?',
  madeAnAccount: (nickname) =>
    `Un menor ha creado una cuenta en Emojigma${nickname === null ? '' : ` con el apodo «${nickname}»`} y ha dado tu correo como el de su persona adulta.`,
  whatWeKeep:
    'Emojigma es un sitio de puzles de matemáticas y lógica con emojis. Guardamos este correo, el apodo, una contraseña que nadie puede leer y qué puzles se han jugado. Ningún nombre real, ninguna fecha de nacimiento. Puedes verlo todo y eliminarlo cuando quieras.',
  boards:
    'El apodo y los puntos aparecen en clasificaciones públicas, que cualquiera puede leer. Si prefieres que no sea así, elige «Fuera de las clasificaciones» en la página de este enlace; después puedes cambiarlo en Mi cuenta.',
  openIt: 'Si eres su madre, padre o tutor y estás de acuerdo, abre este enlace. Antes de eso, nadie puede iniciar sesión.',
  yes: 'Sí, puede jugar',
  closing: (offTheBoards, privacyPolicy) =>
    `¿Sí, pero fuera de las clasificaciones? Este enlace ya lo tiene elegido: ${offTheBoards}\nLos dos funcionan durante siete días. Si no estás de acuerdo, no hagas nada: la cuenta se elimina sola. Qué guardamos y por qué: ${privacyPolicy}`,
}

export const unused: Mails['unused'] = {
  subject: '¿Quieres conservar tu cuenta?',
  text: (months, days) =>
    `Nadie ha usado tu cuenta de Emojigma desde hace casi ${months} meses. No guardamos lo que nadie necesita: dentro de ${days} días se elimina la cuenta, con su apodo, sus puntos y todo lo demás que le pertenece.`,
  keepIt: '¿Quieres conservarla? Entonces basta con iniciar sesión una vez.',
  closing: 'Si ya no la necesitas, no hay que hacer nada.',
}

export const reset: Mails['reset'] = {
  subject: 'Elige una contraseña nueva',
  text: 'Con este enlace puedes elegir una contraseña nueva.',
  closing: 'Funciona una vez, durante una hora. Si no lo has pedido, no hay que hacer nada: tu contraseña sigue como está.',
}

export const magic: Mails['magic'] = {
  subject: 'Tu enlace para iniciar sesión',
  text: 'Este enlace inicia tu sesión sin contraseña.',
  endsPassword:
    'También demuestra, por primera vez, que este correo es tuyo. Para mayor seguridad, la contraseña que se eligió al crear la cuenta deja de valer. Puedes elegir una nueva cuando quieras.',
  closing: 'Funciona una vez, durante 15 minutos. Si no lo has pedido, no hay que hacer nada.',
}

export const passwordChanged: Mails['passwordChanged'] = {
  subject: 'Tu contraseña ha cambiado',
  text: 'La contraseña de tu cuenta acaba de cambiar, y la sesión se ha cerrado en todos los demás sitios.',
  notYou: (forgottenPassword) => `¿No has sido tú? Elige una nueva ahora mismo: ${forgottenPassword}`,
}

export const takenOver: Mails['takenOver'] = {
  subject: 'Ahora esta cuenta es solo tuya',
  shown:
    'Acabas de iniciar sesión de una manera que demuestra que este correo es tuyo. Nadie lo había demostrado antes, y cualquiera puede escribir un correo. Así que, para mayor seguridad, la contraseña que se eligió al crear la cuenta ya no vale, y la sesión se ha cerrado en todos los demás sitios.',
  nothingLost:
    '¿Creaste tú la cuenta? Entonces no se ha perdido nada: tu apodo, tus puntos y tus puzles siguen ahí, y puedes elegir una contraseña nueva cuando quieras.',
  closing: (myAccount) =>
    `No hace falta tener una: un enlace para iniciar sesión siempre funciona. Si la cuenta la creó otra persona, puedes cambiar su apodo, o eliminarla, en ${myAccount}.`,
}
