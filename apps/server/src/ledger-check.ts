import { check } from './check.ts';
import { ledgerFigures } from './figures.ts';

const isFull = process.argv.includes('--full');

// Recomputes the ledger from its entries and prints what should be zero; with `--full`, also what the records of orders, refunds and
// payments put aside say of it, and whether the closed days are as they were closed.
await check((connection) => ledgerFigures(connection, isFull));
