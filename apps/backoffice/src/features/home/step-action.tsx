import { Button } from '@balcao/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import type { StepName } from './home.queries.ts';

const placeOf = {
  code: { to: '/payment/products/04' },
  paid: { to: '/payment/transaction/orders' },
  certificate: { to: '/setting/payment' },
  webhook: { to: '/setting/payment', search: { tab: 'notifications' } },
} as const;

/** The way to take a step: the orange button for the next one, a quiet one for the others. */
export const StepAction = ({ name, isNext }: { name: StepName; isNext: boolean }) => {
  const t = useTranslations('home');
  const isSandbox = useSandbox();
  const look = { variant: isNext ? 'filled' : 'default', style: { flex: 'none' } } as const;
  if (name === 'order')
    return (
      <Button {...look} component="a" href="/docs/guide" target="_blank" rel="noreferrer">
        {t('order.action')}
      </Button>
    );
  if (name === 'paid' && isSandbox)
    return (
      <Button {...look} component="a" href="/phone/" target="_blank" rel="noreferrer">
        {t('paid.actionSandbox')}
      </Button>
    );
  return (
    <Button {...look} renderRoot={(props) => <Link {...props} {...placeOf[name]} />}>
      {t(`${name}.action`)}
    </Button>
  );
};
