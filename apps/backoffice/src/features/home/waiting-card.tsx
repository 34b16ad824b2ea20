import type { Waiting } from '@balcao/contract/home';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import {
  IconBell,
  IconChevronRight,
  IconCircleCheck,
  IconGavel,
  IconLifebuoy,
  IconMessage,
  IconMessageQuestion,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { homeOptions } from './home.queries.ts';
import classes from './waiting-card.module.css';

const icons = {
  question: IconMessageQuestion,
  dispute: IconGavel,
  refund: IconReceiptRefund,
  approval: IconSpeakerphone,
  conversation: IconMessage,
  ticket: IconLifebuoy,
  certificate: IconRosetteDiscountCheck,
  webhook: IconBell,
} as const satisfies Record<Waiting['kind'], typeof IconBell>;

/**
 * What waits for the member today, the most urgent first, each with a link. Where nothing waits it says so, unless the next steps already say what to
 * do.
 */
export const WaitingCard = ({ hasSteps }: { hasSteps: boolean }) => {
  const t = useTranslations('home.waiting');
  const query = useQuery(homeOptions);
  if (hasSteps && !query.data?.waiting.length) return null;
  return (
    <Card title={t('title')}>
      <Loaded query={query} loading={<LinesLoading lines={2} />}>
        {({ waiting }) =>
          waiting.length === 0 ? (
            <Row as="p" className={classes.calm} gap={8} align="center">
              <IconCircleCheck size={20} stroke={1.7} aria-hidden />
              <Muted as="span">{t('nothing')}</Muted>
            </Row>
          ) : (
            <Box as="ul">
              {waiting.map((one) => (
                <li key={`${one.kind}:${one.path}`}>
                  <One waiting={one} />
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  );
};

const One = ({ waiting: { kind, count, name, path, until } }: { waiting: Waiting }) => {
  const t = useTranslations('home.waiting');
  const Icon = icons[kind];
  const [to = path, search] = path.split('?');
  return (
    <AppLink to={to} className={classes.one} search={Object.fromEntries(new URLSearchParams(search))}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <span>
        <Text as="span" block weight={550}>
          {t(kind, { count })}
        </Text>
        {(name ?? until) && (
          <Muted as="span" block breakable>
            {name ?? t.rich('until', { at: () => until && <Instant at={until} form="date" /> })}
          </Muted>
        )}
      </span>
      <IconChevronRight size={18} stroke={1.8} aria-hidden />
    </AppLink>
  );
};
