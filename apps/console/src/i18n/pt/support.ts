import list from '@balcao/contract/i18n/pt/list';
import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** How staff answer a merchant: what is found, who works there, and what colleagues noted. */

export default {
  title: 'Busca do atendimento',
  line: 'Um número, um documento ou um nome leva ao estabelecimento e ao que aconteceu com o dinheiro.',
  field: 'O que o estabelecimento informou',
  fieldHelp:
    'Número do pedido, do reembolso ou do saque, identificador do Pix, número do estabelecimento, CPF, CNPJ ou nome.',
  send: 'Buscar',
  tooShort: 'Digite pelo menos 3 caracteres.',
  results: 'Resultados',
  noMerchant: 'Sem estabelecimento',
  start: {
    title: 'Comece pelo número que você recebeu',
    text: 'Cole o número inteiro, como está na mensagem. Para um nome, basta uma parte.',
  },
  nothing: {
    title: 'Nada com este número ou nome',
    text: 'Confira se o número está completo. Para CPF e CNPJ, digite todos os dígitos.',
  },
  columns: { kind: shared.type, at: 'Quando foi' },
  kinds: {
    merchant: shared.merchant,
    order: shared.order,
    refund: money.refund,
    withdrawal: money.withdrawal,
    payment: 'Pagamento sem pedido',
  },
  people: {
    title: 'Pessoas da equipe',
    hidden: 'Nomes e e-mails aparecem em parte. Para ver tudo, informe o motivo.',
    seen: 'Você está vendo os dados completos. O acesso ficou registrado com o motivo.',
    look: 'Ver os dados completos',
    hide: 'Ocultar de novo',
    document: vocabulary.documentNumber,
    theDocument: 'o documento',
    admin: vocabulary.superAdmin,
    noRole: vocabulary.noRole,
    factor: vocabulary.twoStep,
    on: vocabulary.twoStepOn,
    off: vocabulary.twoStepOff,
    lastUse: vocabulary.lastUse,
    none: 'Ninguém trabalha nesta equipe.',
    more: 'Mostrando as {shown, number} primeiras pessoas.',
  },
  lookDialog: {
    title: 'Por que você precisa ver?',
    text: 'O motivo fica registrado, com o seu nome e a hora. Escolha um ou escreva.',
    reasonHelp: 'De 10 a 300 caracteres.',
    send: 'Ver agora',
    usual: {
      asked: 'O estabelecimento pediu para confirmar os dados',
      payment: 'Problema com um pagamento',
      withdrawal: 'Problema com um saque',
      fraud: 'Suspeita de uso por outra pessoa',
    },
  },
  notes: {
    title: 'Notas sobre a equipe',
    none: 'Ninguém anotou nada ainda. A primeira nota ajuda quem atender depois.',
    new: 'Nova nota sobre a equipe',
    words: 'O que a próxima pessoa precisa saber?',
    wordsHelp: 'Só a equipe interna lê. Depois de salva, a nota não pode ser alterada.',
    keep: 'Salvar nota',
    kept: 'Nota salva.',
  },
  refunds: {
    title: money.refunds,
    search: 'Número do reembolso ou do pedido',
    none: 'Nenhum reembolso nos últimos três meses.',
    notFound: 'Nenhum reembolso com este número.',
    theNumber: money.theRefundNumber,
    columns: list.refund.columns,
    status: list.refund.codes.status,
  },
  reviews: { none: 'Esta equipe ainda não enviou nada para análise.' },
};
