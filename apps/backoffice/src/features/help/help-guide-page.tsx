import { HelpGuide } from '@balcao/contract/help-article';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { guideOptions } from './help.queries.ts';
import { HelpBody } from './help-body.tsx';
import { NoArticle } from './no-article.tsx';

const route = getRouteApi('/open/help/guide/$name');

const Guide = ({ name }: { name: HelpGuide }) => {
  const t = useTranslations('help');
  useDocumentTitle(t(`guides.${name}`), 'Balcão');
  return (
    <Loaded query={useQuery(guideOptions(name))} loading={<LinesLoading lines={20} />}>
      {({ language, title, blocks }) => (
        <>
          <PageHeader title={title} line={t(`writtenIn.${language}`)} back="/help" />
          <HelpBody blocks={blocks} lang={language} />
        </>
      )}
    </Loaded>
  );
};

/** A guide for developers: in Portuguese where it is translated, else in English. */
export const HelpGuidePage = () => {
  const read = HelpGuide.safeParse(route.useParams().name);
  return read.success ? <Guide name={read.data} /> : <NoArticle />;
};
