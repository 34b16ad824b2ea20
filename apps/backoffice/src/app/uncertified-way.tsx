import { useTranslations } from 'use-intl';

/** What a refusal for want of a certification adds to its words: the way out. It stands outside the app shell, so the way comes along. */
export const UncertifiedWay = ({ onGo }: { onGo: (to: string) => void }) => {
  const t = useTranslations('standing.blocked');
  const to = '/setting/merchant';
  return (
    <a
      className="link"
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onGo(to);
      }}
    >
      {t('way')}
    </a>
  );
};
