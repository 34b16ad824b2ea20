import { type Article, articleLimits } from '@balcao/contract/article';
import { fieldMessages } from '@balcao/contract/field-texts';
import { limits } from '@balcao/contract/limits';
import { localeOf } from '@balcao/contract/locale';
import body from '@balcao/ui/article-body.module.css';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { showToast, tellBad } from '@balcao/ui/notice';
import { closeHistory } from '@tiptap/pm/history';
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './article.module.css';
import { articleExtensions } from './article-extensions.ts';
import { articleOf, documentOf } from './article-json.ts';
import { ArticleLinkDialog } from './article-link-dialog.tsx';
import { cleanPasted, hasWords } from './article-paste.ts';
import { PictureAddresses } from './article-picture.tsx';
import { ArticleToolbar } from './article-toolbar.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { PictureSendingList } from './picture-sending-list.tsx';
import { type ArrivedPicture, usePictureSending } from './use-picture-sending.ts';

interface ArticleEditorProps {
  channelId: string;
  value: Article;
  /** Rises when the value comes from elsewhere than this editor. */
  epoch: number;
  addresses: ReadonlyMap<string, string>;
  error: ReactNode;
  onChange: (article: Article) => void;
  /** A picture was sent. */
  onPicture: (picture: ArrivedPicture) => void;
}

/** What the editor has to say of what was not taken. */
const useSaying = () => {
  const t = useTranslations('broadcast.article');
  const locale = localeOf(useLocale());
  return {
    refused: (fault: string) => {
      const message = fault.startsWith('tooLong') ? 'articleTooLarge' : fault;
      const found = fieldMessages([{ code: 'custom', path: ['article'], message }], locale).article;
      const isKnown = /^article/.test(message);
      const limits = { levels: articleLimits.listLevels, rows: articleLimits.rows, columns: articleLimits.columns };
      tellBad(isKnown && found ? found : t('tooMuch', limits));
    },
    leftOut: (count: number) => {
      if (count > 0) showToast({ tone: 'moving', message: t('leftOut', { count }) });
    },
  };
};

/** Places in the text at which pictures will stand that are on their way: they move with what is typed meanwhile. */
const usePlaces = () => {
  const places = useRef(new Map<symbol, number>());
  return {
    move: (map: (place: number) => number) => {
      for (const [key, place] of places.current) places.current.set(key, map(place));
    },
    hold: (place: number) => {
      const key = Symbol('picture');
      places.current.set(key, place);
      return () => {
        const now = places.current.get(key) ?? 0;
        places.current.delete(key);
        return now;
      };
    },
  };
};

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Pictures that are pasted or dropped, and where. */
const fileHandlers = (
  onFiles: (files: readonly File[], at: number) => void,
  onOther: (file: File) => void,
): EditorProps => ({
  handlePaste: (view, event) => {
    // Taken back alone, however soon it came after what was typed.
    view.dispatch(closeHistory(view.state.tr));
    const files = picturesIn(event.clipboardData);
    if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false;
    onFiles(files, view.state.selection.from);
    return true;
  },
  handleDrop: (view, event) => {
    if (!event.dataTransfer?.types.includes('Files')) return false;
    // Also what is no picture: the browser would open it in place of the page.
    event.preventDefault();
    const files = picturesIn(event.dataTransfer);
    const other = [...event.dataTransfer.files].find((file) => !files.includes(file));
    if (other) onOther(other);
    onFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from);
    return true;
  },
});

/** The editor, with what is pasted cleaned, and pictures that stand in the text once they have arrived. */
const useArticleEditor = (
  props: ArticleEditorProps,
  id: string,
  send: (file: File) => Promise<ArrivedPicture | undefined>,
) => {
  const { value, epoch, onChange, onPicture } = props;
  const t = useTranslations('broadcast.article');
  const words = useTranslations('ui.document');
  const saying = useSaying();
  const places = usePlaces();
  const [extensions] = useState(() => articleExtensions({ placeholder: t('placeholder'), onRefused: saying.refused }));
  const insert = async (file: File, takePlace: () => number) => {
    const sent = await send(file);
    const place = takePlace();
    if (!sent || editor.isDestroyed) return;
    onPicture(sent);
    const { id: upload, width, height } = sent;
    editor.commands.insertContentAt(place, { type: 'picture', attrs: { upload, alt: '', width, height } });
  };
  const onFiles = (files: readonly File[], at: number) => {
    for (const file of files.slice(0, limits.filesAtOnce)) void insert(file, places.hold(at));
    if (files.length > limits.filesAtOnce) tellBad(words('atOnce', { max: limits.filesAtOnce }));
  };
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${body.article} ${classes.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
      },
      transformPastedHTML: (html) => {
        const cleaned = cleanPasted(html);
        saying.leftOut(cleaned.pictures);
        return cleaned.html;
      },
      ...fileHandlers(onFiles, ({ name }) => tellBad(`${name}: ${t('pictureWrong')}`)),
    },
    onTransaction: ({ transaction }) => places.move((place) => transaction.mapping.map(place)),
    onUpdate: ({ editor: { state } }) => onChange(articleOf(state.doc.toJSON())),
  });
  const take = useEffectEvent((_epoch: number) => {
    if (JSON.stringify(articleOf(editor.state.doc.toJSON())) !== JSON.stringify(value))
      editor.commands.setContent(documentOf(value), { emitUpdate: false });
  });
  useEffect(() => take(epoch), [epoch]);
  return { editor, onFiles };
};

/** The editor of an article: pictures come by button, from the clipboard or dropped. */
const ArticleEditor = (props: ArticleEditorProps) => {
  const { channelId, addresses, error } = props;
  const t = useTranslations('broadcast');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const { sendings, send } = usePictureSending(channelId);
  const { editor, onFiles } = useArticleEditor(props, id, send);
  return (
    <Stack gap={6}>
      <Text as="span" id={`${id}-label`} size={14} weight={550}>
        {t('editor.text')}
      </Text>
      <div className={classes.frame} data-wrong={error ? true : undefined}>
        <ArticleToolbar editor={editor} onLink={() => setIsLinking(true)} onPicture={() => input.current?.click()} />
        <PictureAddresses value={addresses}>
          <EditorContent editor={editor} />
        </PictureAddresses>
      </div>
      <PictureChoice
        input={input}
        label={t('article.picture')}
        several
        onFiles={(files) => onFiles(files, editor.state.selection.to)}
      />
      <PictureSendingList sendings={sendings} />
      <Text id={`${id}-error`} size={14} tone="bad" role={error ? 'alert' : undefined}>
        {error}
      </Text>
      {isLinking && <ArticleLinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </Stack>
  );
};
export default ArticleEditor;
