/** A part of a file in the ZIP that is made of sessions; one run of a thread makes one. */
export interface PartTask {
  /** Where the database is: threads have connections of their own. */
  databaseUrl: string;
  userId: string;
  sessionId: string;
  kind: 'record' | 'citations';
  /** Position of the last turn that is in the file already. */
  after: number;
  /** Checksum of the file so far. */
  crc: number;
}

export interface WrittenPart {
  /** Deflated: what follows can be put behind it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Before it was deflated. */
  size: number;
  /** Checksum of the file up to here. */
  crc: number;
  /** Position of the last turn that is in it; null when the file is whole. */
  upTo: number | null;
}
