import '@xyflow/react/dist/style.css';
import { wordsIn } from '@balcao/contract/form-words';
import { kindOf, type WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import {
  Background,
  type Connection,
  Controls,
  type Edge,
  type NodeChange,
  ReactFlow,
  useNodesState,
  useReactFlow,
} from '@xyflow/react';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { CanvasNode, type CanvasNodeType } from './canvas-node.tsx';
import type { Edit } from './editor-state.ts';
import classes from './workflow.module.css';

interface CanvasProps {
  definition: WorkflowDefinition;
  selected: string | undefined;
  faulty: ReadonlySet<string>;
  isLocked: boolean;
  onEdit: (edit: Edit) => void;
  onKey: (event: KeyboardEvent) => void;
}
const nodeTypes = { step: CanvasNode };

/** The steps as the canvas draws them; where one is being dragged to is the canvas's own until it is let go. */
const useSteps = ({ definition, selected, faulty }: Pick<CanvasProps, 'definition' | 'selected' | 'faulty'>) => {
  const [nodes, setNodes, onNodesChange] = useNodesState<CanvasNodeType>([]);
  useEffect(() => {
    setNodes((drawn) =>
      definition.nodes.map((node) => ({
        ...drawn.find(({ id }) => id === node.id),
        id: node.id,
        type: 'step',
        position: { x: node.x, y: node.y },
        selected: node.id === selected,
        data: { node, isFaulty: faulty.has(node.id) },
        ariaLabel: `${wordsIn(locale, kindOf(node).label)}: ${kindOf(node).summary(node.data)}`,
      })),
    );
  }, [definition, selected, faulty, setNodes]);
  return { nodes, onNodesChange };
};

/** From here on the words of a step can be read. */
const legibleZoom = 0.75;
/** Brings the step that was chosen elsewhere into view. */
const useView = (selected: string | undefined): void => {
  const { fitView, getNode, getViewport, getNodes } = useReactFlow();
  useEffect(() => {
    const node = selected === undefined ? undefined : getNode(selected);
    if (!node || getNodes().length === 0) return;
    const zoom = Math.max(getViewport().zoom, legibleZoom);
    void fitView({ nodes: [{ id: node.id }], minZoom: zoom, maxZoom: zoom, duration: 0 });
  }, [selected, fitView, getNode, getViewport, getNodes]);
};

/** The ways between steps, as the canvas draws them. */
const useEdges = (definition: WorkflowDefinition): Edge[] =>
  useMemo(
    (): Edge[] =>
      definition.arrows.map(({ from, out, to }) => ({
        id: `${from}:${out}`,
        source: from,
        sourceHandle: out,
        target: to,
      })),
    [definition],
  );

/** What those who do not see are told of the canvas. */
const useLabels = () => {
  const t = useTranslations('workflow.canvas');
  return {
    'node.a11yDescription.default': t('node'),
    'node.a11yDescription.keyboardDisabled': t('node'),
    'node.a11yDescription.ariaLiveMessage': () => t('moved'),
    'controls.ariaLabel': t('controls'),
    'controls.zoomIn.ariaLabel': t('zoomIn'),
    'controls.zoomOut.ariaLabel': t('zoomOut'),
    'controls.fitView.ariaLabel': t('fit'),
    'handle.ariaLabel': t('handle'),
  };
};

/** The steps of a workflow and the ways between them, to be dragged and connected. */
export const Canvas = ({ definition, selected, faulty, isLocked, onEdit, onKey }: CanvasProps) => {
  const t = useTranslations('workflow.canvas');
  const { nodes, onNodesChange } = useSteps({ definition, selected, faulty });
  useView(selected);
  const edges = useEdges(definition);
  const labels = useLabels();
  const onChange = (changes: NodeChange<CanvasNodeType>[]) => {
    onNodesChange(changes.filter(({ type }) => type !== 'select' && type !== 'remove'));
    for (const change of changes)
      if (change.type === 'select' && change.selected) onEdit({ does: 'select', id: change.id });
    const places = changes.flatMap((change) =>
      change.type === 'position' && change.dragging === false && change.position
        ? [[change.id, { x: Math.round(change.position.x), y: Math.round(change.position.y) }] as const]
        : [],
    );
    const moved = places.filter(([id, { x, y }]) => {
      const was = definition.nodes.find((node) => node.id === id);
      return was !== undefined && (was.x !== x || was.y !== y);
    });
    if (moved.length > 0) onEdit({ does: 'place', places: new Map(moved) });
  };
  const onConnect = ({ source, sourceHandle, target }: Connection) =>
    onEdit({ does: 'connect', from: source, out: sourceHandle ?? 'next', to: target });
  return (
    <section className={classes.canvas} aria-label={t('label')} onKeyDown={onKey}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodesChange={onChange}
        onConnect={onConnect}
        onPaneClick={() => onEdit({ does: 'select', id: undefined })}
        nodesDraggable={!isLocked}
        nodesConnectable={!isLocked}
        deleteKeyCode={null}
        edgesFocusable={false}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.1 }}
        minZoom={0.2}
        maxZoom={1.5}
        ariaLabelConfig={labels}
      >
        <Background gap={24} />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
};
