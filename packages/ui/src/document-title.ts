import { useEffect } from 'react';

/** The tab's title: the route's title plus the application's. */
export const useDocumentTitle = (title: string | undefined, application: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${application}` : application;
  }, [title, application]);
};
