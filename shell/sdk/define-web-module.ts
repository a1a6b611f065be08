import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Gate } from '#flags/gate.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import type { ModuleManifest } from '#platform/module/define-module.ts';
import type { SlotRef } from '#platform/module/slot.ts';
import type { Session } from './session.ts';

/** Code that arrives when it is needed; the default export is the page. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WebPage {
  readonly path: `/${string}`;
  readonly load: LoadPage;
  /** On top of the module's own gate. */
  readonly gate?: Gate;
  /** Document title without the product's name. */
  readonly title: string;
}

export interface NavEntry {
  readonly to: `/${string}`;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly section: 'work' | 'learn' | 'automate' | 'account' | 'ops';
  readonly order: number;
  readonly gate?: Gate;
  /** Has a place in the bottom bar of narrow screens; `main` is the raised one in the middle. */
  readonly bar?: 'place' | 'main';
}

/** A part that a module puts into a slot; made by `fillSlot`. */
export interface SlotEntry {
  readonly slot: SlotRef<never>;
  /** Told apart from the module's other parts. */
  readonly id: string;
  /** What it is called where the page lists its parts. */
  readonly title: string;
  /** Among all parts of the slot, rising. */
  readonly order: number;
  /** On top of the module's own gate. */
  readonly gate?: Gate | undefined;
  readonly load: () => Promise<ComponentType<never>>;
}

/** Puts a part into a slot; one whose props do not fit does not compile. */
export function fillSlot<Props extends object>(
  slot: SlotRef<Props>,
  entry: Omit<SlotEntry, 'slot' | 'load'> & { readonly load: () => Promise<ComponentType<Props>> },
): SlotEntry {
  return { ...entry, slot: slot as unknown as SlotRef<never>, load: entry.load as SlotEntry['load'] };
}

export interface WebModule {
  readonly manifest: ModuleManifest;
  readonly pages: readonly WebPage[];
  readonly nav: readonly NavEntry[];
  readonly slots: readonly SlotEntry[];
  /** States of its screens for the gallery of the development build; absent in production. */
  readonly gallery?: () => Promise<{ states: readonly GalleryState[] }>;
}

/** One screen in one state. */
export interface GalleryState {
  readonly id: string;
  readonly title: string;
  /** Address the screen believes it is at. */
  readonly at?: string;
  /** Answers to its calls; what has none stays unanswered. */
  readonly answers?: readonly { route: Route; path?: string; status?: number; body: unknown }[];
  /** Who is signed in; default: somebody to whom everything is open. */
  readonly session?: Session;
  /** Draws the screen without the app's frame. */
  readonly bare?: boolean;
  readonly screen: ReactNode;
}

/** The browser half of a module. Imported at start, so it may reach pages only by `() => import()`. */
export function defineWebModule(manifest: ModuleManifest, parts: Omit<WebModule, 'manifest'>): WebModule {
  return Object.freeze({ manifest, ...parts });
}
