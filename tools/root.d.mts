export declare const root: string;
export declare const programs: string;
