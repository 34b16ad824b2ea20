import type { VersionComparison } from '@balcao/contract/version';
import { Box, Grid, Hidden, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { verdictAt } from './marks.ts';
import type { Desk } from './use-desk.ts';
import { type DeskVersion, deskComparisonOptions } from './version.queries.ts';
import { VersionFile } from './version-file.tsx';
import classes from './version-pane.module.css';
import { filePlace } from './version-places.ts';

/** From so many files on, one looks for a name instead of reading all. */
const searchedFrom = 12;

interface VersionFilesProps {
  version: DeskVersion;
  desk: Desk;
  /** The file that is open. */
  path: string | undefined;
  onOpen: (path: string) => void;
}

type News = 'new' | 'changed';
/** What came or changed since the online version; nothing stands out where there is none to compare with. */
const newsOf = (comparison: VersionComparison | undefined): ReadonlyMap<string, News> => {
  if (!comparison?.against) return new Map();
  const { added, changed } = comparison;
  return new Map([
    ...added.map(({ path }) => [path, 'new'] as const),
    ...changed.map(({ path }) => [path, 'changed'] as const),
  ]);
};

/** Every file of a version, and the one that is open next to the list. */
export const VersionFiles = ({ version, desk, path, onOpen }: VersionFilesProps) => {
  const t = useTranslations('version');
  const { id, list } = version;
  const { data: comparison } = useQuery(deskComparisonOptions(id));
  const news = newsOf(comparison);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = list.filter((file) => file.path.toLowerCase().includes(wanted));
  return (
    <Grid className={classes.files} gap={16} align="start">
      <Stack gap={8} shrink>
        {list.length >= searchedFrom && (
          <TextInput
            type="search"
            label={t('list.search')}
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
          />
        )}
        {found.length === 0 && <Muted>{t('list.none')}</Muted>}
        <Box as="ul" className={classes.list} aria-label={t('list.label')}>
          {found.map((file) => (
            <li key={file.path}>
              <FileLine
                path={file.path}
                news={news.get(file.path)}
                desk={desk}
                isOpen={file.path === path}
                onOpen={() => onOpen(file.path)}
              />
            </li>
          ))}
        </Box>
      </Stack>
      {path !== undefined && <VersionFile key={path} versionId={id} path={path} desk={desk} />}
    </Grid>
  );
};

interface FileLineProps {
  path: string;
  news: News | undefined;
  desk: Desk;
  isOpen: boolean;
  onOpen: () => void;
}
const FileLine = ({ path, news, desk, isOpen, onOpen }: FileLineProps) => {
  const t = useTranslations('version.list');
  const fields = useTranslations('desk.fields');
  const place = filePlace(path);
  const isWrong = desk.marks.get(place)?.fine === false || verdictAt(desk.detail.verdicts, place) !== undefined;
  return (
    <button type="button" className={classes.line} aria-current={isOpen || undefined} onClick={onOpen}>
      <Text as="span" shrink grow mono size={14} breakable textAlign="start">
        {path}
      </Text>
      <Row as="span" gap={8} align="center" rigid>
        {isWrong && (
          <>
            <ToneIcon tone="bad" size={16} />
            <Hidden>{t('wrong')}</Hidden>
          </>
        )}
        {news && <span className={classes.news}>{news === 'new' ? t('new') : fields('changed')}</span>}
      </Row>
    </button>
  );
};
