import type { Page } from '@playwright/test';

/** Something that is pressed: `id` finds it on the page as it is now, `name` tells it apart from others wherever it is. */
export interface Pressable {
  readonly id: string;
  readonly name: string;
  /** It sends what is filled in around it: a form, or a dialog with fields. */
  readonly sends: boolean;
}

const kinds = [
  ...['button', '[role="button"]', '[role="menuitem"]', '[role="tab"]', '[role="switch"]', 'summary'],
  ...['input[type="checkbox"]', 'input[type="radio"]:not(:checked)', 'tbody a', '[role="row"] a'],
].join(', ');

/**
 * What people can press on the page as it is: of choices and of equal things in a row, the first. What lies behind a dialog is not
 * reached. A button that waits for something to be filled in counts.
 */
export const pressablesOf = (page: Page): Promise<Pressable[]> =>
  page.evaluate((selector) => {
    const front = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1);
    const within = front ?? document.body;
    const isAsked = (part: Element | null | undefined): boolean =>
      Boolean(part?.querySelector('input:not([type="hidden"]), textarea, select'));
    const alike = (text: string): string =>
      text
        .replaceAll(/[0-9a-f-]{36}/g, '#')
        .replaceAll(/\d+/g, '#')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 60);
    const whereOf = (element: Element): string => {
      if (front) return front.querySelector('h1, h2')?.textContent ?? 'dialog';
      // The frame is the same around every page.
      return element.closest('main') || !document.querySelector('main') ? location.pathname : 'frame';
    };
    const wordOf = (element: HTMLElement): string => {
      // Of choices it is enough to press one.
      if (element.closest('fieldset, [role="listbox"], [role="radiogroup"]')) return 'a choice';
      if (element instanceof HTMLAnchorElement) return 'a row';
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.type;
      const label = element.getAttribute('aria-label') ?? '';
      const text = element.innerText.trim();
      // A count on an icon comes and goes by itself.
      return (/\D/.test(text) && text) || label.split(/[ :]/)[0] || text || 'icon';
    };
    for (const marked of document.querySelectorAll('[data-press]')) marked.removeAttribute('data-press');
    const seen = new Set<string>();
    return [...within.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
      const form = 'form' in element ? element.form : null;
      const isButton = element instanceof HTMLButtonElement;
      const isChoice = element instanceof HTMLInputElement;
      const sends = isButton && (form ? element.type === 'submit' : element.disabled && isAsked(front));
      const isOff = element.matches(':disabled, [aria-disabled="true"], [data-loading]') && !sends;
      if (isOff || element.matches('[aria-selected="true"], [aria-pressed="true"], button[aria-current="true"]'))
        return [];
      // A choice in a form is filled in with it.
      if (isChoice && (form || front)) return [];
      const box = isChoice ? (element.labels?.[0] ?? element) : element;
      if (!box.checkVisibility({ visibilityProperty: true })) return [];
      const name = `${alike(whereOf(element))} › ${alike(wordOf(element))}`;
      if (seen.has(name)) return [];
      seen.add(name);
      element.setAttribute('data-press', String(index));
      return [{ id: String(index), name, sends }];
    });
  }, kinds);
