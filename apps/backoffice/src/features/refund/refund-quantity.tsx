import { TextInput } from '@balcao/ui/text-input.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface RefundQuantityProps {
  /** How many pieces of the order have not come back yet. */
  most: number;
  value: number | undefined;
  /** The name of the field in its form, which leads to it when it is wrong. */
  path: string;
  error: ReactNode;
  onChange: (pieces: number | undefined) => void;
}

/** How many pieces come back, where an order has several. */
export const RefundQuantity = ({ most, value, path, error, onChange }: RefundQuantityProps) => {
  const t = useTranslations('refund.form');
  return (
    <TextInput
      type="number"
      data-path={path}
      inputMode="numeric"
      min={1}
      max={most}
      label={t('quantity')}
      description={t('quantityHelp', { count: most })}
      autoComplete="off"
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => {
        const pieces = currentTarget.valueAsNumber;
        onChange(Number.isInteger(pieces) ? pieces : undefined);
      }}
    />
  );
};
