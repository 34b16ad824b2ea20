import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

const queryKey = ['order', 'list'];

/** A list that is asked for; the test answers, each question with what it says. */
const open = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((orders: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve));
  const options = { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY };
  const questions = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
  const answer = (orders: string) => answers.at(-1)?.(orders);
  return { queryClient, options, questions, answer, asked: answers };
};

describe('asking again for what has changed', () => {
  it.each([
    ['that a screen shows', true],
    ['that is fetched before its screen', false],
  ])('asks once more for a list %s when its first answer is under way, and then no more', async (_, isShown) => {
    const { queryClient, options, questions, answer, asked } = open();
    const observer = new QueryObserver(queryClient, options);
    const show = () => observer.subscribe(() => {});
    let leave = isShown ? show() : () => {};
    if (!isShown) void queryClient.prefetchQuery(options);
    await questions(1);
    const fresh = askAgain(queryClient, ['order']);
    answer('before');
    await queryClient.ensureQueryData(options);
    if (!isShown) leave = show();
    await questions(2);
    answer('after');
    await fresh;
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('after'));
    expect(asked).toHaveLength(2);
    leave();
  });
  it('leaves alone what nobody looks at, which is asked for when somebody does', async () => {
    const { queryClient, options, questions, answer } = open();
    void queryClient.prefetchQuery(options);
    await questions(1);
    answer('before');
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('before'));
    await askAgain(queryClient, ['order']);
    await questions(1);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
