import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
/** Reports of channels and of what they have sent. */

export default {
  button: {
    channel: 'Denunciar canal',
    broadcast: 'Denunciar publicação',
    reply: 'Denunciar resposta',
    message: 'Denunciar mensagem',
  },
  why: 'Por que você denuncia?',
  reasons: channelVocabulary.reportReasons,
  more: 'Conte mais, se quiser',
  private: 'O canal não fica sabendo quem denunciou.',
  privateReply: 'Ninguém além da nossa equipe fica sabendo quem denunciou.',
  send: 'Enviar denúncia',
  thanks: 'Obrigado',
  thanksMessage: 'Se muita gente reclamar, esta mensagem deixa de ser enviada.',
  thanksText: 'Nossa equipe vai olhar. O que ela decidir aparece nas suas mensagens.',
  own: 'O que você denunciou',
  labelIn: '{label}, em {channel}',
  outcome: {
    waiting: 'Nossa equipe ainda não decidiu.',
    kept: 'Olhamos e não encontramos nada contra as regras.',
    acted: 'Olhamos e agimos. Obrigado por avisar.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'Ele não publica, e ninguém novo pode segui-lo enquanto estiver bloqueado.',
  },
} as const;
