/** Changes with every file that the build reads, and with the Node that builds. */
export declare function fingerprintOf(folder: string): string;
/**
 * Puts a build in the place of another. Files with a hash in their name stay for a while; they are nobody else's.
 * @param fresh the folder of the new one, which may itself hold what it replaced
 */
export declare function replaceBuild(out: string, fresh: string, now?: number): void;
/** Sees to it that a folder holds the web as its sources are now. @returns the build's exit code */
export declare function buildWeb(out: string): number;
