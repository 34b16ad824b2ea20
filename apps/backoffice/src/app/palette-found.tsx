import { formatBrl } from '@balcao/brazil/money';
import type { Member } from '@balcao/contract/member';
import { listMembers } from '@balcao/contract/member';
import { listOrders } from '@balcao/contract/order';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHelpCircle, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ordersIn } from '../features/order/order-ask.ts';
import { OrderBadge } from '../features/order/order-badge.tsx';
import { useMay } from '../lib/may.ts';
import { RoleBadge } from '../lib/role-badge.tsx';
import { articlesAbout, membersNamed, ordersBy } from './palette.queries.ts';
import type { Choice } from './palette-choices.ts';
import { personIn } from './palette-search.ts';
import { useGo } from './use-go.ts';

/** Typing is debounced: the server is asked after a pause. */
const restMs = 200;

const orderMark = 'order:';
/** The order that an earlier choice led to. */
export const orderOf = (choiceId: string): string | undefined =>
  choiceId.startsWith(orderMark) ? choiceId.slice(orderMark.length) : undefined;

/** An order as a choice; what it is about is known only when the server has just said so. */
export const useOrderChoice = () => {
  const t = useTranslations('palette');
  const go = useGo();
  return (number: string, line = t('order')): Choice => ({
    id: orderMark + number,
    label: number,
    line,
    icon: IconReceipt,
    choose: () => go(`/payment/transaction/orders/${number}`),
  });
};

const useMemberChoice = () => {
  const go = useGo();
  return ({ id, account, email, avatar, isAdmin, role }: Member): Choice => ({
    id: `member:${id}`,
    label: account,
    line: email,
    picture: <Avatar name={account} picture={avatar} size={28} />,
    mark: <RoleBadge of={{ isAdmin, roleName: role?.name ?? null, roleStatus: role?.status ?? null }} />,
    choose: () => go(`/setting/team?search=${encodeURIComponent(email)}`),
  });
};

/** Orders and members that the server finds, for those who may see them. */
export const useFound = (query: string) => {
  const [settled] = useDebouncedValue(query, restMs);
  const [mayOrders, mayMembers] = [useMay(listOrders), useMay(listMembers)];
  const orderChoice = useOrderChoice();
  const memberChoice = useMemberChoice();
  const asked = mayOrders ? ordersIn(settled) : undefined;
  const person = mayMembers ? personIn(settled) : undefined;
  const orders = useQuery(ordersBy(asked));
  const members = useQuery({ ...membersNamed(person ?? ''), enabled: person !== undefined });
  const isAsking = (mayOrders && ordersIn(query) !== undefined) || (mayMembers && personIn(query) !== undefined);
  return {
    orders: (asked ? (orders.data ?? []) : []).map((order) => ({
      ...orderChoice(order.number, `${order.goodsName} · ${formatBrl(order.amount)}`),
      mark: <OrderBadge order={order} />,
    })),
    members: (person ? (members.data ?? []) : []).map(memberChoice),
    isBusy: isAsking && (query !== settled || orders.isLoading || members.isLoading),
    hasFailed: isAsking && (orders.isError || members.isError),
    mayOrders,
    mayMembers,
  };
};

/** Articles of the help center for the typed text. An empty or failed search does not hold up the other results. */
export const useArticles = (query: string): Choice[] => {
  const [settled] = useDebouncedValue(query.trim(), restMs);
  const go = useGo();
  const isAsked = settled.length >= 3 && settled.length <= 100 && !ordersIn(settled);
  const { data = [] } = useQuery({ ...articlesAbout(settled), enabled: isAsked, meta: { errors: 'inline' } });
  return (isAsked ? data : []).map(({ slug, title, line }) => ({
    id: `help:${slug}`,
    label: title,
    line,
    icon: IconHelpCircle,
    choose: () => go(`/help/${slug}`),
  }));
};
