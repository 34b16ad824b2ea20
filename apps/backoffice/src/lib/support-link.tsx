import { useTranslations } from 'use-intl';
import { lastPage } from './last-page.ts';

/** The way from a refusal to support, with the number of the failed call. Opens beside the page, so that nothing typed is lost. */
export const SupportLink = ({ requestId }: { requestId: string | undefined }) => {
  const t = useTranslations('shared');
  const query = new URLSearchParams({ from: lastPage(), ...(requestId && { call: requestId }) });
  return (
    <a className="link" href={`/help/requests/new?${query}`} target="_blank" rel="noreferrer">
      {t('talkToSupport')}
    </a>
  );
};
