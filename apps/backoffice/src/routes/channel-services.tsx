import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

export const conversationRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/conversations',
  staticData: { title: 'conversations', menuId: 'channels.index', hidden: true, wide: true },
  validateSearch: searchBy((all) => all.conversations, {}),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/conversation/conversation-page.tsx')),
    'ConversationPage',
  ),
});

export const knowledgeRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/robots/knowledge',
  staticData: { title: 'knowledge', menuId: 'channels.index', hidden: true },
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/knowledge/knowledge-page.tsx')),
    'KnowledgePage',
  ),
});

/** Which part of a workflow is shown, and which run of it. */
interface WorkflowSearch {
  view?: 'runs' | 'versions';
  run?: string;
}
const workflowSearch = (search: { view?: unknown; run?: unknown } & SearchSchemaInput): WorkflowSearch => ({
  ...(search.view === 'runs' || search.view === 'versions' ? { view: search.view } : {}),
  ...(typeof search.run === 'string' ? { run: search.run } : {}),
});
const workflows = () => import('../features/workflow/workflow.queries.ts');

export const workflowListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/workflow',
  staticData: { title: 'workflows', menuId: 'channels.index', hidden: true },
  loader: ({ context, params: { channelId } }) =>
    prefetchWith(workflows(), ({ workflowListOptions }) =>
      prefetch(context, 'channels.index', workflowListOptions(channelId)),
    ),
  component: lazyRouteComponent(
    () => withWords(['channel', 'workflow'], () => import('../features/workflow/workflow-list-page.tsx')),
    'WorkflowListPage',
  ),
});

export const workflowEditRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/workflow/$workflowId',
  staticData: { title: 'workflowEdit', menuId: 'channels.index', hidden: true, wide: true },
  validateSearch: workflowSearch,
  component: lazyRouteComponent(
    () => withWords(['channel', 'workflow'], () => import('../features/workflow/workflow-edit-page.tsx')),
    'WorkflowEditPage',
  ),
});

const robots = () => import('../features/robot/robot.queries.ts');

export const robotListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/robots',
  staticData: { title: 'robots', menuId: 'channels.index', hidden: true },
  loader: ({ context, params: { channelId } }) =>
    prefetchWith(robots(), ({ robotsOptions }) => prefetch(context, 'channels.index', robotsOptions(channelId))),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/robot/robot-list-page.tsx')),
    'RobotListPage',
  ),
});

export const robotEditRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/robots/edit',
  staticData: { title: 'robotEdit', menuId: 'channels.index', hidden: true },
  validateSearch: (search: { id?: unknown } & SearchSchemaInput): { id?: string } =>
    typeof search.id === 'string' ? { id: search.id } : {},
  component: lazyRouteComponent(
    // What every form says of its draft stands with the words of settings.
    () => withWords(['channel', 'setting'], () => import('../features/robot/robot-edit-page.tsx')),
    'RobotEditPage',
  ),
});
