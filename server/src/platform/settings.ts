/** Where what is kept is kept. */
export interface StorageSettings {
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
}

/** How mail leaves. */
export interface MailSettings {
  /** Undefined: messages are written to `dataDir/outbox`. */
  smtpUrl: string | undefined;
  from: string;
  /** Whether the log tells the code or link of a message that went to the outbox. */
  logsSecrets: boolean;
}

/** Who may see the figures at `/metrics`. */
export interface MetricsSettings {
  host: string;
  /** A port of their own; undefined: that of everything else. */
  port: number | undefined;
  /** Whoever asks must have it as a bearer token; undefined: nobody needs one. */
  token: string | undefined;
  /** Whether they are shown beside everything else without a token. */
  isOpen: boolean;
}

/** How spans are sent. Where, how many and under which name, OpenTelemetry's SDK reads from its own variables itself. */
export interface TracingSettings {
  /** Sent along with every batch; they may be in a file, of which the SDK knows nothing. */
  headers: Record<string, string> | undefined;
}

/** Google sign-in by a Firebase project. */
export interface GoogleSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  jwksUrl: string;
  issuer: string;
}

/** What the pages of this server are allowed, and where people reach them. */
export interface PageSettings {
  /** Where people reach the product; links in mails begin with it. */
  publicUrl: string;
  /** Null: Google sign-in is off. */
  google: GoogleSettings | null;
}
