import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

/** Robots of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.robots,
  line: 'Os assistentes que respondem aos seguidores no lugar das equipes. Desligue os que prejudicam as pessoas.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.robot,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: vocabulary.created,
  },
  search: 'Assistente, canal ou equipe',
  empty: { title: 'Nenhum assistente por aqui', text: 'Os que as equipes criarem aparecem aqui.' },
  greeting: channelVocabulary.robotGreeting,
  persona: channelVocabulary.robotPersona,
  noText: 'Sem texto',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: 'Desligar o assistente {name}?',
    text: 'Ele para de responder agora, e as conversas passam para pessoas. A equipe não poderá ligá-lo até que seja liberado.',
    action: 'Desligar assistente',
    done: 'Assistente desligado',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Liberar assistente',
    done: 'Assistente liberado',
  },
};
