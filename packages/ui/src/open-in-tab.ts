/** Shows what stands behind a link that is asked for first in a tab of its own. @throws what asking for it throws: the tab is closed then. */
export const openInTab = async (link: () => Promise<{ readonly url: string }>): Promise<void> => {
  // The tab is opened by the click itself: one that opens later counts as unasked for.
  const tab = window.open('', '_blank');
  try {
    const { url } = await link();
    if (!tab) return;
    tab.opener = null;
    tab.location.href = url;
  } catch (failure) {
    tab?.close();
    throw failure;
  }
};
