import { cancelCode, confirmCode, scanCode } from '@balcao/contract/authorization';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Scans a code: from then on it is this person's to answer. Scanning it again changes nothing. */
export const scanQuery = (code: string) =>
  queryOptions({
    queryKey: ['customer', 'authorization', code],
    queryFn: () => api(scanCode, { body: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Why a code is good for nothing here; undefined when it was not the code that was refused. */
export type CodeProblem = 'expired' | 'taken' | 'boundElsewhere' | 'boundHere' | 'unknown';

const problems: Readonly<Record<string, CodeProblem>> = {
  code_expired: 'expired',
  state_forbids: 'expired',
  code_taken: 'taken',
  chat_account_taken: 'boundElsewhere',
  chat_account_same: 'boundHere',
  not_found: 'unknown',
};
export const problemOf = (error: unknown): CodeProblem | undefined =>
  error instanceof RefusedError ? problems[error.name] : undefined;

/** Says yes or no. What is wrong with the code by then is shown where it was asked. */
export const useAnswer = (code: string) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async (answer: 'confirm' | 'cancel') => {
      await api(answer === 'confirm' ? confirmCode : cancelCode, { body: { code } });
      return answer;
    },
    meta: { errors: 'inline' },
    // A binding shows on the person's own screen.
    onSuccess: () => void client.invalidateQueries({ queryKey: ['customer', 'current'] }),
  });
};
