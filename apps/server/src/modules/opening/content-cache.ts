/** Keeps contents of files in memory, by their SHA-256, up to so many bytes; what was not asked for the longest goes first. */
export const createContentCache = (bytesAtMost: number) => {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get: (sha256: string): Buffer | undefined => {
      const content = kept.get(sha256);
      if (content) {
        kept.delete(sha256);
        kept.set(sha256, content);
      }
      return content;
    },
    put: (sha256: string, content: Buffer): void => {
      if (kept.has(sha256) || content.length > bytesAtMost / 4) return;
      kept.set(sha256, content);
      bytes += content.length;
      for (const [oldest, { length }] of kept) {
        if (bytes <= bytesAtMost) break;
        kept.delete(oldest);
        bytes -= length;
      }
    },
  };
};
