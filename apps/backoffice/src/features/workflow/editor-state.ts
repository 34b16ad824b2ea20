import { outputsOf } from '@balcao/contract/workflow-check';
import {
  type WorkflowArrow,
  type WorkflowDefinition,
  type WorkflowKindName,
  type WorkflowNode,
  workflowKinds,
  workflowNodesAtMost,
} from '@balcao/contract/workflow-kinds';

/** A definition under work: what it was before, and what was undone. */
export interface Editing {
  readonly definition: WorkflowDefinition;
  readonly past: readonly WorkflowDefinition[];
  readonly future: readonly WorkflowDefinition[];
  readonly selected: string | undefined;
  /** The field of a step that is being typed in: what follows there is undone with it. */
  readonly typing: string | undefined;
}
export type Edit =
  | { readonly does: 'add'; readonly kind: WorkflowKindName; readonly x: number; readonly y: number }
  | { readonly does: 'copy'; readonly node: WorkflowNode }
  | { readonly does: 'change'; readonly id: string; readonly data: Record<string, unknown> }
  | { readonly does: 'connect'; readonly from: string; readonly out: string; readonly to: string | null }
  | { readonly does: 'place'; readonly places: ReadonlyMap<string, { readonly x: number; readonly y: number }> }
  | { readonly does: 'remove'; readonly id: string }
  | { readonly does: 'replace'; readonly definition: WorkflowDefinition }
  | { readonly does: 'select'; readonly id: string | undefined }
  | { readonly does: 'undo' | 'redo' };

const undoneAtMost = 100;
const beside = 40;
export const beginEditing = (definition: WorkflowDefinition): Editing => ({
  definition,
  past: [],
  future: [],
  selected: undefined,
  typing: undefined,
});

/** Each kind has the data of its own: the table of kinds ties both together. */
const nodeOf = (kind: WorkflowKindName, data: object, at: { x: number; y: number }): WorkflowNode =>
  ({ id: crypto.randomUUID(), kind, data, x: Math.round(at.x), y: Math.round(at.y) }) as WorkflowNode;

/** Without the arrows of ways out that a step has no more. */
const withoutLoose = (arrows: readonly WorkflowArrow[], node: WorkflowNode): WorkflowArrow[] => {
  const keys = new Set(outputsOf(node).map(({ key }) => key));
  return arrows.filter(({ from, out }) => from !== node.id || keys.has(out));
};

const edited = (definition: WorkflowDefinition, edit: Edit): WorkflowDefinition => {
  const { nodes, arrows } = definition;
  if (edit.does === 'add')
    return { nodes: [...nodes, nodeOf(edit.kind, workflowKinds[edit.kind].empty, edit)], arrows };
  if (edit.does === 'copy') {
    const { kind, data, x, y } = edit.node;
    return { nodes: [...nodes, nodeOf(kind, data, { x: x + beside, y: y + beside })], arrows };
  }
  if (edit.does === 'change') {
    const changed = nodes.map((node) => (node.id === edit.id ? ({ ...node, data: edit.data } as WorkflowNode) : node));
    const node = changed.find(({ id }) => id === edit.id);
    return { nodes: changed, arrows: node ? withoutLoose(arrows, node) : arrows };
  }
  if (edit.does === 'connect') {
    const { from, out, to } = edit;
    const others = arrows.filter((arrow) => arrow.from !== from || arrow.out !== out);
    return { nodes, arrows: to === null ? others : [...others, { from, out, to }] };
  }
  if (edit.does === 'place') return { nodes: nodes.map((node) => ({ ...node, ...edit.places.get(node.id) })), arrows };
  if (edit.does === 'remove')
    return {
      nodes: nodes.filter(({ id }) => id !== edit.id),
      arrows: arrows.filter(({ from, to }) => from !== edit.id && to !== edit.id),
    };
  return edit.does === 'replace' ? edit.definition : definition;
};

/** The field of a step that an edit changes; undefined for what is no such edit, or changes several. */
const fieldOf = ({ nodes }: WorkflowDefinition, edit: Edit): string | undefined => {
  if (edit.does !== 'change') return undefined;
  const before = Object.entries(nodes.find(({ id }) => id === edit.id)?.data ?? {});
  const [field, ...more] = Object.keys(edit.data).filter((key) => new Map(before).get(key) !== edit.data[key]);
  return field === undefined || more.length > 0 ? undefined : `${edit.id} ${field}`;
};

/** What comes of an edit. */
export const editingReducer = (state: Editing, edit: Edit): Editing => {
  const { definition, past, future, selected } = state;
  if (edit.does === 'select') return { ...state, selected: edit.id, typing: undefined };
  if (edit.does === 'undo') {
    const before = past.at(-1);
    return before
      ? { ...state, definition: before, past: past.slice(0, -1), future: [definition, ...future], typing: undefined }
      : state;
  }
  if (edit.does === 'redo') {
    const [after, ...rest] = future;
    return after
      ? { ...state, definition: after, past: [...past, definition], future: rest, typing: undefined }
      : state;
  }
  const isMore = edit.does === 'add' || edit.does === 'copy';
  if (isMore && definition.nodes.length >= workflowNodesAtMost) return state;
  const typing = fieldOf(definition, edit);
  const isMoreOfIt = typing !== undefined && typing === state.typing;
  const next = edited(definition, edit);
  const added = isMore ? next.nodes.at(-1)?.id : selected;
  return {
    definition: next,
    past: isMoreOfIt ? past : [...past, definition].slice(-undoneAtMost),
    future: [],
    selected: edit.does === 'remove' && selected === edit.id ? undefined : added,
    typing,
  };
};
