import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { merchantFormOptions } from '../../lib/submission.queries.ts';
import { teamInfoOptions } from '../../lib/team-info.queries.ts';

/** What is known of the merchant, and by which telephone it is reached, hidden but for its ends. */
export const MerchantFacts = () => {
  const t = useTranslations('merchant.info');
  const shared = useTranslations('shared');
  const team = useTranslations('team');
  const info = useQuery(teamInfoOptions);
  const { data: form } = useQuery(merchantFormOptions);
  const { phone } = form?.values ?? {};
  const known = info.data;
  return (
    <Card title={t('title')}>
      {known ? (
        <KeyValues
          rows={[
            { label: shared('name'), value: known.name },
            { label: shared('number'), value: <CopyValue value={known.merchantNumber} what={t('copyNumber')} /> },
            { label: shared('type'), value: team(`type.${known.type}`) },
            { label: t('createdBy'), value: known.createdBy },
            { label: t('since'), value: <Instant at={known.createdAt} form="date" /> },
            ...(phone ? [{ label: t('phone'), value: phone }] : []),
          ]}
        />
      ) : info.error ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <LinesLoading lines={5} />
      )}
    </Card>
  );
};
