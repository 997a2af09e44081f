/** A message to one person, in plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  /** One-time code that the text holds; where no mail is sent, the log tells it. */
  code?: string;
  /** Link that the text holds; told likewise. */
  link?: string;
}

/** Sends messages. `send` rejects when the message was not taken. */
export interface Mailer {
  /** Rejects when no message could be sent to anybody, as far as can be told without one. */
  check(): Promise<void>;
  send(message: Message): Promise<void>;
  close(): void;
}
