import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { passkeyAddedMail } from '#platform/mail/messages/passkey-added.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AuditLog } from './audit-log.ts';
import { accountErrors } from './errors.ts';
import type { AssertedCredential, CreatedCredential, PasskeyView } from './passkey-contract.ts';
import type { PasskeyStore, StoredPasskey } from './passkey-store.ts';
import type { Passwords } from './passwords.ts';
import type { Visit } from './visit.ts';
import { challengeOf, type Webauthn } from './webauthn.ts';

const CHALLENGE_MS = 5 * 60_000;

/** More than anybody has devices; keeps the options of a browser short. */
const MOST = 20;

/** Passkeys of accounts. */
export class Passkeys {
  constructor(
    private readonly deps: {
      store: PasskeyStore;
      webauthn: Webauthn;
      passwords: Pick<Passwords, 'requireOwn'>;
      audit: AuditLog;
      mailer: Mailer;
      clock: Clock;
      ids: Ids;
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  async list(userId: string): Promise<PasskeyView[]> {
    return (await this.deps.store.listOf(userId)).map(view);
  }

  /** @throws AppError `wrong_password`, `too_many_passkeys` */
  async creationOptions(user: RequestUser, password: string, visit: Visit) {
    const { store, webauthn, passwords } = this.deps;
    await passwords.requireOwn(user, password, 'add_passkey', visit);
    const known = await store.listOf(user.id);
    if (known.length >= MOST) throw new AppError(accountErrors.too_many_passkeys);
    const options = await webauthn.creationOptions(user, known);
    await store.keepChallenge(options.challenge, user.id, this.inAWhile());
    return options;
  }

  /** @throws AppError `passkey_refused` */
  async add(user: RequestUser, input: { credential: CreatedCredential; name: string }, visit: Visit) {
    const { store, webauthn, audit, clock, ids } = this.deps;
    const challenge = await this.spend(input.credential.response.clientDataJSON, user.id);
    const made = challenge && (await webauthn.readCreated(input.credential, challenge));
    if (!made) throw new AppError(accountErrors.passkey_refused);
    const passkey: StoredPasskey = {
      ...made,
      id: ids.next(),
      userId: user.id,
      name: input.name,
      createdAt: clock.now(),
      lastUsedAt: undefined,
    };
    if (!(await store.add(passkey))) throw new AppError(accountErrors.passkey_refused);
    await audit.record({ action: 'add_passkey', result: 'ok', userId: user.id }, visit);
    this.tell(user, visit);
    return view(passkey);
  }

  /** @throws AppError `not_found` where this person has no such passkey */
  async rename(userId: string, input: { id: string; name: string }, visit: Visit): Promise<PasskeyView> {
    const passkey = await this.deps.store.rename(userId, input.id, input.name);
    if (!passkey) throw new AppError(ERRORS.not_found);
    await this.deps.audit.record({ action: 'rename_passkey', result: 'ok', userId }, visit);
    return view(passkey);
  }

  /** @throws AppError `not_found` where this person has no such passkey */
  async remove(userId: string, id: string, visit: Visit): Promise<void> {
    if (!(await this.deps.store.remove(userId, id))) throw new AppError(ERRORS.not_found);
    await this.deps.audit.record({ action: 'remove_passkey', result: 'ok', userId }, visit);
  }

  async requestOptions() {
    const options = await this.deps.webauthn.requestOptions();
    await this.deps.store.keepChallenge(options.challenge, undefined, this.inAWhile());
    return options;
  }

  /** @returns whose passkey signed; `undefined` for whatever is not to be believed */
  async whoSigned(credential: AssertedCredential): Promise<string | undefined> {
    const { store, webauthn, clock } = this.deps;
    const challenge = await this.spend(credential.response.clientDataJSON, undefined);
    const passkey = challenge && (await store.byCredential(credential.id));
    if (!passkey) return undefined;
    const use = await webauthn.readAsserted(credential, challenge, passkey);
    if (!use) return undefined;
    await store.noteUse(passkey.id, { ...use, at: clock.now() });
    return passkey.userId;
  }

  /** The challenge of an answer, if it was ours for this person and is spent by this very call. */
  private async spend(clientDataJSON: string, userId: string | undefined): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === undefined) return undefined;
    return (await this.deps.store.spendChallenge(challenge, userId, this.deps.clock.now())) ? challenge : undefined;
  }

  private inAWhile(): Date {
    return new Date(this.deps.clock.now().getTime() + CHALLENGE_MS);
  }

  private tell(user: RequestUser, visit: Visit): void {
    const { mailer, clock, publicUrl, supportEmail } = this.deps;
    mailer
      .send({ to: user.email, ...passkeyAddedMail({ at: clock.now(), appUrl: publicUrl, supportEmail }) })
      .catch((error: unknown) => visit.log.warn({ err: error }, 'news of a passkey could not be sent'));
  }
}

function view({ id, name, synced, createdAt, lastUsedAt }: StoredPasskey): PasskeyView {
  return { id, name, synced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
