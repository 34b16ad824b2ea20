import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/people.ts';

export default {
  title: 'Equipo interno',
  line: 'Quién trabaja en la plataforma, y qué puede hacer cada persona en la consola.',
  add: 'Agregar persona',
  me: vocabulary.youMark,
  columns: {
    person: 'Persona',
    role: shared.role,
    status: shared.status,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    created: 'Agregada el',
    link: 'Enlace para crear la contraseña',
    actions: vocabulary.actions,
  },
  status: { waiting: 'Falta crear la contraseña', active: 'Activa', disabled: 'Desactivada' },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  never: 'Nunca ha entrado',
  linkUntil: 'Válido hasta <when></when>',
  linkOver: 'Venció',
  linkNone: 'Ninguno',
  copyEmail: vocabulary.theEmailOf,
  filters: { search: vocabulary.searchPeople },
  none: { title: 'Nadie con estos filtros', text: vocabulary.searchPeopleHelp },
  gone: { title: 'Esta persona no está en el equipo interno', text: 'La lista muestra quién trabaja aquí ahora.' },
  isYou: 'Esta es tu cuenta. No puedes cambiar tu propio rol ni desactivar tu propio acceso.',
  form: {
    title: 'Nombre y rol',
    name: vocabulary.personName,
    saved: 'Datos de {name} guardados.',
    effect: 'El nuevo rol se aplica desde el próximo clic de {name}.',
  },
  addDialog: {
    taken: 'Ya existe una persona con este correo.',
    title: 'Agregar una persona al equipo interno',
    text: 'La persona recibe por correo un enlace para crear la contraseña. Es válido por {days, plural, one {# día} other {# días}} y se puede usar una sola vez.',
    submit: 'Agregar y enviar enlace',
    done: '{name} está en el equipo interno. El enlace se envió a {email}.',
  },
  actions: {
    title: 'Acceso',
    of: shared.actionsOf,
    open: vocabulary.seeDetails,
    sendLink: 'Enviar enlace para crear la contraseña',
    resetFactor: 'Eliminar la verificación en dos pasos',
    disable: 'Desactivar el acceso',
    enable: 'Activar el acceso',
  },
  sendLink: {
    title: '¿Enviar un nuevo enlace a {name}?',
    text: 'Se envía a {email} y sirve para crear una nueva contraseña, una sola vez. El enlace anterior deja de servir; la contraseña actual sigue siendo válida hasta entonces.',
    action: 'Enviar enlace',
    done: 'Enlace enviado a {email}.',
  },
  resetFactor: {
    title: '¿Eliminar la verificación en dos pasos de {name}?',
    text: 'Úsalo cuando la persona perdió el celular, después de confirmar su identidad. Las sesiones de {name} terminan ahora, y la próxima entrada pide solo la contraseña hasta que configure la verificación de nuevo.',
    action: 'Eliminar la verificación de {name}',
    done: 'Se eliminó la verificación en dos pasos de {name}.',
  },
  disable: {
    title: '¿Desactivar el acceso de {name}?',
    text: '{name} sale de la consola ahora, en todos los dispositivos, y ya no puede entrar. Lo que hizo sigue en el registro. Puedes activar el acceso de nuevo.',
    action: 'Desactivar el acceso de {name}',
    done: '{name} ya no puede entrar a la consola.',
  },
  enable: {
    title: '¿Activar el acceso de {name}?',
    text: '{name} vuelve a entrar a la consola con la misma contraseña y el rol {role}.',
    action: 'Activar el acceso de {name}',
    done: '{name} puede entrar de nuevo.',
  },
} satisfies Shape<typeof pt>;
