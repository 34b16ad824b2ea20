import { countWords, wordsAtMost } from '@balcao/contract/broadcast-words';
import { Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

/** How many words there are, as people count them, and how many there may be. */
export const WordCounter = ({ text }: { text: string }) => {
  const t = useTranslations('broadcast.editor');
  const count = countWords(text);
  const isOver = count > wordsAtMost;
  return (
    <Text size={14} tone={isOver ? 'bad' : 'muted'} role={isOver ? 'alert' : undefined}>
      {t(isOver ? 'tooMany' : 'words', { count, most: wordsAtMost, over: count - wordsAtMost })}
    </Text>
  );
};
