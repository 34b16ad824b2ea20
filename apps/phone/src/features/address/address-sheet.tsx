import type { Delivery } from '@balcao/contract/address-book';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import classes from './address.module.css';
import { addressesQuery } from './address.queries.ts';
import { AddressLines } from './address-lines.tsx';
import { NewAddressForm } from './new-address-form.tsx';

interface AddressSheetProps {
  /** Of the mini program that gets it. */
  name: string;
  person: Pick<Delivery, 'recipient' | 'phone'> | undefined;
  /** Whether it is known who the person is, or that it cannot be. */
  isReady: boolean;
  onChoose: (delivery: Delivery) => void;
  onClose: () => void;
}

/** Which address a mini program gets: one that is kept, or another one. */
export const AddressSheet = ({ name, person, isReady, onChoose, onClose }: AddressSheetProps) => {
  const t = useTranslations('address');
  const { data: kept, error, refetch } = useQuery(addressesQuery);
  const data = isReady ? kept : undefined;
  const [isTyping, setTyping] = useState(false);
  const isNew = isTyping || data?.length === 0;
  return (
    <Sheet title={t('chooseTitle', { name })} onClose={onClose}>
      <Muted mt={4} pretty>
        {t('chooseText', { name })}
      </Muted>
      {error && !kept && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!(error && !kept) && !data && <LinesLoading lines={6} />}
      {data && isNew && <NewAddressForm save={t('saveAndUse')} person={person} onSaved={onChoose} />}
      {data && !isNew && (
        <>
          <Grid as="ul" gap={8} mt={16} mb={16}>
            {data.map(({ id, ...delivery }) => (
              <li key={id}>
                <button type="button" className={classes.choice} onClick={() => onChoose(delivery)}>
                  <AddressLines delivery={delivery} />
                </button>
              </li>
            ))}
          </Grid>
          <Button
            variant="default"
            size="md"
            fullWidth
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => setTyping(true)}
          >
            {t('another')}
          </Button>
        </>
      )}
    </Sheet>
  );
};
