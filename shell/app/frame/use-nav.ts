import { webModules } from '#modules/registry.web.ts';
import type { NavEntry } from '../../sdk/define-web-module.ts';
import { decideInSession } from '../../sdk/gate-session.ts';
import type { Session } from '../../sdk/session.ts';
import { useSession } from '../../sdk/use-session.ts';

type NavSection = NavEntry['section'];

/** In the order they are shown. */
const SECTION_LABELS: Readonly<Record<NavSection, string>> = {
  work: 'Work',
  learn: 'Learn',
  automate: 'Automate',
  account: 'Account',
  ops: 'Ops',
};
const SECTIONS = Object.keys(SECTION_LABELS) as NavSection[];

export interface NavGroup {
  readonly section: NavSection;
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

/** Places this person can go to, in order. What a gate refuses is absent, never a dead control. */
export function allowedNav(session: Session): NavEntry[] {
  return webModules
    .flatMap((module) =>
      module.nav.filter((entry) => decideInSession([module.manifest.gate, entry.gate], session).allowed),
    )
    .sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.order - b.order);
}

/** The same in groups by section, without empty ones. */
export function groupNav(entries: readonly NavEntry[]): NavGroup[] {
  return SECTIONS.map((section) => ({
    section,
    label: SECTION_LABELS[section],
    entries: entries.filter((entry) => entry.section === section),
  })).filter(({ entries: of }) => of.length > 0);
}

export function useNav(): NavEntry[] {
  return allowedNav(useSession());
}
