import { type Broadcast, BroadcastType, type BroadcastWords, ReadyBroadcast } from '@balcao/contract/broadcast';
import { countWords, wordsAtMost } from '@balcao/contract/broadcast-words';
import type { Channel } from '@balcao/contract/channel';
import type { Locale } from '@balcao/contract/locale';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DraftNoteOf } from '../../lib/form/draft-note.tsx';
import { SaveLine } from '../../lib/form/save-line.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import classes from './broadcast.module.css';
import { type BroadcastPlace, broadcastOptions, useRemoveBroadcast } from './broadcast.queries.ts';
import { MediaField } from './media-field.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useFilesOf } from './use-files-of.ts';
import { useMayBroadcast } from './use-may-broadcast.ts';

/** What people do not see and the server does not take: pasted from elsewhere it comes along. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const cleaned = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .split('\n')
    .map((one) => one.replaceAll(unseen, ''))
    .join('\n');

type Words = Omit<BroadcastWords, 'mediaIds'> & { mediaIds: string[] };
const wordsOf = ({ values }: Pick<DraftHandle, 'values'>): Words => {
  const { type = 'message', title = '', text = '', url = '', mediaIds = [] } = values as Partial<BroadcastWords>;
  return { type, title, text, url, mediaIds };
};
type Errors = Partial<Record<keyof BroadcastWords, string>>;
const isLike = (one: Broadcast, other: Words): boolean =>
  one.type === other.type &&
  one.media.map(({ id }) => id).join() === other.mediaIds.join() &&
  (['title', 'text', 'url'] as const).every((path) => one[path].trim() === other[path].trim());

interface FieldsProps {
  place: BroadcastPlace;
  words: Words;
  errors: Errors;
  onChange: (change: Partial<Words>) => void;
}

/** How many words there are, as people count them, and how many there may be. */
const Counter = ({ text }: { text: string }) => {
  const t = useTranslations('broadcast.editor');
  const count = countWords(text);
  const isOver = count > wordsAtMost;
  return (
    <Text size={14} tone={isOver ? 'bad' : 'muted'} role={isOver ? 'alert' : undefined}>
      {t(isOver ? 'tooMany' : 'words', { count, most: wordsAtMost, over: count - wordsAtMost })}
    </Text>
  );
};

const Fields = ({ place, words, errors, onChange }: FieldsProps) => {
  const t = useTranslations('broadcast');
  const { type, title, text, url } = words;
  const files = useFilesOf(place, words);
  const isOfFiles = type === 'video' || type === 'document';
  return (
    <Stack gap={16}>
      <Choice<BroadcastType>
        legend={t('columns.type')}
        help={t(`editor.help.${type}`)}
        options={BroadcastType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        onChange={(next) => onChange({ type: next })}
      />
      {isOfFiles && (
        <MediaField
          key={type}
          place={place}
          kind={type}
          value={files.ids}
          error={errors.mediaIds}
          onChange={(ids) => onChange({ mediaIds: [...files.others, ...ids] })}
        />
      )}
      <TextInput
        label={t(type === 'link' ? 'editor.title' : 'editor.titleOptional')}
        maxLength={100}
        value={title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: cleaned(currentTarget.value) })}
      />
      {type === 'link' && (
        <TextInput
          type="url"
          label={t('editor.url')}
          placeholder="https://"
          maxLength={2_000}
          value={url}
          error={errors.url}
          onChange={({ currentTarget }) => onChange({ url: cleaned(currentTarget.value) })}
        />
      )}
      <Stack gap={6}>
        <Textarea
          label={t(type === 'message' ? 'editor.text' : 'editor.textOptional')}
          autosize
          minRows={6}
          maxRows={24}
          maxLength={60_000}
          value={text}
          error={errors.text}
          onChange={({ currentTarget }) => onChange({ text: cleaned(currentTarget.value) })}
        />
        <Counter text={text} />
      </Stack>
    </Stack>
  );
};

