export declare const TURNS: number;
/** Files whose turn it is not, such as 'e2e/print.e2e.spec.ts', in a run with such a share as '5/64'. */
export declare function leftToOthers(share?: string): string[];
