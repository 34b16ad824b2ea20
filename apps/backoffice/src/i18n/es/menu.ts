import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/menu.ts';

export default {
  login: 'Iniciar sesión',
  invite: 'Invitación',
  teams: 'Tus equipos',
  account: 'Tu cuenta',
  home: 'Inicio',
  payment: 'Pagos',
  overview: 'Resumen',
  orders: 'Pedidos',
  setting: 'Configuración',
  teamSettings: 'Equipo',
  merchantSettings: 'Comercio',
  certificationInfo: 'Certificación',
  paymentData: 'Datos de pago',
  roles: 'Roles',
  paymentSettings: 'Integración',
  notFound: 'No encontramos la página',
  switchTeam: 'Cambiar de equipo',
  manageAccount: 'Administrar cuenta',
  notFoundText: 'La dirección puede haber cambiado o estar incompleta.',
  toStart: 'Ir al inicio',
  noAccess: 'Aún no tienes acceso',
  noAccessText: 'Tu rol en este equipo todavía no abre ninguna pantalla.',
  noAccessHere: 'No tienes acceso a esta pantalla',
  roleOff: 'Tu rol fue desactivado o eliminado',
} as const satisfies Shape<typeof pt>;
