const storageKey = 'balcao.console.factor-later';

/** That the person does not want to hear of the second factor now: in this tab only. */
export const factorLater = {
  get: (): boolean => sessionStorage.getItem(storageKey) !== null,
  set: (): void => sessionStorage.setItem(storageKey, '1'),
};
