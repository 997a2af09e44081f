/**
 * Which files of the context a build sees, by `.dockerignore`: of the patterns that fit a path, or a folder above it, the
 * last one decides.
 * @param root the folder of the context
 */
export declare function readDockerIgnore(root: string): (file: string) => boolean;
