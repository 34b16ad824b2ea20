import { type Balances, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { frozenOptions } from '../../lib/frozen.queries.ts';
import { useMay } from '../../lib/may.ts';

const ReserveDialog = lazy(() => import('./reserve-dialog.tsx'));

/** Money into the refund reserve, and out of it. */
export const ReserveActions = ({ balances }: { balances: Balances | undefined }) => {
  const t = useTranslations('financial.reserve');
  const [open, setOpen] = useState<'setAside' | 'takenBack'>();
  const may = { setAside: useMay(setAside), takenBack: useMay(takeBack) };
  // Frozen money stays where it is, also between the two.
  const isFrozen = Boolean(useQuery(frozenOptions).data?.since);
  const most = { setAside: balances?.available ?? 0, takenBack: balances?.reserve ?? 0 };
  return (
    <Row gap={8} wrap mt={4}>
      {(['setAside', 'takenBack'] as const).map(
        (kind) =>
          may[kind] &&
          most[kind] > 0 && (
            <Button key={kind} size="compact-sm" variant="default" disabled={isFrozen} onClick={() => setOpen(kind)}>
              {t(kind)}
            </Button>
          ),
      )}
      {open && (
        <Suspense>
          <ReserveDialog kind={open} most={most[open]} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Row>
  );
};
