/**
 * Every limit that both sides of the wire must agree on. Free of zod, so that the web's first page may import it.
 * Lengths count UTF-16 code units, as `String.length` and HTML's `maxlength` do.
 */
export declare const limits: {
    /** A question, after trimming. */
    readonly questionLength: 8000;
    /** A session's title. */
    readonly titleLength: 120;
    /** A person's name. */
    readonly fullNameLength: 120;
    /** RFC 5321: a path of 256 octets less its angle brackets. */
    readonly emailLength: 254;
    readonly passwordMin: 8;
    readonly passwordMax: 256;
    /** Characters of a one-time code. */
    readonly codeLength: 4;
    /** Letters and digits a code is made of: no I, O, 0 or 1, which people mix up. */
    readonly codeAlphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    /** Bytes of an uploaded profile picture. */
    readonly pictureBytes: number;
    /** Pictures that a document is sent, and bytes of all of them together. */
    readonly documentPictures: 80;
    readonly documentPictureBytes: number;
    /** Characters of an `Idempotency-Key`. */
    readonly idempotencyKeyLength: 200;
    /** Characters of a history search. */
    readonly searchLength: 200;
    /** Milliseconds that a reply waits for findings that are made again; it then tells that they still are. */
    readonly remakingWait: 10000;
};
