import type { BodyOf } from '@balcao/contract/endpoint';
import {
  changeRobot,
  createRobot,
  listRobots,
  putRobotAvatar,
  putRobotQuestions,
  type Robot,
  type RobotEntry,
  removeRobot,
  switchRobot,
} from '@balcao/contract/robot';
import {
  listRobotAnswers,
  type RobotOutcome,
  TrialEvent,
  type TrialTurn,
  tryRobot,
} from '@balcao/contract/robot-answer';
import { eventsOf } from '@balcao/ui/event-stream';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

const key = (channelId: string, ...rest: unknown[]) => ['robot', channelId, ...rest] as const;

export const robotsOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId),
    queryFn: ({ signal }) => api(listRobots, { params: { id: channelId } }, { signal }),
  });
export const robotAnswersOptions = (channelId: string) =>
  infiniteQueryOptions({
    queryKey: key(channelId, 'answers'),
    queryFn: ({ pageParam, signal }) =>
      api(
        listRobotAnswers,
        { params: { id: channelId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const useRefresh = (channelId: string) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key(channelId) });
};

/** One robot is made, however often it is sent. */
export const useCreateRobot = (channelId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`robot:${channelId}`),
    send: (body: RobotEntry, attempt) => api(createRobot, { params: { id: channelId }, body }, attempt),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useChangeRobot = (channelId: string, robotId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof changeRobot>) => api(changeRobot, { params: { id: channelId, robotId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const usePutRobotAvatar = (channelId: string, robotId: string) =>
  useCommand({
    mutationFn: (avatar: string | null) =>
      api(putRobotAvatar, { params: { id: channelId, robotId }, body: { avatar } }),
    onSettled: useRefresh(channelId),
  });
export const usePutQuestions = (channelId: string, robotId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof putRobotQuestions>) =>
      api(putRobotQuestions, { params: { id: channelId, robotId }, body }),
    onSettled: useRefresh(channelId),
  });
export const useSwitchRobot = (channelId: string, onSuccess: (robot: Robot) => void) =>
  useCommand({
    mutationFn: ({ id: robotId, isOn }: Pick<Robot, 'id' | 'isOn'>) =>
      api(switchRobot, { params: { id: channelId, robotId }, body: { isOn } }),
    onSuccess,
    onSettled: useRefresh(channelId),
  });
export const useRemoveRobot = (channelId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (robotId: string) => api(removeRobot, { params: { id: channelId, robotId } }),
    onSuccess,
    onSettled: useRefresh(channelId),
  });

interface Trial {
  readonly robot: RobotEntry;
  readonly text: string;
  readonly before: readonly TrialTurn[];
  readonly onText: (text: string) => void;
  readonly signal: AbortSignal;
}
/** What a robot with these settings makes of a question; undefined while it has too much to do. @throws Error when no answer comes. */
export const askRobot = async (
  channelId: string,
  { robot, text, before, onText, signal }: Trial,
): Promise<RobotOutcome | undefined> => {
  const body = { robot, text, before: [...before] };
  const response = await stream(tryRobot, {}, signal, { id: channelId }, body);
  if (!response.ok) throw new Error('the trial was refused');
  for await (const data of eventsOf(response)) {
    const event = TrialEvent.parse(JSON.parse(data));
    if (event.kind === 'text') onText(event.text);
    if (event.kind === 'done') return event.outcome;
    if (event.kind === 'failed' && event.why === 'busy') return undefined;
    if (event.kind === 'failed') throw new Error('the trial failed');
  }
  throw new Error('the trial broke off');
};
