import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface RefundAmountProps {
  /** What is left of the order. */
  most: number;
  value: number;
  /** The name of the field in its form, which leads to it when it is wrong. */
  path: string;
  error: ReactNode;
  onChange: (centavos: number) => void;
}

/** How much goes back: typed, or by a button for what is asked for most. */
export const RefundAmount = ({ most, value, path, error, onChange }: RefundAmountProps) => {
  const t = useTranslations('refund.form');
  const shared = useTranslations('shared');
  const quick = [
    { label: shared('everything'), centavos: most },
    { label: t('half'), centavos: Math.floor(most / 2) },
  ].filter(({ centavos }) => centavos > 0);
  return (
    <div>
      <MoneyInput
        data-autofocus
        data-path={path}
        label={t('amount')}
        value={value}
        onChange={(centavos) => onChange(centavos ?? 0)}
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
