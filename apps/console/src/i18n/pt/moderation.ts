import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

/** What people report of channels, and what staff decide. */

export default {
  title: 'Canais e denúncias',
  line: 'O que as pessoas denunciaram em canais e publicações, e o que a equipe interna decidiu.',
  parts: {
    label: vocabulary.listParts,
    waiting: decisionVocabulary.waiting,
    decided: decisionVocabulary.decidedOnes,
    channels: 'Todos os canais',
  },
  subject: {
    channel: channelVocabulary.channel,
    broadcast: channelVocabulary.broadcast,
    reply: 'Resposta',
    robot: channelVocabulary.robot,
    workflow: channelVocabulary.workflow,
  },
  state: {
    open: decisionVocabulary.waiting,
    dismissed: 'Arquivada',
    actioned: 'Em vigor',
    appealed: 'Nova análise solicitada',
    upheld: 'Mantida',
    reversed: 'Desfeita',
  },
  sanction: {
    takeDown: 'Fora do ar',
    switchOff: channelVocabulary.robotIsHeld,
    freeze: decisionVocabulary.channelIsHeld,
  },
  reasons: channelVocabulary.reportReasons,
  columns: {
    subject: 'O que foi denunciado',
    state: shared.status,
    reports: 'Denúncias',
    reason: shared.reason,
    first: 'Primeira',
    last: 'Última',
    channel: channelVocabulary.channel,
    followers: channelVocabulary.followers,
    waiting: 'Denúncias pendentes',
    limit: 'Publicações por dia',
    created: names.createdOn,
  },
  channelState: {
    open: channelVocabulary.channelIsOpen,
    closing: channelVocabulary.channelIsClosing,
    closed: names.orderClosed,
    frozen: channelVocabulary.channelIsFrozen,
  },
  search: 'Canal ou publicação',
  searchChannel: channelVocabulary.channelName,
  pastEnd: { title: 'Não há mais nada aqui', first: 'Voltar ao começo' },
  none: { title: 'Nada encontrado', text: 'Mude a busca ou limpe os filtros.' },
  empty: {
    waiting: { title: 'Nenhuma denúncia pendente', text: 'O que as pessoas denunciarem aparece aqui.' },
    decided: { title: 'Nenhuma decisão ainda', text: 'As decisões da equipe ficam aqui.' },
    channels: { title: 'Nenhum canal ainda', text: 'Os que as equipes criarem aparecem aqui.' },
  },
  panel: {
    title: 'Denúncia: {name}',
    followers: channelVocabulary.followers,
    frozen: 'Bloqueado desde',
    broadcast: 'Publicação denunciada',
    reply: 'Resposta denunciada',
    channel: 'Canal denunciado',
    automation: 'Resposta automática denunciada',
    quoted: 'Mensagem: “{quoted}”',
    gone: 'Não existe mais.',
    erased: 'A equipe apagou o texto depois de recolher a publicação.',
    removed: 'Quem escreveu a resposta a excluiu.',
    texts: 'O que as pessoas escreveram',
    appeal: 'Resposta da equipe',
    decisions: 'Decisões',
    because: '{by}: {reason}',
    cases: 'Denúncias e decisões',
    noCases: 'Ninguém denunciou este canal.',
    reported: '{count, plural, one {# denúncia} other {# denúncias}}',
    limits: 'Mudanças do limite',
    limitMoved: 'De {before, number} para {after, number} por dia',
  },
  decision: {
    title: decisionVocabulary.decision,
    legend: 'O que fazer',
    choice: {
      dismiss: 'Arquivar',
      takeDown: decisionVocabulary.takeDown,
      switchOff: vocabulary.switchOff,
      freeze: 'Bloquear o canal',
      uphold: 'Manter a decisão',
      reverse: { takeDown: 'Restaurar a publicação', switchOff: 'Liberar', freeze: 'Desbloquear o canal' },
    },
    help: {
      dismiss: 'Nada muda para o canal. Quem denunciou é avisado de que analisamos.',
      takeDown: 'A publicação some de todos os celulares. A equipe ainda a vê, com o motivo.',
      switchOff: 'Para de responder agora, e a equipe não pode ligar de novo até que seja liberado. Ela lê o motivo.',
      freeze: 'O canal não publica e ninguém pode segui-lo ou lê-lo. O que está agendado vira rascunho.',
      uphold: 'A decisão fica como está, e a equipe não pode solicitar outra análise.',
      reverse: {
        takeDown: 'A publicação volta a aparecer em todos os celulares.',
        switchOff: channelVocabulary.releaseText,
        freeze: 'O canal pode publicar de novo, e as pessoas podem segui-lo e lê-lo.',
      },
    },
    ofReply: {
      choice: { takeDown: 'Retirar a resposta', reverse: 'Restaurar a resposta' },
      help: {
        dismiss: 'A resposta fica. Quem denunciou é avisado de que analisamos.',
        takeDown:
          'A resposta some para todos, menos para quem a escreveu, que vê que a retiramos. O canal a vê marcada.',
        reverse: 'A resposta volta a aparecer como antes.',
      },
    },
    note: decisionVocabulary.note,
    noteHelp: 'Só a equipe interna lê.',
    reason: shared.reason,
    reasonHelp: decisionVocabulary.teamReadsIt,
    send: 'Registrar decisão',
    done: 'Decisão registrada',
  },
  acts: {
    reasonHelp: decisionVocabulary.teamReadsIt,
    freeze: {
      title: 'Bloquear {name}?',
      text: 'O canal não publica, e ninguém pode segui-lo ou lê-lo até ser desbloqueado. O que está agendado vira rascunho.',
      action: 'Bloquear canal',
      done: decisionVocabulary.channelIsHeld,
    },
    limit: {
      action: 'Mudar o limite',
      title: 'Limite de {name}',
      text: 'Quantas publicações o canal pode enviar por dia, de agora em diante.',
      count: 'Publicações por dia, de 1 a 100',
      done: 'Limite salvo',
    },
  },
} as const;
