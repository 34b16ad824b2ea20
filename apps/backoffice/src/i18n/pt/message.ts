import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** Subscribe messages of a mini program: chosen, shown and sent. */

export default {
  purpose: 'Escolha o que o miniprograma pode avisar. Cada pessoa permite uma mensagem por vez.',
  message: 'Mensagem',
  templates: 'Mensagens do miniprograma',
  count: '{count, number} de {most, number}',
  none: 'Nenhuma mensagem ainda',
  noneText: 'Escolha uma da biblioteca: pedido pronto, entrega a caminho, sua vez na fila. Ela vale na hora.',
  add: 'Adicionar mensagem',
  added: 'Mensagem adicionada: {title}.',
  search: 'Buscar na biblioteca',
  about: 'Assunto',
  library: 'Mensagens da biblioteca',
  choose: 'Escolher {title}',
  chooseShort: 'Escolher',
  nothing: 'Nada com estas palavras. Tente outras, ou veja todos os assuntos.',
  fields: 'O que a mensagem diz',
  fieldsHelp: 'De {least, number} a {most, number} campos, na ordem em que você os marca.',
  preview: 'Como a pessoa vê, com exemplos',
  checkAgain: 'Verificar',
  lost: 'Não sabemos se a mensagem {title} foi adicionada. Verifique: ela não é adicionada duas vezes.',
  figures:
    'Em 30 dias, aceitaram: {accepted, number}; recusaram: {declined, number}. Entregues: {delivered, number}; não entregues: {refused, number}.',
  declined:
    'Pausamos esta mensagem: {declinedPercent, number} % ou mais das respostas de {days, number} dias foram recusas. Peça-a em um momento em que ela ajuda e retome: as respostas contam de novo a partir do dia seguinte.',
  id: 'ID:',
  idOf: 'o ID de {title}',
  names: 'Campos na API: {names}',
  outcome: vocabulary.outcome,
  deliveries: 'Envios',
  deliveriesText:
    'O que o seu servidor enviou, e por que algo não chegou. Para quem foi e o que dizia não aparece aqui.',
  noDeliveries: 'Nada enviado ainda',
  noDeliveriesText: 'Seu servidor envia pela API do miniprograma, com o ID da mensagem.',
  noneFound: vocabulary.nothingWithTheseFilters,
  category: {
    sale: 'Compra',
    delivery: 'Entrega e retirada',
    queue: 'Fila',
    appointment: 'Agenda e eventos',
    customer: 'Relacionamento',
  },
  state: {
    active: vocabulary.inUse,
    paused: 'Pausada',
  },
  outcomes: {
    delivered: vocabulary.delivered,
    refused: vocabulary.notDelivered,
  },
  reasons: {
    noConsent: 'A pessoa não permitiu, ou já recebeu tudo o que permitiu',
    declined: 'A pessoa não quer mais esta mensagem',
    unknownPerson: 'O miniprograma não conhece este openId',
    templatePaused: 'A mensagem estava pausada',
  },
  pause: {
    title: 'Pausar {title}?',
    text: 'Ninguém recebe nem é perguntado até você retomar. O que as pessoas permitiram continua guardado.',
    action: 'Pausar',
    done: '{title} está em pausa.',
  },
  resume: {
    action: vocabulary.resume,
    done: '{title} voltou a valer.',
  },
  remove: {
    title: 'Remover {title}?',
    text: 'O que as pessoas permitiram dela termina, e não volta se você a adicionar de novo. Os envios continuam na lista.',
    done: '{title} não pertence mais ao miniprograma.',
  },
} as const;
