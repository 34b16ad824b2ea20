import type { Locale } from '@balcao/ui/locale';
import type { TextsInAnyLanguage } from '@balcao/ui/texts';

/**
 * Which words belong together: those of the login, of the frame behind it with the list of orders, of what is done with one sale,
 * of money, of a team and its people, of settings, of mini programs, of channels, of
 * workflows, of the help center.
 */
export type Area =
  | 'start'
  | 'shell'
  | 'sale'
  | 'money'
  | 'team'
  | 'setting'
  | 'applet'
  | 'channel'
  | 'workflow'
  | 'help';
export type Words = Partial<TextsInAnyLanguage>;

/** One lazy chunk for each language and area: a person loads the words of theirs alone, and of what they open. */
export const languages: Readonly<Record<Locale, Readonly<Record<Area, () => Promise<{ default: Words }>>>>> = {
  'pt-BR': {
    start: () => import('./pt.ts'),
    shell: () => import('./pt.shell.ts'),
    sale: () => import('./pt.sale.ts'),
    money: () => import('./pt.money.ts'),
    team: () => import('./pt.team.ts'),
    setting: () => import('./pt.setting.ts'),
    applet: () => import('./pt.applet.ts'),
    channel: () => import('./pt.channel.ts'),
    workflow: () => import('./pt.workflow.ts'),
    help: () => import('./pt.help.ts'),
  },
  'en-US': {
    start: () => import('./en.ts'),
    shell: () => import('./en.shell.ts'),
    sale: () => import('./en.sale.ts'),
    money: () => import('./en.money.ts'),
    team: () => import('./en.team.ts'),
    setting: () => import('./en.setting.ts'),
    applet: () => import('./en.applet.ts'),
    channel: () => import('./en.channel.ts'),
    workflow: () => import('./en.workflow.ts'),
    help: () => import('./en.help.ts'),
  },
  'es-MX': {
    start: () => import('./es.ts'),
    shell: () => import('./es.shell.ts'),
    sale: () => import('./es.sale.ts'),
    money: () => import('./es.money.ts'),
    team: () => import('./es.team.ts'),
    setting: () => import('./es.setting.ts'),
    applet: () => import('./es.applet.ts'),
    channel: () => import('./es.channel.ts'),
    workflow: () => import('./es.workflow.ts'),
    help: () => import('./es.help.ts'),
  },
  'zh-CN': {
    start: () => import('./zh.ts'),
    shell: () => import('./zh.shell.ts'),
    sale: () => import('./zh.sale.ts'),
    money: () => import('./zh.money.ts'),
    team: () => import('./zh.team.ts'),
    setting: () => import('./zh.setting.ts'),
    applet: () => import('./zh.applet.ts'),
    channel: () => import('./zh.channel.ts'),
    workflow: () => import('./zh.workflow.ts'),
    help: () => import('./zh.help.ts'),
  },
};
