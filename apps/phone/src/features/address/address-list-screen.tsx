import { addressesAtMost, type KeptAddress } from '@balcao/contract/address-book';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconMapPin, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { Sheet } from '../../lib/sheet.tsx';
import classes from './address.module.css';
import { addressesQuery, useRemoveAddress } from './address.queries.ts';
import { AddressFormSheet } from './address-form-sheet.tsx';
import { AddressLines } from './address-lines.tsx';
import { NewAddressForm } from './new-address-form.tsx';

/** The addresses that a person keeps: to look at, to add, to change, to take away. */
export const AddressListScreen = () => {
  const t = useTranslations('address');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const { data, error, refetch } = useQuery(addressesQuery);
  const [open, setOpen] = useState<'new' | KeptAddress>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Stack grow short inert={open !== undefined}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/me' }}>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <LinesLoading lines={8} />}
          {data?.length === 0 && (
            <EmptyState icon={IconMapPin} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          {data && data.length > 0 && (
            <Grid as="ul" gap={12} mb={24}>
              {data.map((kept) => (
                <li key={kept.id}>
                  <AddressEntry kept={kept} onChange={() => setOpen(kept)} />
                </li>
              ))}
            </Grid>
          )}
          {data && (
            <Button
              size="md"
              fullWidth
              disabled={data.length >= addressesAtMost}
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
              onClick={() => setOpen('new')}
            >
              {t('add')}
            </Button>
          )}
        </Screen>
      </Stack>
      {open === 'new' && (
        <Sheet title={t('add')} onClose={close}>
          <NewAddressForm save={t('save')} person={undefined} onSaved={close} />
        </Sheet>
      )}
      {open && open !== 'new' && <AddressFormSheet kept={open} onClose={close} />}
    </>
  );
};

const AddressEntry = ({ kept, onChange }: { kept: KeptAddress; onChange: () => void }) => {
  const t = useTranslations('address');
  const remove = useRemoveAddress();
  return (
    <Row className={classes.choice} gap={8} align="start" justify="between">
      <Box shrink>
        <AddressLines delivery={kept} />
      </Box>
      <ActionMenu
        label={t('actionsOf', { name: kept.recipient })}
        actions={[
          { label: t('change'), icon: IconPencil, onAct: onChange },
          { label: t('remove'), icon: IconTrash, onAct: () => remove.mutate(kept.id), dangerous: true },
        ]}
      />
    </Row>
  );
};
