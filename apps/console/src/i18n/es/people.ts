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
  never: 'Aún no entra',
  linkUntil: 'Vale hasta <when></when>',
  linkOver: 'Venció',
  linkNone: 'Ninguno abierto',
  copyEmail: vocabulary.theEmailOf,
  filters: { search: vocabulary.searchPeople },
  none: { title: 'Nadie con estos filtros', text: vocabulary.searchPeopleHelp },
  gone: { title: 'Esta persona no está en el equipo interno', text: 'La lista muestra quién trabaja aquí ahora.' },
  isYou: 'Esta es tu cuenta. Nadie cambia su propio rol ni desactiva su propio acceso.',
  form: {
    title: 'Nombre y rol',
    name: vocabulary.personName,
    saved: 'Datos de {name} guardados.',
    effect: 'El nuevo rol vale desde el próximo clic de {name}.',
  },
  addDialog: {
    taken: 'Ya existe una persona con este correo.',
    title: 'Agregar una persona al equipo interno',
    text: 'La persona recibe por correo un enlace para crear la contraseña. Vale por {days, plural, one {# día} other {# días}} y una sola vez.',
    submit: 'Agregar y enviar el enlace',
    done: '{name} está en el equipo interno. El enlace se envió a {email}.',
  },
  actions: {
    title: 'Acceso',
    of: shared.actionsOf,
    open: vocabulary.seeDetails,
    sendLink: 'Enviar enlace para crear la contraseña',
    resetFactor: 'Retirar la verificación en dos pasos',
    disable: 'Desactivar el acceso',
    enable: 'Activar el acceso',
  },
  sendLink: {
    title: '¿Enviar un nuevo enlace a {name}?',
    text: 'Va a {email} y sirve para crear una nueva contraseña, una vez. Un enlace anterior deja de valer; la contraseña actual sigue valiendo hasta entonces.',
    action: 'Enviar el enlace',
    done: 'Enlace enviado a {email}.',
  },
  resetFactor: {
    title: '¿Retirar la verificación en dos pasos de {name}?',
    text: 'Úsalo cuando la persona perdió el celular, después de confirmar que es ella. Las sesiones de {name} terminan ahora, y la próxima entrada pide solo la contraseña, hasta configurarla de nuevo.',
    action: 'Retirar la verificación de {name}',
    done: 'La verificación en dos pasos de {name} se retiró.',
  },
  disable: {
    title: '¿Desactivar el acceso de {name}?',
    text: '{name} sale de la consola ahora, en todos los dispositivos, y no vuelve a entrar. Lo que hizo sigue en el registro. Puedes activarlo de nuevo.',
    action: 'Desactivar el acceso de {name}',
    done: '{name} ya no entra a la consola.',
  },
  enable: {
    title: '¿Activar el acceso de {name}?',
    text: '{name} vuelve a entrar a la consola con la contraseña que tenía y el rol {role}.',
    action: 'Activar el acceso de {name}',
    done: '{name} puede entrar de nuevo.',
  },
} satisfies Shape<typeof pt>;
