import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './clock-card.module.css';
import { secondsOf, type Unit } from './span.ts';

interface AdvanceFormProps {
  disabled: boolean;
  onAdvance: (seconds: number) => void;
}

/** A free amount of time to move the clock by. */
export const AdvanceForm = ({ disabled, onAdvance }: AdvanceFormProps) => {
  const t = useTranslations('sandbox.clock');
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<Unit>('minutes');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seconds = secondsOf(amount.trim(), unit);
    setWrong(seconds === undefined);
    if (seconds === undefined) return;
    onAdvance(seconds);
    setAmount('');
  };
  return (
    <Row as="form" gap={8} align="start" wrap mb={16} onSubmit={submit} noValidate>
      <TextInput
        className={classes.amount ?? ''}
        aria-label={t('amount')}
        placeholder="15"
        inputMode="numeric"
        value={amount}
        error={wrong}
        aria-describedby={wrong ? id : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <NativeSelect
        className={classes.unit ?? ''}
        aria-label={t('unit')}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value as Unit)}
        data={[
          { value: 'minutes', label: t('unitMinutes') },
          { value: 'hours', label: t('unitHours') },
          { value: 'days', label: t('unitDays') },
        ]}
      />
      <Button type="submit" variant="default" px="md" className={classes.advance ?? ''} disabled={disabled}>
        {t('advance')}
      </Button>
      {wrong && (
        <p id={id} className={classes.wrong} role="alert">
          {t('tooMuch')}
        </p>
      )}
    </Row>
  );
};
