import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { DeskTicket } from '../features/ticket/ticket.queries.ts';
import { TicketListPage } from '../features/ticket/ticket-list-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/ticket/');

export const TicketRoute = () => {
  const router = useRouter();
  const navigate = route.useNavigate();
  const placeOf = ({ id }: DeskTicket) => ({ to: '/ticket/$id', params: { id } }) as const;
  return (
    <Allowed right="merchant.assist">
      <TicketListPage
        search={route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
        hrefOf={(ticket) => router.buildLocation(placeOf(ticket)).href}
        onOpen={(ticket) => void router.navigate(placeOf(ticket))}
      />
    </Allowed>
  );
};
