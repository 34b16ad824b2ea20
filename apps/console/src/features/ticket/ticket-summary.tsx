import { AppLink } from '@balcao/ui/app-link.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ticketFiguresOptions } from './ticket.queries.ts';

/** How many teams wait for an answer, where the day of those who answer begins; nothing where none does. */
export const TicketSummary = () => {
  const t = useTranslations('ticket');
  const { data } = useQuery(ticketFiguresOptions);
  if (!data?.waiting) return null;
  return (
    <Box as="p" mb={16}>
      <AppLink to="/ticket" className="link">
        {t('summary', { count: data.waiting })}
      </AppLink>
    </Box>
  );
};
