import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/key.ts';

export default {
  made: 'Creada por {by} el <at></at>.',
  used: 'Último uso: <at></at>.',
  unused: 'Todavía sin uso.',
  ended: 'Ya no es válida',
  revoke: shared.revoke,
  revokeOf: vocabulary.revokeName,
  revokeTitle: '¿Revocar la clave {name}?',
  revoked: 'Clave {name} revocada.',
} satisfies Shape<typeof pt>;
