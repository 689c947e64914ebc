export const headings = {
  userName: ['usuario', 'nombredeusuario', 'nombredeacceso', 'acceso'],
  email: ['correo', 'correoelectronico', 'direcciondecorreo'],
  realName: ['nombrecompleto', 'nombreyapellidos', 'apellidosynombre', 'apellidosnombre', 'estudiante', 'alumno', 'alumna', 'alumnoa'],
  givenName: ['nombre', 'nombres', 'nombredepila'],
  middleName: ['segundonombre'],
  preferredName: ['nombrepreferido'],
  familyName: ['apellido', 'apellidos', 'primerapellido'],
  nickname: ['apodo'],
  password: ['contrasena'],
  confirmPassword: ['repetircontrasena', 'confirmarcontrasena'],
  role: ['rol', 'tipodeusuario'],
  status: ['estado'],
}
