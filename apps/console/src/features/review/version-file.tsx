import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { sizeText } from '@balcao/ui/file-check';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { pictureOf, shownOf } from './file-look.ts';
import { PlaceMark } from './place-mark.tsx';
import type { Desk } from './use-desk.ts';
import { type DeskFile, deskFileOptions } from './version.queries.ts';
import classes from './version-pane.module.css';
import { filePlace } from './version-places.ts';

interface VersionFileProps {
  versionId: string;
  path: string;
  desk: Desk;
}

/** One file of a version: what it says or shows, and what is wrong with it. */
export const VersionFile = ({ versionId, path, desk }: VersionFileProps) => {
  const t = useTranslations('version');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(deskFileOptions(versionId, path));
  return (
    <Stack as="section" gap={12} aria-label={t('fileNamed', { path })}>
      <Row gap={12} rowGap={4} align="baseline" wrap>
        <Text as="h3" size={14} weight={650} mono breakable>
          {path}
        </Text>
        {data && <Muted as="span">{sizeText(data.bytes, locale)}</Muted>}
      </Row>
      <PlaceMark path={filePlace(path)} desk={desk} />
      {data ? (
        <Content file={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </Stack>
  );
};

const Content = ({ file }: { file: DeskFile }) => {
  const t = useTranslations('version.file');
  const { path, text, base64, sha256 } = file;
  const picture = pictureOf(file);
  return (
    <Stack gap={12}>
      {picture && <img className={classes.picture} src={picture} alt={t('picture', { path })} />}
      {text !== null && <Lines key={path} text={text} path={path} />}
      {text === null && !picture && (
        <Box p={16} ground="hover" rounded="md">
          <Text weight={550}>{t(base64 === null ? 'tooLarge' : 'noView')}</Text>
          <Muted size={14} mt={4} breakable>
            {t('sha', { sha256 })}
          </Muted>
        </Box>
      )}
    </Stack>
  );
};

/** What scrolls takes the focus, so that the arrows reach the end of long lines. */
const scrollable = { tabIndex: 0 };

/** A text with the numbers of its lines. Of a very long one the beginning shows until someone asks for the rest. */
const Lines = ({ text, path }: { text: string; path: string }) => {
  const t = useTranslations('version.file');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? text : shownOf(text);
  const count = shown.replace(/\n$/, '').split('\n').length;
  if (text === '') return <Muted>{t('empty')}</Muted>;
  return (
    <Stack gap={8} align="start">
      <section className={classes.code} aria-label={t('textOf', { path })} {...scrollable}>
        <pre className={classes.numbers} aria-hidden>
          {Array.from({ length: count }, (_, at) => at + 1).join('\n')}
        </pre>
        <pre className={classes.text}>{shown}</pre>
      </section>
      {shown.length < text.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('more', { size: sizeText(text.length, locale) })}
        </Button>
      )}
    </Stack>
  );
};
