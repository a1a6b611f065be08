import { createContext, type ReactNode, useContext } from 'react';

const SlotContext = createContext<(name: string) => ReactNode>(() => null);

/** The app hands down what the modules add to places of that name. */
export const SlotProvider = SlotContext;

/** A place in a page that other modules may fill (`SlotEntry`); empty where none does. */
export function Slot({ name }: { name: string }) {
  return useContext(SlotContext)(name);
}
