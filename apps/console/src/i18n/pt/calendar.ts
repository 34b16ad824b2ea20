import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: 'Calendário dos bancos',
  line: 'Os dias em que os bancos não abrem. O dia de cada liquidação depende deles.',
  list: 'Dias sem expediente bancário',
  bankDays: '{count, number} dias úteis no ano, sem sábados, domingos e os dias abaixo.',
  yearBefore: 'Ano anterior',
  yearAfter: 'Ano seguinte',
  closed: 'Bancos fechados em {day}. As liquidações mudam em instantes.',
  opened: 'Bancos abertos em {day}. As liquidações mudam em instantes.',
  close: {
    title: vocabulary.closeADay,
    text: 'O que seria liquidado neste dia entra no dia útil seguinte. O que já foi liquidado não muda.',
    submit: vocabulary.closeADay,
  },
  open: {
    title: 'Abrir os bancos em {day} ({name})',
    text: 'O que entraria depois passa para este dia. O que já foi liquidado não muda.',
    submit: 'Abrir',
    of: 'Abrir os bancos: {name}',
  },
  form: {
    name: 'Nome do feriado',
    reasonHelp: 'Fica no registro de atividades, com o seu nome.',
  },
  effect: {
    choose: 'Escolha o dia para ver o que muda.',
    asking: 'Verificando o que muda…',
    unknown: 'Não foi possível verificar o que muda. O dia pode ser salvo mesmo assim.',
    nothing: 'Nenhuma liquidação muda de dia.',
    moved:
      '{settlements, plural, =1 {Uma liquidação muda} other {# liquidações mudam}} de dia: {count, plural, =1 {um pedido ou parcela} other {# pedidos e parcelas}} de {merchants, plural, =1 {um estabelecimento} other {# estabelecimentos}}, <amount></amount>.',
    comesOn: 'O que seria deste dia entra em {day}.',
  },
  holiday: {
    newYear: names.newYear,
    carnivalMonday: 'Segunda-feira de Carnaval',
    carnivalTuesday: 'Terça-feira de Carnaval',
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
    lastOfYear: 'Último dia do ano',
  },
} as const;
