import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { Row } from '@balcao/ui/layout.tsx';
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import classes from './save-line.module.css';
import type { DraftHandle } from './use-draft.ts';

const icons = { saved: IconCloudCheck, saving: IconCloudUpload, offline: IconCloudOff };

/** Says quietly how safe what was typed is: saved since when, on its way, or waiting here until the server is back. */
export const SaveLine = ({ draft: { state, savedAt } }: { draft: DraftHandle }) => {
  const t = useTranslations('form.save');
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  if (state !== 'saved' && state !== 'saving' && state !== 'offline') return null;
  if (state === 'saved' && savedAt === null)
    return (
      <Row as="p" className={classes.line} gap={6} align="center">
        {t('begin')}
      </Row>
    );
  const Icon = icons[state];
  const time = savedAt && formatDate(savedAt, { zone, locale, form: 'time' }).slice(0, 5);
  return (
    <Row as="p" className={classes.line} gap={6} align="center" data-state={state}>
      <Icon size={18} stroke={1.7} aria-hidden />
      {/* Only what needs attention is read out. */}
      <span role="status">{state === 'offline' && t('offline')}</span>
      {state === 'saved' && t('saved', { time: time ?? '' })}
      {state === 'saving' && t('saving')}
    </Row>
  );
};
