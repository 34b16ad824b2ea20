import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';

const list = '/setting/team/role';
const one = '/setting/team/role/$roleId';
const fresh = '/setting/team/role/new';

/** The address of the list of roles: the role that is open in the side panel, or one that is being made. */
export const useRoleAddress = () => {
  const { roleId } = useParams({ strict: false });
  const isNew = useLocation({ select: ({ pathname }) => pathname === fresh });
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) => ({ to: one, params: { roleId: id } }) as const;
  return {
    roleId,
    isNew,
    hrefOf: (id: string) => router.buildLocation(target(id)).href,
    open: (id: string) => void navigate({ ...target(id), resetScroll: false }),
    openNew: () => void navigate({ to: fresh, resetScroll: false }),
    close: () => void navigate({ to: list, resetScroll: false }),
  };
};
