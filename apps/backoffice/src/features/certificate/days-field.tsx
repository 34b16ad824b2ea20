import { certificateDays } from '@balcao/contract/certificate';
import { Choice } from '@balcao/ui/choice.tsx';
import { useTranslations } from 'use-intl';

export type Days = (typeof certificateDays)[number];

/** For how long the platform signs. */
export const DaysField = ({ value, onChange }: { value: Days; onChange: (days: Days) => void }) => {
  const t = useTranslations('certificate.days');
  const options = certificateDays.map((days) => ({ value: String(days), label: t(`d${days}`) }));
  return (
    <Choice
      legend={t('legend')}
      options={options}
      value={String(value)}
      onChange={(days) => onChange(Number(days) as Days)}
    />
  );
};
