/**
 * Does something for a topic each time it is told to, one time after another and never so often that a busy hour cancels every
 * answer before it comes: what is told meanwhile is done once, afterwards.
 */
export const createInvalidator = <Topic>(invalidate: (topic: Topic) => Promise<void>, rest: () => Promise<void>) => {
  const due = new Set<Topic>();
  const underWay = new Set<Topic>();
  const work = async (topic: Topic): Promise<void> => {
    underWay.add(topic);
    while (due.delete(topic)) {
      await invalidate(topic);
      await rest();
    }
    underWay.delete(topic);
  };
  return (topic: Topic): void => {
    due.add(topic);
    if (!underWay.has(topic)) void work(topic);
  };
};
