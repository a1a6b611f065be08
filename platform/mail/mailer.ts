/** One message. `html` and `text` say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Names what the mail is about, for ever. A mail that is handed over twice under one name is the same mail: the outbox keeps
   * one, mail programs show one.
   */
  readonly name?: string;
}

/** Sends mail: by SMTP when it is configured, else into the local outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
