import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/team.ts';

export default {
  title: vocabulary.yourTeams,
  line: 'Elige el equipo en el que vas a trabajar ahora.',
  create: 'Crear equipo',
  createdByMe: 'Creados por ti',
  joined: 'En los que participas',
  number: 'N.º {number}',
  current: 'Equipo actual',
  noRole: vocabulary.noRole,
  roleOff: 'Rol desactivado',
  search: 'Buscar por nombre o número',
  searchNone: 'Ningún equipo con “{query}”',
  searchNoneText: 'Revisa el nombre o el número, o borra la búsqueda.',
  type: { enterprise: 'Empresa', personal: 'Persona física' },
  typeHelp: { enterprise: 'Un negocio con CNPJ.', personal: 'Tú, con tu CPF.' },
  review: {
    NO: 'Sin certificar',
    UNDER: names.underReview,
    REJECT: 'Rechazado',
    SUCCESS: vocabulary.certified,
    REVOKED: 'Revisión cancelada',
  },
  first: {
    title: 'Empieza por tu equipo',
    text: 'Un equipo reúne los pedidos y los pagos de un negocio. En cuanto crees el tuyo, entras en él.',
  },
  form: {
    name: 'Nombre del equipo',
    nameHelp: 'De 2 a 80 caracteres, como se conoce el negocio.',
    nameExample: 'Panadería Aurora',
    submit: 'Crear equipo',
    done: 'Equipo {name} creado.',
  },
} as const satisfies Shape<typeof pt>;
