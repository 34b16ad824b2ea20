import type { SentPlace } from '@balcao/contract/conversation-attachment';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { usePlace } from './use-place.ts';

interface PlaceSheetProps {
  onSend: (place: Omit<SentPlace, 'kind'>) => void;
  onClose: () => void;
}
/** Sends a place: where the phone is, if the person lets it say so, or what they write. */
export const PlaceSheet = ({ onSend, onClose }: PlaceSheetProps) => {
  const t = useTranslations('conversation');
  const { typed, wrong, type, finding, find, submit } = usePlace(onSend);
  const field = (name: keyof typeof typed, label: string) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={typed[name]}
      error={wrong[name]}
      onChange={({ currentTarget }) => type(name, currentTarget.value)}
    />
  );
  return (
    <Sheet title={t('sendPlace')} onClose={onClose}>
      <Stack as="form" noValidate gap={12} mt={12} onSubmit={submit}>
        <Button
          variant="default"
          fullWidth
          loading={finding === 'now'}
          leftSection={<IconCurrentLocation size={18} stroke={1.8} aria-hidden />}
          onClick={find}
        >
          {t('here')}
        </Button>
        <Text role="status" size={14} tone={finding === 'failed' ? 'bad' : 'muted'}>
          {finding === 'now' && t('finding')}
          {finding === 'failed' && t('notFound')}
        </Text>
        <Row gap={12} align="start">
          {field('latitude', t('latitude'))}
          {field('longitude', t('longitude'))}
        </Row>
        {field('label', t('placeName'))}
        <Muted>{t('placeText')}</Muted>
        <Button type="submit" fullWidth>
          {t('send')}
        </Button>
      </Stack>
    </Sheet>
  );
};
