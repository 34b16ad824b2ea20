import { formatBrl } from '@balcao/brazil/money';
import type { Withdrawable } from '@balcao/contract/withdrawal-request';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useTranslations } from 'use-intl';

interface WithdrawAmountProps {
  of: Withdrawable;
  value: number | null;
  error: string | undefined;
  onChange: (centavos: number | null) => void;
}

/** How much: typed, or by a button for what is asked for most. */
export const WithdrawAmount = ({ of, value, error, onChange }: WithdrawAmountProps) => {
  const t = useTranslations('withdrawal.form');
  const quick = [
    { label: t(of.most < of.available ? 'most' : 'everything'), centavos: of.most },
    { label: t('half'), centavos: Math.min(Math.floor(of.available / 2), of.most) },
  ].filter(({ centavos }) => centavos > 0);
  return (
    <div>
      <MoneyInput
        data-autofocus
        size="md"
        label={t('amount')}
        description={t('available', { amount: formatBrl(of.available) })}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Row gap={8} wrap mt={8}>
        {quick.map(({ label, centavos }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            aria-pressed={value === centavos}
            onClick={() => onChange(centavos)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </div>
  );
};
