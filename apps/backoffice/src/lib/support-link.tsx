import { useTranslations } from 'use-intl';
import { lastPage } from './last-page.ts';

/** Link from a refusal to support, with the number of the failed call. Opens in a new tab, so that nothing typed is lost. */
export const SupportLink = ({ requestId }: { requestId: string | undefined }) => {
  const t = useTranslations('shared');
  const query = new URLSearchParams({ from: lastPage(), ...(requestId && { call: requestId }) });
  return (
    <a className="link" href={`/help/requests/new?${query}`} target="_blank" rel="noreferrer">
      {t('talkToSupport')}
    </a>
  );
};
