import { OrderStatus } from '@balcao/contract/order';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import { shopOrderQuery } from './shop.queries.ts';

interface ShopOrderStateProps {
  merchantOrderNumber: string;
  onPay: (code: string) => void;
  onAnother: () => void;
}

const tones: Readonly<Record<OrderStatus, Tone>> = { '01': 'waiting', '02': 'good', '03': 'bad', '04': 'ended' };

/** How the order stands by what the shop's own server knows: paid only when the platform has told it so. */
export const ShopOrderState = ({ merchantOrderNumber, onPay, onAnother }: ShopOrderStateProps) => {
  const t = useTranslations('applet');
  const order = useQuery(shopOrderQuery(merchantOrderNumber));
  if (order.isPending) return <LinesLoading lines={6} />;
  if (!order.data) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />;
  const { status, amount, goodsName, payUrl } = order.data;
  const waits = status === OrderStatus.enum.waiting;
  return (
    <>
      <Result tone={tones[status]} waits={false} title={t(`status.${status}`)} text={goodsName}>
        <Text mt={4} mb={4} size={24} weight={650}>
          <Money centavos={amount} />
        </Text>
      </Result>
      {waits && (
        <Button size="md" fullWidth mb="sm" onClick={() => onPay(payUrl)}>
          {t('pay')}
        </Button>
      )}
      <Button size="md" fullWidth variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </>
  );
};
