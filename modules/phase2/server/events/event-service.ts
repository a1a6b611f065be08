import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Activity } from '../../contract/activity.ts';
import { activityErrors } from '../../contract/errors.ts';
import { drawOf, eventIdOf, timeOf } from './event-id.ts';
import type { EventStore } from './event-store.ts';
import { CLIENT_EVENTS, type FieldKind } from './event-types.ts';

const MOST_OFF_MS = 86_400_000;
const WORD = /^[\w.:/-]{1,80}$/;
/** Numbers and ids in a path say what somebody looked at, not what the page is. */
const PATH_ID = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{3,}/gi;

type Props = Record<string, string | number | boolean>;

/** Who sends, and from which session. */
export interface Sender {
  readonly owner: string;
  readonly session: string | null;
}

interface Accepted {
  readonly success: true;
  readonly id: string;
  /** False: it was there already, or the sample left it out. */
  readonly counted: boolean;
}

interface Sent {
  readonly eventId?: string | undefined;
  readonly kind: string;
  readonly feature: string;
  readonly props: Props;
}

/** Takes events of clients: checks them against the fields their type allows and keeps each once. */
export class EventService {
  constructor(
    private readonly deps: {
      store: EventStore;
      clock: Clock;
      ids: Ids;
      /** Share of each kind that is kept, above 0 and at most 1; 1 where absent. */
      shares: Readonly<Record<string, number>>;
    },
  ) {}

  /** Either payload form. @throws AppError of `activityErrors` */
  async activity(sender: Sender, sent: Activity): Promise<Accepted> {
    if (!('data' in sent)) {
      const { eventId, type, feature, action, metadata = {} } = sent;
      return this.keep(sender, { eventId, kind: type, feature, props: { ...metadata, action } });
    }
    const { timestamp: _ofTheClient, url, feature, ...rest } = sent.data as Props & { url?: string };
    const path = url === undefined ? undefined : pathOf(url);
    const name = [feature, rest.page, path].find((one) => typeof one === 'string' && one !== '');
    return this.keep(sender, {
      eventId: sent.eventId,
      kind: sent.type,
      feature: String(name ?? 'general'),
      props: { ...rest, ...(path !== undefined && { path }) },
    });
  }

  /** The rating is an event; the words are kept apart. */
  async feedback(
    sender: Sender,
    sent: { eventId?: string | undefined; feature: string; rating: number; feedback?: string | undefined },
  ): Promise<Accepted> {
    const { eventId, feature, rating, feedback } = sent;
    return this.keep(sender, { eventId, kind: 'rating', feature, props: { rating } }, (id, at) => ({
      id,
      at,
      feature,
      rating,
      words: feedback ?? null,
    }));
  }

  /** @throws AppError of `activityErrors` */
  async conversion(
    sender: Sender,
    sent: { eventId?: string | undefined; eventType: string; eventData: Props; targetPlan?: string | undefined },
  ): Promise<Accepted> {
    const { eventId, eventType, eventData: props, targetPlan } = sent;
    const step = eventType.slice('phase2_'.length);
    const used = /^(.+)_used$/.exec(step)?.[1];
    if (used !== undefined) return this.keep(sender, { eventId, kind: 'feature_used', feature: used, props });
    const plan = targetPlan ?? props.plan;
    const feature = step === 'upgrade_interest' ? (plan ?? props.page) : (props.recommendation ?? props.page);
    return this.keep(sender, {
      eventId,
      kind: step,
      feature: String(feature ?? 'general'),
      props: targetPlan === undefined ? props : { ...props, plan: targetPlan },
    });
  }

  private async keep(
    { owner, session }: Sender,
    { eventId, kind, feature, props }: Sent,
    feedbackOf?: (id: string, at: Date) => Parameters<EventStore['insert']>[2],
  ): Promise<Accepted> {
    const { store, clock, ids, shares } = this.deps;
    const type = Object.hasOwn(CLIENT_EVENTS, kind) ? CLIENT_EVENTS[kind] : undefined;
    if (!type) throw new AppError(activityErrors.event_unknown);
    if (!WORD.test(feature)) throw new AppError(activityErrors.event_field_unknown);
    for (const [name, value] of Object.entries(props))
      if (!fits(Object.hasOwn(type.props, name) ? type.props[name] : undefined, value))
        throw new AppError(activityErrors.event_field_unknown);
    const now = clock.now();
    const id = (eventId ?? eventIdOf(now, ids.next())).toLowerCase();
    const at = timeOf(id);
    if (!at || Math.abs(at.getTime() - now.getTime()) > MOST_OFF_MS) throw new AppError(activityErrors.event_time_off);
    const share = shares[kind] ?? 1;
    if (drawOf(id) >= share) return { success: true, id, counted: false };
    const { ms, value, ...rest } = figuresOf(props, type);
    const counted = await store.insert(
      owner,
      { id, at, kind, feature: feature.toLowerCase(), session, ms, value, weight: 1 / share, props: rest.props },
      feedbackOf?.(id, at),
    );
    return { success: true, id, counted };
  }
}

function fits(kind: FieldKind | undefined, value: string | number | boolean): boolean {
  if (kind === 'word') return typeof value === 'string' && WORD.test(value);
  if (kind === 'number')
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 86_400_000;
  if (kind === 'rating') return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
  return kind !== undefined && typeof value === kind;
}

/** A time and a figure go to columns of their own. */
function figuresOf(props: Props, type: { readonly ms?: string; readonly value?: string }) {
  const rest = { ...props };
  const take = (name: string | undefined): number | null => {
    const found = name === undefined ? undefined : rest[name];
    if (name === undefined || typeof found !== 'number') return null;
    delete rest[name];
    return found;
  };
  const ms = take(type.ms);
  return { ms: ms === null ? null : Math.round(ms), value: take(type.value), props: rest };
}

/** Path of an address without what came after it and without ids. */
function pathOf(url: string): string | undefined {
  try {
    return new URL(url, 'http://ours').pathname.replaceAll(PATH_ID, '-').slice(0, 80);
  } catch {
    return undefined;
  }
}
