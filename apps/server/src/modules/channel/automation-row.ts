import type { DeskAutomationState } from '@balcao/contract/automation-desk';

/** A robot or a workflow as it is kept, with the name of its channel. */
export interface AutomationRow {
  readonly merchantId: string;
  readonly id: string;
  readonly channelId: string;
  readonly channelName: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly heldAt: Date | null;
  readonly heldReason: string | null;
}
export interface DeskBy {
  readonly state?: readonly DeskAutomationState[] | undefined;
  /** What is looked for: as it was written, as names are compared, and the teams that are called so. */
  readonly search?: { readonly text: string; readonly nameKey: string; readonly teams: readonly string[] } | undefined;
}
/** Only those before `last`, where one is given. */
export interface DeskPart {
  readonly last: string | undefined;
  readonly limit: number;
  readonly skip: number;
}
export interface Hold {
  readonly reason: string;
  readonly at: Date;
}
