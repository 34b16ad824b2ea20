import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { NodeId, type WorkflowDefinition, type WorkflowNode, workflowKinds } from './workflow-kinds.ts';

const DifferenceKind = codes(['added', 'removed', 'changed']);
const kindNames = Object.keys(workflowKinds) as (keyof typeof workflowKinds)[];
/** The change of a step between two versions. */
export const WorkflowDifference = z.object({
  nodeId: NodeId,
  kind: codes(kindNames),
  what: DifferenceKind,
});
export type WorkflowDifference = z.infer<typeof WorkflowDifference>;

/** What a step does and where it leads, without where it stands on the canvas. */
const meaningOf = ({ arrows }: WorkflowDefinition, { id, kind, data }: WorkflowNode): string => {
  const ways = arrows.filter(({ from }) => from === id).map(({ out, to }) => `${out}>${to}`);
  return JSON.stringify([kind, data, ways.sort()]);
};

/** What is different in the second, step by step; where steps stand on the canvas does not count. */
export const differencesOf = (before: WorkflowDefinition | null, after: WorkflowDefinition): WorkflowDifference[] => {
  const old = new Map((before?.nodes ?? []).map((node) => [node.id, node]));
  const ids = new Set(after.nodes.map(({ id }) => id));
  const came = after.nodes.flatMap((node): WorkflowDifference[] => {
    const was = old.get(node.id);
    if (!was) return [{ nodeId: node.id, kind: node.kind, what: 'added' }];
    const isSame = before !== null && meaningOf(before, was) === meaningOf(after, node);
    return isSame ? [] : [{ nodeId: node.id, kind: node.kind, what: 'changed' }];
  });
  const gone = [...old.values()].filter(({ id }) => !ids.has(id));
  return [...came, ...gone.map(({ id, kind }): WorkflowDifference => ({ nodeId: id, kind, what: 'removed' }))];
};
