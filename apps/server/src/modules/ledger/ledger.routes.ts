import { getStatement, getStatementDays } from '@balcao/contract/ledger-statement';
import type { Implement } from '../../platform/implement.ts';
import type { Statements } from './statement.service.ts';

export const ledgerRoutes = (implement: Implement, statements: Statements): void => {
  implement(getStatement, statements.statement);
  implement(getStatementDays, statements.days);
};
