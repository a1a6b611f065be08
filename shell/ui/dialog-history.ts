/** Of the router's own state: the place of an entry in its history. */
interface EntryState {
  readonly idx?: number;
  readonly dialog?: true;
}

/** How each open dialog is closed, the topmost last. */
const open: (() => void)[] = [];
/** Place of the entry that stands for the open dialogs; null where there is none. */
let entered: number | null = null;
/** What takes the place of the page's entry once the dialog's is left: the page was replaced while it was open. */
let replacement: { state: unknown; url: string } | null = null;
let travelling = false;

const stateNow = () => history.state as EntryState | null;

function back(): void {
  travelling = true;
  history.back();
}

/** Makes the history say what is open: one entry above the page's while there is any dialog, none afterwards. */
function settle(): void {
  if (travelling) return;
  const state = stateNow();
  const marked = state?.dialog === true;
  if (open.length > 0) {
    if (marked) return;
    // The router knows the entry as the page's own: same key, same place, so neither scroll nor state moves.
    history.pushState({ ...state, dialog: true }, '');
    entered = state?.idx ?? 0;
    return;
  }
  if (marked) back();
  else if (entered !== null && state?.idx === entered) {
    replacement = { state, url: location.href };
    back();
  }
  entered = null;
}

function onTravelled(): void {
  const marked = stateNow()?.dialog === true;
  if (travelling) {
    travelling = false;
    // Before the router looks: it must not see the address that was replaced.
    if (replacement) history.replaceState(replacement.state, '', replacement.url);
    replacement = null;
  } else if (!marked) {
    entered = null;
    open.pop()?.();
  }
  // An entry whose dialog is gone is stepped over; a dialog below the closed one gets the entry anew.
  queueMicrotask(settle);
}

let listening = false;

/**
 * Gives an open dialog its place in the history, so that Back calls `close` and
 * the page stays. Returns what to call when the dialog is closed or gone.
 */
export function enterHistory(close: () => void): () => void {
  if (!listening) addEventListener('popstate', onTravelled, { capture: true });
  listening = true;
  open.push(close);
  queueMicrotask(settle);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    queueMicrotask(settle);
  };
}
