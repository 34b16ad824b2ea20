import { Box } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useTranslations } from 'use-intl';

interface FreeAmountProps {
  value: number | null;
  onChange: (centavos: number | null) => void;
}

/** What the payer types at a shop that names no amount. */
export const FreeAmount = ({ value, onChange }: FreeAmountProps) => {
  const t = useTranslations('customer.sheet');
  const shared = useTranslations('shared');
  return (
    <Box mt={16}>
      <MoneyInput
        label={shared('amount')}
        description={t('amountHelp')}
        size="md"
        value={value}
        onChange={onChange}
        data-autofocus
      />
    </Box>
  );
};
