import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Hidden, Muted } from './layout.tsx';
import type { ListOption } from './list-search.ts';
import classes from './list-select.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useListPlace } from './use-list-place.ts';
import { type ListSelecting, useListSelect } from './use-list-select.ts';

interface ListSelectProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The value of an option; empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The same array as long as the list is the same. */
  options: readonly ListOption[];
  /** Under the label. */
  help?: ReactNode;
  /** The options are suggestions: what is typed counts as it is. */
  free?: boolean;
}

/** So few options are seen at once: the keyboard of a phone would only cover them. */
const few = 8;

/** What the keys do in the field, after WAI-ARIA's pattern of a combobox; true when the key was used. */
const press = (event: KeyboardEvent, list: ListSelecting): boolean => {
  const { key, altKey } = event;
  if (key === 'ArrowDown' && altKey) list.open();
  else if (key === 'ArrowUp' && altKey) list.close();
  else if (key === 'ArrowDown') list.isOpen ? list.walk(1) : list.open();
  else if (key === 'ArrowUp') list.isOpen ? list.walk(-1) : list.open();
  else if (key === 'PageDown' && list.isOpen) list.walk(8, 'stop');
  else if (key === 'PageUp' && list.isOpen) list.walk(-8, 'stop');
  else if (key === 'Enter' && list.isOpen && list.current) list.choose(list.current);
  else if (key === 'Escape' && list.isOpen) list.cancel();
  else return false;
  return true;
};

/** One of many, found by a few letters of its code or name: the list opens on a click, an arrow key or a letter. */
export const ListSelect = ({ value, onChange, options, help, free = false, ...rest }: ListSelectProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useListSelect({ value, onChange, options, free, field });
  const optionId = (option: ListOption) => `${id}-${option.value}`;
  return (
    <>
      <TextInput
        autoCorrect="off"
        inputMode={options.length <= few && !free ? 'none' : 'text'}
        spellCheck={false}
        description={help}
        rightSection={<IconChevronDown size={18} stroke={1.8} aria-hidden className={classes.chevron} />}
        rightSectionPointerEvents="none"
        {...rest}
        autoComplete={rest.autoComplete ?? 'off'}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={id}
        aria-activedescendant={list.isOpen && list.current ? optionId(list.current) : undefined}
        value={list.text}
        onChange={(event) => list.type(event.currentTarget.value)}
        onClick={list.open}
        onFocus={(event) => {
          event.currentTarget.select();
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          list.leave();
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && press(event, list)) event.preventDefault();
        }}
      />
      <Options id={id} field={field} label={rest.label ?? rest['aria-label']} list={list} optionId={optionId} />
    </>
  );
};

interface OptionsProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  label: ReactNode;
  list: ListSelecting;
  optionId: (option: ListOption) => string;
}

/** The open list. The browser's own popover: it floats above everything, panels that scroll and dialogs included. */
const Options = ({ id, field, label, list, optionId }: OptionsProps) => {
  const t = useTranslations('ui.list');
  const panel = useListPlace(field, list.isOpen, list.current && optionId(list.current));
  const isEmpty = list.isOpen && list.options.length === 0;
  return (
    <>
      {/* A press on the list must not take the focus from the field; the wheel and a finger still scroll it. */}
      <div
        ref={panel}
        id={id}
        popover="manual"
        role="listbox"
        aria-label={typeof label === 'string' && list.isOpen ? label : t('options')}
        className={classes.panel}
        data-empty={isEmpty || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {list.isOpen &&
          list.options.map((option) => (
            <button
              key={option.value}
              id={optionId(option)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.value === list.chosen}
              data-current={option === list.current || undefined}
              className={classes.option}
              onClick={() => list.choose(option)}
            >
              {option.label}
            </button>
          ))}
        {isEmpty && (
          <Muted as="div" role="option" tabIndex={-1} aria-selected={false} aria-disabled="true" p={10}>
            {t('nothing')}
          </Muted>
        )}
      </div>
      <Hidden as="output">{list.isOpen ? t('found', { count: list.options.length }) : ''}</Hidden>
    </>
  );
};
