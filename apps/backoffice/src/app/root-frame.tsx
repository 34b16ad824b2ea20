import { useDocumentTitle } from '@balcao/ui/document-title';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StepUpHost } from '../lib/step-up-host.tsx';
import { useOtherTab } from './other-tab.ts';

/** Around every page: the tab's title, an ear for what other tabs do with the session, and the proof that it is the owner. */
export const RootFrame = () => {
  const t = useTranslations('menu');
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useDocumentTitle(title && t(title), 'Balcão');
  useOtherTab();
  return (
    <>
      <Outlet />
      <StepUpHost />
    </>
  );
};
