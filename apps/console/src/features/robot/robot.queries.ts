import type { BodyOf } from '@balcao/contract/endpoint';
import { getDeskRobot, holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { RobotSearch } from './robot-search.ts';

export const robotsOptions = ({ state, search, cursor }: RobotSearch) => {
  const query = { state, search, cursor };
  return queryOptions({
    queryKey: ['robot', 'list', query],
    queryFn: ({ signal }) => api(listDeskRobots, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const robotOptions = (id: string) =>
  queryOptions({
    queryKey: ['robot', 'one', id],
    queryFn: ({ signal }) => api(getDeskRobot, { params: { id } }, { signal }),
  });

const useMoved = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [['robot'], ['auditEvent']]) void client.invalidateQueries({ queryKey });
  };
};

/** Switched off once, however often it is sent; of two colleagues the first does it. */
export const useHoldRobot = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(holdRobot, (body: BodyOf<typeof holdRobot>) => ({ params: { id }, body }));
  const hold = useKeyedMutation({
    place: useStaffPlace(`robot-hold:${id}`),
    send: (body: BodyOf<typeof holdRobot>, attempt) => api(holdRobot, { params: { id }, body }, attempt),
    onSettled,
  });
  return { ...hold, check };
};

export const useReleaseRobot = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(releaseRobot, (body: BodyOf<typeof releaseRobot>) => ({ params: { id }, body }));
  const release = useKeyedMutation({
    place: useStaffPlace(`robot-release:${id}`),
    send: (body: BodyOf<typeof releaseRobot>, attempt) => api(releaseRobot, { params: { id }, body }, attempt),
    onSettled,
  });
  return { ...release, check };
};
