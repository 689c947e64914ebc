export const needsJavascript =
  'Jugar, iniciar sesión y abrir el menú necesita JavaScript, que está desactivado en este navegador. Actívalo y vuelve a cargar la página.'
