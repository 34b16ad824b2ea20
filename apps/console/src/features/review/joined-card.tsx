import { AppLink } from '@balcao/ui/app-link.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { useTranslations } from 'use-intl';

/** In place of the desk: this came with another submission, and is decided there. */
export const JoinedCard = ({ leadingId }: { leadingId: string }) => {
  const t = useTranslations('desk.joined');
  return (
    <Callout tone="moving" title={t('title')}>
      <p>
        {t('text')}{' '}
        <AppLink to={`/review/${leadingId}`} className="link">
          {t('link')}
        </AppLink>
      </p>
    </Callout>
  );
};
