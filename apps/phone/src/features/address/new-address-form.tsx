import type { Delivery } from '@balcao/contract/address-book';
import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import type { FormEvent } from 'react';
import { useAddAddress } from './address.queries.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { noDelivery } from './delivery-values.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

interface NewAddressFormProps {
  /** On the button. */
  save: string;
  /** Of the person, to begin with: most things are for oneself. */
  person: Pick<Delivery, 'recipient' | 'phone'> | undefined;
  onSaved: (delivery: Delivery) => void;
}

/** Another address, which is kept. */
export const NewAddressForm = ({ save, person, onSaved }: NewAddressFormProps) => {
  const { form, onError, read, ...fields } = useDeliveryForm({ ...noDelivery, ...person });
  const add = useAddAddress();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = read();
    if (typed) add.mutate(typed, { onSuccess: () => onSaved(typed), onError });
  };
  return (
    <Grid as="form" ref={form} gap={16} mt={16} onSubmit={submit} noValidate>
      <DeliveryFields {...fields} />
      <Button type="submit" size="md" fullWidth loading={add.isPending}>
        {save}
      </Button>
    </Grid>
  );
};
