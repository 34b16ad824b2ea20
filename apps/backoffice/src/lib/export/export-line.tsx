import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { FileExport } from '@balcao/contract/export';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { saveFile } from '@balcao/ui/save-file';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import { useCommand } from '@balcao/ui/use-command';
import { IconDownload } from '@tabler/icons-react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { fetchExport } from './export.queries.ts';
import classes from './export-choice.module.css';
import { daysInName } from './export-name.ts';

const tones: Readonly<Record<FileExport['state'], Tone>> = {
  waiting: 'waiting',
  running: 'moving',
  done: 'good',
  failed: 'bad',
};

/** One file: how far it is, then the way to it. */
export const ExportLine = ({ file }: { file: FileExport }) => {
  const t = useTranslations('export');
  const format = useFormatter();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const present = useRefusals();
  const { subject, state, rows, total, bytes, createdAt, failure } = file;
  const name = `${t(`names.${subject}`)}-${daysInName(file, zone)}.${file.format}`;
  const fetching = useCommand({
    mutationFn: () => fetchExport(file),
    onSuccess: (blob) => saveFile(blob, name),
    onError: present,
  });
  const size = () => format.number((bytes ?? 0) / 1_024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const words = () => {
    if (state === 'failed') return t(`failed.${failure ?? 'broken'}`);
    if (state === 'done') return t('done', { count: rows, size: size() });
    return total === null ? t('waiting') : t('running', { rows: format.number(rows), total: format.number(total) });
  };
  return (
    <Row as="li" gap={10} align="start" data-state={state}>
      <ToneIcon tone={tones[state]} />
      <Stack as="span" grow shrink>
        <Text as="span" breakable>
          {name}
        </Text>
        <Muted as="span">{words()}</Muted>
        {state === 'running' && total !== null && (
          <progress className={classes.progress} max={Math.max(total, 1)} value={rows} aria-label={name} />
        )}
        <Muted as="span">
          <Instant at={createdAt} />
        </Muted>
      </Stack>
      {state === 'done' && (
        <button
          type="button"
          className={classes.fetch}
          aria-label={t('fetch', { name })}
          disabled={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          <IconDownload size={18} stroke={1.8} aria-hidden />
        </button>
      )}
    </Row>
  );
};
