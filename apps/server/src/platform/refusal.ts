import type { Fault } from '@balcao/applet-package/fault';
import type { Approval } from '@balcao/contract/approval';
import type { RefusalData } from '@balcao/contract/envelope';
import type { FieldIssue, FieldText } from '@balcao/contract/field-texts';
import { type RefusalName, type RefusalRow, refusals } from '@balcao/contract/refusal';

interface Details {
  readonly issues?: readonly FieldIssue[];
  readonly retryAfterSeconds?: number;
  readonly missing?: RefusalData['missing'];
  readonly standing?: RefusalData['standing'];
  readonly approval?: Approval;
  readonly faults?: readonly Fault[];
}

/** A refusal is an expected answer, not a crash: it has a row in the contract's table and is logged as information. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly row: RefusalRow;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;
  /** The right that the caller would need. */
  readonly missing: RefusalData['missing'];
  /** The certification that the team lacks, and where it stands. */
  readonly standing: RefusalData['standing'];
  /** What a code of the second factor would approve. */
  readonly approval: Approval | undefined;
  /** What is wrong with a package, without a language. */
  readonly faults: readonly Fault[];

  constructor(name: RefusalName, details: Details = {}) {
    super(name);
    this.name = 'Refusal';
    this.refusal = name;
    this.row = refusals[name];
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.missing = details.missing;
    this.standing = details.standing;
    this.approval = details.approval;
    this.faults = details.faults ?? [];
  }
}

/** Ends the call with this answer; within a transaction, everything is undone. */
export const refuse = (name: RefusalName, retryAfterSeconds?: number): never => {
  throw new Refusal(name, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
};

/** Refuses for want of a right, and says which. */
export const refuseRight = (missing: NonNullable<RefusalData['missing']>): never => {
  throw new Refusal('permission_missing', { missing });
};

/** Refuses for want of a certification, and says which, and where it stands (rule: certified-first). */
export const refuseUncertified = (standing: NonNullable<RefusalData['standing']>): never => {
  throw new Refusal('not_certified', { standing });
};

/** Refuses the package of a mini program for what is wrong with it. */
export const refusePackage = (faults: readonly Fault[]): never => {
  throw new Refusal('package_refused', { faults });
};

/** What is wrong with a field for a reason that no schema can see; `path` as in `partners.0.cpf`. */
export interface FieldProblem {
  readonly path: string;
  readonly text: FieldText;
}
/** Refuses these fields of the input. */
export const refuseFields = (problems: readonly FieldProblem[]): never => {
  const issues = problems.map(({ path, text }) => ({ code: 'custom', path: path.split('.'), params: { text } }));
  throw new Refusal('form_invalid', { issues });
};

/** Refuses one field of the input for a reason that no schema can see; `max` is the bound that the text names. */
export const refuseField = (field: string, text: FieldText, max?: number): never => {
  throw new Refusal('form_invalid', { issues: [{ code: 'custom', path: [field], params: { text, max } }] });
};

/** Refuses what a schema of its own found wrong within one field of the input. */
export const refuseWithin = (field: string, found: readonly object[]): never => {
  const issues = (found as readonly FieldIssue[]).map((issue) => ({ ...issue, path: [field, ...issue.path] }));
  throw new Refusal('form_invalid', { issues });
};

/** Refuses the input for what a schema found in it. */
export const refuseFound = (found: readonly object[]): never => {
  throw new Refusal('form_invalid', { issues: found as readonly FieldIssue[] });
};
