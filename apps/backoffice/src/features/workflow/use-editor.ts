import { wordsIn } from '@balcao/contract/form-words';
import type { WholeWorkflow } from '@balcao/contract/workflow';
import { faultsOf } from '@balcao/contract/workflow-check';
import { kindOf, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { confirm } from '@balcao/ui/confirm';
import { type KeyboardEvent, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { beginEditing, editingReducer } from './editor-state.ts';
import { useAutosave } from './use-autosave.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** A workflow under work: its steps, what is wrong with them, and how far it is kept. */
export const useEditor = (place: { channelId: string; workflowId: string }, whole: WholeWorkflow, mayEdit: boolean) => {
  const t = useTranslations('workflow');
  const [editing, edit] = useReducer(editingReducer, whole.draft, beginEditing);
  const [name, setName] = useState(whole.name);
  const copied = useRef<WorkflowNode>(undefined);
  const { definition, selected } = editing;
  const kept = useMemo(() => ({ name: name.trim(), draft: definition }), [name, definition]);
  const saving = useAutosave(place, whole, kept, mayEdit);
  const { hosts } = whole;
  const faults = useMemo(() => faultsOf(definition, { hosts }), [definition, hosts]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId]))), [faults]);
  const node = definition.nodes.find(({ id }) => id === selected);

  const remove = async (one: WorkflowNode) => {
    const title = t('removeTitle', { name: wordsIn(locale, kindOf(one).label) });
    if (await confirm({ title, message: t('removeText'), action: t('form.remove'), dangerous: true }))
      edit({ does: 'remove', id: one.id });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!mayEdit || isTyping(event)) return;
    const withControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if ((key === 'delete' || key === 'backspace') && node && node.kind !== 'start') void remove(node);
    else if (withControl && key === 'c' && node) copied.current = node;
    else if (withControl && key === 'v' && copied.current && copied.current.kind !== 'start')
      edit({ does: 'copy', node: copied.current });
    else if (withControl && key === 'z') edit({ does: event.shiftKey ? 'redo' : 'undo' });
    else if (withControl && key === 'y') edit({ does: 'redo' });
    else return;
    event.preventDefault();
  };
  const take = (taken: WholeWorkflow): void => {
    edit({ does: 'replace', definition: taken.draft });
    setName(taken.name);
    saving.take(taken);
  };
  return { ...editing, node, name, setName, edit, faults, faulty, saving, remove, onKey, take };
};
export type Editor = ReturnType<typeof useEditor>;
