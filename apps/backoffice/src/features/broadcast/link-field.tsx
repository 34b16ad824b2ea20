import { readLink } from '@balcao/contract/broadcast-link';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Words } from './broadcast-draft-words.ts';
import { LinkSuggestion } from './link-suggestion.tsx';
import type { ArrivedPicture } from './use-picture-sending.ts';

interface LinkFieldProps {
  channelId: string;
  words: Words;
  error: ReactNode;
  /** What is typed, without what people do not see. */
  cleaned: (text: string) => string;
  onChange: (change: Partial<Words>) => void;
  onPicture: (picture: ArrivedPicture) => void;
}

/** Where a link leads. Once it is written, the page there is offered to begin with. */
export const LinkField = ({ channelId, words, error, cleaned, onChange, onPicture }: LinkFieldProps) => {
  const t = useTranslations('broadcast.editor');
  /** The page that was asked for when the writer left the field. */
  const [asked, setAsked] = useState<string>();
  const { url, title, cover } = words;
  const link = readLink(url);
  const address = 'fault' in link ? undefined : link.address;
  return (
    <>
      <TextInput
        type="url"
        label={t('url')}
        placeholder="https://"
        maxLength={2_000}
        value={url}
        error={error}
        onChange={({ currentTarget }) => onChange({ url: cleaned(currentTarget.value) })}
        onBlur={() => {
          if (title.trim() === '' || cover === null) setAsked(address);
        }}
      />
      {asked !== undefined && asked === address && (
        <LinkSuggestion
          key={asked}
          channelId={channelId}
          url={asked}
          words={words}
          onChange={onChange}
          onPicture={onPicture}
        />
      )}
    </>
  );
};
