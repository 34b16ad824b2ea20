import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './agreement.module.css';
import { type Agreements, agreements } from './agreements.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Locale } from './locale.ts';

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
      <div className={classes.text}>
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
