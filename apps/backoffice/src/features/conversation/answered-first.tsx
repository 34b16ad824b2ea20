import { Callout } from '@balcao/ui/callout.tsx';
import { useTranslations } from 'use-intl';

/** A colleague was faster: nothing was sent, and what was written stays. */
export const AnsweredFirst = () => {
  const t = useTranslations('conversation');
  return (
    <div role="alert">
      <Callout tone="waiting" title={t('answeredTitle')}>
        <p>{t('answeredText')}</p>
      </Callout>
    </div>
  );
};
