import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

const page = { title: 'tickets', hidden: true, allMembers: true } as const;

const ticketListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/help/requests',
  staticData: page,
  validateSearch: searchBy((all) => all.tickets, {}),
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/ticket/ticket-list-page.tsx')),
    'TicketListPage',
  ),
});

const newTicketRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/help/requests/new',
  staticData: page,
  validateSearch: searchBy((all) => all.newTicket, {}),
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/ticket/new-ticket-page.tsx')),
    'NewTicketPage',
  ),
});

const ticketRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/help/requests/$id',
  staticData: page,
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/ticket/ticket-page.tsx')),
    'TicketPage',
  ),
});

export const ticketRoutes = [ticketListRoute, newTicketRoute, ticketRoute] as const;
