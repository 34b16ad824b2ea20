import { certificateDaysDefault } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Days, DaysField } from './days-field.tsx';
import { NameField } from './name-field.tsx';
import classes from './register-dialog.module.css';
import type { useMadeKey } from './use-made-key.ts';

/** Makes the key pair in this browser and sends only the request; the dialog around it holds what is made. */
export const BrowserForm = ({ making: { make, isBusy } }: { making: ReturnType<typeof useMadeKey> }) => {
  const t = useTranslations('certificate');
  const present = useRefusals();
  const [days, setDays] = useState<Days>(certificateDaysDefault);
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : t('form.nameMissing')) },
  });
  const submit = form.onSubmit(async ({ name }) => {
    const error = await make({ name, days });
    if (error && !showFieldErrors(form, error)) present(error);
  }, focusFirst(form));
  return (
    <Grid as="form" noValidate onSubmit={submit} className={classes.form} gap={20} mt={12}>
      <p className={classes.note}>
        <IconShieldLock size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        {t('browser.promise')}
      </p>
      <NameField input={form.getInputProps('name')} isFirst />
      <DaysField value={days} onChange={setDays} />
      <Row gap={12} wrap>
        <Button type="submit" loading={isBusy}>
          {t('browser.submit')}
        </Button>
      </Row>
    </Grid>
  );
};
