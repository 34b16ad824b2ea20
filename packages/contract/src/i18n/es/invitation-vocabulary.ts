import vocabulary from './vocabulary.ts';

/** What is said of invitations into a team, wherever they stand: used as the other vocabulary is. */
export default {
  invite: 'Invitar',
  chooseRole: 'Elige un rol',
  toRoles: 'Crear un rol',
  refused: {
    member_already: '{email} ya es miembro del equipo.',
    already_exists: '{email} ya tiene una invitación pendiente.',
    captcha_too_soon: '{email} recibió una invitación hace poco. Espera un minuto.',
  },
  resend: vocabulary.sendAgain,
  resent: 'Invitación enviada de nuevo a {email}. El enlace anterior ya no sirve.',
  revoke: {
    title: '¿Cancelar la invitación: {name}?',
    text: 'El enlace enviado deja de servir al instante.',
    action: 'Cancelar invitación',
    done: 'Invitación cancelada: {name}.',
  },
} as const;
