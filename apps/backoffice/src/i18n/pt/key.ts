import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  made: 'Criada por {by} em <at></at>.',
  used: 'Último uso: <at></at>.',
  unused: 'Ainda não usada.',
  ended: 'Não é mais válida',
  revoke: shared.revoke,
  revokeOf: vocabulary.revokeName,
  revokeTitle: 'Revogar a chave {name}?',
  revoked: 'Chave {name} revogada.',
} as const;
