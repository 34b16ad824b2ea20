import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from './test/render-part.tsx';

/** What a page shows at each commit, the first one first. */
let commits: string[] = [];

/** Each test has the part as it is when an app has just been opened. */
const partOf = async () => {
  vi.resetModules();
  const { useHeadFirst } = await import('./use-head-first.ts');
  return ({ head }: { head: ReactNode }) => {
    const isNext = useHeadFirst();
    useLayoutEffect(() => {
      commits.push(isNext ? 'all' : 'head');
    });
    return (
      <>
        <h1>{head}</h1>
        {isNext && <p>Lista</p>}
      </>
    );
  };
};

const openedBy = (type: 'navigate' | 'reload' | 'back_forward') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as Partial<PerformanceNavigationTiming> as PerformanceEntry]);

beforeEach(() => {
  commits = [];
});

it('a page that was opened shows its head first, and then all', async () => {
  openedBy('navigate');
  const Part = await partOf();
  const { screen } = await renderPart(<Part head="Pedidos" />, { locale: 'pt-BR', texts: {} });
  await expect.element(screen.getByText('Lista')).toBeVisible();
  expect(commits[0]).toBe('head');
  expect(commits.at(-1)).toBe('all');
});

it('the next page shows all at once', async () => {
  openedBy('navigate');
  const Part = await partOf();
  const { screen: first } = await renderPart(<Part head="Pedidos" />, { locale: 'pt-BR', texts: {} });
  await expect.element(first.getByText('Lista')).toBeVisible();
  await first.unmount();
  commits = [];
  const { screen: second } = await renderPart(<Part head="Reembolsos" />, { locale: 'pt-BR', texts: {} });
  await expect.element(second.getByText('Lista')).toBeVisible();
  expect(new Set(commits)).toEqual(new Set(['all']));
});

it.each(['reload', 'back_forward'] as const)(
  'all is there at once after a %s, for the place that was scrolled to',
  async (type) => {
    openedBy(type);
    const Part = await partOf();
    const { screen } = await renderPart(<Part head="Pedidos" />, { locale: 'pt-BR', texts: {} });
    await expect.element(screen.getByText('Lista')).toBeVisible();
    expect(new Set(commits)).toEqual(new Set(['all']));
  },
);
