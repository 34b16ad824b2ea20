import { wordsIn } from '@balcao/contract/form-words';
import { MessageCategory, type MessageTitle, messageLibrary } from '@balcao/contract/message-library';
import { titleIn } from '@balcao/contract/message-wording';
import { messageCategoryWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { foundTitles } from './found-titles.ts';

/** The library: found by words or by what messages are about. */
export const LibraryList = ({ onChoose }: { onChoose: (title: MessageTitle) => void }) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<MessageCategory>();
  const titles = foundTitles({ words, category }, locale);
  const options = MessageCategory.options.map((value) => ({
    value,
    label: wordsIn(locale, messageCategoryWords[value]),
  }));
  return (
    <Grid gap={16}>
      <TextInput label={t('search')} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <NativeSelect
        label={t('about')}
        value={category ?? ''}
        data={[{ value: '', label: shared('everything') }, ...options]}
        onChange={(event) => setCategory(MessageCategory.options.find((one) => one === event.currentTarget.value))}
      />
      <Grid as="ul" gap={8} aria-label={t('library')}>
        {titles.map((title) => (
          <Row as="li" key={title} gap={12} align="center" justify="between">
            <Box shrink>
              <Text weight={550}>{titleIn(title, locale)}</Text>
              <Muted>{wordsIn(locale, messageCategoryWords[messageLibrary[title].category])}</Muted>
            </Box>
            <Button
              variant="default"
              aria-label={t('choose', { title: titleIn(title, locale) })}
              onClick={() => onChoose(title)}
            >
              {t('chooseShort')}
            </Button>
          </Row>
        ))}
      </Grid>
      <Muted role="status">{titles.length === 0 ? t('nothing') : ''}</Muted>
    </Grid>
  );
};
