import { saveWorkflow, type WholeWorkflow } from '@balcao/contract/workflow';
import type { WorkflowArrow, WorkflowDefinition, WorkflowNode } from '@balcao/contract/workflow-kinds';
import { answerTo } from '@balcao/ui/test/network';
import { ReactFlowProvider } from '@xyflow/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { DraftEditor } from '../features/workflow/draft-editor.tsx';
import { renderForMember } from './backoffice-part.tsx';

const place = { channelId: '019ab4a0-0000-7000-8000-000000000009', workflowId: '019ab4a0-0000-7000-8000-000000000010' };
const at = (x: number) => ({ x: x * 300, y: 0 });
export const start: WorkflowNode = { id: 'start', kind: 'start', ...at(0), data: { trigger: 'message', words: '' } };
/** A step that says something. */
export const saying = (id: string, text: string, x = 1): WorkflowNode => ({
  ...{ id, kind: 'answer', ...at(x) },
  data: { text, buttons: [], minutes: 60 },
});
export const over: WorkflowNode = { id: 'over', kind: 'end', ...at(2), data: {} };
export const arrow = (from: string, out: string, to: string): WorkflowArrow => ({ from, out, to });
/** Says hello and ends: nothing is wrong with it. */
export const good: WorkflowDefinition = {
  nodes: [start, saying('hello', 'Oi!'), over],
  arrows: [arrow('start', 'next', 'hello'), arrow('hello', 'next', 'over')],
};
export const wholeOf = (draft: WorkflowDefinition, change: Partial<WholeWorkflow> = {}): WholeWorkflow => ({
  id: place.workflowId,
  name: 'Boas-vindas',
  isOn: false,
  held: null,
  trigger: null,
  published: null,
  isChanged: true,
  updatedAt: '2026-01-05T12:00:00.000Z',
  draft,
  online: null,
  version: 1,
  hosts: ['https://api.cafe.example'],
  faults: [],
  ...change,
});
type Sent = Pick<WholeWorkflow, 'name' | 'draft' | 'version'>;

export const canvas = () => page.getByRole('region', { name: 'Diagrama do fluxo' });
/** Waits until what is shown is kept. */
export const untilKept = () => expect.element(page.getByRole('status')).toHaveTextContent('Tudo salvo');

/** The draft of a workflow as a member opens it; what is kept of it, and how often another version was asked for. */
export const openDraft = async (draft: WorkflowDefinition = good, change: Partial<WholeWorkflow> = {}) => {
  const saved = answerTo(saveWorkflow, ({ body }) => {
    const { name, draft: kept, version } = body as Sent;
    return wholeOf(kept, { name, version: version + 1 });
  });
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  await renderForMember(
    <ReactFlowProvider>
      <DraftEditor place={place} whole={wholeOf(draft, change)} mayEdit onReload={reload} />
    </ReactFlowProvider>,
  );
  await expect.element(canvas()).toBeVisible();
  const sent = () => saved.map(({ body }) => body as Sent);
  return { sent, reloads: () => reloads, last: () => (sent().at(-1) as Sent).draft };
};
