import type { HelpSlug } from '@balcao/contract/help-article';
import type { Describe } from '@balcao/ui/refusals';
import { useTranslations } from 'use-intl';
import { SupportLink } from '../lib/support-link.tsx';
import { helpForRefusal } from './refusal-help.ts';

/** Opens in a new tab, so that nothing typed is lost. */
const SolveWay = ({ slug }: { slug: HelpSlug }) => {
  const t = useTranslations('access');
  return (
    <a className="link" href={`/help/${slug}`} target="_blank" rel="noreferrer">
      {t('solve')}
    </a>
  );
};

/** What a refusal adds to its words: the article that says what to do about it, or support where the person can do nothing themselves. */
export const solveWayOf: Describe = ({ name, shown, requestId }) => {
  const slug = helpForRefusal(name);
  if (slug) return <SolveWay slug={slug} />;
  return shown === 'modal' ? <SupportLink requestId={requestId} /> : undefined;
};
