import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** The mini program that a channel leads to. */

export default {
  line: 'Um miniprograma que as pessoas abrem a partir do canal.',
  none: 'O canal não leva a nenhum miniprograma.',
  reason: vocabulary.reason,
  offShelf: 'As pessoas não conseguem abrir este miniprograma agora: o botão está escondido no canal.',
  state: {
    requested: 'Espera a outra equipe',
    agreed: names.underReview,
    on: 'Vinculado',
    declined: 'Recusado pela equipe',
    rejected: 'Não aprovado',
    withdrawn: 'Pedido retirado',
    lifted: 'Desfeito',
  },
  what: {
    requested: 'A equipe do miniprograma responde primeiro; depois, a nossa.',
    agreed: 'A equipe do miniprograma aceitou. Agora a nossa equipe analisa.',
    on: 'As pessoas abrem o miniprograma no alto do canal e abaixo das publicações.',
    declined: 'A equipe do miniprograma não aceitou.',
    rejected: 'A nossa equipe não aprovou este vínculo. Veja o motivo e peça de novo, se quiser.',
    withdrawn: 'O pedido foi retirado antes da resposta.',
    lifted: 'O canal não leva mais a este miniprograma.',
  },
  form: {
    title: 'Pedir um miniprograma',
    applet: 'Qual miniprograma',
    search: 'Nome do miniprograma',
    nothing: 'Nenhum miniprograma publicado com este nome.',
    purpose: 'O que as pessoas fazem nele',
    purposeHelp: 'A equipe do miniprograma e a nossa leem isto: de 10 a 300 caracteres.',
    send: 'Enviar o pedido',
    sent: 'Pedido enviado.',
    leave: 'Sair sem enviar o pedido?',
    leaveText: 'O que você escolheu e escreveu ainda não foi enviado.',
    leaveAction: 'Sair sem enviar',
  },
  withdraw: {
    title: 'Retirar o pedido?',
    text: 'Ninguém responde mais a ele. Você pode pedir de novo depois.',
    action: 'Retirar o pedido',
    done: 'Pedido retirado da fila.',
  },
  lift: {
    title: 'Desfazer o vínculo?',
    text: 'As pessoas deixam de abrir {applet} a partir de {channel}. Para voltar, é preciso pedir de novo.',
    action: 'Desfazer o vínculo',
    done: 'O vínculo foi desfeito.',
    held: 'Dá para desfazer a partir de',
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
    action: 'Recusar o pedido',
    done: 'Pedido recusado.',
  },
} as const;
