import { formatBrl } from '@balcao/brazil/money';
import type { ProofFinding } from '@balcao/contract/ledger-proof';
import { Row } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './proof-page.module.css';
import { useAccountNames } from './use-account-names.ts';

/** One thing that is not as it should be: whose, what, and both amounts. */
export const FindingLine = ({ finding }: { finding: ProofFinding }) => {
  const t = useTranslations('ledger');
  const { nameOf } = useAccountNames();
  const { figure, merchant, about, expected, found } = finding;
  return (
    <Row as="li" gap={16} rowGap={4} wrap py={8} breakable rule="bottom">
      <strong>{t(`figure.${figure}`)}</strong>
      <span>
        {merchant ? t('findingOf', { name: merchant.name, number: merchant.number }) : t('findingOfPlatform')} ·{' '}
        {nameOf(about)}
      </span>
      {expected !== null && found !== null && (
        <span className={classes.amounts}>
          {t('findingAmounts', { expected: formatBrl(expected), found: formatBrl(found) })}
        </span>
      )}
    </Row>
  );
};