/** Sends what the writer sees: all of it is saved first, and a draft that a colleague changed meanwhile is not sent. */
const usePublishing = (draft: DraftHandle, typed: Words, place: BroadcastPlace) => {
  const t = useTranslations('broadcast.files');
  const filesOf = useFilesOf(place, typed);
  const locale = useLocale() as Locale;
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const [asked, setAsked] = useState<Broadcast>();
  const [isSaving, setIsSaving] = useState(false);
  const ask = async () => {
    // Files that were chosen for another type do not go along.
    const words = { ...typed, mediaIds: filesOf.ids };
    const wrong: Errors = checkedNow(ReadyBroadcast, locale)(words);
    setErrors(filesOf.isBusy ? { mediaIds: t('underway') } : wrong);
    if (filesOf.isBusy || Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      if (words.mediaIds.length < typed.mediaIds.length) draft.change(words);
      await draft.flush();
      const kept = await queryClient.fetchQuery({ ...broadcastOptions(place), staleTime: 0 });
      if (kept.state === 'draft' && isLike(kept, words)) setAsked(kept);
      else draft.retry();
    } finally {
      setIsSaving(false);
    }
  };
  return { errors, setErrors, asked, isSaving, ask, close: () => setAsked(undefined) };
};

/** What a field is called. */
const useLabels = (): ((path: string) => string) => {
  const t = useTranslations('broadcast');
  const labels: Readonly<Record<string, string>> = {
    type: t('columns.type'),
    title: t('editor.title'),
    text: t('editor.text'),
    url: t('editor.url'),
    mediaIds: t('type.document'),
  };
  return (path) => labels[path] ?? path;
};

const Ready = ({ channel, id, draft }: { channel: Channel; id: string; draft: DraftHandle }) => {
  const t = useTranslations('broadcast');
  const navigate = useNavigate();
  const place = { channelId: channel.id, id };
  const words = wordsOf(draft);
  const mayPublish = useMayBroadcast(channel, 'publish');
  const publishing = usePublishing(draft, words, place);
  const remove = useRemoveBroadcast(place, () => {
    draft.stop();
    void navigate({ to: '/channel/$channelId/broadcast/index', params: { channelId: channel.id }, search: {} });
  });
  const labelOf = useLabels();
  const { files } = useFilesOf(place, words);
  const askRemove = async () => {
    const question = { title: t('remove.title'), message: t('remove.text'), action: t('remove.action') };
    if (await confirm({ ...question, dangerous: true })) remove.mutate();
  };
  return (
    <>
      <DraftNoteOf draft={draft} labelOf={labelOf} />
      <div className={classes.sides}>
        <Card>
          <Grid gap={20}>
            <Fields
              place={place}
              words={words}
              errors={publishing.errors}
              onChange={(change) => {
                publishing.setErrors({});
                draft.change({ ...words, ...change });
              }}
            />
            {!mayPublish && <Muted>{t('editor.othersPublish', { owner: channel.owner.name })}</Muted>}
            <Row gap={12} wrap align="center">
              {mayPublish && (
                <Button loading={publishing.isSaving} onClick={() => void publishing.ask()}>
                  {t('editor.send')}
                </Button>
              )}
              <Button variant="default" loading={remove.isPending} onClick={() => void askRemove()}>
                {t('remove.action')}
              </Button>
              <SaveLine draft={draft} />
            </Row>
          </Grid>
        </Card>
        <section aria-label={t('editor.preview')}>
          <Muted mb={8}>{t('editor.preview')}</Muted>
          {words.title.trim() || words.text.trim() || words.url.trim() || files.length > 0 ? (
            <BroadcastPost post={words} media={files} />
          ) : (
            <Muted>{t('editor.previewEmpty')}</Muted>
          )}
        </section>
      </div>
      {publishing.asked && <PublishDialog broadcast={publishing.asked} draft={draft} onClose={publishing.close} />}
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
