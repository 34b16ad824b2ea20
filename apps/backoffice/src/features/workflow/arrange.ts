import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { Graph, layout } from '@dagrejs/dagre';

const size = { width: 260, height: 150 };

/** Where each step stands when the steps follow each other from left to right. */
export const arranged = ({ nodes, arrows }: WorkflowDefinition): Map<string, { x: number; y: number }> => {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 90 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { ...size });
  for (const { from, out, to } of arrows) graph.setEdge(from, to, {}, out);
  layout(graph);
  return new Map(
    nodes.map(({ id }) => {
      const { x, y } = graph.node(id) as { x: number; y: number };
      return [id, { x: Math.round(x - size.width / 2), y: Math.round(y - size.height / 2) }];
    }),
  );
};
