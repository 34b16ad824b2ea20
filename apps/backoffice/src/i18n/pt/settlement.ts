import list from '@balcao/contract/i18n/pt/list';
import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';

export default {
  title: money.settlements,
  columns: list.settlement.columns,
  status: list.settlement.codes.status,
  agenda: {
    title: names.toBeSettled,
    total: '{count, plural, =1 {em um pedido ou parcela} other {em # pedidos e parcelas}}',
    later: '{count, plural, =1 {Mais um dia} other {Mais # dias}}',
    moved: '{method}: o que foi pago em {day} chega neste dia ({why})',
    movedPart: '{method}: parcelas previstas para {day} chegam neste dia ({why})',
    empty: {
      title: 'Nada a liquidar',
      text: 'Os pagamentos aparecem aqui com o dia em que entram no saldo disponível.',
    },
  },
  next: {
    title: 'Próximo valor a chegar',
    line: '{amount} chegam em {day}',
    why: 'Os bancos não abrem antes: {why}.',
    action: 'Ver a agenda',
  },
  holiday: {
    weekend: 'fim de semana',
    newYear: names.newYear,
    carnivalMonday: names.carnival,
    carnivalTuesday: names.carnival,
    goodFriday: names.goodFriday,
    tiradentes: names.tiradentes,
    labourDay: names.labourDay,
    corpusChristi: names.corpusChristi,
    independence: names.independence,
    aparecida: names.aparecida,
    allSouls: names.allSouls,
    republic: names.republic,
    blackAwareness: names.blackAwareness,
    christmas: names.christmas,
    lastOfYear: 'último dia do ano',
  },
  panel: {
    title: 'Liquidação {number}',
    products: money.byPaymentProduct,
    count: '{count, plural, =1 {um pedido ou parcela} other {# pedidos e parcelas}}',
    items: 'Pedidos desta liquidação',
    part: 'Parcela {sequence, number} de {count, number}',
    of: '<amount></amount> menos <fee></fee> de tarifa',
    ofRefunded: '<amount></amount> menos <fee></fee> de tarifa e <refunded></refunded> de reembolso',
    back: 'De um reembolso que não foi feito',
  },
  nothing: 'Nenhuma liquidação com estes filtros',
  empty: {
    title: 'Nenhuma liquidação ainda',
    text: 'Pix e carteira são liquidados no mesmo dia útil, débito no dia útil seguinte, crédito em 30 dias.',
  },
  notFound: {
    title: 'Liquidação não encontrada',
    text: 'Não há liquidação com este número nesta equipe.',
  },
} as const;
