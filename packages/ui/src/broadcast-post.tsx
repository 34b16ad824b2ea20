import type { Article } from '@balcao/contract/article';
import type { BroadcastWords } from '@balcao/contract/broadcast';
import { partsOfText, readLink } from '@balcao/contract/broadcast-link';
import type { Media } from '@balcao/contract/media';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ArticleBody, type ArticleBodyProps, type OnOpen, outside } from './article-body.tsx';
import classes from './broadcast-post.module.css';
import { Muted, Text } from './layout.tsx';
import { MessageButtons, type ShownButton } from './message-buttons.tsx';
import { PostMedia, type PostMediaProps } from './post-media.tsx';

/** What a post shows of itself. */
interface ShownPost extends Pick<BroadcastWords, 'type' | 'title' | 'text' | 'url'> {
  readonly article?: Article | undefined;
  /** Stands for the article in a list, where that is not read. */
  readonly excerpt?: string;
}
interface BroadcastPostProps {
  post: ShownPost;
  /** Where its cover is shown. */
  cover?: string | null | undefined;
  /** Where the pictures of its article are shown. */
  addressOf?: ArticleBodyProps['addressOf'];
  /** The link to the page on which an article is read, put around its title. */
  onPage?: (title: ReactNode) => ReactNode;
  /** Its files. */
  media?: readonly Media[];
  /** The link to where a PDF is read; without it documents are downloaded only. */
  onDocument?: PostMediaProps['onDocument'];
  /** Of a message template. */
  buttons?: readonly ShownButton[];
  /** What pressing a button without an address does, by its place; without it such buttons are only shown. */
  onPress?: ((index: number) => void) | undefined;
  /** Its buttons are shown, and do nothing. */
  isPreview?: boolean;
  /** Under the text: when it came, for instance. */
  foot?: ReactNode;
  isUnread?: boolean;
  /** An address in it was opened; without one, a film, a document or a button. */
  onOpen?: OnOpen;
}

const nowhere = (): undefined => undefined;

/** A text whose addresses are links. */
const PlainText = ({ text, onOpen }: { text: string; onOpen: OnOpen | undefined }) => {
  let at = 0;
  return (
    <Text breakable lines>
      {partsOfText(text).map((part) => {
        const key = at;
        at += part.text.length;
        return part.address === undefined ? (
          <span key={key}>{part.text}</span>
        ) : (
          <a key={key} className="link" href={part.address} {...outside} onClick={() => onOpen?.(part.address)}>
            {part.text}
          </a>
        );
      })}
    </Text>
  );
};

/** A broadcast as it looks on the phone; the back office shows its preview by the same part. */
export const BroadcastPost = (props: BroadcastPostProps) => {
  const { post, cover, media = [], addressOf = nowhere, onPage, foot, isUnread = false, onOpen } = props;
  const { buttons = [], onPress, onDocument, isPreview = false } = props;
  const { type, title, text, url, article, excerpt = '' } = post;
  const link = type === 'link' ? readLink(url) : undefined;
  const isOfFiles = type === 'video' || type === 'document';
  const hasBody = !isOfFiles || title.trim() !== '' || text.trim() !== '' || Boolean(foot);
  const onOther = onOpen && (() => onOpen());
  const heading = <span>{title}</span>;
  return (
    <article className={classes.post} data-unread={isUnread || undefined} data-opens={onPage ? true : undefined}>
      {cover && (type === 'link' || type === 'article') && (
        <img className={classes.cover} src={cover} alt="" width={1600} height={900} />
      )}
      {isOfFiles && <PostMedia files={media} onOpen={onOther} onDocument={onDocument} />}
      {hasBody && (
        <div className={classes.body}>
          {title.trim() !== '' && (
            <Text as="h2" size={type === 'article' && !onPage ? 24 : 16} weight={650} mb={4} breakable>
              {onPage ? onPage(heading) : heading}
            </Text>
          )}
          {type !== 'article' && text.trim() !== '' && <PlainText text={text} onOpen={onOpen} />}
          {article && type === 'article' ? (
            <ArticleBody article={article} addressOf={addressOf} onOpen={onOpen} />
          ) : (
            excerpt && <Muted breakable>{excerpt}</Muted>
          )}
          {buttons.length > 0 && (
            <MessageButtons buttons={buttons} onPress={onPress} onOpen={onOther} isPreview={isPreview} />
          )}
          {foot}
        </div>
      )}
      {link && 'address' in link && (
        <a className={classes.leads} href={link.address} {...outside} onClick={() => onOpen?.(link.address)}>
          <IconExternalLink size={18} stroke={1.8} aria-hidden />
          {link.host}
        </a>
      )}
    </article>
  );
};
