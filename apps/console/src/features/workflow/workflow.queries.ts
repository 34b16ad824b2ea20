import type { BodyOf } from '@balcao/contract/endpoint';
import { getDeskWorkflow, holdWorkflow, listDeskWorkflows, releaseWorkflow } from '@balcao/contract/workflow-desk';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { WorkflowSearch } from './workflow-search.ts';

export const workflowsOptions = ({ state, search, cursor }: WorkflowSearch) => {
  const query = { state, search, cursor };
  return queryOptions({
    queryKey: ['workflow', 'list', query],
    queryFn: ({ signal }) => api(listDeskWorkflows, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const workflowOptions = (id: string) =>
  queryOptions({
    queryKey: ['workflow', 'one', id],
    queryFn: ({ signal }) => api(getDeskWorkflow, { params: { id } }, { signal }),
  });

const useMoved = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [['workflow'], ['auditEvent']]) void client.invalidateQueries({ queryKey });
  };
};

/** Switched off once, however often it is sent; of two colleagues the first does it. */
export const useHoldWorkflow = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(holdWorkflow, (body: BodyOf<typeof holdWorkflow>) => ({ params: { id }, body }));
  const hold = useKeyedMutation({
    place: useStaffPlace(`workflow-hold:${id}`),
    send: (body: BodyOf<typeof holdWorkflow>, attempt) => api(holdWorkflow, { params: { id }, body }, attempt),
    onSettled,
  });
  return { ...hold, check };
};

export const useReleaseWorkflow = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(releaseWorkflow, (body: BodyOf<typeof releaseWorkflow>) => ({ params: { id }, body }));
  const release = useKeyedMutation({
    place: useStaffPlace(`workflow-release:${id}`),
    send: (body: BodyOf<typeof releaseWorkflow>, attempt) => api(releaseWorkflow, { params: { id }, body }, attempt),
    onSettled,
  });
  return { ...release, check };
};
