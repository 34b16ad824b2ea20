import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { OrderFilter } from '@balcao/contract/order';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useEffect, useRef, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { saveFile } from '../../lib/save-file.ts';
import { exportedParts } from './order.queries.ts';
import { gatherExport } from './order-export.ts';

type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly orders: number }
  | { readonly phase: 'failed' };

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Exports what a filter shows into a file; leaving the page ends it. */
export const useOrderExport = (filter: OrderFilter) => {
  const t = useTranslations('order.export');
  const present = useRefusals();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const ended = new AbortController();
    running.current = ended;
    setState({ phase: 'running', orders: 0 });
    try {
      const show = (orders: number) => setState({ phase: 'running', orders });
      const { file, orders } = await gatherExport(exportedParts(filter, ended.signal), show);
      const name = t('file', { day: dashed(civilDayOf(new Date().toISOString(), zone)) });
      saveFile(file, name);
      tellGood(t('done', { count: orders, name }));
      setState({ phase: 'idle' });
    } catch (error) {
      if (ended.signal.aborted) return setState({ phase: 'idle' });
      setState({ phase: 'failed' });
      present(error);
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
};
