import { titleIn } from '@balcao/contract/message-wording';
import type { VersionComparison as Compared } from '@balcao/contract/version';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { sizeText } from './file-check.ts';
import { Foldable } from './foldable.tsx';
import { Box, Grid, Muted, Row, Text } from './layout.tsx';
import { PatchLines } from './patch-lines.tsx';
import classes from './version-comparison.module.css';

type Changed = Compared['changed'][number];

const ChangedFile = ({ file }: { file: Changed }) => {
  const t = useTranslations('ui.comparison');
  const locale = useLocale();
  const { path, patch, bytes, bytesBefore } = file;
  const sizes = t('sizes', { before: sizeText(bytesBefore, locale), after: sizeText(bytes, locale) });
  if (patch === null)
    return (
      <Box>
        <Text weight={550} breakable>
          {path}
        </Text>
        <Muted>{t('noText', { sizes })}</Muted>
      </Box>
    );
  return (
    <Foldable title={path}>
      <PatchLines patch={patch} label={t('patchOf', { path })} />
    </Foldable>
  );
};

interface FilesProps {
  files: readonly { readonly path: string; readonly bytes: number }[];
  actionsOf?: (path: string) => ReactNode;
}
const Files = ({ files, actionsOf }: FilesProps) => {
  const locale = useLocale();
  return (
    <Box as="ul">
      {files.map(({ path, bytes }) => (
        <Row as="li" key={path} className={classes.file} gap={16} justify="between">
          <Box as="code" breakable>
            {path}
          </Box>
          {actionsOf?.(path)}
          <Muted as="span" push whiteSpace="nowrap">
            {sizeText(bytes, locale)}
          </Muted>
        </Row>
      ))}
    </Box>
  );
};

/** Things that came and that went, a line each, with the sign of it. */
const Both = ({ title, added, removed }: { title: string; added: readonly string[]; removed: readonly string[] }) => {
  const t = useTranslations('ui.comparison');
  if (added.length + removed.length === 0) return null;
  return (
    <Box>
      <Text as="h3" size={14} weight={650}>
        {title}
      </Text>
      <Grid as="ul" gap={4} mt={4}>
        {added.map((one) => (
          <Text as="li" key={one} breakable>
            {t('plus', { one })}
          </Text>
        ))}
        {removed.map((one) => (
          <Text as="li" key={one} breakable>
            {t('minus', { one })}
          </Text>
        ))}
      </Grid>
    </Box>
  );
};

interface VersionComparisonProps {
  of: Compared;
  /** What can be done with a file that came or changed. */
  actionsOf?: (path: string) => ReactNode;
}
/** What differs between a version and another one: files, permissions, domains, subscribe messages. */
export const VersionComparison = ({ of, actionsOf }: VersionComparisonProps) => {
  const t = useTranslations('ui.comparison');
  const kinds = useTranslations('ui.comparison.kinds');
  const locale = useLocale();
  const { against, added, removed, changed, permissions, domains, messages } = of;
  const titles = (list: Compared['messages']['added']) => list.map((title) => titleIn(title, locale));
  const line = ({ kind, domain }: (typeof domains.added)[number]) => `${domain} (${kinds(kind)})`;
  const counts = { changed: changed.length, added: added.length, removed: removed.length };
  return (
    <Grid gap={16}>
      <Text weight={550}>
        {against ? t('against', { number: against.number, ...counts }) : t('first', { added: added.length })}
      </Text>
      {changed.length > 0 && (
        <Grid as="ul" gap={actionsOf ? 20 : 8}>
          {changed.map((file) => (
            <Grid as="li" key={file.path} gap={8}>
              <ChangedFile file={file} />
              {actionsOf?.(file.path)}
            </Grid>
          ))}
        </Grid>
      )}
      {added.length > 0 && (
        <Foldable title={t('added', { count: added.length })}>
          <Files files={added} {...(actionsOf ? { actionsOf } : {})} />
        </Foldable>
      )}
      {removed.length > 0 && (
        <Foldable title={t('removed', { count: removed.length })}>
          <Files files={removed} />
        </Foldable>
      )}
      <Both title={t('permissions')} {...permissions} />
      <Both title={t('domains')} added={domains.added.map(line)} removed={domains.removed.map(line)} />
      <Both title={t('messages')} added={titles(messages.added)} removed={titles(messages.removed)} />
    </Grid>
  );
};
