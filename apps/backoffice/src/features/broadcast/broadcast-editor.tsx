import type { Broadcast } from '@balcao/contract/broadcast';
import { ReadyBroadcast } from '@balcao/contract/broadcast-ready';
import type { Channel } from '@balcao/contract/channel';
import type { Locale } from '@balcao/contract/locale';
import type { Media } from '@balcao/contract/media';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DraftNoteOf } from '../../lib/form/draft-note.tsx';
import type { Values } from '../../lib/form/form-values.ts';
import { SaveLine } from '../../lib/form/save-line.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import classes from './broadcast.module.css';
import { type BroadcastPlace, broadcastOptions, useRemoveBroadcast } from './broadcast.queries.ts';
import { isLike, isStarted, type Words, wordsOf } from './broadcast-draft-words.ts';
import { BroadcastFields, type Errors } from './broadcast-fields.tsx';
import { DeclinedNote } from './declined-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TemplatePost } from './template-post.tsx';
import { TestButton } from './test-button.tsx';
import { useFilesOf } from './use-files-of.ts';
import { useMayBroadcast } from './use-may-broadcast.ts';
import { usePictures } from './use-pictures.ts';

/** Sends what the writer sees: all of it is saved first, and a draft that a colleague changed meanwhile is not sent. */
const usePublishing = (draft: DraftHandle, typed: Words, place: BroadcastPlace) => {
  const t = useTranslations('broadcast.files');
  const filesOf = useFilesOf(place, typed);
  const locale = useLocale() as Locale;
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const [asked, setAsked] = useState<Broadcast>();
  const [isSaving, setIsSaving] = useState(false);
  /** The draft as it is kept; undefined when it cannot be sent as it is. */
  const ready = async (): Promise<Broadcast | undefined> => {
    // Files that were chosen for another type do not go along.
    const words = { ...typed, mediaIds: filesOf.ids };
    const wrong: Errors = checkedNow(ReadyBroadcast, locale)(words);
    setErrors(filesOf.isBusy ? { mediaIds: t('underway') } : wrong);
    if (filesOf.isBusy || Object.keys(wrong).length > 0) return undefined;
    if (words.mediaIds.length < typed.mediaIds.length) draft.change(words as Values);
    await draft.flush();
    const kept = await queryClient.fetchQuery({ ...broadcastOptions(place), staleTime: 0 });
    if (kept.state === 'draft' && isLike(kept, words)) return kept;
    draft.retry();
    return undefined;
  };
  const ask = async () => {
    setIsSaving(true);
    try {
      setAsked(await ready());
    } finally {
      setIsSaving(false);
    }
  };
  return { errors, setErrors, asked, isSaving, ready, ask, close: () => setAsked(undefined) };
};

/** What a field is called. */
const useLabels = (): ((path: string) => string) => {
  const t = useTranslations('broadcast');
  const labels: Readonly<Record<string, string>> = {
    type: t('columns.type'),
    title: t('editor.title'),
    text: t('editor.text'),
    url: t('editor.url'),
    article: t('editor.text'),
    cover: t('cover.label'),
    mediaIds: t('type.document'),
    template: t('type.template'),
  };
  return (path) => labels[path] ?? path;
};

interface PreviewProps {
  words: Words;
  pictures: ReturnType<typeof usePictures>;
  files: readonly Media[];
  /** The name of the channel. */
  channel: string;
}
const Preview = ({ words, pictures, files, channel }: PreviewProps) => {
  const t = useTranslations('broadcast.editor');
  const { addresses } = pictures;
  return (
    <section aria-label={t('preview')}>
      <Muted mb={8}>{t('preview')}</Muted>
      {words.type === 'template' && words.template?.words ? (
        <TemplatePost template={words.template} channel={channel} />
      ) : isStarted(words) || files.length > 0 ? (
        <BroadcastPost
          post={words}
          media={files}
          cover={words.cover === null ? null : addresses.get(words.cover)}
          addressOf={(upload) => addresses.get(upload)}
        />
      ) : (
        <Muted>{t('previewEmpty')}</Muted>
      )}
    </section>
  );
};

interface ActsProps {
  channel: Channel;
  place: BroadcastPlace;
  draft: DraftHandle;
  publishing: ReturnType<typeof usePublishing>;
}
/** What can be done with the draft. */
const Acts = ({ channel, place, draft, publishing }: ActsProps) => {
  const t = useTranslations('broadcast');
  const approval = useTranslations('approval');
  const navigate = useNavigate();
  const mayPublish = useMayBroadcast(channel, 'publish');
  const toList = useLeadOn(() => {
    void navigate({ to: '/channel/$channelId/broadcast/index', params: { channelId: channel.id }, search: {} });
  });
  const remove = useRemoveBroadcast(place, () => {
    draft.stop();
    toList.lead();
  });
  const askRemove = async () => {
    const question = { title: t('remove.title'), message: t('remove.text'), action: t('remove.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    toList.begin();
    remove.mutate();
  };
  return (
    <>
      {!mayPublish && <Muted>{t('editor.othersPublish', { owner: channel.owner.name })}</Muted>}
      <Row gap={12} wrap align="center">
        {mayPublish && (
          <Button loading={publishing.isSaving} onClick={() => void publishing.ask()}>
            {channel.needsApproval ? approval('ask') : t('editor.send')}
          </Button>
        )}
        <TestButton broadcast={place} prepare={async () => (await publishing.ready()) !== undefined} />
        <Button variant="default" loading={remove.isPending} onClick={() => void askRemove()}>
          {t('remove.action')}
        </Button>
        <SaveLine draft={draft} />
      </Row>
    </>
  );
};

const Ready = ({ channel, id, draft }: { channel: Channel; id: string; draft: DraftHandle }) => {
  const place = { channelId: channel.id, id };
  const words = wordsOf(draft);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const pictures = usePictures(channel.id, words);
  const publishing = usePublishing(draft, words, place);
  const labelOf = useLabels();
  const { files } = useFilesOf(place, words);
  return (
    <>
      <DeclinedNote place={place} />
      <DraftNoteOf draft={draft} labelOf={labelOf} />
      <div className={classes.sides}>
        <Card>
          <Grid gap={20}>
            <BroadcastFields
              place={place}
              epoch={draft.epoch}
              pictures={pictures}
              words={words}
              errors={publishing.errors}
              onChange={(change) => {
                publishing.setErrors({});
                // What arrives late, such as a picture, joins what was typed meanwhile.
                latest.current = { ...latest.current, ...change };
                draft.change({ ...latest.current } as Values);
              }}
            />
            <Acts channel={channel} place={place} draft={draft} publishing={publishing} />
          </Grid>
        </Card>
        <Preview words={words} pictures={pictures} files={files} channel={channel.name} />
      </div>
      {publishing.asked && (
        <PublishDialog
          broadcast={publishing.asked}
          needsApproval={channel.needsApproval}
          draft={draft}
          onClose={publishing.close}
        />
      )}
    </>
  );
};

/** The form of a draft, saved while the member types, and its preview as the phone shows it. */
export const BroadcastEditor = ({ channel, id }: { channel: Channel; id: string }) => {
  const t = useTranslations('broadcast');
  const draft = useDraft(`broadcast.${channel.id}.${id}`);
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading')
    return (
      <Card>
        <LinesLoading lines={8} />
      </Card>
    );
  if (draft.state === 'closed')
    return (
      <Callout tone="waiting" title={t('editor.goneTitle')}>
        <p>{t('editor.goneText')}</p>
      </Callout>
    );
  return <Ready channel={channel} id={id} draft={draft} />;
};
