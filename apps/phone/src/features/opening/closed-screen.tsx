import type { ClosedBecause } from '@balcao/contract/opening';
import type { PreviewFault } from '@balcao/contract/preview';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconAppsOff, IconBug } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Why a mini program does not open. */
export const ClosedScreen = ({ because, reason }: { because: ClosedBecause; reason: string | null }) => {
  const t = useTranslations('opening.closed');
  return (
    <EmptyState icon={IconAppsOff} title={t(`${because}.title`)}>
      {t(`${because}.text`)}
      {reason && (
        <Text as="span" block mt={8}>
          {reason}
        </Text>
      )}
    </EmptyState>
  );
};

/** What is wrong with the folder that a developer works on, as their tool says it. */
export const PreviewFaults = ({ faults }: { faults: readonly PreviewFault[] }) => {
  const t = useTranslations('opening.closed.previewFaulty');
  // Two faults may read the same.
  const eachOnce = new Map(faults.map((fault) => [`${fault.path}: ${fault.text}`, fault]));
  return (
    <>
      <EmptyState icon={IconBug} title={t('title')}>
        {t('text')}
      </EmptyState>
      <Stack as="ul" gap={12} mt={16}>
        {[...eachOnce].map(([key, { path, text }]) => (
          <Text as="li" key={key} breakable>
            {path && (
              <Text as="span" block weight={550}>
                {path}
              </Text>
            )}
            <Muted as="span">{text}</Muted>
          </Text>
        ))}
      </Stack>
    </>
  );
};
