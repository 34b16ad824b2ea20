import { WebhookSubject } from '@balcao/contract/webhook';
import { CheckList } from '@balcao/ui/check-list.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { typeKeys } from './delivery-words.ts';
import classes from './webhook-card.module.css';

const all = WebhookSubject.options;

interface EventsFieldProps {
  /** Null: everything, also what is added in future. */
  value: readonly WebhookSubject[] | null;
  error?: ReactNode;
  onChange: (value: WebhookSubject[] | null) => void;
}

/** What an address is told about. */
export const EventsField = ({ value, error, onChange }: EventsFieldProps) => {
  const t = useTranslations('webhook');
  const options = (['all', 'some'] as const).map((one) => ({ value: one, label: t(`form.${one}`) }));
  return (
    <>
      <Choice
        legend={t('form.types')}
        options={options}
        value={value ? 'some' : 'all'}
        onChange={(choice) => onChange(choice === 'all' ? null : [...all])}
      />
      {value && (
        <CheckList
          legend={t('events')}
          options={all.map((type) => ({ value: type, label: t(`type.${typeKeys[type]}`) }))}
          chosen={value}
          onToggle={(type, isChosen) => onChange(all.filter((one) => (one === type ? isChosen : value.includes(one))))}
        />
      )}
      {error && (
        <p role="alert" className={classes.mistake}>
          {error}
        </p>
      )}
    </>
  );
};
