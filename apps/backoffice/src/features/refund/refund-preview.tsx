import { drawFrom, feeShareOf } from '@balcao/contract/refund';
import type { Refundable } from '@balcao/contract/refund-request';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** Where the money would come from, by the same rules as the server's. */
export const RefundPreview = ({ of, amount }: { of: Refundable; amount: number }) => {
  const t = useTranslations('refund');
  const shared = useTranslations('shared');
  if (amount < 1 || amount > of.left) return null;
  const fee = feeShareOf(of, amount);
  const drawn = drawFrom(of.sources, amount - fee);
  if (!drawn) return <Text tone="bad">{t('form.notEnough')}</Text>;
  const parts = [
    { kind: 'pending', label: t('money.pending'), centavos: drawn.pending },
    { kind: 'available', label: shared('availableBalance'), centavos: drawn.available },
    { kind: 'reserve', label: t('money.reserve'), centavos: drawn.reserve },
    { kind: 'fee', label: t('money.fee'), centavos: fee },
  ] as const;
  const shown = parts.filter(({ centavos }) => centavos > 0);
  return (
    <Box as="section" py={12} px={16} framed rounded="md" aria-label={t('form.preview')}>
      <Text as="h3" mb={4} size={14} weight={600}>
        {t('form.preview')}
      </Text>
      <KeyValues
        rows={shown.map(({ kind, label, centavos }) => ({ kind, label, value: <Money centavos={centavos} /> }))}
      />
    </Box>
  );
};
