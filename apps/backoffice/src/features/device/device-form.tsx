import { DeviceSettings, type DeviceSettingsOf } from '@balcao/contract/device';
import type { TeamDevice } from '@balcao/contract/device-list';
import { locales } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useChangeDevice } from './device.queries.ts';
import classes from './devices.module.css';

interface Values {
  name: string;
  settings: Record<string, unknown>;
}
const valuesOf = ({ name, settings }: TeamDevice): Values => ({ name, settings });

/** The name of a device, and what it may be set to. */
export const DeviceForm = ({ device }: { device: TeamDevice }) => {
  const t = useTranslations('device');
  const shared = useTranslations('shared');
  const { product, serial } = device;
  const change = useChangeDevice();
  const form = useForm({
    initialValues: valuesOf(device),
    validate: (values) => change.check({ ...values, serial, version: device.version }),
  });
  const { settings } = form.values;
  const setSettings = (next: Values['settings']) => form.setFieldValue('settings', next);
  const edited = useEditedForm({ latest: device, valuesOf, form, isPending: change.isPending });
  const submit = form.onSubmit(
    (sent) =>
      change.mutate(
        { ...sent, serial, version: edited.base.version },
        {
          tell: t('saved'),
          onSuccess: (saved) => edited.saved(saved, sent),
          onError: (error) => void showFieldErrors(form, error),
        },
      ),
    focusFirst(form),
  );
  return (
    <PanelSection title={t('settings')}>
      <Grid as="form" noValidate onSubmit={submit} gap={20} data-unchanged={!edited.isDirty || undefined}>
        <TextInput label={shared('name')} autoComplete="off" {...form.getInputProps('name')} />
        {product === '99' && <TerminalFields value={DeviceSettings['99'].parse(settings)} onChange={setSettings} />}
        {product === '53' && <BoxFields value={DeviceSettings['53'].parse(settings)} onChange={setSettings} />}
        <EditConflictNote of={edited} />
        <div>
          <Button type="submit" loading={change.isPending} disabled={edited.isEditConflict}>
            {shared('save')}
          </Button>
        </div>
      </Grid>
    </PanelSection>
  );
};

interface FieldsProps<P extends '99' | '53'> {
  value: DeviceSettingsOf<P>;
  onChange: (value: DeviceSettingsOf<P>) => void;
}
const counts = Array.from({ length: 12 }, (_, index) => index + 1);

const TerminalFields = ({ value, onChange }: FieldsProps<'99'>) => {
  const t = useTranslations('device.terminal');
  return (
    <>
      <NativeSelect
        label={t('instalments')}
        description={t('instalmentsHelp')}
        value={String(value.instalmentsAtMost)}
        onChange={({ currentTarget }) => onChange({ ...value, instalmentsAtMost: Number(currentTarget.value) })}
        data={counts.map((count) => ({ value: String(count), label: t('upTo', { count }) }))}
      />
      <Row as="label" className={classes.check} gap={8} align="center">
        <input
          type="checkbox"
          checked={value.mayVoid}
          onChange={({ currentTarget }) => onChange({ ...value, mayVoid: currentTarget.checked })}
        />
        {t('mayVoid')}
      </Row>
    </>
  );
};

const BoxFields = ({ value, onChange }: FieldsProps<'53'>) => {
  const t = useTranslations('device.box');
  return (
    <>
      <NativeSelect
        label={t('language')}
        value={value.language}
        onChange={({ currentTarget }) =>
          onChange({ ...value, language: locales.find((one) => one === currentTarget.value) ?? value.language })
        }
        data={locales.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
      />
      <Grid as="label" gap={4} weight={550}>
        {t('volume', { volume: value.volume })}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          className={classes.range}
          value={value.volume}
          onChange={({ currentTarget }) => onChange({ ...value, volume: Number(currentTarget.value) })}
        />
      </Grid>
      <Choice
        legend={t('hears')}
        options={[
          { value: 'all', label: t('all') },
          { value: 'own', label: t('own') },
        ]}
        value={value.hears}
        onChange={(hears) => onChange({ ...value, hears })}
      />
    </>
  );
};
