/** One file loads another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The edges that lie on a circle: from their end one can come back to their beginning. */
export const edgesOfCircles = (edges: readonly Edge[]): Edge[] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const reaches = (start: string, goal: string): boolean => {
    const seen = new Set([start]);
    for (const place of seen) {
      if (place === goal) return true;
      for (const { to } of next.get(place) ?? []) seen.add(to);
    }
    return false;
  };
  return edges.filter(({ from, to }) => reaches(to, from));
};
