import axe from 'axe-core';
import { expect } from 'vitest';

/** Everyone can use what is shown: axe finds nothing against WCAG 2.2 AA. What belongs to a whole page is looked at there. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
};
