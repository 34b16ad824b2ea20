import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from './dialog.tsx';
import classes from './document-field.module.css';
import { openInTab } from './open-in-tab.ts';
import { useRefusals } from './refusals.ts';

interface ViewedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
}

/** Shows files: a picture in this page, a PDF in a tab of its own, where the browser shows it best. `link`: an address for a moment. */
export const useFileViewer = (
  link: (id: string) => Promise<{ readonly url: string }>,
): { readonly view: (file: ViewedFile) => Promise<void>; readonly dialog: ReactNode } => {
  const t = useTranslations('ui.document');
  const present = useRefusals();
  const [viewed, setViewed] = useState<{ name: string; url: string }>();
  const view = async ({ id, name, type }: ViewedFile) => {
    try {
      if (type === 'application/pdf') await openInTab(() => link(id));
      else setViewed({ name, url: (await link(id)).url });
    } catch (failure) {
      present(failure);
    }
  };
  const dialog = viewed && (
    <Dialog title={viewed.name} onClose={() => setViewed(undefined)}>
      <img className={classes.viewed} src={viewed.url} alt={t('pictureOf', { name: viewed.name })} />
    </Dialog>
  );
  return { view, dialog };
};
