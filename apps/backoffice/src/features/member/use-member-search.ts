import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { MemberSearch } from './member.queries.ts';

const page = '/setting/team';

/** The address of the list: what narrows it, its page, and the member who is open in the side panel. */
export const useMemberSearch = () => {
  const { search, roleId, pageNum, member } = useSearch({ from: '/team/setting/team' });
  const navigate = useNavigate();
  const router = useRouter();
  const list: MemberSearch = { search, roleId, pageNum };
  const target = (id: string | undefined) => ({ to: page, search: { tab: 'members', ...list, member: id } }) as const;
  return {
    list,
    /** The id of the open member. */
    member,
    setList: (changed: MemberSearch) => void navigate({ to: page, search: { tab: 'members', ...changed } }),
    hrefOf: (id: string) => router.buildLocation(target(id)).href,
    open: (id: string) => void navigate({ ...target(id), resetScroll: false }),
    close: () => void navigate({ ...target(undefined), resetScroll: false }),
  };
};
