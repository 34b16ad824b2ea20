import { filledIn } from '@balcao/contract/workflow-kind';
import { fieldAt } from '@balcao/contract/workflow-kind-call';
import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { CallOutcome, StepEnd, StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'call' }>['data'];

const jsonIn = (answer: string): { readonly json: unknown } | undefined => {
  try {
    return { json: JSON.parse(answer) };
  } catch {
    return undefined;
  }
};
/** A value that is only dots would climb out of its part of the path. */
const inAddress = (value: string): string => (/^\.+$/.test(value) ? '' : encodeURIComponent(value));
const inQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Outside quotes a value is one value of JSON by itself: no follower adds a field by what they write. */
const outsideQuotes = (value: string): string => (jsonNumber.test(value) ? value : JSON.stringify(value));
/** Texts of JSON, and what stands between them. */
const textsOfJson = /"(?:[^"\\]|\\.)*"?/gs;
const jsonOf = (body: string, values: Readonly<Record<string, string>>): string => {
  const between = body.split(textsOfJson);
  const texts = body.match(textsOfJson) ?? [];
  return between
    .map((part, at) => filledIn(part, values, outsideQuotes) + filledIn(texts[at] ?? '', values, inQuotes))
    .join('');
};
const firstSuccess = 200;
const firstRedirect = 300;

const called = ({ kept }: Data, outcome: CallOutcome): StepEnd => {
  if ('failure' in outcome) return { way: 'failed', failure: outcome.failure };
  const { status, answer } = outcome;
  const detail = String(status);
  // A redirect is not followed: it could lead to a server that the team did not name.
  if (status < firstSuccess || status >= firstRedirect) return { way: 'failed', failure: 'callRefused', detail };
  if (kept.length === 0) return { way: 'ok', detail };
  const read = jsonIn(answer);
  if (!read) return { way: 'failed', failure: 'callFailed', detail };
  return {
    way: 'ok',
    detail,
    values: Object.fromEntries(kept.map(({ path, value }) => [value, fieldAt(read.json, path)])),
  };
};

/** Values in the address are escaped, so that what a follower writes never leads to another path or server. */
export const callStep: StepKind<Data> = {
  begin: ({ method, address, body }, { values }) => ({
    calls: {
      method,
      address: filledIn(address, values, inAddress),
      body: method === 'POST' ? jsonOf(body, values) : '',
    },
  }),
  called,
};
