import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { Button } from '@balcao/ui/button.tsx';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { withdrawableOptions } from './withdrawal.queries.ts';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

/** Opens the form that withdraws. That it is open stands in the address: back closes it, and a link leads into it. */
export const WithdrawButton = ({ size = 'sm' }: { size?: 'sm' | 'md' }) => {
  const t = useTranslations('withdrawal.form');
  const { withdraw } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const openedHere = useRef(false);
  const { data } = useQuery(withdrawableOptions);
  if (!useMay(requestWithdrawal)) return null;
  const open = () => {
    openedHere.current = true;
    void navigate({ to: '/payment/financial', search: { withdraw: true }, resetScroll: false });
  };
  const close = () => {
    if (openedHere.current) router.history.back();
    else void navigate({ to: '/payment/financial', search: {}, replace: true, resetScroll: false });
    openedHere.current = false;
  };
  const isBlocked = !data || data.block !== null || data.available === 0;
  return (
    <>
      <Button size={size} disabled={isBlocked} leftSection={<IconArrowUpRight size={18} stroke={2} />} onClick={open}>
        {t('open')}
      </Button>
      {withdraw && data && !data.block && (
        <Suspense>
          <WithdrawDialog of={data} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
