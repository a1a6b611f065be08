/** One message. `html` and `text` say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail: by SMTP when it is configured, else into the local outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
