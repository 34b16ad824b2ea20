import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: 'Cuando un banco pide la devolución del dinero de un Pix: lo que respondieron los equipos y lo que decidió el banco.',
  parts: { label: vocabulary.listParts, undecided: 'Sin decisión', decided: 'Decididas' },
  status: {
    open: names.disputeOpen,
    answered: 'Con pruebas',
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    amount: shared.amount,
    until: 'Decisión hasta',
    opened: money.disputeOpenedAt,
  },
  took: 'retirado: <amount></amount>',
  pastEnd: { title: 'No hay más disputas aquí', first: 'Volver a las más recientes' },
  empty: {
    undecided: { title: 'Ninguna disputa sin decisión', text: 'Lo que los bancos pidan de vuelta aparece aquí.' },
    decided: { title: 'Ninguna disputa decidida aún', text: 'Las decisiones de los bancos aparecen aquí.' },
  },
  panel: {
    title: money.disputeNumbered,
    reason: 'Motivo indicado por el banco',
    blocked: vocabulary.blockedMoney,
    returned: money.returnedAmount,
    debt: 'El comercio debe',
    theOrder: 'el número del pedido',
    decidedAt: 'Decidida el',
    openedBy: 'Registrada por',
    decidedBy: 'Decisión registrada por',
    note: decisionVocabulary.note,
    evidence: 'Pruebas del equipo',
    unscanned: vocabulary.notScanned,
    noEvidence: 'El equipo aún no envió nada.',
  },
  decision: {
    title: 'Decisión del banco',
    text: 'Registra solo lo que el banco informó fuera de Pix. Lo que informa por Pix se registra automáticamente.',
    legend: 'Lo que decidió el banco',
    rejected: 'No retiró el dinero',
    rejectedText: 'El importe bloqueado se libera.',
    accepted: 'Retiró el dinero',
    acceptedText: 'El importe sale del comercio como si Pix lo hubiera informado.',
    amount: 'Importe devuelto',
    returnId: 'Código de la devolución',
    returnIdHelp: 'El código del banco: sirve para reconocer la misma devolución cuando Pix la informe.',
    note: 'Por qué, y de dónde viene la información',
    send: 'Registrar decisión',
    done: 'Decisión registrada',
  },
  register: {
    button: money.registerADispute,
    title: money.registerADispute,
    text: 'Úsalo cuando un banco informó por carta: el importe disponible se bloquea y se avisa al equipo.',
    order: money.orderNumber,
    reasonHelp: 'El equipo lee este texto.',
    send: 'Registrar y bloquear',
    done: 'Disputa registrada',
  },
} satisfies Shape<typeof pt>;
