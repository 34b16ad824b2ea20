import { useTranslations } from 'use-intl';

/** How many files were handed in. */
export const SubmittedDocuments = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslations('merchant.document');
  return t('count', { count: ids.length });
};
