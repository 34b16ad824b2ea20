import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import payment from '@balcao/contract/i18n/es/payment';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/withdrawal.ts';

export default {
  title: money.withdrawals,
  line: 'Los retiros de todos los comercios en camino a los bancos. Solo el banco informa el resultado.',
  count: money.withdrawalCount,
  figures: {
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Fallaron en 24 horas',
    done: 'Completados en 24 horas',
  },
  parts: {
    label: vocabulary.listParts,
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Fallaron',
    done: 'Completados',
  },
  states: { waiting: 'En camino', late: vocabulary.late, failed: names.withdrawalFailed, done: 'Completado' },
  columns: {
    merchant: shared.merchant,
    number: money.withdrawal,
    status: shared.status,
    checks: 'Consultas',
    amount: shared.amount,
    applied: vocabulary.requested,
    next: vocabulary.askedNext,
    completed: vocabulary.ended,
  },
  toDesk: 'Ver en la página de retiros',
  only: 'Solo de {name}.',
  everybody: 'Ver todos',
  search: 'Número o comercio',
  none: { title: money.noWithdrawalFound, text: 'Revisa el número o el nombre.' },
  empty: {
    waiting: 'Ningún retiro en camino',
    retried: 'Ningún retiro consultado de nuevo',
    late: 'Ningún retiro fuera de plazo',
    failed: 'Ningún retiro falló',
    done: 'Ningún retiro completado',
    text: 'Los retiros de los comercios aparecen aquí automáticamente.',
  },
  panel: {
    title: money.withdrawal,
    theNumber: money.theWithdrawalNumber,
    types: { '00': names.manual, '01': names.automatic },
    kinds: { pix: payment.method['02'], bank: names.bankAccount },
    institution: money.institution,
    payee: 'Beneficiario',
    way: 'Progreso',
    applied: vocabulary.requested,
    sent: 'Enviado al banco el',
    checks: 'Consultas al banco',
    times: '{count, plural, =0 {ninguna} one {# vez} other {# veces}}',
    askedAt: 'Última consulta',
    nextCheck: vocabulary.askedNext,
    promised: 'Prometido hasta',
    completed: vocabulary.ended,
    bankNumber: list.withdrawal.file.channel,
    failure: 'Respuesta del banco',
    ask: 'Consultar al banco ahora',
    asked: 'Se está consultando al banco.',
    gone: { title: 'Este retiro no existe', text: vocabulary.notFoundHelp },
  },
} satisfies Shape<typeof pt>;
