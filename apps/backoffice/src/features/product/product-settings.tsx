import { type Locale, locales } from '@balcao/contract/locale';
import type { PaymentMethod } from '@balcao/contract/order';
import type { ProductDetail, SettingsSaving } from '@balcao/contract/product';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveSettings } from './product.queries.ts';
import classes from './product-page.module.css';

/** The settings of any product: each shows the fields that it has. */
interface Values {
  readonly methods?: readonly PaymentMethod[];
  readonly instalmentsAtMost?: number;
  readonly offersReceipt?: boolean;
  readonly language?: Locale | null;
  readonly volume?: number;
  readonly spoken?: 'amount' | 'amountAndPayer' | 'chime';
  readonly freeUpTo?: number;
  readonly holdDays?: number;
}
interface PartProps {
  values: Values;
  onChange: (change: Values) => void;
}
const freeAtMost = 100_000;
const numbersTo = (last: number) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
const instalmentOptions = numbersTo(12);
const dayOptions = numbersTo(30);

const valuesOf = ({ settings }: ProductDetail): Values => settings;

/** What a product takes from now on, as the team sets it. */
export const ProductSettingsCard = ({ state, may }: { state: ProductDetail; may: boolean }) => {
  const t = useTranslations('product.settings');
  const [values, setValues] = useState<Values>(state.settings);
  const save = useSaveSettings();
  const isNone = values.methods?.length === 0;
  const tooMuch = (values.freeUpTo ?? 0) > freeAtMost;
  const edited = useEdited({
    latest: state,
    valuesOf,
    typed: values,
    put: setValues,
    isPending: save.isPending,
  });
  const isReady = edited.isDirty && !edited.isEditConflict && !isNone && !tooMuch;
  const submit = () => {
    if (!isReady) return;
    // The fields are those of the product's own settings: they came with it.
    const saving = { product: state.product, version: edited.base.version, settings: values } as SettingsSaving;
    save.mutate(saving, {
      tell: t(state.product === '53' ? 'savedBox' : 'saved'),
      onSuccess: (saved) => edited.saved(saved, values),
    });
  };
  const parts: PartProps = { values, onChange: (change) => setValues({ ...values, ...change }) };
  return (
    <Card title={t('title')}>
      <Grid
        as="form"
        noValidate
        className={classes.settings}
        gap={20}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Grid as="fieldset" disabled={!may} gap={10} aria-label={t('title')}>
          <Grid className={classes.settings} gap={20}>
            <Fields {...parts} tooMuch={tooMuch} />
          </Grid>
        </Grid>
        <EditConflictNote of={edited} />
        {may && (
          <div>
            <Button type="submit" variant="default" disabled={!isReady} loading={save.isPending}>
              {t('save')}
            </Button>
          </div>
        )}
      </Grid>
    </Card>
  );
};

/** Those that the product has. */
const Fields = ({ tooMuch, ...parts }: PartProps & { tooMuch: boolean }) => {
  const t = useTranslations('product.settings');
  const { values } = parts;
  return (
    <>
      {values.methods && <Methods {...parts} />}
      {values.instalmentsAtMost !== undefined && <Instalments {...parts} />}
      {values.offersReceipt !== undefined && (
        <Checkbox
          label={t('receipt')}
          description={t('receiptHelp')}
          checked={values.offersReceipt}
          onChange={(event) => parts.onChange({ offersReceipt: event.currentTarget.checked })}
        />
      )}
      {values.spoken !== undefined && <Voice {...parts} />}
      {values.freeUpTo !== undefined && (
        <MoneyInput
          label={t('freeUpTo')}
          description={t('freeUpToHelp')}
          error={tooMuch && t('freeUpToMost')}
          value={values.freeUpTo}
          onChange={(amount) => parts.onChange({ freeUpTo: amount ?? 0 })}
        />
      )}
      {values.holdDays !== undefined && (
        <ListSelect
          label={t('holdDays')}
          help={t('holdDaysHelp')}
          options={dayOptions}
          value={String(values.holdDays)}
          onChange={(days) => days && parts.onChange({ holdDays: Number(days) })}
        />
      )}
    </>
  );
};

const everyMethod = ['01', '02', '0301', '0302'] as const;

const Methods = ({ values: { methods = [] }, onChange }: PartProps) => {
  const t = useTranslations('product.settings');
  const name = useTranslations('order.method');
  const id = useId();
  return (
    <Grid as="fieldset" gap={10} aria-describedby={methods.length === 0 ? id : undefined}>
      <legend className={classes.legend}>{t('methods')}</legend>
      {everyMethod.map((method) => (
        <Checkbox
          key={method}
          label={name(method)}
          checked={methods.includes(method)}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            onChange({ methods: everyMethod.filter((one) => (one === method ? on : methods.includes(one))) });
          }}
        />
      ))}
      {methods.length === 0 && (
        <Muted id={id} mt={4} role="alert">
          {t('methodsNone')}
        </Muted>
      )}
    </Grid>
  );
};

const Instalments = ({ values: { instalmentsAtMost = 1, methods = [] }, onChange }: PartProps) => {
  const t = useTranslations('product.settings');
  if (!methods.includes('0302')) return null;
  return (
    <ListSelect
      label={t('instalments')}
      help={t('instalmentsHelp')}
      options={instalmentOptions}
      value={String(instalmentsAtMost)}
      onChange={(count) => count && onChange({ instalmentsAtMost: Number(count) })}
    />
  );
};

const languageNames: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português',
  'en-US': 'English',
  'es-MX': 'Español',
  'zh-CN': '中文',
};

/** No language is chosen: each box speaks the language of the member who adds it. */
const ofAdder = 'adder';

/** How a sound box speaks. */
const Voice = ({ values: { language = null, volume = 0, spoken = 'amount' }, onChange }: PartProps) => {
  const t = useTranslations('product.settings');
  const id = useId();
  const options = (['amount', 'amountAndPayer', 'chime'] as const).map((value) => ({
    value,
    label: t(`speaks.${value}`),
  }));
  const languages = locales.map((value) => ({ value, label: languageNames[value], lang: value }));
  return (
    <>
      <Choice
        legend={t('spoken')}
        help={t('spokenHelp')}
        options={options}
        value={spoken}
        onChange={(value) => onChange({ spoken: value })}
      />
      <Grid as="fieldset" className={classes.voice} aria-describedby={`${id}-help`}>
        <legend className={classes.legend}>{t('newBoxes')}</legend>
        <Muted id={`${id}-help`} mt={4}>
          {t('newBoxesHelp')}
        </Muted>
        {spoken !== 'chime' && (
          <Choice
            legend={t('language')}
            options={[{ value: ofAdder, label: t('languageOfAdder') }, ...languages]}
            value={language ?? ofAdder}
            onChange={(value) => onChange({ language: value === ofAdder ? null : value })}
          />
        )}
        <div>
          <label htmlFor={id} className={classes.label}>
            {t('volume')}
          </label>
          <Grid className={classes.volume} gap={12} align="center">
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume}
              onChange={(event) => onChange({ volume: Number(event.currentTarget.value) })}
            />
            <output htmlFor={id}>{t('percent', { volume: String(volume) })}</output>
          </Grid>
        </div>
      </Grid>
    </>
  );
};
