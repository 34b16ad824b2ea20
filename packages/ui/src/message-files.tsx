import type { TicketFile } from '@balcao/contract/ticket-file';
import { IconEye, IconFileOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { sizeText } from './file-check.ts';
import { FileAction, FileFrame } from './file-frame.tsx';
import { Grid, Muted, Row } from './layout.tsx';
import { useFileViewer } from './use-file-viewer.tsx';
import { useSeen } from './use-seen.ts';

/** How the files of messages are read. */
export interface FileReads {
  /** An address within the page of a picture. */
  readonly picture: (id: string, signal: AbortSignal) => Promise<string>;
  /** An address that shows the file for a moment. */
  readonly link: (id: string) => Promise<{ readonly url: string }>;
}
type Kept = NonNullable<TicketFile['kept']>;

interface OneFileProps {
  id: string;
  file: Kept;
  reads: FileReads;
  onView: () => void;
  onErase: (() => void) | undefined;
}
const OneFile = ({ id, file: { name, type, bytes }, reads, onView, onErase }: OneFileProps) => {
  const t = useTranslations('ui.document');
  const locale = useLocale();
  const ref = useRef<HTMLLIElement>(null);
  const isPdf = type === 'application/pdf';
  const isSeen = useSeen(ref);
  // Without it the sign stands there, and the file opens all the same.
  const { data: preview } = useQuery({
    queryKey: ['message-file', id],
    queryFn: ({ signal }) => reads.picture(id, signal),
    enabled: isSeen && !isPdf,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errors: 'inline' },
  });
  return (
    <FileFrame
      ref={ref}
      name={name}
      isPdf={isPdf}
      preview={preview}
      line={<Muted as="span">{`${isPdf ? t('pdf') : t('picture')} · ${sizeText(bytes, locale)}`}</Muted>}
    >
      <FileAction label={t('view', { name })} icon={IconEye} onAct={onView} />
      {onErase && <FileAction label={t('erase', { name })} icon={IconTrash} onAct={onErase} />}
    </FileFrame>
  );
};

const Erased = () => (
  <Row as="li" gap={6} align="center">
    <IconFileOff size={18} stroke={1.6} aria-hidden />
    <Muted as="span">{useTranslations('ui.document')('erased')}</Muted>
  </Row>
);

interface MessageFilesProps {
  files: readonly TicketFile[];
  reads: FileReads;
  /** What erasing one does; without it that is not offered. */
  onErase?: ((id: string, name: string) => void) | undefined;
}
/** The files that came with a message: each with its picture, name and size, and opened at a click. */
export const MessageFiles = ({ files, reads, onErase }: MessageFilesProps) => {
  const t = useTranslations('ui.document');
  const { view, dialog } = useFileViewer(reads.link);
  if (files.length === 0) return null;
  return (
    <>
      <Grid as="ul" gap={8} mt={8} mb={8} shrink aria-label={t('files')}>
        {files.map(({ id, kept }) =>
          kept ? (
            <OneFile
              key={id}
              {...{ id, file: kept, reads }}
              onView={() => void view({ id, ...kept })}
              onErase={onErase && (() => onErase(id, kept.name))}
            />
          ) : (
            <Erased key={id} />
          ),
        )}
      </Grid>
      {dialog}
    </>
  );
};
