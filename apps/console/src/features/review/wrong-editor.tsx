import type { Locale } from '@balcao/contract/locale';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { ReviewReason } from '@balcao/contract/review-reasons';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { focusField } from './focus-field.ts';
import type { ReviewMark } from './review.queries.ts';
import type { Desk } from './use-desk.ts';
import classes from './wrong-editor.module.css';

interface WrongEditorProps {
  label: string;
  mark: ReviewMark;
  desk: Desk;
}
const noteMax = 300;

/**
 * Why a field is wrong: a reason of the library, all in view, and a note. By key: a digit or the arrows choose, Enter goes on to
 * the note and then back to the fields, Escape goes back at once.
 */
export const WrongEditor = ({ label, mark, desk }: WrongEditorProps) => {
  const t = useTranslations('desk.fields');
  const reasons = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const radios = reasons.current;
    radios?.closest('li')?.scrollIntoView({ block: 'nearest' });
    (radios?.querySelector<HTMLElement>(':checked') ?? radios?.querySelector<HTMLElement>('input'))?.focus();
  }, []);
  const close = () => {
    desk.setReasonsAt(undefined);
    focusField(mark.path);
  };
  const choose = (reason: ReviewReason) => void desk.mark({ ...mark, reason });
  const hearReason = (event: KeyboardEvent) => {
    const byDigit = /^\d$/.test(event.key) ? ReviewReason.options[Number(event.key) - 1] : undefined;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') note.current?.focus();
    else if (byDigit) {
      choose(byDigit);
      note.current?.focus();
    } else return;
    event.preventDefault();
  };
  const hearNote = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Escape', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    close();
  };
  return (
    <Stack className={classes.editor} gap={12} mt={4} mb={8}>
      <ReasonChoice
        ref={reasons}
        legend={t('whyWrong', { field: label })}
        chosen={mark.reason}
        onChoose={choose}
        onKeyDown={hearReason}
      />
      <Row gap={12} align="end" wrap>
        <TextInput
          ref={note}
          className={classes.note}
          label={t('note')}
          description={t('noteHelp')}
          maxLength={noteMax}
          onKeyDown={hearNote}
          value={mark.note ?? ''}
          onChange={({ currentTarget: { value } }) => void desk.mark({ ...mark, note: value === '' ? null : value })}
        />
        <Button variant="default" onClick={close}>
          {t('done')}
        </Button>
      </Row>
    </Stack>
  );
};

interface ReasonChoiceProps {
  ref: RefObject<HTMLFieldSetElement | null>;
  legend: string;
  chosen: ReviewReason | null;
  onChoose: (reason: ReviewReason) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
/** The reasons of the library, all in view; the first nine also by their digit. */
const ReasonChoice = ({ ref, legend, chosen, onChoose, onKeyDown }: ReasonChoiceProps) => {
  const locale = useLocale() as Locale;
  const id = useId();
  return (
    <Grid as="fieldset" ref={ref} className={classes.reasons} gap={8} rowGap={6} onKeyDown={onKeyDown}>
      <legend className={classes.legend}>{legend}</legend>
      {ReviewReason.options.map((reason, index) => (
        <Row as="label" key={reason} className={classes.reason} inline gap={8} align="center">
          <input
            type="radio"
            name={id}
            className={classes.radio}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          {index < 9 && <kbd className={classes.digit}>{index + 1}</kbd>}
          {reasonText(reason, locale)}
        </Row>
      ))}
    </Grid>
  );
};
