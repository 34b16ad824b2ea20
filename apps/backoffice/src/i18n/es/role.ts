import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/role.ts';

export default {
  title: vocabulary.roles,
  line: 'Un rol define qué ven sus miembros y qué pueden editar.',
  create: 'Crear rol',
  none: {
    title: 'Aún no hay roles',
    text: 'Crea uno, como Caja o Soporte, elige a qué pantallas da acceso e invita a quien va a trabajar contigo.',
  },
  columns: {
    name: shared.role,
    status: shared.status,
    allows: 'Qué permite',
    members: vocabulary.members,
    actions: vocabulary.actions,
  },
  status: { '0': 'Activo', '1': vocabulary.disabled, '2': 'Eliminado' },
  level: { none: 'Sin acceso', read: 'Solo ver', write: 'Editar' },
  allows: {
    nothing: 'No da acceso a ninguna pantalla',
    readAll: 'Ve todo, sin editar',
    writeAll: 'Edita todo',
    writes: 'Edita {names}',
    reads: 'Ve {names}',
    both: '{writes} · {reads}',
  },
  about: {
    payment: {
      overview: 'Las cifras del día, los saldos y la gráfica del mes.',
      dashboard:
        'Las ventas de un periodo en comparación con el anterior: por hora o día, producto, medio de pago y lo más vendido.',
      orders: 'La lista de pedidos, cada pago y la exportación.',
      products: 'Los productos de pago, su configuración y los códigos QR de la tienda.',
      refunds: 'La lista de reembolsos, solicitarlos, aprobarlos y rechazarlos, y la exportación.',
      financial: 'Los saldos, retirar, los destinos del dinero, el retiro automático y las liquidaciones.',
    },
    applets: { index: 'Crear los miniprogramas del equipo y cambiar lo que se lee sobre ellos.' },
    channels: { index: 'Crear canales y encargarse de los que la persona posee o gestiona.' },
    messages: { index: 'Escribir las plantillas de mensaje y enviarlas a revisión.' },
    setting: {
      team: 'Miembros, invitaciones, roles y el registro de actividad. Solo un superadministrador cambia los roles.',
      payment: 'Certificados y avisos a tu servidor.',
      merchant: 'Certificación, datos del comercio, cuenta y documentos.',
    },
  },
  form: {
    new: 'Rol nuevo',
    name: shared.name,
    nameHelp: 'Solo letras sin acento y números, para que el nombre se lea igual en cualquier idioma y sistema.',
    nameExample: 'Caja',
    nameTaken: 'Ya existe un rol con este nombre.',
    permissions: 'Qué permite este rol',
    ofGroup: '{group}: todas las pantallas',
    mixed: 'Varía de una pantalla a otra',
    all: 'Todas las pantallas',
    noneOfAll: 'Ningún acceso',
    readAll: 'Ver todo',
    writeAll: 'Editar todo',
    create: 'Crear rol',
    save: shared.save,
    created: 'Rol {name} creado.',
    saved: 'Rol {name} guardado.',
    who: '{count, plural, one {# miembro tendrá} other {# miembros tendrán}} que iniciar sesión de nuevo: {names}.',
  },
  preset: {
    legend: 'Empezar con un rol listo',
    help: 'Llena el nombre y los permisos. Después cambia lo que quieras.',
    finance: {
      name: 'Finanzas',
      about: 'Ve ventas y pedidos; se encarga de reembolsos y retiros.',
    },
    support: {
      name: 'Soporte',
      about: 'Atiende los canales y responde a quien escribe; ve pedidos y reembolsos.',
    },
    development: {
      name: 'Desarrollo',
      about: 'Se encarga de los miniprogramas y de la integración; ve pedidos y productos.',
    },
    readOnly: {
      name: 'Lectura',
      about: 'Ve todas las pantallas, sin editar nada.',
    },
    replace: {
      title: '¿Cambiar los permisos por los de {name}?',
      text: 'Los que elegiste en este rol se reemplazarán. El nombre que escribiste se queda.',
      action: 'Cambiar',
    },
  },
  leave: {
    title: '¿Descartar los cambios?',
    text: 'Lo que cambiaste en este rol aún no se ha guardado.',
    action: shared.discard,
  },
  panel: {
    missing: 'Rol no encontrado',
    missingText: 'Puede haber sido eliminado. La lista muestra los roles que tiene el equipo.',
  },
  actions: {
    view: 'Ver como este rol',
    enable: 'Activar',
    disable: 'Desactivar',
    delete: shared.delete,
  },
  more: '{count, plural, one {# persona más} other {# personas más}}',
  enable: {
    title: '¿Activar el rol {name}?',
    who: '{count, plural, one {# miembro recupera el acceso a lo que permite, y tendrá} other {# miembros recuperan el acceso a lo que permite, y tendrán}} que iniciar sesión de nuevo: {names}.',
    action: 'Activar {name}',
    done: 'Rol {name} activado.',
  },
  disable: {
    title: '¿Desactivar el rol {name}?',
    who: '{count, plural, one {# miembro se queda} other {# miembros se quedan}} sin acceso hasta que se active de nuevo: {names}.',
    nobody: 'Ningún miembro tiene este rol. No podrá asignarse a nadie hasta que se active de nuevo.',
    action: 'Desactivar {name}',
    done: 'Rol {name} desactivado.',
  },
  delete: {
    title: '¿Eliminar el rol {name}?',
    who: '{count, plural, one {# miembro sigue} other {# miembros siguen}} en el equipo, pero sin acceso a nada hasta recibir otro rol: {names}. No se puede deshacer.',
    nobody: 'Ningún miembro tiene este rol. No se puede deshacer.',
    action: shared.deleteNamed,
    done: 'Rol {name} eliminado.',
  },
  preview: {
    banner: 'Estás viendo Balcão como el rol <role>{name}</role>. No se puede cambiar nada.',
    leave: 'Dejar de ver',
    leaveLong: 'Dejar de ver como {name}',
    label: 'Vista como un rol',
  },
} as const satisfies Shape<typeof pt>;
