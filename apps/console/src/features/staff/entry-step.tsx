import type { StaffEntry } from '@balcao/contract/staff';
import { CodeStep } from './code-step.tsx';
import { FactorStep } from './factor-step.tsx';

/** Someone whose password was right; the token is kept in memory and never where the session's is. */
export interface OpenEntry extends StaffEntry {
  readonly email: string;
}
/** Why the password is asked for again. */
export type EntryEnd = 'tooMany' | 'tooLate';

export interface EntryStepProps {
  entry: OpenEntry;
  onEntered: (token: string) => void;
  /** Without a reason the person went back. */
  onEnd: (why?: EntryEnd) => void;
}

/** The step that is missing: a code of the app, or setting the app up. */
export const EntryStep = (props: EntryStepProps) =>
  props.entry.step === 'code' ? <CodeStep {...props} /> : <FactorStep {...props} />;
