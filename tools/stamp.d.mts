export declare const stampOf: (files: readonly string[]) => string;
export declare const readStamp: (file: string) => string;
export declare const sourcesBelow: (folder: string) => string[];
