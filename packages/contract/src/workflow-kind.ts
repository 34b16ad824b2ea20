import * as z from 'zod/mini';
import type { Words } from './form-words.ts';
import { lines } from './scalars.ts';

/** Characters of a text of a step, at most. */
export const workflowTextAtMost = 1_000;
/** A text that people read, with places for values: `Oi, {{name}}`. A draft may hold none yet. */
export const StepText = lines(workflowTextAtMost, 0);
/** What a value is called: small letters, digits and underscores. A draft may hold none yet. */
export const ValueName = z.string().check(z.regex(/^(?:[a-z][a-z0-9_]{0,29})?$/, { error: 'unknown', abort: true }));

/** How a field of a step is typed. */
export type StepFieldKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'whole'
  | 'newValue'
  | 'value'
  | 'buttons'
  | 'kept'
  /** A time of the day. */
  | 'clock'
  /** A tag of the followers of the channel, by its id. */
  | 'tag'
  /** A template of the team, its language, and what stands for its variables. */
  | 'template';
interface StepField<D> {
  readonly kind: StepFieldKind;
  readonly label: Words;
  readonly help?: Words;
  /** Of a choice: what can be chosen, and what it is called. */
  readonly options?: Readonly<Record<string, Words>>;
  /** Of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Whether it matters, by what the others hold. */
  isAsked?(data: D): boolean;
}
/** A way out of a step. */
export interface StepOutput {
  readonly key: string;
  readonly label: Words | string;
}
/** What is wrong with a field of a step, as far as the step alone tells. */
export interface StepFault {
  readonly fault: 'emptyText' | 'emptyField' | 'wrongAddress' | 'hostForbidden';
  readonly field: string;
}
export interface StepWorld {
  /** The hosts that the channel lets its workflows call. */
  readonly hosts: readonly string[];
}

/** All that there is to say of a kind of step, in one place. */
export interface WorkflowKind<D extends object> {
  readonly label: Words;
  readonly line: Words;
  /** What a new one holds. */
  readonly empty: D;
  readonly fields: { readonly [F in keyof D & string]: StepField<D> };
  outputs(data: D): readonly StepOutput[];
  /** The values that are there after it, and those that it needs. */
  writes(data: D): readonly string[];
  reads(data: D): readonly string[];
  faults(data: D, world: StepWorld): readonly StepFault[];
  /** Whether a run stops at it until time passes or the follower writes. */
  pauses(data: D): boolean;
  /** What it does, in a few words of its own. */
  summary(data: D): string;
}

export const next: readonly StepOutput[] = [
  { key: 'next', label: { pt: 'Depois', en: 'Next', es: 'Después', zh: '下一步' } },
];
/** What most kinds say of themselves. */
export const plainKind = {
  writes: (): readonly string[] => [],
  reads: (): readonly string[] => [],
  faults: (): readonly StepFault[] => [],
  pauses: (): boolean => false,
};

const place = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;
/** The values that a text has places for. */
export const valuesIn = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);
/** A text with its values filled in; a value that is not there leaves its place empty. */
export const filledIn = (
  text: string,
  values: Readonly<Record<string, string>>,
  written: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(place, (_, name: string) => written(Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** One fault for each of these fields that is empty. */
export const emptyOf = <D extends object>(
  data: D,
  fault: StepFault['fault'],
  fields: readonly (keyof D & string)[],
): StepFault[] => fields.filter((field) => String(data[field] ?? '').trim() === '').map((field) => ({ fault, field }));
