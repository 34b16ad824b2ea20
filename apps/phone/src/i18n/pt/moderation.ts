import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
/** Reports of channels and of what they have sent. */

export default {
  button: {
    channel: 'Denunciar canal',
    broadcast: 'Denunciar publicação',
    reply: 'Denunciar resposta',
    message: 'Denunciar mensagem',
  },
  why: 'Por que você está denunciando?',
  reasons: channelVocabulary.reportReasons,
  more: 'Conte mais (opcional)',
  private: 'O canal não fica sabendo quem denunciou.',
  privateReply: 'Ninguém além da nossa equipe fica sabendo quem denunciou.',
  send: 'Enviar denúncia',
  thanks: 'Obrigado',
  thanksMessage: 'Se muitas pessoas reclamarem, esta mensagem deixará de ser enviada.',
  thanksText: 'Nossa equipe vai analisar. A decisão aparece nas suas mensagens.',
  own: 'O que você denunciou',
  labelIn: '{label}, em {channel}',
  outcome: {
    waiting: 'Nossa equipe ainda não decidiu.',
    kept: 'Analisamos e não encontramos nada contra as regras.',
    acted: 'Analisamos e tomamos uma providência. Obrigado por avisar.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'Enquanto estiver bloqueado, o canal não publica, e ninguém novo pode segui-lo.',
  },
} as const;
