import shared from '@balcao/ui/i18n/pt/shared';
/** What every long form says: its steps, how safe the draft is, what is missing. */

export default {
  optional: '(opcional)',
  step: {
    list: 'Etapas',
    of: 'Etapa {number, number} de {all, number}',
    done: 'pronta',
    missing: 'falta preencher',
    wrong: 'há algo a corrigir',
    back: shared.back,
    next: 'Continuar: {title}',
    stopped: '{count, plural, one {Falta # campo nesta etapa.} other {Faltam # campos nesta etapa.}}',
    later: 'Completar depois',
  },
  save: {
    begin: 'Salvamos enquanto você preenche',
    saved: 'Salvo às {time}',
    saving: 'Salvando…',
    offline: 'Sem conexão: guardado aqui, tentando de novo',
  },
  draft: {
    somebody: 'outra pessoa',
    clashTitle: 'Você e {by} preencheram os mesmos campos',
    clashText: 'Ficou diferente em: {fields}. Escolha o que vale. A outra versão continua disponível.',
    keepMine: 'Ficar com a minha',
    takeTheirs: 'Ficar com a de {by}',
    tookTheirs: 'Aqui está a versão da outra pessoa.',
    keptMine: 'Aqui está a sua versão.',
    backToMine: 'Voltar para a minha',
    backToTheirs: 'Usar a da outra pessoa',
    merged: '{by} também preencheu este formulário. Reunimos tudo.',
  },
  missing: {
    title: '{count, plural, one {Falta # campo para enviar} other {Faltam # campos para enviar}}',
    nothing: 'Tudo preenchido. Confira e envie.',
    mend: 'a corrigir',
    sending: 'enviando…',
  },
  address: {
    idle: 'Com ele, preenchemos o endereço.',
    looking: 'Procurando o endereço…',
    found: 'Endereço preenchido. Confira e complete.',
    unknown: 'Não achamos este CEP. Preencha o endereço.',
    otherState: 'O CEP costuma ser de outro estado. Confira os dois.',
  },
  declaration: {
    text: 'Declaro que estes dados são verdadeiros e que posso representar esta equipe.',
    missing: 'Marque esta caixa para enviar.',
  },
} as const;
