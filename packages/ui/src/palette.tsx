import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Icon } from './icon.ts';
import { Box, Muted, Row, Text } from './layout.tsx';
import classes from './palette.module.css';
import { useModal } from './use-modal.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** What it is, or where it leads, in a few quiet words. */
  readonly line?: string;
  readonly icon?: Icon;
  /** In the place of the icon: a picture of a person. */
  readonly picture?: ReactNode;
  /** At the end of the row: a state, the keys that do the same. */
  readonly mark?: ReactNode;
}
export interface PaletteGroup<Item extends PaletteItem> {
  readonly title: string;
  readonly items: readonly Item[];
}
interface PaletteProps<Item extends PaletteItem> {
  /** What it is, for screen readers. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** What fits the query, best first. Groups without items are left out. */
  groups: readonly PaletteGroup<Item>[];
  /** What is going on: something is still being asked for, or could not be. */
  note?: string | undefined;
  /** What to say, and to do next, when nothing fits. */
  empty: ReactNode;
  onChoose: (item: Item) => void;
  onClose: () => void;
}

/** The row that a key leads to: around the ends. */
const moved = (at: number, by: number, count: number): number => (count === 0 ? -1 : (at + by + count) % count);

/**
 * Finds and does by a few letters. A dialog with one field, which keeps the focus, and a list that the arrow keys walk through:
 * the combobox pattern of WAI-ARIA, so that a screen reader speaks each row. Open while it is rendered.
 */
export const Palette = <Item extends PaletteItem>(props: PaletteProps<Item>) => {
  const { label, query, onQuery, note, empty, onChoose, onClose } = props;
  const t = useTranslations('ui.palette');
  const id = useId();
  const dialog = useModal(onClose, { light: true });
  const groups = props.groups.filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const [wanted, setWanted] = useState<string>();
  const current = items.find((item) => item.id === wanted) ?? items[0];
  const walk = (by: number) => setWanted(items[moved(current ? items.indexOf(current) : -1, by, items.length)]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter' && current) onChoose(current);
    else return;
    event.preventDefault();
  };
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={label}>
      <Field
        {...props}
        listId={id}
        isOpen={items.length > 0}
        currentId={current && optionId(current)}
        onKeyDown={onKeyDown}
        onQuery={(next) => {
          setWanted(undefined); // The best of what fits now.
          onQuery(next);
        }}
      />
      <div id={id} role="listbox" aria-label={label} className={classes.list} hidden={items.length === 0}>
        {groups.map((group) => (
          <Group key={group.title} title={group.title}>
            {group.items.map((item) => (
              <PaletteRow
                key={item.id}
                id={optionId(item)}
                item={item}
                isCurrent={item === current}
                onPoint={() => setWanted(item.id)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </Group>
        ))}
      </div>
      {items.length === 0 && !note && query !== '' && <div className={classes.empty}>{empty}</div>}
      <output className={note ? classes.note : classes.said}>{note ?? t('found', { count: items.length })}</output>
    </dialog>
  );
};

interface FieldProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  listId: string;
  isOpen: boolean;
  currentId: string | undefined;
}

const Field = ({ label, placeholder, query, onQuery, onKeyDown, onClose, listId, isOpen, currentId }: FieldProps) => {
  const t = useTranslations('ui.palette');
  return (
    <Row className={classes.field} gap={12} align="center">
      <IconSearch size={20} stroke={1.8} aria-hidden />
      <input
        data-autofocus
        className={classes.input}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={currentId}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={classes.close} aria-label={t('close')} title="Esc" onClick={onClose}>
        <IconX size={18} />
      </button>
    </Row>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box as="fieldset" aria-labelledby={id} shrink>
      <div id={id} className={classes.heading}>
        {title}
      </div>
      {children}
    </Box>
  );
};

interface RowProps {
  id: string;
  item: PaletteItem;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const PaletteRow = ({ id, item, isCurrent, onPoint, onChoose }: RowProps) => {
  const { label, line, icon: ItemIcon, picture, mark } = item;
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={ref}
      id={id}
      type="button"
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={classes.row}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()} // The field keeps the focus.
      onClick={onChoose}
    >
      {picture ?? (ItemIcon && <ItemIcon size={20} stroke={1.7} aria-hidden />)}
      <Row as="span" gap={12} rowGap={0} wrap grow shrink>
        <Text as="span" weight={550} breakable>
          {label}
        </Text>
        {line && (
          <Muted as="span" breakable>
            {line}
          </Muted>
        )}
      </Row>
      {mark && <span className={classes.mark}>{mark}</span>}
    </button>
  );
};
