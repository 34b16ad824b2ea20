import { formatDate } from '@balcao/brazil/dates';
import { Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './due.module.css';
import { dueWords } from './due-words.ts';

/** Until when a decision was promised, against now: in words with an icon, so that late is not a colour alone. */
export const Due = ({ dueAt, now }: { dueAt: string; now: Date }) => {
  const t = useTranslations('review.due');
  const locale = useLocale();
  const { tone, key, days } = dueWords(dueAt, now);
  const promised = t('promised', { day: formatDate(dueAt, { locale, form: 'short' }) });
  return (
    <Row as="span" className={classes.due} inline gap={4} align="center" data-tone={tone} title={promised}>
      {tone !== 'moving' && <ToneIcon tone={tone} size={16} />}
      {t(key, { days })}
    </Row>
  );
};
