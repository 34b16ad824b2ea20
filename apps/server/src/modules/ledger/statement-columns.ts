import type { Column, Rows } from '../export/export.service.ts';
import type { StatementColumn, statementTexts } from './statement.texts.ts';
import { type DocumentLine, movementOf } from './statement-document.ts';

type Texts = (typeof statementTexts)['pt-BR'];
interface StatementColumnOf {
  readonly kind: Column['kind'];
  readonly of: (line: DocumentLine, texts: Texts) => Rows[number][number];
}

/** The columns of a statement that is downloaded as a sheet, and what stands in them. */
export const statementColumns: Readonly<Record<StatementColumn, StatementColumnOf>> = {
  at: { kind: 'instant', of: ({ at }) => Date.parse(at) },
  sequence: { kind: 'count', of: ({ sequence }) => sequence },
  movement: { kind: 'text', of: movementOf },
  order: { kind: 'digits', of: ({ orderNumber }) => orderNumber },
  ownNumber: { kind: 'text', of: ({ ownNumber }) => ownNumber },
  refund: { kind: 'digits', of: ({ refundNumber }) => refundNumber },
  settlement: { kind: 'digits', of: ({ settlementNumber }) => settlementNumber },
  withdrawal: { kind: 'digits', of: ({ withdrawalNumber }) => withdrawalNumber },
  direction: { kind: 'text', of: ({ direction }, { directions }) => directions[direction] },
  amount: { kind: 'money', of: ({ amount }) => amount },
  balance: { kind: 'money', of: ({ balance }) => balance },
  // At the end: programs of merchants read the columns of a file by their place.
  scene: { kind: 'text', of: ({ scene }, { scenes }) => scene && scenes[scene] },
  count: { kind: 'count', of: ({ count }) => count },
};
