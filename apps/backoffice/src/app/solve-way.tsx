import type { HelpSlug } from '@balcao/contract/help-article';
import type { Describe } from '@balcao/ui/refusals';
import { useTranslations } from 'use-intl';
import { helpForRefusal } from './refusal-help.ts';

/** Opens beside the page, so that nothing typed is lost. */
const SolveWay = ({ slug }: { slug: HelpSlug }) => {
  const t = useTranslations('access');
  return (
    <a className="link" href={`/help/${slug}`} target="_blank" rel="noreferrer">
      {t('solve')}
    </a>
  );
};

/** What a refusal adds to its words where an article says what to do about it. */
export const solveWayOf: Describe = ({ name }) => {
  const slug = helpForRefusal(name);
  return slug && <SolveWay slug={slug} />;
};
