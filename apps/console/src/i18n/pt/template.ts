import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import list from '@balcao/contract/i18n/pt/template-list';

/** Message templates of teams, as staff see them. */
export default {
  title: list.sheet,
  line: 'O que as equipes enviam nas conversas. Pausar ou desativar vale na hora, e a equipe lê o motivo.',
  columns: list.columns,
  state: list.codes.state,
  category: list.codes.category,
  search: 'Nome do modelo',
  approved: 'Aprovado em',
  previewLine: 'Com os exemplos da equipe.',
  empty: { title: 'Nenhum modelo aprovado ainda', text: 'Os modelos aprovados na análise aparecem aqui.' },
  pausedUntil: 'Pausado até',
  reasons: channelVocabulary.reportReasons,
  health: {
    title: channelVocabulary.complaints,
    reported: 'Denunciaram',
    stopped: 'Pararam a conversa',
    pauses: 'Pausas por reclamações',
    broadcasts: 'Publicações em espera ou a caminho',
    workflows: 'Fluxos que o usam',
    workflowCount: '{all, number} ({on, number} ligados)',
    texts: 'O que as pessoas escreveram',
  },
  acts: {
    used: '{count, plural, one {# fluxo da equipe usa este modelo.} other {# fluxos da equipe usam este modelo.}}',
    reasonHelp: 'De 10 a 500 caracteres. A equipe do modelo lê este texto.',
    pause: {
      action: 'Pausar o modelo',
      title: 'Pausar {name}?',
      text: 'O modelo não pode ser enviado até alguém da equipe interna retomar.',
      done: '{name} está pausado.',
    },
    resume: {
      action: 'Retomar o modelo',
      title: 'Retomar {name}?',
      text: 'A equipe poderá enviá-lo de novo.',
      done: '{name} pode ser enviado de novo.',
    },
    disable: {
      action: 'Desativar o modelo',
      title: 'Desativar {name}?',
      text: 'Não é possível desfazer: a equipe teria de duplicar o modelo e enviá-lo para outra análise.',
      done: '{name} está desativado.',
    },
  },
} as const;
