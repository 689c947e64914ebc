export const headings = {
  userName: ['correo', 'correoelectronico', 'usuario', 'nombredeusuario', 'nombredeacceso', 'acceso'],
  realName: ['nombre', 'nombrecompleto', 'estudiante', 'alumno', 'alumna'],
  nickname: ['apodo'],
  password: ['contrasena'],
  confirmPassword: ['repetircontrasena', 'confirmarcontrasena'],
}
