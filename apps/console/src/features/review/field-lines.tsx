import type { Locale } from '@balcao/contract/locale';
import type { Verdict } from '@balcao/contract/review';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { FormValue } from '@balcao/ui/form-value.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './field-lines.module.css';
import type { Field } from './sections.ts';

/** What a field said in the submission before; nothing where it says the same. Documents show what they replaced themselves. */
export const FieldBefore = ({ field }: { field: Field }) => {
  const t = useTranslations('desk.fields');
  if (!field.isChanged || (field.isGone && field.kind === 'document')) return null;
  if (field.before === null || field.kind === 'document')
    return <span className={classes.changed}>{t(field.before === null ? 'isNew' : 'documentChanged')}</span>;
  return (
    <Row as="span" gap={8} rowGap={4} align="center" wrap tone="muted" breakable>
      {!field.isGone && <span className={classes.changed}>{t('changed')}</span>}
      <span>
        {t('before')}{' '}
        <s>
          <FormValue kind={field.kind} value={field.before} />
        </s>
      </span>
    </Row>
  );
};

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Row as="span" className={classes.line} gap={6} align="start">
    {icon}
    <Text as="span" shrink breakable>
      {children}
    </Text>
  </Row>
);

/** A reason of the library and the note to it. */
export const useVerdictWords = () => {
  const t = useTranslations('desk.fields');
  const locale = useLocale() as Locale;
  return ({ reason, note }: Pick<Verdict, 'reason' | 'note'>): string => {
    const words = reasonText(reason, locale);
    return note ? t('reasonAndNote', { reason: words, note }) : words;
  };
};

/** What was found wrong with a field in the submission before. */
export const FormerVerdict = ({ verdict }: { verdict: Verdict }) => {
  const t = useTranslations('desk.fields');
  const words = useVerdictWords();
  return (
    <Line icon={<IconHistory size={16} stroke={1.8} aria-hidden />}>{t('former', { verdict: words(verdict) })}</Line>
  );
};

/** What was found wrong with a field: the decision. */
export const VerdictLine = ({ verdict }: { verdict: Verdict }) => {
  const words = useVerdictWords();
  return (
    <span className={classes.bad}>
      <Line icon={<ToneIcon tone="bad" size={16} />}>{words(verdict)}</Line>
    </span>
  );
};

/** What will be sent back about a field, before it is sent. */
export const GoesBack = ({ children }: { children: ReactNode }) => (
  <span className={classes.bad}>
    <Line icon={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}>{children}</Line>
  </span>
);
