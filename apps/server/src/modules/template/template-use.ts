import type { MenuPermission } from '@balcao/contract/menus';
import type { TemplateBroadcast, TemplateMessage, TemplateUses } from '@balcao/contract/template-use';
import type { Queries } from '../../platform/db.ts';

/** A member at work in a team, as far as workflows want to know. */
interface Worker {
  readonly merchantId: string;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}
/** Which workflows send templates. */
export interface TemplateWorkflows {
  readonly listFor: (
    queries: Queries,
    worker: Worker,
    templateId: string,
  ) => Promise<Pick<TemplateUses, 'list' | 'elsewhere'>>;
  readonly count: (queries: Queries, merchantId: string, templateId: string) => Promise<{ all: number; on: number }>;
}
/** Which broadcasts say templates. */
export interface TemplateBroadcasts {
  readonly listFor: (queries: Queries, worker: Worker, templateId: string) => Promise<TemplateBroadcast[]>;
  readonly countUnfinished: (queries: Queries, merchantId: string, templateId: string) => Promise<number>;
}
/** Which subscribe messages of mini programs say templates. */
export interface TemplateMessages {
  readonly listFor: (queries: Queries, worker: Worker, templateId: string) => Promise<TemplateMessage[]>;
}
/** Where templates are used; workflows, broadcasts and mini programs know it. */
export interface TemplateUsesOf {
  readonly workflows: TemplateWorkflows;
  readonly broadcasts: TemplateBroadcasts;
  readonly messages: TemplateMessages;
}
