import type { DeskAutomation } from '@balcao/contract/automation-desk';
import type { BodyOf, QueryOf, ReplyOf } from '@balcao/contract/endpoint';
import type { holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import type { holdWorkflow, releaseWorkflow } from '@balcao/contract/workflow-desk';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import type { AutomationSearch } from './automation-search.ts';
import { useStaffPlace } from './current-staff.ts';

type Page<Row> = Omit<ReplyOf<typeof listDeskRobots>, 'list'> & { readonly list: Row[] };
type Decision = typeof holdRobot | typeof releaseRobot | typeof holdWorkflow | typeof releaseWorkflow;

/** Where the desk of robots, or that of workflows, reads and decides. */
export interface AutomationDesk<Row extends DeskAutomation, Detail extends DeskAutomation> {
  readonly kind: 'robot' | 'workflow';
  readonly list: (query: QueryOf<typeof listDeskRobots>, signal: AbortSignal) => Promise<Page<Row>>;
  readonly one: (id: string, signal: AbortSignal) => Promise<Detail>;
  readonly hold: Decision;
  readonly release: Decision;
}
/** What deciding needs of a desk: not how it reads. */
export type DecidingDesk = Pick<AutomationDesk<DeskAutomation, DeskAutomation>, 'kind' | 'hold' | 'release'>;

export const automationsOptions = <Row extends DeskAutomation>(
  { kind, list }: Pick<AutomationDesk<Row, Row>, 'kind' | 'list'>,
  { state, search, cursor }: AutomationSearch,
) => {
  const query = { state, search, cursor };
  return queryOptions({
    queryKey: [kind, 'list', query],
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
  });
};

export const automationOptions = <Detail extends DeskAutomation>(
  { kind, one }: Pick<AutomationDesk<Detail, Detail>, 'kind' | 'one'>,
  id: string,
) => queryOptions({ queryKey: [kind, 'one', id], queryFn: ({ signal }) => one(id, signal) });

/** Decided once, however often it is sent; of two colleagues the first does it. */
export const useDecision = ({ kind, ...desk }: DecidingDesk, act: 'hold' | 'release', id: string) => {
  const client = useQueryClient();
  const target = desk[act];
  const check = useSendingCheck(target, (body: BodyOf<Decision>) => ({ params: { id }, body }));
  const decision = useKeyedMutation({
    place: useStaffPlace(`${kind}-${act}:${id}`),
    send: (body: BodyOf<Decision>, attempt) => api(target, { params: { id }, body }, attempt),
    onSettled: () => {
      for (const queryKey of [[kind], ['auditEvent']]) void client.invalidateQueries({ queryKey });
    },
  });
  return { ...decision, check };
};
