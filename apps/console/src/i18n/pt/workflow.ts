import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

/** Workflows of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.workflows,
  line: 'Os fluxos que respondem aos seguidores no lugar das equipes. Desligue os que prejudicam as pessoas.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.workflow,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: 'Alterado',
  },
  search: 'Fluxo, canal ou equipe',
  empty: { title: 'Nenhum fluxo por aqui', text: 'Os que as equipes criarem aparecem aqui.' },
  says: 'O que ele diz',
  noText: 'Nada publicado com texto',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: 'Desligar o fluxo {name}?',
    text: 'O que está em andamento para no próximo passo, e nada novo começa. A equipe não poderá ligá-lo até que seja liberado.',
    action: 'Desligar fluxo',
    done: 'Fluxo desligado',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Liberar fluxo',
    done: 'Fluxo liberado',
  },
};
