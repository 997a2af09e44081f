/**
 * Every limit that both sides of the wire must agree on. Free of zod, so that the web's first page may import it.
 * Lengths count UTF-16 code units, as `String.length` and HTML's `maxlength` do.
 */
export const limits = {
  /** A question, after trimming. */
  questionLength: 8_000,
  /** A session's title. */
  titleLength: 120,
  /** A person's name. */
  fullNameLength: 120,
  /** RFC 5321: a path of 256 octets less its angle brackets. */
  emailLength: 254,
  passwordMin: 8,
  passwordMax: 256,
  /** Characters of a one-time code. */
  codeLength: 4,
  /** Letters and digits a code is made of: no I, O, 0 or 1, which people mix up. */
  codeAlphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
  /** Bytes of an uploaded profile picture. */
  pictureBytes: 5 * 1024 * 1024,
  /** Pictures that a document is sent, and bytes of all of them together. */
  documentPictures: 80,
  documentPictureBytes: 16 * 1024 * 1024,
  /** Characters of an `Idempotency-Key`. */
  idempotencyKeyLength: 200,
  /** Characters of a history search. */
  searchLength: 200,
  /** Milliseconds that a reply waits for findings that are made again; it then tells that they still are. */
  remakingWait: 10_000,
} as const;
