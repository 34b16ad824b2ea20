import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import type { Locale } from '@balcao/ui/locale';
import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Agreements, agreements } from '../../i18n/agreements.ts';
import classes from './login-page.module.css';

const read = new Map<Locale, Promise<Agreements>>();
/** The texts of a language, fetched once. */
const textsIn = (locale: Locale): Promise<Agreements> => {
  const texts = read.get(locale) ?? agreements[locale]().then((part) => part.default);
  read.set(locale, texts);
  return texts;
};

/** The terms or the privacy policy, to be read without leaving the form. */
export const AgreementDialog = ({ which, onClose }: { which: 'terms' | 'privacy'; onClose: () => void }) => {
  const shared = useTranslations('shared');
  const text = use(textsIn(useLocale()))[which];
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {shared('close')}
        </Button>
      }
    >
      <div className={classes.agreement}>
        {text.parts.map(({ title, words }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
