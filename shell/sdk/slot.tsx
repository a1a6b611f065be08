import { type ComponentType, createContext, useContext } from 'react';
import type { SlotRef } from '#platform/module/slot.ts';
import type { Session } from './session.ts';
import { useSession } from './use-session.ts';

/** A part that a module put into a slot, as the page that has the slot draws it. */
export interface SlotFill<Props extends object> {
  /** Stable; also fit for an anchor in the page. */
  readonly id: string;
  /** What it is called where the page lists its parts. */
  readonly title: string;
  /** Waits for its code by itself; one that fails takes down nothing around it. */
  readonly Part: ComponentType<Props>;
}

type FillsOf = (slot: string, session: Session) => readonly SlotFill<never>[];
const NONE: readonly SlotFill<never>[] = [];
const SlotContext = createContext<FillsOf>(() => NONE);

/** The app hands down what the modules put into each slot. */
export const SlotProvider = SlotContext;

/** What this person is shown in a slot, in order. What a gate refuses is absent. */
export function useSlot<Props extends object>(slot: SlotRef<Props>): readonly SlotFill<Props>[] {
  return useContext(SlotContext)(slot.id, useSession()) as readonly SlotFill<Props>[];
}

/** Draws everything in a slot, one under the other; nothing where nobody fills it. */
export function Slot<Props extends object>({ of, props }: { of: SlotRef<Props>; props: Props }) {
  return useSlot(of).map(({ id, Part }) => <Part key={id} {...props} />);
}
