import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** The mini program that a channel leads to. */

export default {
  line: 'Um miniprograma que as pessoas abrem a partir do canal.',
  none: 'O canal não está vinculado a nenhum miniprograma.',
  reason: vocabulary.reason,
  offShelf: 'As pessoas não conseguem abrir este miniprograma agora: o botão está escondido no canal.',
  state: {
    requested: 'Aguarda a outra equipe',
    agreed: names.underReview,
    on: 'Vinculado',
    declined: 'Recusado pela equipe',
    rejected: 'Não aprovado',
    withdrawn: 'Solicitação retirada',
    lifted: 'Desfeito',
  },
  what: {
    requested: 'A equipe do miniprograma responde primeiro; depois, a nossa.',
    agreed: 'A equipe do miniprograma aceitou. Agora a nossa equipe analisa.',
    on: 'As pessoas abrem o miniprograma no alto do canal e abaixo das publicações.',
    declined: 'A equipe do miniprograma não aceitou.',
    rejected: 'A nossa equipe não aprovou este vínculo. Veja o motivo e solicite de novo, se quiser.',
    withdrawn: 'A solicitação foi retirada antes da resposta.',
    lifted: 'O canal não está mais vinculado a este miniprograma.',
  },
  form: {
    title: 'Solicitar vínculo com miniprograma',
    applet: 'Qual miniprograma',
    search: 'Nome do miniprograma',
    nothing: 'Nenhum miniprograma publicado com este nome.',
    purpose: 'O que as pessoas fazem nele',
    purposeHelp: 'A equipe do miniprograma e a nossa leem isto: de 10 a 300 caracteres.',
    send: 'Enviar a solicitação',
    sent: 'Solicitação enviada.',
    leave: 'Sair sem enviar a solicitação?',
    leaveText: 'O que você escolheu e escreveu ainda não foi enviado.',
    leaveAction: 'Sair sem enviar',
  },
  withdraw: {
    title: 'Retirar a solicitação?',
    text: 'Ninguém vai mais responder a ela. Você pode solicitar de novo depois.',
    action: 'Retirar a solicitação',
    done: 'Solicitação retirada da fila.',
  },
  lift: {
    title: 'Desfazer o vínculo?',
    text: 'As pessoas deixam de abrir {applet} a partir de {channel}. Para voltar atrás, é preciso solicitar de novo.',
    action: 'Desfazer o vínculo',
    done: 'O vínculo foi desfeito.',
    held: 'Pode ser desfeito a partir de',
    left: 'Tempo que falta',
  },
  answer: {
    title: 'Canais que levam a este miniprograma',
    line: 'Aceite os que fazem sentido para quem usa o miniprograma. Depois, a nossa equipe analisa.',
    followers: channelVocabulary.followerCount,
    agree: 'Aceitar',
    decline: 'Recusar',
    agreed: 'Aceito. A nossa equipe analisa agora.',
  },
  decline: {
    title: 'Recusar {channel}?',
    text: 'A equipe do canal lê o motivo.',
    action: 'Recusar a solicitação',
    done: 'Solicitação recusada.',
  },
} as const;
