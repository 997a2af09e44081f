/** Whether a program is on this machine: what checks with it is skipped, and says so, where it is not. */
export declare function isInstalled(program: string): boolean;
/** Runs a program. @returns its exit code, and all that it has printed */
export declare function run(program: string, given: readonly string[], environment?: Record<string, string>): {
    status: number | null;
    printed: string;
};
