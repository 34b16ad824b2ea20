import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import type { Icon } from '@balcao/ui/icon';
import { Row } from '@balcao/ui/layout.tsx';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslations } from 'use-intl';
import classes from './article.module.css';

interface ToolProps {
  label: string;
  icon: Icon;
  /** Of what is on or off. */
  isOn?: boolean;
  disabled?: boolean;
  onUse: () => void;
}
const Tool = ({ label, icon: Sign, isOn, disabled = false, onUse }: ToolProps) => (
  <ActionIcon
    size={36}
    variant={isOn ? 'light' : 'subtle'}
    aria-label={label}
    title={label}
    disabled={disabled}
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    // The words stay selected.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onUse}
  >
    <Sign size={20} stroke={1.7} />
  </ActionIcon>
);

/** What stands where the cursor is. */
const useStanding = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      heading2: of.isActive('heading', { level: 2 }),
      heading3: of.isActive('heading', { level: 3 }),
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      bulletList: of.isActive('bulletList'),
      orderedList: of.isActive('orderedList'),
      link: of.isActive('link'),
      table: of.isActive('table'),
      undo: of.can().undo(),
      redo: of.can().redo(),
    }),
  });

/** What can be done with the table in which the cursor is. */
const TableTools = ({ run }: { run: (change: (chain: ChainedCommands) => ChainedCommands) => () => void }) => {
  const t = useTranslations('broadcast.article');
  const acts = {
    addRow: run((chain) => chain.addRowAfter()),
    addColumn: run((chain) => chain.addColumnAfter()),
    removeRow: run((chain) => chain.deleteRow()),
    removeColumn: run((chain) => chain.deleteColumn()),
    removeTable: run((chain) => chain.deleteTable()),
  } as const;
  return (
    <Row className={classes.tools} gap={4} wrap role="group" aria-label={t('tableTools')}>
      {(Object.keys(acts) as (keyof typeof acts)[]).map((act) => (
        <Button key={act} size="compact-sm" variant="subtle" onClick={acts[act]}>
          {t(act)}
        </Button>
      ))}
    </Row>
  );
};

interface ArticleToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

/** How the words are set, and what stands between them. */
export const ArticleToolbar = ({ editor, onLink, onPicture }: ArticleToolbarProps) => {
  const t = useTranslations('broadcast.article');
  const on = useStanding(editor);
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => () => void change(editor.chain().focus()).run();
  const level = (of: 2 | 3) => run((chain) => chain.toggleHeading({ level: of }));
  const table = run((chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }));
  return (
    <>
      <Row className={classes.tools} gap={2} wrap role="group" aria-label={t('tools')}>
        <Tool label={t('heading2')} icon={IconH2} isOn={on.heading2} onUse={level(2)} />
        <Tool label={t('heading3')} icon={IconH3} isOn={on.heading3} onUse={level(3)} />
        <Tool label={t('bold')} icon={IconBold} isOn={on.bold} onUse={run((chain) => chain.toggleBold())} />
        <Tool label={t('italic')} icon={IconItalic} isOn={on.italic} onUse={run((chain) => chain.toggleItalic())} />
        <Tool
          label={t('bulletList')}
          icon={IconList}
          isOn={on.bulletList}
          onUse={run((chain) => chain.toggleBulletList())}
        />
        <Tool
          label={t('orderedList')}
          icon={IconListNumbers}
          isOn={on.orderedList}
          onUse={run((chain) => chain.toggleOrderedList())}
        />
        <Tool label={t('link')} icon={IconLink} isOn={on.link} onUse={onLink} />
        <Tool label={t('picture')} icon={IconPhoto} onUse={onPicture} />
        <Tool label={t('table')} icon={IconTable} disabled={on.table} onUse={table} />
        <Tool label={t('undo')} icon={IconArrowBackUp} disabled={!on.undo} onUse={run((chain) => chain.undo())} />
        <Tool label={t('redo')} icon={IconArrowForwardUp} disabled={!on.redo} onUse={run((chain) => chain.redo())} />
      </Row>
      {on.table && <TableTools run={run} />}
    </>
  );
};
