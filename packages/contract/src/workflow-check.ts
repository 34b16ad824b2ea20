import * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { StepWorld } from './workflow-kind.ts';
import { kindOf, type WorkflowDefinition, type WorkflowNode, workflowValuesAtMost } from './workflow-kinds.ts';

export const WorkflowFaultName = codes([
  'startMissing',
  'startTwice',
  'sameId',
  'unreachable',
  'deadEnd',
  'endless',
  'valueMissing',
  'valuesTooMany',
  'emptyText',
  'emptyField',
  'wrongAddress',
  'hostForbidden',
]);
/** What is wrong with a workflow, and at which step; `detail` is the name of a value or the way out. */
export const WorkflowFault = z.object({
  fault: WorkflowFaultName,
  nodeId: z.nullable(z.string()),
  field: z.nullable(z.string()),
  detail: z.string(),
});
export type WorkflowFault = z.infer<typeof WorkflowFault>;

/** The values that every run has from the beginning. */
export const givenValues = ['name', 'message', 'hour', 'weekday'] as const;

type Ways = ReadonlyMap<string, readonly string[]>;
/** Where each step leads, by the ways out that it has. */
const waysOf = ({ nodes, arrows }: WorkflowDefinition): Ways => {
  const known = new Set(nodes.map(({ id }) => id));
  return new Map(
    nodes.map((node) => {
      const outs = new Set(outputsOf(node).map(({ key }) => key));
      const own = arrows.filter(({ from, out, to }) => from === node.id && outs.has(out) && known.has(to));
      return [node.id, own.map(({ to }) => to)];
    }),
  );
};
export const outputsOf = (node: WorkflowNode) => kindOf(node).outputs(node.data);

const reachedFrom = (ways: Ways, begin: readonly string[]): Set<string> => {
  const seen = new Set(begin);
  // A set that grows while it is walked: each step is visited once.
  for (const id of seen) for (const to of ways.get(id) ?? []) seen.add(to);
  return seen;
};

const found = (
  fault: WorkflowFault['fault'],
  nodeId: string | null,
  detail = '',
  field: string | null = null,
): WorkflowFault => ({
  fault,
  nodeId,
  field,
  detail,
});

const startFaults = ({ nodes }: WorkflowDefinition): WorkflowFault[] => {
  const [first, ...more] = nodes.filter(({ kind }) => kind === 'start');
  return first ? more.map(({ id }) => found('startTwice', id)) : [found('startMissing', null)];
};

/** Steps that lead back to themselves without a pause: a run there would never end. */
const endlessFaults = (definition: WorkflowDefinition, ways: Ways, reached: ReadonlySet<string>): WorkflowFault[] => {
  const hurried = new Set(definition.nodes.filter((node) => !kindOf(node).pauses(node.data)).map(({ id }) => id));
  const quick = new Map([...ways].map(([id, to]) => [id, hurried.has(id) ? to.filter((one) => hurried.has(one)) : []]));
  return definition.nodes
    .filter(({ id }) => hurried.has(id) && reached.has(id) && reachedFrom(quick, quick.get(id) ?? []).has(id))
    .map(({ id }) => found('endless', id));
};

/** Values that a step needs and no step on a way to it sets. */
const valueFaults = ({ nodes }: WorkflowDefinition, ways: Ways, reached: ReadonlySet<string>): WorkflowFault[] => {
  const after = new Map(nodes.map(({ id }) => [id, reachedFrom(ways, ways.get(id) ?? [])]));
  const isSetBefore = (name: string, id: string) =>
    nodes.some((other) => after.get(other.id)?.has(id) && kindOf(other).writes(other.data).includes(name));
  const given: readonly string[] = givenValues;
  return nodes.flatMap((node) =>
    [...new Set(kindOf(node).reads(node.data))]
      .filter((name) => reached.has(node.id) && !given.includes(name) && !isSetBefore(name, node.id))
      .map((name) => found('valueMissing', node.id, name)),
  );
};

const stepFaults = (definition: WorkflowDefinition, node: WorkflowNode, world: StepWorld): WorkflowFault[] => {
  const own = kindOf(node)
    .faults(node.data, world)
    .map(({ fault, field }) => found(fault, node.id, '', field));
  const ids = new Set(definition.nodes.map(({ id }) => id));
  const open = outputsOf(node).filter(
    ({ key }) => !definition.arrows.some(({ from, out, to }) => from === node.id && out === key && ids.has(to)),
  );
  return [...own, ...open.map(({ key }) => found('deadEnd', node.id, key))];
};

/**
 * All that keeps a workflow from being published, each with its step: the editor shows it while one types, and the server asks it again.
 */
export const faultsOf = (definition: WorkflowDefinition, world: StepWorld): WorkflowFault[] => {
  const { nodes } = definition;
  const ways = waysOf(definition);
  const starts = nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  const reached = reachedFrom(ways, starts);
  const ids = nodes.map(({ id }) => id);
  const values = new Set(nodes.flatMap((node) => kindOf(node).writes(node.data)));
  return [
    ...startFaults(definition),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => found('sameId', id)),
    ...(starts.length > 0 ? ids.filter((id) => !reached.has(id)).map((id) => found('unreachable', id)) : []),
    ...nodes.flatMap((node) => stepFaults(definition, node, world)),
    ...endlessFaults(definition, ways, reached),
    ...valueFaults(definition, ways, reached),
    ...(values.size > workflowValuesAtMost ? [found('valuesTooMany', null)] : []),
  ];
};
