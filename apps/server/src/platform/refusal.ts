import type { FieldIssue, FieldText } from '@balcao/contract/field-texts';
import { type RefusalName, type RefusalRow, refusals } from '@balcao/contract/refusal';

/** A refusal is an expected answer, not a crash: it has a row in the contract's table and is logged as information. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly row: RefusalRow;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(name: RefusalName, details: { issues?: readonly FieldIssue[]; retryAfterSeconds?: number } = {}) {
    super(name);
    this.name = 'Refusal';
    this.refusal = name;
    this.row = refusals[name];
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Ends the call with this answer; within a transaction, everything is undone. */
export const refuse = (name: RefusalName, retryAfterSeconds?: number): never => {
  throw new Refusal(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};

/** Refuses one field of the input for a reason that no schema can see. */
export const refuseField = (field: string, text: FieldText): never => {
  throw new Refusal('form_invalid', { issues: [{ code: 'custom', path: [field], params: { text } }] });
};
