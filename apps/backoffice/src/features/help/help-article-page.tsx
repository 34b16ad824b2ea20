import { HelpSlug } from '@balcao/contract/help-article';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Box, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { articleOptions, helpOptions } from './help.queries.ts';
import { HelpBody } from './help-body.tsx';
import classes from './help-center.module.css';
import { HelpEntries } from './help-entries.tsx';
import { HelpRatingCard } from './help-rating-card.tsx';
import { NoArticle } from './no-article.tsx';
import { SupportCard } from './support-card.tsx';

const route = getRouteApi('/open/help/$slug');

/** The other articles about the same. */
const Beside = ({ slug }: { slug: HelpSlug }) => {
  const t = useTranslations('help');
  const { data } = useQuery(helpOptions);
  const area = data?.list.find((entry) => entry.slug === slug)?.area;
  const others = data?.list.filter((entry) => entry.area === area && entry.slug !== slug) ?? [];
  return (
    <Box as="aside" aria-label={t('beside')}>
      <Text weight={650} mb={8}>
        {t('beside')}
      </Text>
      <HelpEntries entries={others} />
    </Box>
  );
};

const Article = ({ slug }: { slug: HelpSlug }) => {
  const query = useQuery(articleOptions(slug));
  const isMember = route.useRouteContext({ select: ({ user }) => user !== undefined });
  useDocumentTitle(query.data?.title, 'Balcão');
  return (
    <Loaded query={query} loading={<LinesLoading lines={14} />}>
      {({ title, line, blocks }) => (
        <>
          <PageHeader title={title} line={line} back="/help" />
          <div className={classes.columns}>
            <Stack as="article" className={classes.article} gap={32}>
              <HelpBody blocks={blocks} />
              {isMember && <HelpRatingCard key={slug} slug={slug} />}
              {isMember && <SupportCard />}
            </Stack>
            <Beside slug={slug} />
          </div>
        </>
      )}
    </Loaded>
  );
};

/** One article, whether it was useful, and what else there is about the same. */
export const HelpArticlePage = () => {
  const read = HelpSlug.safeParse(route.useParams().slug);
  return read.success ? <Article slug={read.data} /> : <NoArticle />;
};
