import { textOfArticle } from '@balcao/contract/article-text';
import { BroadcastType, type BroadcastWords } from '@balcao/contract/broadcast';
import { Choice } from '@balcao/ui/choice.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { articleOfText } from './article-of-text.ts';
import type { BroadcastPlace } from './broadcast.queries.ts';
import type { Words } from './broadcast-draft-words.ts';
import { CoverField } from './cover-field.tsx';
import { LinkField } from './link-field.tsx';
import { MediaField } from './media-field.tsx';
import { TemplateField } from './template-field.tsx';
import { useFilesOf } from './use-files-of.ts';
import type { usePictures } from './use-pictures.ts';
import { WordCounter } from './word-counter.tsx';

// The editor is heavy, and most posts are written without it.
const ArticleEditor = lazy(() => import('./article-editor.tsx'));

/** What people do not see and the server does not take: pasted from elsewhere it comes along. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const cleaned = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .split('\n')
    .map((one) => one.replaceAll(unseen, ''))
    .join('\n');

/** What is wrong, by the field. */
export type Errors = Partial<Record<keyof BroadcastWords | `template.${string}`, string>>;

interface FieldsProps {
  place: BroadcastPlace;
  words: Words;
  /** Rises when the words come from elsewhere than the keyboard. */
  epoch: number;
  pictures: ReturnType<typeof usePictures>;
  errors: Errors;
  onChange: (change: Partial<Words>) => void;
}

/** What is said at length: as plain text, or as an article in an editor of its own. */
const Body = ({ place, words, epoch, pictures, errors, onChange }: FieldsProps) => {
  const t = useTranslations('broadcast');
  const { type, text, article } = words;
  if (type === 'article')
    return (
      <Stack gap={6}>
        <Suspense fallback={<LinesLoading lines={8} />}>
          <ArticleEditor
            channelId={place.channelId}
            value={article}
            epoch={epoch}
            addresses={pictures.addresses}
            error={errors.article}
            onChange={(next) => onChange({ article: next })}
            onPicture={pictures.remember}
          />
        </Suspense>
        <WordCounter text={textOfArticle(article)} />
      </Stack>
    );
  return (
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
      <WordCounter text={text} />
    </Stack>
  );
};

/** What goes with the words, by the type: a film, documents, or a cover. */
const Beside = ({ place, words, pictures, errors, onChange }: FieldsProps) => {
  const { type, cover } = words;
  const files = useFilesOf(place, words);
  if (type === 'message') return null;
  if (type === 'video' || type === 'document')
    return (
      <MediaField
        key={type}
        place={place}
        kind={type}
        value={files.ids}
        error={errors.mediaIds}
        onChange={(ids) => onChange({ mediaIds: [...files.others, ...ids] })}
      />
    );
  return (
    <CoverField
      channelId={place.channelId}
      hasCover={cover !== null}
      address={cover === null ? undefined : pictures.addresses.get(cover)}
      error={errors.cover}
      onChange={(picture) => {
        if (picture) pictures.remember(picture);
        onChange({ cover: picture?.id ?? null });
      }}
    />
  );
};

/** The words of a broadcast, and what goes with them. */
const Written = (props: FieldsProps) => {
  const { words, errors, onChange } = props;
  const t = useTranslations('broadcast');
  const { type, title } = words;
  const isOfFiles = type === 'video' || type === 'document';
  return (
    <>
      {isOfFiles && <Beside {...props} />}
      <TextInput
        label={t(type === 'link' || type === 'article' ? 'editor.title' : 'editor.titleOptional')}
        maxLength={100}
        value={title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: cleaned(currentTarget.value) })}
      />
      {type === 'link' && (
        <LinkField
          channelId={props.place.channelId}
          words={words}
          error={errors.url}
          cleaned={cleaned}
          onChange={onChange}
          onPicture={props.pictures.remember}
        />
      )}
      {!isOfFiles && <Beside {...props} />}
      <Body {...props} />
    </>
  );
};

/** What is written of a broadcast, by its type. */
export const BroadcastFields = (props: FieldsProps) => {
  const { words, errors, onChange } = props;
  const t = useTranslations('broadcast');
  const { type, text, article } = words;
  /** What was written as a message begins the article; it stays there for the way back. */
  const become = (next: BroadcastType) =>
    onChange({ type: next, ...(next === 'article' && article.length === 0 ? { article: articleOfText(text) } : {}) });
  return (
    <Stack gap={16}>
      <Choice<BroadcastType>
        legend={t('columns.type')}
        help={t(`editor.help.${type}`)}
        options={BroadcastType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        onChange={become}
      />
      {type === 'template' ? (
        <TemplateField
          channelId={props.place.channelId}
          value={words.template}
          errors={errors}
          onChange={(template) => onChange({ template })}
        />
      ) : (
        <Written {...props} />
      )}
    </Stack>
  );
};
