import type { BroadcastWords } from '@balcao/contract/broadcast';
import { partsOfText, readLink } from '@balcao/contract/broadcast-link';
import type { Media } from '@balcao/contract/media';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './broadcast-post.module.css';
import { Text } from './layout.tsx';
import { PostMedia } from './post-media.tsx';

interface BroadcastPostProps {
  post: BroadcastWords;
  /** Its files. */
  media?: readonly Media[];
  /** Under the text: when it came, for instance. */
  foot?: ReactNode;
  isUnread?: boolean;
  /** An address in it was opened. */
  onOpen?: () => void;
}

/** Where a broadcast leads: a page of others, which learns nothing of the one that led there. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** A broadcast as it looks on the phone; the back office shows its preview by the same part. */
export const BroadcastPost = ({ post, media = [], foot, isUnread = false, onOpen }: BroadcastPostProps) => {
  const { type, title, text, url } = post;
  const link = type === 'link' ? readLink(url) : undefined;
  let at = 0;
  return (
    <article className={classes.post} data-unread={isUnread || undefined}>
      <PostMedia files={type === 'video' || type === 'document' ? media : []} onOpen={onOpen} />
      {(title.trim() || text.trim() || foot) && (
        <div className={classes.body}>
          {title.trim() !== '' && (
            <Text as="h2" size={16} weight={650} mb={4} breakable>
              {title}
            </Text>
          )}
          {text.trim() !== '' && (
            <Text breakable lines>
              {partsOfText(text).map((part) => {
                const key = at;
                at += part.text.length;
                return part.address === undefined ? (
                  <span key={key}>{part.text}</span>
                ) : (
                  <a key={key} className="link" href={part.address} {...outside} onClick={onOpen}>
                    {part.text}
                  </a>
                );
              })}
            </Text>
          )}
          {foot}
        </div>
      )}
      {link && 'address' in link && (
        <a className={classes.leads} href={link.address} {...outside} onClick={onOpen}>
          <IconExternalLink size={18} stroke={1.8} aria-hidden />
          {link.host}
        </a>
      )}
    </article>
  );
};
