import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the list of message templates says; the words of lists hold it. */
export default {
  sheet: 'Modelos de mensagem',
  columns: {
    name: 'Nome do modelo',
    category: appletVocabulary.category,
    languages: 'Idiomas',
    state: vocabulary.status,
    sent: 'Enviadas (30 dias)',
    delivered: 'Entregues (30 dias)',
    read: 'Lidas (30 dias)',
    updated: 'Atualizado em',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    category: {
      utility: 'Utilidade',
      marketing: 'Marketing',
      service: 'Atendimento',
    },
    state: {
      draft: vocabulary.draft,
      pending: names.underReview,
      rejected: 'Para corrigir',
      approved: 'Aprovado',
      paused: 'Pausado',
      disabled: 'Desativado',
    },
  },
} as const;
