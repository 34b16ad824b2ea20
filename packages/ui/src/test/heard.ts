/** Everything that screen readers are told from now on, in the order in which it comes. */
export const listen = (): readonly string[] => {
  const heard: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      if (target instanceof Element && target.closest('[aria-live="polite"][data-announcer]'))
        heard.push(...[...addedNodes].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')));
  }).observe(document.body, { childList: true, subtree: true });
  return heard;
};
