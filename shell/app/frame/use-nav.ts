import { webModules } from '#modules/registry.web.ts';
import type { NavEntry } from '../../sdk/define-web-module.ts';
import { decideInSession } from '../../sdk/gate-session.ts';
import type { Session } from '../../sdk/session.ts';
import { useSession } from '../../sdk/use-session.ts';

const SECTIONS: readonly NavEntry['section'][] = ['work', 'learn', 'automate', 'account'];

/** Places this person can go to, in order. What a gate refuses is absent, never a dead control. */
export function allowedNav(session: Session): NavEntry[] {
  return webModules
    .flatMap((module) =>
      module.nav.filter((entry) => decideInSession([module.manifest.gate, entry.gate], session).allowed),
    )
    .sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.order - b.order);
}

export function useNav(): NavEntry[] {
  return allowedNav(useSession());
}
