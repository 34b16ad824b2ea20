import type { KeptAddress } from '@balcao/contract/address-book';
import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { useChangeAddress } from './address.queries.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { valuesOf } from './delivery-values.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

/** Changes an address that is kept. */
export const AddressFormSheet = ({
  kept: { id, ...delivery },
  onClose,
}: {
  kept: KeptAddress;
  onClose: () => void;
}) => {
  const t = useTranslations('address');
  const { form, onError, read, ...fields } = useDeliveryForm(valuesOf(delivery));
  const change = useChangeAddress(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = read();
    if (typed) change.mutate(typed, { onSuccess: onClose, onError });
  };
  return (
    <Sheet title={t('changeTitle')} onClose={onClose}>
      <Grid as="form" ref={form} gap={16} mt={16} onSubmit={submit} noValidate>
        <DeliveryFields {...fields} />
        <Button type="submit" size="md" fullWidth loading={change.isPending}>
          {t('save')}
        </Button>
      </Grid>
    </Sheet>
  );
};
