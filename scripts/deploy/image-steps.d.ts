/** What an image says of how it is started. */
export interface BuiltImage {
    /** Its root. */
    folder: string;
    /** Its WORKDIR, as a folder of this machine. */
    workFolder: string;
    environment: Record<string, string>;
    /** Numbers of user and group. */
    user: {
        uid: number;
        gid: number;
    };
    command: string[];
    healthCheck: string[];
}
/**
 * Does what a Dockerfile says, stage by stage, in folders of this machine instead of containers: a stage begins with an
 * empty folder, or a copy of the stage it is from, for an image that must be fetched. Commands run in the stage's own
 * working folder, so they may name files by relative paths alone.
 * @param context the folder that is built from
 * @param into an empty folder
 * @throws Error at an instruction that it does not know
 */
export declare function runImageSteps({ dockerfile, context, into, }: {
    dockerfile: string;
    context: string;
    into: string;
}): BuiltImage;
