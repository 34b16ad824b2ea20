import type { BodyOf } from '@balcao/contract/endpoint';
import { listSendableTemplates } from '@balcao/contract/template-sending';
import {
  createWorkflow,
  getWorkflow,
  listWorkflows,
  publishWorkflow,
  putWorkflowHosts,
  removeWorkflow,
  saveWorkflow,
  switchWorkflow,
  type WholeWorkflow,
} from '@balcao/contract/workflow';
import { getWorkflowRun, listWorkflowRuns, retryWorkflowRun } from '@balcao/contract/workflow-run';
import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { listWorkflowVersions, restoreWorkflowVersion } from '@balcao/contract/workflow-version';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

export const workflowListOptions = (channelId: string) =>
  queryOptions({
    queryKey: ['workflow', 'list', channelId],
    queryFn: ({ signal }) => api(listWorkflows, { params: { id: channelId } }, { signal }),
  });

export interface Place {
  readonly channelId: string;
  readonly workflowId: string;
}
const paramsOf = ({ channelId, workflowId }: Place) => ({ id: channelId, workflowId });
export const workflowOptions = (place: Place) =>
  queryOptions({
    queryKey: ['workflow', 'one', place.channelId, place.workflowId],
    queryFn: ({ signal }) => api(getWorkflow, { params: paramsOf(place) }, { signal }),
  });
export const workflowVersionsOptions = (place: Place) =>
  queryOptions({
    queryKey: ['workflow', 'versions', place.workflowId],
    queryFn: ({ signal }) => api(listWorkflowVersions, { params: paramsOf(place) }, { signal }),
  });
export const workflowRunsOptions = (place: Place, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['workflow', 'runs', place.workflowId, cursor ?? ''],
    queryFn: ({ signal }) =>
      api(listWorkflowRuns, { params: paramsOf(place), query: cursor ? { cursor } : {} }, { signal }),
  });
export const workflowRunOptions = (place: Place, runId: string) =>
  queryOptions({
    queryKey: ['workflow', 'run', place.workflowId, runId],
    queryFn: ({ signal }) => api(getWorkflowRun, { params: { ...paramsOf(place), runId } }, { signal }),
  });

/** The templates that a step may send. */
export const sendableTemplatesOptions = (channelId: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'sendable', channelId, ''],
    queryFn: ({ signal }) => api(listSendableTemplates, { params: { id: channelId }, query: {} }, { signal }),
  });

/** What is done with workflows is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['workflow', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};
export const useCreateWorkflow = (channelId: string, onSuccess: (made: WholeWorkflow) => void) =>
  useKeyedMutation({
    place: useTeamPlace(`workflow:${channelId}`),
    send: (body: BodyOf<typeof createWorkflow>, attempt) =>
      api(createWorkflow, { params: { id: channelId }, body }, attempt),
    onSuccess,
    onSettled: useInvalidation(),
  });
/** What an answer says of a workflow is what its page shows from then on. */
const useTaken = (place: Place) => {
  const queryClient = useQueryClient();
  return (whole: WholeWorkflow) => queryClient.setQueryData(workflowOptions(place).queryKey, whole);
};
export const useSaveWorkflow = (place: Place) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof saveWorkflow>) => api(saveWorkflow, { params: paramsOf(place), body }),
    onSuccess: useTaken(place),
    meta: { errors: 'inline' },
  });
export const usePublishWorkflow = (place: Place) =>
  useKeyedMutation({
    place: useTeamPlace(`workflow-publish:${place.workflowId}`),
    send: (body: BodyOf<typeof publishWorkflow>, attempt) =>
      api(publishWorkflow, { params: paramsOf(place), body }, attempt),
    onSuccess: useTaken(place),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useSwitchWorkflow = (channelId: string) =>
  useCommand({
    mutationFn: ({ workflowId, isOn }: { workflowId: string; isOn: boolean }) =>
      api(switchWorkflow, { params: paramsOf({ channelId, workflowId }), body: { isOn } }),
    onSettled: useInvalidation(),
  });
export const useRemoveWorkflow = (channelId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (workflowId: string) => api(removeWorkflow, { params: paramsOf({ channelId, workflowId }) }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const usePutHosts = (channelId: string) =>
  useCommand({
    mutationFn: (hosts: string[]) => api(putWorkflowHosts, { params: { id: channelId }, body: { hosts } }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useRestoreVersion = (place: Place, onSuccess: (made: WholeWorkflow) => void) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof restoreWorkflowVersion>) =>
      api(restoreWorkflowVersion, { params: paramsOf(place), body }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useRetryRun = (place: Place) =>
  useCommand({
    mutationFn: (runId: string) => api(retryWorkflowRun, { params: { ...paramsOf(place), runId } }),
    onSettled: useInvalidation(),
  });
export const useTry = (place: Place) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof tryWorkflow>) => api(tryWorkflow, { params: paramsOf(place), body }),
  });
